import CurrycombSignals
import Synchronization

/// The failures of a request, or of a signal made of its reply.
public enum Fault: Error, Equatable, CustomStringConvertible {
    /// The service did not answer.
    case offline(String)
    /// The reply was empty.
    case empty
    /// The reply should have been a number.
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

/// A service on this machine that answers after some seconds of virtual time, by a closure, so that no test waits.
public final class Service: Sendable {
    /// The service's reply to a path.
    public struct Reply: Sendable {
        let seconds: Int
        let text: String?
        let failures: Int

        /// Replies with a text.
        ///
        /// - Parameters:
        ///   - seconds: the time that it takes, in seconds.
        ///   - text: the reply; left out, the path in capitals.
        ///   - failures: the number of failures at first, each as late as a reply.
        public static func after(_ seconds: Int, _ text: String? = nil, failing failures: Int = 0) -> Reply {
            Reply(seconds: seconds, text: text, failures: failures)
        }
    }

    private struct State {
        var log: [(time: Duration, event: String)] = []
        var asked: [String: Int] = [:]
        var fetches = 0
    }

    /// The time that the service lives in. Moving it lets replies come.
    public let clock: VirtualScheduler
    private let replies: [String: Reply]
    private let others: Reply
    private let state = Mutex(State())

    /// Makes a service without requests.
    ///
    /// - Parameters:
    ///   - replies: the replies, by path.
    ///   - others: the reply to all other paths.
    ///   - clock: the time to live in.
    public init(
        _ replies: [String: Reply] = [:], others: Reply = .after(1), clock: VirtualScheduler = VirtualScheduler()
    ) {
        self.replies = replies
        self.others = others
        self.clock = clock
    }

    /// The events, in order: `0 s: asked wax`, `3 s: answered wax`, `2 s: cancelled wax`.
    public var log: [String] { state.withLock { $0.log.map { Self.line($0.time, $0.event) } } }

    /// The log with cancelled requests before those sent in the same moment: the answer decides the order of the two.
    var story: [String] {
        let log = state.withLock(\.log)
        let moments = log.map { ($0.time, $0.event.hasPrefix("cancelled") ? 0 : 1) }
        return log.indices.sorted { (moments[$0].0, moments[$0].1, $0) < (moments[$1].0, moments[$1].1, $1) }
            .map { Self.line(log[$0].time, log[$0].event) }
    }

    /// Sends a request, at once. The closure takes the reply when it is there; the callback of the kind *closure*.
    ///
    /// - Parameters:
    ///   - path: the path to ask for.
    ///   - reply: takes the text or the failure; is called once at most.
    /// - Returns: the request, to cancel it.
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

    /// A request as a signal: it sends the request when it is observed, and cancels it after disposal.
    ///
    /// - Parameter path: the path to ask for.
    /// - Returns: a cold signal of the reply.
    public func fetch(_ path: String) -> AnySignal<String, Fault> {
        state.withLock { $0.fetches += 1 }
        return Ours.reply(to: path, from: self)
    }

    /// The number of calls of ``fetch(_:)``, in place of ``get(_:_:)``.
    var fetches: Int { state.withLock(\.fetches) }

    private func note(_ event: String) {
        let time = clock.now
        state.withLock { $0.log.append((time, event)) }
    }

    private static func line(_ time: Duration, _ event: String) -> String { "\(time.components.seconds) s: \(event)" }
}

/// A request under way.
public final class Request: Sendable {
    private let isOver = Mutex(false)
    private let timer = Mutex<Teardown?>(nil)
    private let cancelled: @Sendable () -> Void

    init(_ cancelled: @escaping @Sendable () -> Void) { self.cancelled = cancelled }

    /// Cancels the request. After the reply it does nothing.
    public func cancel() {
        guard end() else { return }
        timer.withLock { $0.take() }?()
        cancelled()
    }

    /// Ends the request, if it has not ended.
    func end() -> Bool {
        isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
    }

    func stop(with timer: Teardown) { self.timer.withLock { $0 = timer } }
}
