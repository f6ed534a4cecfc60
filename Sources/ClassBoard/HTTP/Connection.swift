struct Connection {
    /// The maximum sizes, in bytes, and the maximum times, in milliseconds.
    struct Limits: Sendable {
        var head = 8 << 10
        var body = 256 << 10
        /// The time until a request begins.
        var idle = 15_000
        /// The time from the beginning of a request until its head is complete.
        var headTime = 5_000
        /// The time from the end of a request's head until its body is complete.
        var bodyTime = 30_000
        /// The time until a response has been sent.
        var answerTime = 15_000
    }

    enum Fault: Error, Equatable {
        /// The connection has ended, or no complete request arrived in time.
        case over
        case refused(Int)
    }

    let socket: SystemSocket
    let limits: Limits
    private var buffer: [UInt8] = []

    init(_ socket: SystemSocket, _ limits: Limits) {
        self.socket = socket
        self.limits = limits
    }

    mutating func request() throws(Fault) -> HTTPRequest {
        if buffer.isEmpty {
            guard fill(before: Deadline(milliseconds: limits.idle)) else { throw .over }
        }
        let deadline = Deadline(milliseconds: limits.headTime)
        var searched = 0
        var end: Int?
        while end == nil {
            end = Self.emptyLine(buffer, from: max(0, searched - 3))
            searched = buffer.count
            if let end, end > limits.head { throw .refused(431) }
            guard end == nil else { break }
            guard buffer.count <= limits.head else { throw .refused(431) }
            guard fill(before: deadline) else { throw .over }
        }
        guard let end, var request = HTTPRequest(head: buffer[..<end]) else { throw .refused(400) }
        buffer.removeFirst(end + 4)
        guard request.headers["transfer-encoding"] == nil else { throw .refused(411) }
        let length = request.length ?? 0
        guard length <= limits.body else { throw .refused(413) }
        if length > buffer.count {
            if request.headers["expect"]?.lowercased() == "100-continue" {
                guard write(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) else { throw .over }
            }
            let deadline = Deadline(milliseconds: limits.bodyTime)
            while buffer.count < length {
                guard fill(before: deadline) else { throw .over }
            }
        }
        request.body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        return request
    }

    private static func emptyLine(_ bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= 4, start <= bytes.count - 4 else { return nil }
        return (start...bytes.count - 4).first {
            bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
        }
    }

    private mutating func fill(before deadline: Deadline) -> Bool {
        guard socket.waits(toRead: true, milliseconds: deadline.remaining) else { return false }
        let start = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: 16 << 10))
        let count = buffer.withUnsafeMutableBytes { socket.read(into: .init(rebasing: $0[start...])) }
        buffer.removeLast((16 << 10) - count)
        return count > 0
    }

    func write(_ bytes: [UInt8]) -> Bool {
        let deadline = Deadline(milliseconds: limits.answerTime)
        var written = 0
        while written < bytes.count {
            guard socket.waits(toRead: false, milliseconds: deadline.remaining) else { return false }
            let count = bytes.withUnsafeBytes { socket.write(.init(rebasing: $0[written...])) }
            guard count >= 0 else { return false }
            written += count
        }
        return true
    }

    /// Ends the response, and then reads and ignores further bytes for up to a second. If the connection were closed at
    /// once, the client could lose the response.
    mutating func end() {
        socket.endWriting()
        let deadline = Deadline(milliseconds: 1_000)
        for _ in 0..<256 {
            buffer.removeAll(keepingCapacity: true)
            guard fill(before: deadline) else { return }
        }
    }
}

struct Deadline {
    private let end: ContinuousClock.Instant

    init(milliseconds: Int) { end = .now + .milliseconds(milliseconds) }

    var remaining: Int {
        let (seconds, attoseconds) = (end - .now).components
        return max(0, Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }
}
