import Chapter10Signals
import Synchronization

// 10.9  One at a time
//
// Several threads send. Values are handed on one at a time, and whoever comes while somebody is at work leaves its value
// in a queue, and goes. A Mutex keeps what several threads change; withLock lets one of them in.
//
//     let state = Mutex((waiting: [1], isAtWork: false))
//     state.withLock { $0.waiting.append(2) }
//     let first = state.withLock { $0.waiting.removeFirst() }
//
//     let send = serialised { print($0) }
//     send(1)                               // prints 1, from any thread

struct Answer: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        todo("serialised")
    }
}

judge(Answer.self)
