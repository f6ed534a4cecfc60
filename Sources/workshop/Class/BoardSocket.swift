#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

package enum BoardFault: Error, Equatable {
    /// The name is unknown, or it could not be resolved.
    case noSuchHost
    /// The machine answers, but no program listens on the port.
    case refused
    /// The machine cannot be reached, for example because this laptop is on no network, or on a different one.
    case noWay
    case timedOut
    /// The connection failed before the response was complete.
    case broken
    case notABoard
}

/// A TCP connection with a time limit for everything but the system's name resolution.
struct BoardSocket {
    typealias Moment = ContinuousClock.Instant

    private let descriptor: Int32
    private let end: Moment

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// Connects to the first of the host's addresses, IPv4 or IPv6, that accepts the connection. `seconds` is the time
    /// limit of the connection, writing and reading included.
    static func connected(to place: BoardPlace, seconds: Double) throws(BoardFault) -> BoardSocket {
        // Without this call, writing to a connection that the board has closed would end this process.
        signal(SIGPIPE, SIG_IGN)
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        hints.ai_socktype = stream
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(place.host, "\(place.port)", &hints, &list) == 0, let list else { throw .noSuchHost }
        defer { freeaddrinfo(list) }
        let addresses = Array(sequence(first: list) { $0.pointee.ai_next })
        let end = Moment.now + .seconds(seconds)
        var fault = BoardFault.noWay
        for (index, address) in addresses.enumerated() {
            // This address gets an equal share of the remaining time, because an address that does not answer must
            // leave time for the others.
            let share = (end - .now) / Double(addresses.count - index)
            do throws(BoardFault) {
                return try connected(to: address.pointee, within: share, before: end)
            } catch {
                // Any fault takes precedence over `noWay`, which may concern only an address of the other IP version.
                // `refused` takes precedence over all other faults.
                if fault == .noWay || error == .refused { fault = error }
            }
        }
        throw fault
    }

    private static func connected(
        to address: addrinfo, within time: Duration, before end: Moment
    ) throws(BoardFault) -> BoardSocket {
        let descriptor = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        guard descriptor >= 0 else { throw .noWay }
        let socket = BoardSocket(descriptor: descriptor, end: end)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        do throws(BoardFault) {
            guard connect(descriptor, address.ai_addr, address.ai_addrlen) != 0 else { return socket }
            guard errno == EINPROGRESS || errno == EINTR else { throw Self.fault(errno) }
            guard socket.waits(toRead: false, before: .now + time) else { throw .timedOut }
            var error: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            _ = getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length)
            guard error == 0 else { throw Self.fault(error) }
            return socket
        } catch {
            socket.disconnect()
            throw error
        }
    }

    private static func fault(_ error: Int32) -> BoardFault {
        switch error {
        case ECONNREFUSED: .refused
        case ETIMEDOUT: .timedOut
        default: .noWay
        }
    }

    func write(_ bytes: [UInt8]) throws(BoardFault) {
        var written = 0
        while written < bytes.count {
            guard waits(toRead: false, before: end) else { throw .timedOut }
            let count = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress! + written, $0.count - written, 0) }
            if count > 0 {
                written += count
            } else if errno != EAGAIN, errno != EINTR {
                throw .broken
            }
        }
    }

    /// Waits for bytes, and returns those that have arrived. The array is empty at the end of the connection.
    func read() throws(BoardFault) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            guard waits(toRead: true, before: end) else { throw .timedOut }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count >= 0 { return Array(buffer.prefix(count)) }
            guard errno == EAGAIN || errno == EINTR else { throw .broken }
        }
    }

    private func waits(toRead: Bool, before end: Moment) -> Bool {
        var ask = pollfd(fd: descriptor, events: Int16(toRead ? POLLIN : POLLOUT), revents: 0)
        while true {
            let (seconds, attoseconds) = (end - .now).components
            let left = seconds * 1000 + attoseconds / 1_000_000_000_000_000
            let found = poll(&ask, 1, Int32(clamping: max(0, left)))
            if found >= 0 { return found > 0 }
            guard errno == EINTR else { return false }
        }
    }

    func disconnect() { close(descriptor) }
}
