extension JSONNode {
    /// Reads a tree that `text` wrote; `nil` if the bytes are incomplete or cannot be read.
    init?(_ bytes: some Sequence<UInt8>) {
        var reader = JSONReader(bytes: Array(bytes))
        guard let node = reader.node(depth: 0), reader.isAtEnd else { return nil }
        self = node
    }
}

private struct JSONReader {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    mutating func node(depth: Int) -> JSONNode? {
        guard depth < 100 else { return nil }
        if take("{") { return object(depth: depth) }
        if take("[") { return array(depth: depth) }
        if take("\"") { return stringBody().map(JSONNode.string) }
        if take(word: "null") { return .null }
        if take(word: "true") { return .bool(true) }
        if take(word: "false") { return .bool(false) }
        return number()
    }

    private mutating func object(depth: Int) -> JSONNode? {
        var members: [(key: String, value: JSONNode)] = []
        if take("}") { return .object(members) }
        repeat {
            guard take("\""), let key = stringBody(), take(":"), let value = node(depth: depth + 1) else { return nil }
            members.append((key, value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func array(depth: Int) -> JSONNode? {
        var nodes: [JSONNode] = []
        if take("]") { return .array(nodes) }
        repeat {
            guard let value = node(depth: depth + 1) else { return nil }
            nodes.append(value)
        } while take(",")
        return take("]") ? .array(nodes) : nil
    }

    private mutating func number() -> JSONNode? {
        let start = position
        while position < bytes.count, "+-.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSONNode.number)
    }

    private mutating func stringBody() -> String? {
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard position < bytes.count else { return nil }
                let escape = bytes[position]
                position += 1
                switch escape {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "r"): text.append(0x0D)
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "u"):
                    guard position + 4 <= bytes.count,
                        let code = UInt8(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
                    else { return nil }  // `text` escapes only control characters with `\u`
                    text.append(code)
                    position += 4
                default: text.append(escape)
                }
            default: text.append(byte)
            }
        }
        return nil
    }
}
