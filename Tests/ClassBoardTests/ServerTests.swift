import CurrycombWorkbook
import Foundation
import Synchronization
import Testing

@testable import CurrycombClassBoard

struct ServerTests {
    private func serving(
        limits: Connection.Limits = .init(), capacity: HTTPServer.Capacity = .init(),
        answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse = {
            HTTPResponse(200, "\($0.method) \($0.path) \($0.body.count)")
        },
        _ body: (HTTPServer) throws -> Void
    ) throws {
        let socket = try #require(SystemSocket.listening(at: 0, onlyHere: true).socket)
        let server = HTTPServer(socket, limits: limits, capacity: capacity, answer: answer)
        server.start()
        defer { server.stop() }
        try body(server)
    }

    private func send(_ text: String, to server: HTTPServer) throws -> String {
        let socket = try #require(SystemSocket.calling(port: server.port))
        defer { socket.close() }
        _ = Connection(socket, .init()).write(Array(text.utf8))
        socket.endWriting()
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while socket.waits(toRead: true, milliseconds: 20_000) {
            let count = buffer.withUnsafeMutableBytes { socket.read(into: $0) }
            if count == 0 { break }
            answer += buffer[..<count]
        }
        return String(decoding: answer, as: UTF8.self)
    }

    @Test func aConnectionServesSeveralRequests() throws {
        try serving { server in
            let two = "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabcGET /b HTTP/1.1\r\n\r\n"
            let answer = try send(two, to: server)
            #expect(answer.contains("POST /a 3") && answer.contains("GET /b 0"))
            let closed = try send("GET /a HTTP/1.1\r\nConnection: close\r\n\r\nGET /b HTTP/1.1\r\n\r\n", to: server)
            #expect(closed.contains("GET /a 0") && !closed.contains("GET /b"))
            let head = try send("HEAD /a HTTP/1.1\r\nConnection: close\r\n\r\n", to: server)
            #expect(head.contains("Content-Length: 9") && head.hasSuffix("\r\n\r\n"))
            let length = "Content-Length: \t3 \r\nConnection: close\r\n\r\n"
            let spaced = try send("POST /a HTTP/1.1\r\n" + length + "abc", to: server)
            #expect(spaced.contains("POST /a 3"))
        }
    }

    @Test func invalidAndOversizedRequestsAreRejected() throws {
        try serving { server in
            let long = String(repeating: "x", count: 20_000)
            for (request, status) in [
                ("nonsense\r\n\r\n", 400), ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
                ("GET nowhere HTTP/1.1\r\n\r\n", 400),
                ("POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n", 400),
                ("POST / HTTP/1.1\r\nContent-Length : 5\r\n\r\nabcde", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
                ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400),
                ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
                ("GET /\(long) HTTP/1.1\r\n\r\n", 431), ("GET / HTTP/1.1\r\nA: \(long)", 431), (long, 431),
                ("POST / HTTP/1.1\r\nContent-Length: 300000\r\n\r\n" + long, 413),
                ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n0\r\n\r\n", 411),
            ] {
                let answer = try send(request, to: server)
                #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(request.prefix(40)): \(answer.prefix(40))")
            }
            #expect(try send("GET /still HTTP/1.1\r\n\r\n", to: server).contains("GET /still"))
        }
    }

    @Test func slowConnectionsAreClosed() throws {
        let limits = Connection.Limits(idle: 50, headTime: 50, bodyTime: 50)
        try serving(limits: limits) { server in
            for beginning in ["", "GET / HT", "POST / HTTP/1.1\r\nContent-Length: 10\r\n\r\nabc"] {
                let socket = try #require(SystemSocket.calling(port: server.port))
                _ = Connection(socket, .init()).write(Array(beginning.utf8))
                var byte: [UInt8] = [0]
                #expect(socket.waits(toRead: true, milliseconds: 20_000), "the connection is closed")
                #expect(byte.withUnsafeMutableBytes { socket.read(into: $0) } == 0)
                socket.close()
            }
        }
    }

    @Test func connectionsOverCapacityAreAskedToRetry() throws {
        try serving(capacity: .init(connections: 1)) { server in
            let first = try #require(SystemSocket.calling(port: server.port))
            _ = Connection(first, .init()).write(Array("GET /a HTTP/1.1\r\n\r\n".utf8))
            #expect(first.waits(toRead: true, milliseconds: 20_000))
            let answer = try send("", to: server)
            #expect(answer.hasPrefix("HTTP/1.1 503 ") && answer.contains("Retry-After: 5"))
            first.close()
        }
    }

    @Test func localAddressesExcludeLoopback() {
        #expect(!localAddresses().contains { $0.hasPrefix("127.") || $0.contains(":") })
    }

    /// Two hundred learners send three events each, without pauses. Meanwhile, the test copies the journal.
    @Test func aLargeClassLosesNoEvents() throws {
        let folder = Folder()
        let board = try Board(folder.board, .fixture, most: 200) { 1_760_000_000 }
        // All requests come from one address. With its usual limits, the board would refuse most of the newcomers.
        var speeds = BoardSite.Speeds()
        speeds.perAddress.burst = 1_000
        speeds.joinings.burst = 200
        let site = BoardSite(board, assets: .none, speeds: speeds)
        let path = "/rooms/\(board.room.word)/events"
        let copies = folder.path + "/copy"
        try FileManager.default.createDirectory(atPath: copies, withIntermediateDirectories: true)
        let acknowledged = Mutex<[String: Int]>([:])
        let scripts = (0..<200).map { number in
            var script = Script("a", number)
            script.join("Learner \(number)")
            script.open("2.1")
            script.fail("2.1", "swapped")
            return script
        }
        var atTheCopy: [String: Int] = [:]
        try serving(answer: { site.answer($0) }) { server in
            let half = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                DispatchQueue.concurrentPerform(iterations: 8) { lane in
                    for number in stride(from: lane, to: scripts.count, by: 8) {
                        for event in scripts[number].events {
                            let answer = LocalClient(port: server.port).ask("POST", path, body: Script.lines([event]))
                            guard answer?.status == 200 else { continue }
                            acknowledged.withLock { $0[event.learner] = event.number }
                        }
                        if number == 100 { half.signal() }
                    }
                }
                half.signal()
            }
            half.wait()
            // Copies the data that would remain if the process were killed at this moment.
            atTheCopy = acknowledged.withLock { $0 }
            try FileManager.default.copyItem(atPath: folder.board.journal, toPath: copies + "/board.journal")
            half.wait()
        }
        #expect(acknowledged.withLock { $0.count { $0.value == 3 } } == 200)
        let killed = try Board(BoardFolder(path: copies), .fixture)
        #expect(!atTheCopy.isEmpty)
        for (learner, number) in atTheCopy { #expect((killed.state.learners[learner]?.received ?? 0) >= number) }
        killed.close()
        let state = board.state
        board.close()
        let again = try Board(folder.board, .fixture)
        #expect(again.state == state && state.learners.count == 200)
        #expect(Told.now(state, .fixture, at: 1_760_000_000).map(\.learners.count) == [200])
        again.close()
    }
}

extension Script {
    init(_ letter: Character, _ number: Int) { self.init(id: "\(letter)00000\(1000 + number)") }
}
