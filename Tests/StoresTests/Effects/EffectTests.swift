import CurrycombEffects
import CurrycombSignals
import Testing

@testable import CurrycombStores

@Suite("An effect", .timeLimit(.minutes(60)))
struct EffectTests {
    struct Search: Equatable, Sendable {
        var text = ""
        var found: [String] = []
    }

    enum SearchAction: Equatable, Sendable {
        case type(String)
        case found(String)
        case failed(Oops)
        case stop
    }

    /// A search takes one second; a new search replaces the previous one.
    func searching(_ clock: VirtualClock) -> Reducer<Search, SearchAction> {
        .withEffects { state, action in
            switch action {
            case .type(let text):
                state.text = text
                let work = LazyTask<Void, Never>.sleep(for: .seconds(1), on: clock).map { text.uppercased() }
                return .task(work, named: "search") { .found($0) }
            case .found(let answer):
                state.found.append(answer)
                return .none
            case .failed: return .none
            case .stop: return .cancel("search")
            }
        }
    }

    /// Another thread handles the effect's action. If that thread were still at work, the last action would only be
    /// enqueued.
    @Test("after waitForEffects, an action is handled before dispatch returns")
    func idle() async {
        let counter = Reducer<Int, Bool>.withEffects { count, startsEffect in
            count += 1
            return startsEffect ? .task(LazyTask<Void, Never> { await Task.yield() }) { false } : .none
        }
        for _ in 0..<2000 {
            let store = Store(0, counter)
            store.dispatch(true)
            await store.waitForEffects()
            store.dispatch(false)
            #expect(store.state == 3)
        }
    }

    @Test("waitForEffects waits for an effect that starts later in the turn in which the last effect ends")
    func startedInTheSameTurn() async {
        let (first, second) = (Subject<Int, Never>(), Subject<Int, Never>())
        let store = Store(
            0,
            Reducer<Int, Int>.withEffects { state, action in
                state = action
                return action == 1 ? .signal(first) : action == 4 ? .signal(second) : .none
            })
        store.subscribe { [weak store] action, _ in
            if action == 2 {
                first.send(3)
                first.complete()
            }
            if action == 3 { store?.dispatch(4) }
        }
        store.dispatch(1)
        let waiter = Task { await store.waitForEffects() }
        while !store.isWaitedFor { await Task.yield() }
        store.dispatch(2)
        #expect(store.state == 4)
        #expect(store.isWaitedFor)
        second.complete()
        await waiter.value
    }

