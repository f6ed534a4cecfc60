import CurrycombWorkbook
import Foundation
import Testing

@testable import CurrycombWorkshop

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A server on a free port of this machine whose responses come from a closure. If a response is `nil`, the server
/// sends nothing, and keeps the connection open.
final class LoopbackServer: Sendable {
    let port: Int
    let requests = Shared<[String]>([])

    #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
    #else
    private static let stream = SOCK_STREAM
    #endif

    /// Returns a port on which a server no longer listens.
    static func closedPort() throws -> Int {
        let (descriptor, port) = try listening()
        // No thread waits in `accept` on this descriptor. If a thread did, it would take the connections of the next
        // socket that gets the same number.
        close(descriptor)
        return port
    }

    private static func listening() throws -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isOpen else { throw POSIXError(.EIO) }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    init(_ answer: @escaping @Sendable (_ request: String) -> String?) throws {
        let (descriptor, port) = try Self.listening()
        self.port = port
        signal(SIGPIPE, SIG_IGN)
        let requests = requests
        Thread.detachNewThread {
            while true {
                let caller = accept(descriptor, nil, nil)
                guard caller >= 0 else { return }
                Self.serve(caller, requests, answer)
            }
        }
    }

    private static func serve(
        _ caller: Int32, _ requests: Shared<[String]>, _ answer: (String) -> String?
    ) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = Data(bytes).firstRange(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).lowercased()
                let length = head.split(separator: "content-length: ").last?.prefix { $0.isNumber }
                if bytes.count - end.upperBound >= length.flatMap({ Int($0) }) ?? 0 { break }
            }
            let count = recv(caller, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        let text = String(decoding: bytes, as: UTF8.self)
        requests.value += [text]
        // If there is no response, the connection stays open, and the client waits until its own time limit.
        guard let bytes = answer(text).map({ Array($0.utf8) }) else { return }
        _ = send(caller, bytes, bytes.count, 0)
        close(caller)
    }

    var place: BoardPlace { BoardPlace(host: "127.0.0.1", port: port) }
    var room: RoomAddress {
        get throws { try RoomAddress("127.0.0.1:\(port)/calm-otter") }
    }

    static func events(in request: String) -> Int {
        request.utf8.split(separator: UInt8(ascii: "\n")).count { $0.first == UInt8(ascii: "{") }
    }

    static func http(_ status: Int, _ body: String, _ headers: String = "") -> String {
        "HTTP/1.1 \(status) X\r\n\(headers)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    static let here = http(200, "{\"version\":1,\"course\":\"Currycomb\",\"title\":\"Bees\"}")
}

@Suite struct BoardClientTests {
    private func outcome(_ answer: String?, seconds: Double = 30) throws -> RoomOutcome {
        let server = try LoopbackServer { _ in answer }
        return BoardClient(seconds: seconds).look(for: try server.room)
    }

    @Test func aRoomIsRequestedAsSpecified() throws {
        let server = try LoopbackServer { _ in LoopbackServer.here }
        #expect(BoardClient().look(for: try server.room) == .there(ClassRoom(title: "Bees")))
        let request = try #require(server.requests.value.first)
        #expect(request.hasPrefix("GET /rooms/calm-otter HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nClass-Clock: "))
    }

    @Test func hostNamesAreResolved() throws {
        let server = try LoopbackServer { _ in LoopbackServer.here }
        let room = try RoomAddress("localhost:\(server.port)/calm-otter")
        #expect(BoardClient().look(for: room) == .there(ClassRoom(title: "Bees")))
    }

    @Test func eachFailureIsReported() throws {
        #expect(try outcome(LoopbackServer.http(404, "")) == .wrongWord)
        #expect(try outcome(LoopbackServer.http(429, "", "Retry-After: 3\r\n")) == .busy)
        #expect(try outcome(LoopbackServer.http(200, "<html>Log in</html>")) == .failed(.notABoard))
        #expect(try outcome(LoopbackServer.http(302, "")) == .failed(.notABoard))
        #expect(try outcome("SSH-2.0-OpenSSH\r\n") == .failed(.notABoard))
        #expect(try outcome("") == .failed(.broken))
        #expect(try outcome("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx") == .failed(.broken))
        #expect(try outcome("HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\nhello") == .failed(.broken))
        #expect(
            try outcome(LoopbackServer.http(200, "{\"version\":2,\"course\":\"C\",\"title\":\"T\"}")) == .newer)
        #expect(try outcome(nil, seconds: 0.1) == .failed(.timedOut))
    }

    @Test func aClosedPortHasNoRoom() throws {
        let closed = try LoopbackServer.closedPort()
        let room = try RoomAddress("127.0.0.1:\(closed)/calm-otter")
        // No server listens on this port. If another program has begun to use the port, it is not a class board either.
        #expect(BoardClient(seconds: 5).look(for: room) != .there(ClassRoom(title: "Bees")))
    }

    @Test func theRetryAfterHeaderIsParsed() throws {
        let answer = try BoardClient.answer(
            Array(LoopbackServer.http(503, "later", "retry-after: 12\r\n").utf8), isWhole: false)
        #expect(answer == BoardAnswer(status: 503, retryAfter: 12, body: Array("later".utf8)))
        #expect(try BoardClient.answer(Array("HTTP/1.1 200 OK\r\n".utf8), isWhole: false) == nil)
        #expect(try BoardClient.answer(Array("HT".utf8), isWhole: false) == nil)
    }

    /// A request of more than 100 KB, sent over a real connection.
    @Test func aLargeBatchIsReceived() throws {
        let room = try ClassRoomFolder()
        let server = try LoopbackServer { request in
            let lines = LoopbackServer.events(in: request)
            return LoopbackServer.http(200, "{\"received\":\(lines)}")
        }
        var member = room.member
        member.board = server.place
        try room.folder.join(member)
        let hand = RaisedHand(exercise: "2.1", answer: String(repeating: "é", count: 20_000), verdict: "", question: "")
        room.note(.joined(name: "Ada"), .hand(hand), .hand(hand), .hand(hand))
        var sender = ClassSender(room.folder)
        let isSent = sender.sendAll(within: 60) == .idle
        #expect(isSent)
        #expect(room.folder.received(of: member.word) == 4)
        #expect(server.requests.value.first?.hasPrefix("POST /rooms/calm-otter/events HTTP/1.1\r\n") == true)
    }
}
