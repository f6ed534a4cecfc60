import Chapter10Signals
import Synchronization

// 10.9  One at a time
//
// Several threads send values. The thread that calls `send(…)` is the sender. A thread is *at
// work* while it passes values to the callback. If no thread is at work, the sender first
// passes its own value to the callback. Then the sender also passes all values from the queue
// to the callback. If a thread is already at work, the sender only adds its value to the queue
// and returns.
//
//     let send = serialised { print($0) }
//     send(1)                               // prints 1 before it returns, if no thread is at work
//
// A Mutex protects a value that several threads change. In `withLock`, only one thread at a
// time can use this value. `withLock` returns the result of its closure.
//
//     let state = Mutex((waiting: [1], isAtWork: false))
//     state.withLock { $0.waiting.append(2) }
//     let first = state.withLock { $0.waiting.removeFirst() }
//
// `[A]()` is an empty list for values of type A.

struct Answer: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        todo("serialised")
    }
}

judge(Answer.self)
