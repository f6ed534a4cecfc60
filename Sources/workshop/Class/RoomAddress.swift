import CurrycombWorkbook

package struct BoardPlace: Codable, Equatable, Sendable, CustomStringConvertible {
    /// The name or IP address; an IPv6 address has no square brackets here.
    package var host: String
    var port: Int

    package var description: String {
        let shown = host.contains(":") ? "[\(host)]" : host
        return port == ClassWire.port ? shown : "\(shown):\(port)"
    }

    /// Parses an address such as `192.168.1.20`, `laptop.local:8427`, `[fe80::1%en0]:8427` or `fe80::1`.
    package init?(_ text: some StringProtocol) {
        let ends = text.split(separator: ":", omittingEmptySubsequences: false)
        var host = String(text)
        var port: String?
        if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
            host = String(text[..<end].dropFirst())
            let rest = text[end...].dropFirst()
            guard rest.isEmpty || rest.hasPrefix(":"), host.contains(":") else { return nil }
            port = rest.isEmpty ? nil : String(rest.dropFirst())
        } else if ends.count == 2 {
            host = String(ends[0])
            port = String(ends[1])
        }
        guard (1...253).contains(host.utf8.count), host.utf8.allSatisfy(Self.mayStandInHost) else { return nil }
        guard let number = port.map({ Int($0) }) ?? ClassWire.port, (1...65_535).contains(number) else { return nil }
        self.host = host
        self.port = number
    }

    package init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    private static func mayStandInHost(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), UInt8(ascii: "%"):
            true
        // Bytes from 0x80 up belong to names in other scripts.
        default: byte >= 0x80
        }
    }
}

/// The address of a room of a class board, as a learner types it: `192.168.1.20:8427/calm-otter`.
package struct RoomAddress: Equatable, Sendable {
    package var board: BoardPlace
    package var word: String

    package init(board: BoardPlace, word: String) {
        self.board = board
        self.word = word
    }

    package enum Fault: Error, Equatable {
        /// The address names a board, but no room.
        case noWord
        case nonsense
    }

    /// Parses an address that the user typed or copied from a browser.
    package init(_ text: String) throws(Fault) {
        var rest = text[...]
        if rest.lowercased().hasPrefix("http://") { rest = rest.dropFirst("http://".count) }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        var parts = rest.split(separator: "/", omittingEmptySubsequences: false)
        if parts.count == 3, parts[1] == "rooms" { parts.remove(at: 1) }
        guard let first = parts.first, let board = BoardPlace(first), parts.count <= 2 else { throw .nonsense }
        // A single word without a dot or a colon is more likely a room's word than the name of a machine.
        guard parts.count == 2 else { throw first.contains(where: { ".:".contains($0) }) ? .noWord : .nonsense }
        let word = parts[1].lowercased()
        guard (1...ClassBounds.key).contains(word.utf8.count), word.utf8.allSatisfy(Self.mayStandInWord) else {
            throw .nonsense
        }
        self.board = board
        self.word = word
    }

    private static func mayStandInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
    }
}
