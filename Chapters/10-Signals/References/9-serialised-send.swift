import Synchronization

private struct Answer: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let state = Mutex((waiting: [A](), isAtWork: false))
        return { value in
            let isMine = state.withLock { state in
                state.waiting.append(value)
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isMine else { return }
            while let next = state.withLock({ state -> A? in
                state.isAtWork = !state.waiting.isEmpty
                return state.isAtWork ? state.waiting.removeFirst() : nil
            }) {
                receive(next)
            }
        }
    }
}

package let serialisedSendReference: any SerialisedSend.Type = Answer.self
