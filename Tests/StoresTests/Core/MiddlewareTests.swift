import CurrycombSignals
import CurrycombStores
import Testing

@Suite("Middleware")
struct MiddlewareTests {
    typealias Ware = Middleware<Counter, CounterAction>

    @Test("reads the states before and after the actions that it forwards, the outermost first")
    func order() {
        let log = Log<String>()
        func logging(_ name: String) -> Ware {
            { store, next in
                { action in
                    log.add("\(name) before \(store.state.count)")
                    next(action)
                    log.add("\(name) after \(store.state.count)")
                }
            }
        }
        let store = Store(Counter(), counter, middleware: [logging("a"), logging("b")])
        store.dispatch(.add(1))
        #expect(log.all == ["a before 0", "b before 0", "b after 1", "a after 1"])
        let composed = Store(Counter(), counter, middleware: [combineMiddleware([logging("c"), logging("d")])])
        composed.dispatch(.add(1))
        #expect(log.all.suffix(4) == ["c before 0", "d before 0", "d after 1", "c after 1"])
    }

    @Test("forwards, drops, changes and doubles actions; receives its own dispatches later")
    func changes() {
        let rules: Ware = { store, next in
            { action in
                switch action {
                case .add(let number) where number < 0: break
                case .add(100): next(.add(1))
                case .add(2):
                    store.dispatch(.add(100))
                    next(action)
                    next(action)
                default: next(action)
                }
            }
        }
        let store = Store(Counter(), counter, middleware: [rules])
        let actions = store.actions.record()
        store.dispatch(.add(-5))
        store.dispatch(.add(2))
        #expect(actions.words == "add(2) add(2) add(1)")
        #expect(store.state.count == 5)
    }

    @Test("gets an action that another middleware dispatches during its creation; so does a journal")
    func dispatchWhileMade() throws {
        let seen = Log<Int>()
        let starting: Middleware<[Int], Int> = { store, next in
            store.dispatch(7)
            return { next($0) }
        }
        let watching: Middleware<[Int], Int> = { _, next in
            { action in
                seen.add(action)
                next(action)
            }
        }
        #expect(Store([], listing, middleware: [watching, starting]).state == [7])
        #expect(seen.all == [7])
        let folder = Folder()
        let journal = try Journal(at: folder.journal, [], listing, disk: .quick)
        let store = Store(journal, middleware: [starting])
        store.dispatch(8)
        journal.close()
        #expect(try reopen(folder).state == [7, 8])
    }

    @Test("may forward an action later: the action then has its own turn")
    func later() {
        let scheduler = VirtualScheduler()
        let delaying: Ware = { _, next in
            { action in
                if case .add = action { scheduler.schedule { next(action) } } else { next(action) }
            }
        }
        let store = Store(Counter(), counter, middleware: [delaying])
        store.dispatch(.add(1))
        #expect(store.state.count == 0)
        // The late action is passed to `next` while an observer is being notified of another action, so it must wait.
        let order = Log<String>()
        let first = store.actions.observe { [weak store] action in
            if case .rename = action { scheduler.run() }
            order.add("first \(action) \(store?.state.count ?? -1)")
        }
        store.actions.observe { order.add("second \($0)") }
        store.dispatch(.rename("n"))
        #expect(order.all == ["first rename(\"n\") 0", "second rename(\"n\")", "first add(1) 1", "second add(1)"])
        first.dispose()
    }

    @Test("does not keep the store, and its dispatches do nothing after the store's release")
    func noCycle() {
        let slot = Slot<StoreReference<Counter, CounterAction>>()
        let keeping: Ware = { store, next in
            slot.content = store
            return next
        }
        var store: Store? = Store(Counter(), counter, middleware: [keeping])
        weak var gone: Store<Counter, CounterAction>?
        gone = store
        slot.content?.dispatch(.add(3))
        #expect(store?.state.count == 3)
        store = nil
        slot.content?.dispatch(.add(4))
        #expect(gone == nil)
        #expect(slot.content?.state.count == 3)
    }
}
