import CurrycombSignals
import Synchronization

/// A failure of a request, or of a signal made from its reply.
public enum Fault: Error, Equatable, CustomStringConvertible {
    /// A request for this path failed.
    case offline(String)
    /// The reply was empty.
    case empty
    /// The reply is not a number.
    case notANumber(String)

    /// The error in words: `offline: wax`.
    public var description: String {
        switch self {
        case .offline(let path): "offline: \(path)"
        case .empty: "empty"
        case .notANumber(let text): "not a number: \(text)"
        }
    }
}

/// A local service that calls a closure with its reply after some seconds of virtual time, so that checks need not
/// wait.
public final class Service: Sendable {
    /// The service's reply to a request.
    public struct Reply: Sendable {
        let seconds: Int
        let text: String?
        let failures: Int

        /// Makes a reply that arrives after some seconds.
        ///
        /// - Parameters:
        ///   - seconds: the time until the reply, in seconds.
        ///   - text: the reply; by default, the path in capitals.
        ///   - failures: the number of requests that fail for each path before one succeeds; each fails after
        ///     `seconds`.
        public static func after(_ seconds: Int, _ text: String? = nil, failing failures: Int = 0) -> Reply {
            Reply(seconds: seconds, text: text, failures: failures)
        }
    }

    private struct State {
        var log: [(time: Duration, event: String)] = []
        var asked: [String: Int] = [:]
        var fetches = 0
    }

    /// The clock of the service. Advancing it makes replies arrive.
    public let clock: VirtualScheduler
    private let replies: [String: Reply]
    private let others: Reply
    private let state = Mutex(State())

    /// Makes a service that has not received any requests yet.
    ///
    /// - Parameters:
    ///   - replies: the replies, by path.
    ///   - others: the reply to all paths that `replies` does not contain.
    ///   - clock: the clock of the service.
    public init(
        _ replies: [String: Reply] = [:], others: Reply = .after(1), clock: VirtualScheduler = VirtualScheduler()
    ) {
        self.replies = replies
        self.others = others
        self.clock = clock
    }

    /// The events, in order, such as `0 s: asked wax`, and then `3 s: answered wax`, `3 s: failed wax` or
    /// `2 s: cancelled wax`.
    public var log: [String] { state.withLock { $0.log.map { Self.line($0.time, $0.event) } } }

    /// The log, in which cancellations come before other events of the same time. The answer decides whether it cancels
    /// one request before or after it sends another.
    var story: [String] {
        let log = state.withLock(\.log)
        let moments = log.map { ($0.time, $0.event.hasPrefix("cancelled") ? 0 : 1) }
        return log.indices.sorted { (moments[$0].0, moments[$0].1, $0) < (moments[$1].0, moments[$1].1, $1) }
            .map { Self.line(log[$0].time, log[$0].event) }
    }

    /// Sends a request at once and calls a closure with the reply. This is the *closure* kind of callback.
    ///
    /// - Parameters:
    ///   - path: the path to request.
    ///   - reply: called with the text or the failure, at most once.
    /// - Returns: the request, which can be cancelled until the reply arrives.
    public func get(_ path: String, _ reply: @escaping @Sendable (Result<String, Fault>) -> Void) -> Request {
        let plan = replies[path] ?? others
        let number = state.withLock { state in
            state.asked[path, default: 0] += 1
            return state.asked[path, default: 0]
        }
        note("asked \(path)")
        let request = Request { [self] in note("cancelled \(path)") }
        let timer = clock.schedule(after: .seconds(plan.seconds)) { [self] in
            guard request.end() else { return }
            if number <= plan.failures {
                note("failed \(path)")
                reply(.failure(.offline(path)))
            } else {
                note("answered \(path)")
                reply(.success(plan.text ?? path.uppercased()))
            }
        }
        request.stop(with: timer)
        return request
    }

    /// Returns a cold signal, which sends a request when it is observed and cancels the request at disposal.
    public func fetch(_ path: String) -> AnySignal<String, Fault> {
        state.withLock { $0.fetches += 1 }
        return Ours.reply(to: path, from: self)
    }

    /// The number of calls to ``fetch(_:)``; calls to ``get(_:_:)`` do not count.
    var fetches: Int { state.withLock(\.fetches) }

    private func note(_ event: String) {
        let time = clock.now
        state.withLock { $0.log.append((time, event)) }
    }

    private static func line(_ time: Duration, _ event: String) -> String { "\(time.components.seconds) s: \(event)" }
}

/// A request that was sent.
public final class Request: Sendable {
    private let isOver = Mutex(false)
    private let timer = Mutex<Teardown?>(nil)
    private let cancelled: @Sendable () -> Void

    init(_ cancelled: @escaping @Sendable () -> Void) { self.cancelled = cancelled }

    /// Cancels the request. A call after the reply and a second call have no effect.
    public func cancel() {
        guard end() else { return }
        timer.withLock { $0.take() }?()
        cancelled()
    }

    /// Ends the request and returns true if it had not ended before.
    func end() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }

    func stop(with timer: Teardown) { self.timer.withLock { $0 = timer } }
}
