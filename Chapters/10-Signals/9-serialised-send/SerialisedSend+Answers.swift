import Dispatch
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

// MARK: - Wrong answers

package let serialisedSendWrong: KeyValuePairs<String, any Contract.Type> = [
    "oneQueue": OneQueue.self, "stranded": Stranded.self, "twoAtWork": TwoAtWork.self, "cutsIn": CutsIn.self,
    "elsewhere": Elsewhere.self, "perThread": PerThread.self,
    "silent": Silent.self, "stuck": Stuck.self, "doubled": Doubled.self, "kept": Kept.self, "blocks": Blocks.self,
    "overlaps": Overlaps.self, "dropped": Dropped.self, "lastFirst": LastFirst.self, "oneLeft": OneLeft.self,
    "clearedEarly": ClearedEarly.self, "neverFree": NeverFree.self, "newestOnly": NewestOnly.self,
]

/// The properties of a wrong answer, for `serialised(_:sharing:_:)`. All default values are right, except the value of
/// `endsApart`.
nonisolated private struct Way {
    var works = true
    var takesFlagBack = true
    /// True if a sender clears the flag only when it has forwarded exactly one value.
    var clearsAloneOnly = false
    var times = 1
    var queues = true
    var takesLast = false
    var keepsNewest = false
    var most = Int.max
    var looksAndSetsApart = false
    /// True if one `withLock` finds the queue empty, and another clears the flag.
    var endsApart = true
}

nonisolated private final class Queue: Sendable {
    let state = Mutex((waiting: [@Sendable () -> Void](), isAtWork: false))
    /// The one queue that all calls to `serialised(_:)` share, in a wrong answer.
    static let common = Queue()
}

nonisolated private func serialised<A: Sendable>(
    _ way: Way, sharing shared: Queue? = nil, _ receive: @escaping @Sendable (A) -> Void
) -> @Sendable (A) -> Void {
    let queue = shared ?? Queue()
    return { value in
        if way.looksAndSetsApart {
            queue.state.withLock { $0.waiting.append { receive(value) } }
            if queue.state.withLock({ $0.isAtWork }) { return }
            queue.state.withLock { $0.isAtWork = true }
        } else {
            let isMine = queue.state.withLock { state in
                if way.keepsNewest { state.waiting = [] }
                if way.queues || !state.isAtWork { state.waiting.append { receive(value) } }
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isMine, way.works else { return }
        }
        var count = 0
        while count < way.most,
            let next = queue.state.withLock({ state -> (@Sendable () -> Void)? in
                if state.waiting.isEmpty {
                    if !way.endsApart { state.isAtWork = false }
                    return nil
                }
                return way.takesLast ? state.waiting.removeLast() : state.waiting.removeFirst()
            })
        {
            count += 1
            for _ in 0..<way.times { next() }
        }
        if way.takesFlagBack, way.endsApart, !way.clearsAloneOnly || count == 1 {
            queue.state.withLock { $0.isAtWork = false }
        }
    }
}

private protocol Right: SerialisedSend {
    static var way: Way { get }
}

extension Right {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        Chapter10Signals.serialised(Self.way, receive)
    }
}

private struct Silent: Right { static var way: Way { Way(works: false) } }
private struct Stuck: Right { static var way: Way { Way(takesFlagBack: false) } }
private struct Doubled: Right { static var way: Way { Way(times: 2) } }
private struct Dropped: Right { static var way: Way { Way(queues: false) } }
private struct LastFirst: Right { static var way: Way { Way(takesLast: true) } }
private struct NewestOnly: Right { static var way: Way { Way(keepsNewest: true) } }
private struct NeverFree: Right { static var way: Way { Way(clearsAloneOnly: true) } }
private struct OneLeft: Right { static var way: Way { Way(most: 2) } }
private struct Stranded: Right { static var way: Way { Way() } }
private struct TwoAtWork: Right { static var way: Way { Way(looksAndSetsApart: true, endsApart: false) } }

private struct OneQueue: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        Chapter10Signals.serialised(Way(endsApart: false), sharing: .common, receive)
    }
}

private struct CutsIn: SerialisedSend {
    // Treats a thread that has emptied the queue as finished, although the thread still forwards the values.
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let state = Mutex((waiting: [A](), isAtWork: false))
        return { value in
            let isFree = state.withLock { state in
                if state.isAtWork { state.waiting.append(value) }
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isFree else { return }
            receive(value)
            let meanwhile = state.withLock { state in
                defer { state = ([], false) }
                return state.waiting
            }
            for value in meanwhile { receive(value) }
        }
    }
}

private struct ClearedEarly: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let state = Mutex((waiting: [A](), isAtWork: false))
        return { value in
            let isFree = state.withLock { state in
                if state.isAtWork { state.waiting.append(value) }
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isFree else { return }
            receive(value)
            while let next = state.withLock({ state -> A? in
                state.isAtWork = state.waiting.count > 1
                return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
            }) {
                receive(next)
            }
        }
    }
}

private struct PerThread: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let state = Mutex((waiting: [(thread: UInt, values: [A])](), isAtWork: false))
        return { value in
            let isMine = state.withLock { state in
                if let mine = state.waiting.firstIndex(where: { $0.thread == currentThread }) {
                    state.waiting[mine].values.append(value)
                } else {
                    state.waiting.append((currentThread, [value]))
                }
                defer { state.isAtWork = true }
                return !state.isAtWork
            }
            guard isMine else { return }
            while let next = state.withLock({ state -> A? in
                state.isAtWork = !state.waiting.isEmpty
                guard state.isAtWork else { return nil }
                defer { if state.waiting[0].values.isEmpty { state.waiting.removeFirst() } }
                return state.waiting[0].values.removeFirst()
            }) {
                receive(next)
            }
        }
    }
}

private struct Kept: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let sent = Mutex<[A]>([])
        return { value in
            let all = sent.withLock { sent in
                sent.append(value)
                return sent
            }
            all.forEach(receive)
        }
    }
}

private struct Blocks: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let lock = Mutex(())
        return { value in lock.withLock { _ in receive(value) } }
    }
}

private struct Overlaps: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void { receive }
}

private struct Elsewhere: SerialisedSend {
    func serialised<A: Sendable>(_ receive: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
        let queue = DispatchQueue(label: "sends")
        return { value in queue.async { receive(value) } }
    }
}
