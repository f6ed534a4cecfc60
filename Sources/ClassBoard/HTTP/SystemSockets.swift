// The socket calls of the module, some of which differ between Linux and Apple's systems.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct SystemSocket: Sendable {
    let descriptor: Int32

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// Ignores SIGPIPE, so a caller that closes its connection does not end this process.
    static func ignoreHangUps() { signal(SIGPIPE, SIG_IGN) }

    /// Makes a socket that listens on all addresses of the machine, or only on its loopback address. The port 0 stands
    /// for any free port. If listening fails, `socket` is `nil`, and `error` is the value of `errno`.
    static func listening(at port: UInt16, onlyHere: Bool) -> (socket: SystemSocket?, error: Int32) {
        // One socket serves IPv6 and IPv4 addresses. With `onlyHere`, or on a machine without IPv6, it serves only IPv4
        // addresses.
        if !onlyHere, let socket = make(AF_INET6) {
            socket.set(Int32(IPPROTO_IPV6), IPV6_V6ONLY, 0)
            var address = sockaddr_in6()
            address.sin6_family = sa_family_t(AF_INET6)
            address.sin6_port = port.bigEndian
            if socket.listens(at: &address) { return (socket, 0) }
            let error = errno
            socket.close()
            if error == EADDRINUSE || error == EACCES { return (nil, error) }
        }
        guard let socket = make(AF_INET) else { return (nil, errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = onlyHere ? UInt32(0x7F00_0001).bigEndian : 0
        if socket.listens(at: &address) { return (socket, 0) }
        let error = errno
        socket.close()
        return (nil, error)
    }

    static func calling(port: UInt16) -> SystemSocket? {
        guard let socket = make(AF_INET) else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            socket.close()
            return nil
        }
        return socket
    }

    private static func make(_ family: Int32) -> SystemSocket? {
        let descriptor = socket(family, stream, 0)
        guard descriptor >= 0 else { return nil }
        // A child process must not inherit the socket: it would keep the socket open.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return SystemSocket(descriptor: descriptor)
    }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private func listens<Address>(at address: inout Address) -> Bool {
        set(SOL_SOCKET, SO_REUSEADDR, 1)
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
            }
        } && listen(descriptor, 512) == 0
    }

    var port: UInt16 {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            let found = pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getsockname(descriptor, $0, &length)
            }
            guard found == 0 else { return 0 }
            // The port is at the same offset in IPv6 and IPv4 addresses.
            return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }

    func accepted() -> (socket: SystemSocket, address: String)? {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let caller = withUnsafeMutablePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(descriptor, $0, &length) }
        }
        guard caller >= 0 else { return nil }
        _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
        let socket = SystemSocket(descriptor: caller)
        socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        let address = withUnsafePointer(to: &storage) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { text(of: $0, length) }
        }
        return (socket, address ?? "?")
    }

    /// Waits until the socket can be read or written; returns false if the time runs out or waiting fails.
    func waits(toRead: Bool, milliseconds: Int) -> Bool {
        var ask = pollfd(fd: descriptor, events: Int16(toRead ? POLLIN : POLLOUT), revents: 0)
        while true {
            let found = poll(&ask, 1, Int32(clamping: max(0, milliseconds)))
            if found >= 0 { return found > 0 }
            if errno != EINTR { return false }
        }
    }

    /// Reads the bytes that have arrived, as many as fit into the buffer. Returns 0 if the connection has ended or is
    /// broken.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count >= 0 { return count }
            if errno != EINTR { return 0 }
        }
    }

    /// Writes as many of the bytes as the system accepts now, and returns their number, or -1 if the connection is
    /// broken.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int {
        while true {
            let count = send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
            if count >= 0 { return count }
            if errno == EAGAIN { return 0 }
            if errno != EINTR { return -1 }
        }
    }

    func endWriting() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Ends reading and writing, which wakes a thread that is waiting for the connection.
    func shutDown() { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

    func close() {
        #if canImport(Darwin)
        _ = Darwin.close(descriptor)
        #elseif canImport(Glibc)
        _ = Glibc.close(descriptor)
        #else
        _ = Musl.close(descriptor)
        #endif
    }
}

func words(ofError error: Int32) -> String { String(cString: strerror(error)) }

enum PortFailure {
    static func isTaken(_ error: Int32) -> Bool { error == EADDRINUSE }
}

/// Returns the machine's IPv4 addresses, except loopback and link-local addresses. The addresses of Ethernet and Wi-Fi
/// come first.
func localAddresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [(rank: Int, address: String)] = []
    var next = list
    while let entry = next?.pointee {
        next = entry.ifa_next
        guard let address = entry.ifa_addr, Int32(address.pointee.sa_family) == AF_INET,
            entry.ifa_flags & UInt32(IFF_UP) != 0, entry.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
            let text = text(of: address, socklen_t(MemoryLayout<sockaddr_in>.size)), !text.hasPrefix("169.254.")
        else { continue }
        let name = String(cString: entry.ifa_name)
        let isOfRoom = name.hasPrefix("en") || name.hasPrefix("eth") || name.hasPrefix("wl")
        if !found.contains(where: { $0.address == text }) { found.append((isOfRoom ? 0 : 1, text)) }
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(
        \.element.address)
}

private func text(of address: UnsafePointer<sockaddr>, _ length: socklen_t) -> String? {
    var host = [CChar](repeating: 0, count: 256)
    guard getnameinfo(address, length, &host, socklen_t(host.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
    let text = String(decoding: host.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    // The prefix `::ffff:` marks an IPv4 address that is mapped into IPv6.
    return text.hasPrefix("::ffff:") ? String(text.dropFirst(7)) : text
}
