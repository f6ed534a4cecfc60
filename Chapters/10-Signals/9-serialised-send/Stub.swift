import Chapter10Signals
import Synchronization

struct Answer: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        todo("serialised")
    }
}

judge(Answer.self)