    @Test("sends its actions back; an effect of the same name replaces it")
    func latest() async {
        let clock = VirtualClock()
        let store = Store(Search(), searching(clock))
        store.dispatch(.type("a"))
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(500))
        store.dispatch(.type("ab"))
        // The first search was cancelled and sleeps no longer, so the sleeping task is that of the second search.
        while store.state.found.isEmpty {
            await clock.sleepers(1)
            clock.advance(by: .seconds(1))
            await store.waitForEffects()
        }
        #expect(store.state == Search(text: "ab", found: ["AB"]))
    }

    @Test("is cancelled by name, from a reducer and from outside; then none of its actions is reduced")
    func cancels() async {
        let clock = VirtualClock()
        let store = Store(Search(), searching(clock))
        let actions = store.actions.map { "\($0)" }.record()
        store.dispatch(.type("a"))
        await clock.sleepers(1)
        store.dispatch(.stop)
        await store.waitForEffects()
        store.dispatch(.type("b"))
        await clock.sleepers(1)
        store.cancelEffect(named: "search")
        await store.waitForEffects()
        clock.advance(by: .seconds(5))
        #expect(actions.words == "type(\"a\") stop type(\"b\")")
        store.cancelEffect(named: "search")
    }

    @Test("is cancelled when the store is released")
    func cancelledWithTheStore() async {
        let cancelled = Slot<CheckedContinuation<Void, Never>>()
        let clock = VirtualClock()
        await withCheckedContinuation { continuation in
            cancelled.content = continuation
            var store: Store<Int, Int>? = Store(
                0,
                .withEffects { _, _ in
                    .task(
                        LazyTask<Void, Never>.sleep(for: .seconds(1), on: clock)
                            .ensure(LazyTask<Void, Never> { cancelled.content?.resume() }).map { 1 })
                })
            store?.dispatch(1)
            Task { [store] in
                await clock.sleepers(1)
                _ = store
            }
            store = nil
        }
    }

    @Test("turns an error into an action; sends no action if its closure returns nil")
    func results() async {
        let store = Store(
            [SearchAction](),
            .withEffects { (state: inout [SearchAction], action: SearchAction) in
                state.append(action)
                switch action {
                case .type("good"): return .result(LazyTask<String, Oops>.of("x")) { _ in .found("x") }
                case .type("bad"):
                    return .result(LazyTask<String, Oops>.fail(.boom)) { result in
                        if case .failure(let error) = result { .failed(error) } else { nil }
                    }
                case .type("nothing"): return .task(LazyTask<Int, Never>.of(1)) { _ in nil }
                default: return .none
                }
            })
        for word in ["good", "bad", "nothing"] {
            store.dispatch(.type(word))
            await store.waitForEffects()
        }
        #expect(store.state == [.type("good"), .found("x"), .type("bad"), .failed(.boom), .type("nothing")])
    }

    @Test("sends actions in order, after the current action")
    func actions() async {
        let store = Store(
            [Int](),
            .withEffects { (state: inout [Int], action: Int) in
                state.append(action)
                return action == 0 ? .all(.send(1), .send(2).map { $0 * 10 }) : .none
            })
        store.dispatch(0)
        #expect(store.state == [0, 1, 20])
        await store.waitForEffects()
    }

    @Test("merge is a synonym for all")
    func merge() async {
        let store = Store(
            [Int](),
            .withEffects { (state: inout [Int], action: Int) in
                state.append(action)
                return action == 0 ? .merge(.send(1), .merge([.send(2), .send(3)])) : .none
            })
        store.dispatch(0)
        #expect(store.state == [0, 1, 2, 3])
        await store.waitForEffects()
    }

    @Test("of a signal sends each value until it ends or is cancelled; of an IO it runs at once")
    func signals() {
        let ticks = Subject<Int, Never>()
        let done = Log<Int>()
        let store = Store(
            [Int](),
            .withEffects { (state: inout [Int], action: Int) in
                state.append(action)
                switch action {
                case 0: return .all(.signal(ticks, named: "ticks"), .fireAndForget(IO { done.add(0) }))
                case 99: return .cancel("ticks").and(.fireAndForget(IO { done.add(99) }))
                case 50: return .signal(Signals.of(51, 52))
                default: return .none
                }
            })
        // The 7 is sent just before the effect is cancelled. So it is already in the queue, and the store must ignore
        // it.
        store.states.observe { if $0.last == 99 { ticks.send(7) } }
        ticks.send(1)
        store.dispatch(0)
        ticks.send(2)
        store.dispatch(50)
        ticks.send(3)
        store.dispatch(99)
        ticks.send(4)
        #expect(store.state == [0, 2, 50, 51, 52, 3, 99])
        #expect(done.all == [0, 99])
    }

    @Test("that sends endlessly many actions needs no deep stack")
    func manyActions() {
        let store = Store(
            0,
            .withEffects { (state: inout Int, action: Int) in
                state += 1
                return action > 0 ? .signal(Signals.just(action - 1)) : .none
            })
        store.dispatch(20_000)
        #expect(store.state == 20_001)
    }

    @Test("waitForEffects waits for effects of effects, and returns at once if there are none")
    func waitForEffects() async {
        let store = Store(
            [Int](),
            .withEffects { (state: inout [Int], action: Int) in
                state.append(action)
                return action > 0 ? .task(LazyTask { action - 1 }) : .none
            })
        await store.waitForEffects()
        store.dispatch(30)
        await store.waitForEffects()
        #expect(store.state == Array((0...30).reversed()))
    }
}

extension Store {
    fileprivate var isWaitedFor: Bool {
        let answer = Slot<Bool>()
        engine.send(.perform { answer.content = !$0.effectWaiters.isEmpty })
        return answer.content ?? false
    }
}
