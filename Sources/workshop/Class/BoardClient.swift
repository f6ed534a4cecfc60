import CurrycombWorkbook
import Foundation

package struct BoardAnswer: Equatable, Sendable {
    package var status: Int
    /// The number of seconds to wait before the next request; `nil` if the board does not ask for a wait.
    var retryAfter: Double?
    package var body: [UInt8] = []
    /// True if the response has the header that a class board adds to each response.
    package var isFromBoard = false
}

/// Sends requests to a class board over HTTP/1.1, without encryption and on a new connection each time.
package struct BoardClient: Sendable {
    /// The time limit of a request, in seconds. It does not include resolving the board's name.
    package var seconds: Double

    package init(seconds: Double = 10) { self.seconds = seconds }

    /// Sends a request, and returns the board's response, whatever its status.
    package func ask(
        _ place: BoardPlace, _ method: String, _ path: String, body: [UInt8] = [],
        now: Double = Date().timeIntervalSince1970
    ) throws(BoardFault) -> BoardAnswer {
        let socket = try BoardSocket.connected(to: place, seconds: seconds)
        defer { socket.disconnect() }
        // A header is ASCII, but the host name may be in another script. The name has already been resolved, and the
        // board ignores this header, so the header may contain any name.
        let host = place.description.utf8.allSatisfy { $0 < 0x80 } ? place.description : "board"
        let head = """
            \(method) \(path) HTTP/1.1\r
            Host: \(host)\r
            \(ClassWire.clockHeader): \(now)\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r

            """
        try socket.write(Array(head.utf8) + body)
        var bytes: [UInt8] = []
        while true {
            let more = try socket.read()
            bytes += more
            if let answer = try Self.answer(bytes, isWhole: more.isEmpty) { return answer }
        }
    }

    /// The maximum length of a response, in bytes. A board's responses to the workshop's requests are short.
    private static let longest = 64 << 10

    /// Parses a response; returns `nil` if it is not complete. If `isWhole` is true, the connection has ended and no
    /// more bytes follow.
    package static func answer(_ bytes: [UInt8], isWhole: Bool) throws(BoardFault) -> BoardAnswer? {
        guard bytes.count <= longest else { throw .notABoard }
        // The first bytes show whether the other side uses HTTP.
        guard "HTTP/1.".utf8.elementsEqual(bytes.prefix(7)) || bytes.count < 7 && !isWhole else {
            throw bytes.isEmpty ? .broken : .notABoard
        }
        guard let end = Data(bytes).firstRange(of: Data("\r\n\r\n".utf8)) else {
            if isWhole { throw .broken }
            return nil
        }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count >= 2, let status = Int(words[1]) else { throw .notABoard }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
        }
        // A board always sends the length of a response, so a chunked response cannot come from a board.
        guard headers["transfer-encoding"] == nil else { throw .notABoard }
        let body = bytes[end.upperBound...]
        let length = headers["content-length"].map { Int($0).flatMap { $0 < 0 ? nil : $0 } ?? .max }
        guard isWhole || length.map({ body.count >= $0 }) ?? false else { return nil }
        if let length, body.count < length { throw .broken }
        return BoardAnswer(
            status: status, retryAfter: headers["retry-after"].flatMap { Double($0) },
            body: Array(length.map { body.prefix($0) } ?? body), isFromBoard: headers["class-board"] != nil)
    }
}

package enum RoomOutcome: Equatable, Sendable {
    case there(ClassRoom)
    /// The server responds that there is no such room.
    case wrongWord
    case busy
    /// The board uses a newer protocol than this workshop.
    case newer
    case failed(BoardFault)
}

extension BoardClient {
    /// Checks whether a board answers at a place. If it does, the outcome is `wrongWord`, because the request names no
    /// room, or `busy` if the board accepts no requests at the moment.
    package func look(for place: BoardPlace) -> RoomOutcome {
        inTime { client in
            do throws(BoardFault) {
                // The request uses a wrong link to the projector's page, because a board does not count such a link as
                // a guess of the room's word. If it did, a class whose laptops share one address would use up its
                // guesses by checking every laptop.
                let answer = try client.ask(place, "GET", "/projector/doctor/state")
                guard answer.isFromBoard else { return .failed(.notABoard) }
                return answer.status == 404 ? .wrongWord : .busy
            } catch {
                return .failed(error)
            }
        }
    }

    /// Checks whether a room exists. If the board responds too late, or its name takes too long to resolve, the outcome
    /// is `failed(.timedOut)`.
    package func look(for room: RoomAddress) -> RoomOutcome { inTime { $0.looked(for: room) } }

    private func inTime(_ look: @escaping @Sendable (BoardClient) -> RoomOutcome) -> RoomOutcome {
        let outcome = Shared(RoomOutcome.failed(.timedOut))
        let done = DispatchSemaphore(value: 0)
        let client = self
        Thread.detachNewThread {
            outcome.value = look(client)
            done.signal()
        }
        _ = done.wait(timeout: .now() + seconds + 0.5)
        return outcome.value
    }

    private func looked(for room: RoomAddress) -> RoomOutcome {
        do throws(BoardFault) {
            let answer = try ask(room.board, "GET", ClassWire.room(room.word))
            switch answer.status {
            case 200:
                guard let room = try? JSONDecoder().decode(ClassRoom.self, from: Data(answer.body)) else {
                    return .failed(.notABoard)
                }
                return room.version > ClassWire.version ? .newer : .there(room)
            case 404: return .wrongWord
            case 429, 503: return .busy
            default: return .failed(.notABoard)
            }
        } catch {
            return .failed(error)
        }
    }
}
