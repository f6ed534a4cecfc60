// @unchecked: only one thread accesses a benchmark's counter.
import CurrycombSignals
import CurrycombStores
import Harness
import OpenCombine

/// A number to which the subscribers of every candidate add, without a lock or an exclusivity check.
struct Cell: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    init() { pointer.initialize(to: 0) }
    func add(_ value: Int) { pointer.pointee &+= value }
    /// Returns the number, and frees the memory.
    func take() -> Int {
        defer { pointer.deallocate() }
        return pointer.pointee
    }
}

/// Dispatches `n` actions to a store whose subscribers add up the counts.
enum Ours {
    static func dispatch(_ n: Int, subscribers: Int) -> Int {
        let store = Store(Counting()) { state, action in reduce(&state, action) }
        let sum = Cell()
        for _ in 0..<subscribers { store.states.observe { sum.add($0.count) } }
        for number in 0..<n { store.dispatch(CountingAction.add(number)) }
        return sum.take()
    }

    static func watched(_ n: Int, subscribers: Int) -> Int {
        let store = Store(Counting()) { state, action in reduce(&state, action) }
        let sum = Cell()
        for _ in 0..<subscribers { store.subscribe { _, state in sum.add(state.count) } }
        for number in 0..<n { store.dispatch(CountingAction.add(number)) }
        return sum.take()
    }
}

/// A store written by hand for just these types and one thread, without reentrancy or a way to remove subscribers.
enum Closures {
    final class Store {
        var state: Counting
        let reduce: (inout Counting, CountingAction) -> Void
        var observers: [(Counting) -> Void] = []

        init(_ state: Counting, _ reduce: @escaping (inout Counting, CountingAction) -> Void) {
            self.state = state
            self.reduce = reduce
        }

        func dispatch(_ action: CountingAction) {
            reduce(&state, action)
            for observer in observers { observer(state) }
        }
    }

    static func dispatch(_ n: Int, subscribers: Int) -> Int {
        let store = Store(Counting()) { state, action in reduce(&state, action) }
        let sum = Cell()
        for _ in 0..<subscribers { store.observers.append { sum.add($0.count) } }
        for number in 0..<n { store.dispatch(.add(number)) }
        return sum.take()
    }
}

/// A store around a `CurrentValueSubject`, which is common in apps that use Combine.
enum Combine {
    final class Store<State, Action> {
        let states: CurrentValueSubject<State, Never>
        let reduce: (inout State, Action) -> Void

        init(_ state: State, _ reduce: @escaping (inout State, Action) -> Void) {
            states = CurrentValueSubject(state)
            self.reduce = reduce
        }

        func dispatch(_ action: Action) {
            var state = states.value
            reduce(&state, action)
            states.send(state)
        }
    }

    static func dispatch(_ n: Int, subscribers: Int) -> Int {
        let store = Store<Counting, CountingAction>(Counting()) { state, action in reduce(&state, action) }
        let sum = Cell()
        let subscriptions = (0..<subscribers).map { _ in store.states.sink { sum.add($0.count) } }
        for number in 0..<n { store.dispatch(.add(number)) }
        return withExtendedLifetime(subscriptions) { sum.take() }
    }
}
