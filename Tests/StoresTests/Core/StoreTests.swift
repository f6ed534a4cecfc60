import CurrycombSignals
import CurrycombStores
import Testing

@Suite("A store")
struct StoreTests {
    @Test("reduces dispatched actions, and sends observers the current state first")
    func basics() {
        let store = Store(Counter()) { (state, action: CounterAction) in
            switch action {
            case .add(let number): state.count += number
            case .rename(let name): state.name = name
            }
        }
        let counts = store.signal(\.count).record()
        let doubled = store.signal { $0.count * 2 }.record()
        let states = store.states.map(\.count).record()
        let actions = store.actions.map { "\($0)" }.record()
        store.dispatch(.add(2))
        store.dispatch(.rename("n"))
        store.dispatch(.add(3))
        #expect(store.state == Counter(count: 5, name: "n"))
        #expect(counts.words == "0 2 5")
        #expect(doubled.words == "0 4 10")
        #expect(states.words == "0 2 2 5")
        #expect(actions.words == "add(2) rename(\"n\") add(3)")
    }

    @Test("reports each action with its number and the states before and after")
    func transitions() {
        let store = Store(Counter(), counter)
        store.dispatch(.add(1))
        let seen = store.transitions.map { "\($0.number): \($0.before.count)→\($0.after.count)" }.record()
        let pairs = Log<String>()
        let subscription = store.subscribe { pairs.add("\($0) \($1.count)") }
        store.dispatch(.add(2))
        store.dispatch(.add(3))
        subscription.dispose()
        store.dispatch(.add(4))
        #expect(seen.words == "2: 1→3 3: 3→6 4: 6→10")
        #expect(pairs.all == ["add(2) 3", "add(3) 6"])
    }

    @Test("handles an observer's dispatch after the current action: all observers receive the same order")
    func reentrant() {
        let store = Store([Int]()) { (state, action: Int) in state.append(action) }
        store.states.observe { [weak store] state in
            if let last = state.last, last < 3 { store?.dispatch(last + 1) }
        }
        let second = store.states.map { $0.map(String.init).joined() }.record()
        let actions = store.actions.record()
        store.dispatch(1)
        #expect(second.words == " 1 12 123")
        #expect(actions.words == "1 2 3")
    }

    @Test("reports a waiting action to an observer that subscribes before the action is reduced")
    func observedBeforeItsTurn() {
        let store = Store(Counter(), counter)
        let seen = Log<CounterAction>()
        store.states.observe { state in
            guard state.count == 1 else { return }
            store.dispatch(.add(10))
            store.actions.observe { seen.add($0) }
        }
        store.dispatch(.add(1))
        #expect(seen.all == [.add(10)])
    }

    @Test("handles a reducer's dispatch after the current action")
    func reentrantReducer() {
        final class Holder: Sendable {
            let store = Slot<Store<[Int], Int>>()
        }
        let holder = Holder()
        let store = Store([Int]()) { (state, action: Int) in
            if action < 3 { holder.store.content?.dispatch(action + 1) }
            state.append(action)
        }
        holder.store.content = store
        store.dispatch(1)
        #expect(store.state == [1, 2, 3])
        holder.store.content = nil
    }

    @Test("loses no action of eight threads, keeps each thread's order, and shows no half-updated state")
    func stress() async {
        struct Ledger: Sendable, Equatable {
            var entries: [Int] = []
            var sum = 0
        }
        let store = Store(Ledger()) { (state, action: Int) in
            state.entries.append(action)
            state.sum += action
        }
        let torn = Tally()
        let told = Log<Int>()
        store.states.observe { told.add($0.entries.count) }
        await onThreads(8) { thread in
            for number in 0..<300 {
                store.dispatch(thread * 1000 + number)
                let state = store.state
                if state.entries.reduce(0, +) != state.sum { torn.add() }
            }
        }
        #expect(torn.value == 0)
        #expect(told.all == Array(0...2400))
        for thread in 0..<8 {
            #expect(store.state.entries.filter { $0 / 1000 == thread } == (0..<300).map { thread * 1000 + $0 })
        }
    }

    @Test("has properties that change together, and only when their part of the state changes")
    func properties() {
        let store = Store(Counter(), counter)
        let count = store.property(\.count)
        let isEven = store.property { $0.count % 2 == 0 }
        let told = isEven.record()
        let both = count.combine(with: isEven) { "\($0)\($1 ? "e" : "o")" }.record()
        store.dispatch(.add(1))
        store.dispatch(.rename("n"))
        store.dispatch(.add(2))
        #expect(count.value == 3)
        #expect(told.words == "true false")
        #expect(both.words == "0e 1o 3o")
    }

    @Test("completes its signals and properties when it is released, even with observers")
    func completesAtRelease() {
        var store: Store? = Store(Counter(), counter)
        weak var gone: Store<Counter, CounterAction>?
        gone = store
        let states = store!.states.map(\.count).record()
        let actions = store!.actions.record()
        let property = store!.property(\.count)
        let told = property.record()
        let whole = store!.property
        let derived = whole.map(\.count).record()
        store!.dispatch(.add(1))
        store = nil
        #expect(gone == nil)
        #expect(derived.words == "0 1 |")
        #expect(whole.value.count == 1)
        #expect(states.words == "0 1 |")
        #expect(actions.words == "add(1) |")
        #expect(told.words == "0 1 |")
        #expect(property.value == 1)
    }

    @Test("may be released while it notifies")
    func releasedWhileNotifying() {
        let holder = Slot<Store<Counter, CounterAction>>()
        let store = Store(Counter(), counter)
        holder.content = store
        let states = store.states.map(\.count).record()
        func run(_ store: consuming Store<Counter, CounterAction>) { store.dispatch(.add(1)) }
        store.signal(\.count).observe { if $0 == 1 { holder.content = nil } }
        run(store)
        #expect(states.words.hasPrefix("0 1"))
    }

    @Test("can be set to another state, in order with the actions")
    func replace() {
        let store = Store(Counter(), counter)
        let counts = store.signal(\.count).record()
        let actions = store.actions.record()
        store.replace(with: Counter(count: 40))
        store.dispatch(.add(2))
        #expect(counts.words == "0 40 42")
        #expect(actions.words == "add(2)")
    }

    @Test("can be observed by name together with all other stores, even later ones", .timeLimit(.minutes(60)))
    func allStores() async {
        let seen = Log<String>()
        let own = ["first", "Other \(#line)"]
        let first = Store(Counter(), counter, name: own[0])
        let subscription = subscribeToAllStores { if own.contains($0.store) { seen.add("\($0)") } }
        first.dispatch(.add(1))
        let second = Store(Counter(), counter, name: own[1])
        second.dispatch(.rename("x"))
        first.dispatch(.add(2))
        await wait { seen.all.count >= 3 }
        subscription.dispose()
        first.dispatch(.add(3))
        #expect(seen.all == ["first: add(1)", "\(own[1]): rename(\"x\")", "first: add(2)"])
        #expect(Store(Counter(), counter).name == "Counter")
    }
}
