import CurrycombEffects
import Synchronization

/// A local service that replies after some seconds of virtual time, so no run really waits.
public final class Service: Sendable {
    /// The service's reply to a request.
    public struct Reply: Sendable {
        let seconds: Int
        let failures: Int

        /// Returns a reply that is the path in capitals.
        ///
        /// - Parameters:
        ///   - seconds: the time until the reply, in seconds.
        ///   - failures: the number of requests that fail first, each after `seconds`.
        public static func after(_ seconds: Int, failing failures: Int = 0) -> Reply {
            Reply(seconds: seconds, failures: failures)
        }
    }

    /// The error of a request to the service.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// The number of the request for the path, counted from 1.
        public let request: Int
        /// The path.
        public let path: String

        /// Makes the error of a request.
        public init(request: Int, path: String) { (self.request, self.path) = (request, path) }

        /// The error in words: `failure 1 of honey`.
        public var description: String { "failure \(request) of \(path)" }
    }

    private struct State {
        var log: [String] = []
        var asked: [String: Int] = [:]
        var isClosed = false
    }

    let clock = VirtualClock()
    private let replies: [String: Reply]
    private let state = Mutex(State())

    /// Makes a service that has received no requests. Its clock starts at 0 seconds.
    ///
    /// - Parameter replies: the replies, by path. A request for any other path is answered after 1 second.
    public init(_ replies: [String: Reply]) { self.replies = replies }

    /// The events, in order, such as `0 s: asked honey`, and then `3 s: answered honey`, `3 s: failed honey` or
    /// `2 s: cancelled honey`.
    public var log: [String] { state.withLock(\.log) }

    /// The number of seconds that have passed.
    public var seconds: Int { Int(clock.now.offset.components.seconds) }

    /// Sends a request at once, waits for the reply, and returns it: the path in capitals.
    ///
    /// - Throws: ``Failure``, or `CancellationError` if the request is cancelled.
    nonisolated(nonsending) public func get(_ path: String) async throws -> String {
        await waitIfClosed()
        let reply = replies[path] ?? .after(1)
        let request = state.withLock { state in
            state.asked[path, default: 0] += 1
            return state.asked[path] ?? 0
        }
        note("asked \(path)")
        do {
            try await clock.sleep(for: .seconds(reply.seconds))
        } catch {
            note("cancelled \(path)")
            throw error
        }
        guard request > reply.failures else {
            note("failed \(path)")
            throw Failure(request: request, path: path)
        }
        note("answered \(path)")
        return path.uppercased()
    }

    /// Waits for some seconds of virtual time.
    ///
    /// - Throws: `CancellationError` if the task is cancelled.
    nonisolated(nonsending) public func sleep(_ seconds: Int) async throws {
        await waitIfClosed()
        try await clock.sleep(for: .seconds(seconds))
    }

    /// Makes every later request and sleep wait forever: this stops endless work.
    func close() { state.withLock { $0.isClosed = true } }

    nonisolated(nonsending) private func waitIfClosed() async {
        if state.withLock(\.isClosed) { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
    }

    private func note(_ event: String) {
        state.withLock { $0.log.append("\(seconds) s: \(event)") }
    }
}
