import Foundation
import Synchronization

/// An HTTP server with limits that suit a classroom. Each connection has a thread and deadlines, so a slow client does
/// not block others.
final class HTTPServer: Sendable {
    struct Capacity: Sendable {
        var connections = 600
        /// The maximum number of connections from one address. The loopback address may use all connections.
        var connectionsPerAddress = 64
    }

    let port: UInt16
    private let socket: SystemSocket
    private let limits: Connection.Limits
    private let capacity: Capacity
    private let answer: @Sendable (HTTPRequest) -> HTTPResponse
    private let callers = Mutex(Callers())

    private struct Callers {
        var open: [Int32: SystemSocket] = [:]
        var counts: [String: Int] = [:]
        var isStopped = false
    }

    /// Makes a server. Several threads call `answer` at the same time.
    init(
        _ socket: SystemSocket, limits: Connection.Limits = .init(), capacity: Capacity = .init(),
        answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) {
        self.socket = socket
        self.limits = limits
        self.capacity = capacity
        self.answer = answer
        port = socket.port
    }

    func start() {
        SystemSocket.ignoreHangUps()
        spawn { self.acceptAll() }
    }

    func stop() {
        callers.withLock {
            $0.isStopped = true
            for socket in $0.open.values { socket.shutDown() }
        }
        socket.shutDown()
    }

    private func spawn(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.stackSize = 1 << 20
        thread.start()
    }

    private func acceptAll() {
        defer { socket.close() }
        while !callers.withLock({ $0.isStopped }) {
            guard socket.waits(toRead: true, milliseconds: 500) else { continue }
            guard let (caller, address) = socket.accepted() else {
                // If no descriptor is free, the next attempt would fail at once, too, so the thread waits a moment.
                Thread.sleep(forTimeInterval: 0.05)
                continue
            }
            guard admit(caller, address) else {
                _ = Connection(caller, limits).write(HTTPResponse.tooMuch(503, again: 5).bytes(keepsAlive: false))
                caller.close()
                continue
            }
            spawn { self.serve(caller, address) }
        }
    }

    private func admit(_ caller: SystemSocket, _ address: String) -> Bool {
        callers.withLock {
            let isOwn = address == "127.0.0.1" || address == "::1"
            guard !$0.isStopped, $0.open.count < capacity.connections,
                isOwn || $0.counts[address, default: 0] < capacity.connectionsPerAddress
            else { return false }
            $0.open[caller.descriptor] = caller
            $0.counts[address, default: 0] += 1
            return true
        }
    }

    private func serve(_ caller: SystemSocket, _ address: String) {
        var connection = Connection(caller, limits)
        serveAll(&connection, address)
        callers.withLock {
            $0.open[caller.descriptor] = nil
            $0.counts[address, default: 1] -= 1
            if $0.counts[address] == 0 { $0.counts[address] = nil }
            // The socket is closed last, under the same lock: once it is closed, the system may give its descriptor's
            // number to a new connection.
            caller.close()
        }
    }

    private func serveAll(_ connection: inout Connection, _ address: String) {
        while true {
            do throws(Connection.Fault) {
                var request = try connection.request()
                request.address = address
                let response = answer(request)
                let keeps = request.keepsAlive && !response.closes
                var bytes = response.bytes(keepsAlive: keeps)
                if request.method == "HEAD" { bytes.removeLast(response.body.count) }
                guard connection.write(bytes) else { return }
                if !keeps { return connection.end() }
            } catch {
                if case .refused(let status) = error {
                    _ = connection.write(HTTPResponse(status, Say.reason(status) + "\n").bytes(keepsAlive: false))
                    connection.end()
                }
                return
            }
        }
    }
}
