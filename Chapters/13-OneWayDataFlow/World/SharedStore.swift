internal import Dispatch
internal import Synchronization

/// A store to which many threads may dispatch: it handles their actions one at a time.
package final class SharedStore<State: Sendable, Action>: Sendable {
    private let content: Mutex<State>
    private let reducer: @Sendable (State, Action) -> State

    package init(_ start: State, _ reducer: @escaping @Sendable (State, Action) -> State) {
        content = Mutex(start)
        self.reducer = reducer
    }

    package var state: State { content.withLock { $0 } }

    package func dispatch(_ action: Action) { content.withLock { $0 = reducer($0, action) } }
}

extension Ours {
    /// Returns the final number if two threads both read a number and then both write that number plus one.
    package static func lostUpdate(_ number: Int) -> Int {
        var shared = number
        let (first, second) = (shared, shared)
        shared = first + 1
        shared = second + 1
        return shared
    }

    /// Returns the final state of a store to which several loops, which may run at the same time, dispatch actions.
    /// Each of the `threads` loops dispatches `times` actions, and each action adds 1.
    package static func countedTogether(threads: Int, times: Int) -> Int {
        let store = SharedStore(0) { (count: Int, amount: Int) in count + amount }
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for _ in 0..<times { store.dispatch(1) }
        }
        return store.state
    }
}
