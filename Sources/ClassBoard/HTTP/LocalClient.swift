struct LocalClient {
    let port: UInt16

    func ask(_ method: String, _ path: String, headers: [(String, String)] = [], body: [UInt8] = []) -> (
        status: Int, body: [UInt8]
    )? {
        guard let socket = SystemSocket.calling(port: port) else { return nil }
        defer { socket.close() }
        let extra = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: \(body.count)\r\n\(extra)Connection: close\r\n\r\n"
        guard Connection(socket, .init()).write(Array(head.utf8) + body) else { return nil }
        var answer: [UInt8] = []
        let deadline = Deadline(milliseconds: 30_000)
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while socket.waits(toRead: true, milliseconds: deadline.remaining) {
            let count = buffer.withUnsafeMutableBytes { socket.read(into: $0) }
            if count == 0 { break }
            answer += buffer[..<count]
        }
        return Self.parsed(answer)
    }

    private static func parsed(_ answer: [UInt8]) -> (status: Int, body: [UInt8])? {
        let words = answer.prefix(64).split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count == 3, let status = Int(String(decoding: words[1], as: UTF8.self)) else { return nil }
        var index = 0
        while index + 3 < answer.count {
            if answer[index...index + 3].elementsEqual([13, 10, 13, 10]) {
                return (status, Array(answer[(index + 4)...]))
            }
            index += 1
        }
        return nil
    }
}
