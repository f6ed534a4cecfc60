import Chapter10Signals
import Synchronization

// 10.9  One at a time
//
// Several threads send. If nobody is at work, the sender passes its value to the callback, and then all that came
// meanwhile. If one is at work, the sender leaves its value in a queue and returns.
//
//     let send = serialised { print($0) }
//     send(1)                               // prints 1 before it returns, where nobody is at work
//
// A Mutex keeps what several threads change. withLock lets one of them in, and returns what the
// closure returns.
//
//     let state = Mutex((waiting: [1], isAtWork: false))
//     state.withLock { $0.waiting.append(2) }
//     let first = state.withLock { $0.waiting.removeFirst() }
//
// An empty list of a type that you know only by name: [A]().

struct Answer: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        todo("serialised")
    }
}

judge(Answer.self)
