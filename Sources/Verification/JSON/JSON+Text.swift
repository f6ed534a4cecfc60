extension JSON: CustomStringConvertible {
    /// The value as compact JSON text.
    public var description: String { text() }

    /// Returns the value as JSON text.
    ///
    /// Strings have only the escapes that JSON requires; numbers keep their digits.
    ///
    /// - Parameter pretty: true to put each element and member on its own line, indented by two spaces for each level.
    /// - Returns: text that parses to an equal value, unless it exceeds a limit of the parser.
    /// - Complexity: O(length of the text).
    public func text(pretty: Bool = false) -> String {
        String(decoding: utf8(pretty: pretty), as: UTF8.self)
    }

    /// Returns the value as JSON text in UTF-8; see ``text(pretty:)``.
    public func utf8(pretty: Bool = false) -> [UInt8] {
        var writer = JSONWriter(isPretty: pretty)
        writer.write(self, depth: 0)
        return writer.output
    }
}

private struct JSONWriter {
    let isPretty: Bool
    var output: [UInt8] = []

    mutating func write(_ json: JSON, depth: Int) {
        switch json.kind {
        case .null: output += "null".utf8
        case .bool: output += (json.bool == true ? "true" : "false").utf8
        case .number: output += (json.number?.description ?? "null").utf8
        case .string: write(json.string ?? "")
        case .array:
            let elements = json.elements ?? []
            wrap("[", "]", elements, depth: depth) { writer, element in writer.write(element, depth: depth + 1) }
        case .object:
            wrap("{", "}", json.members ?? [], depth: depth) { writer, member in
                writer.write(member.key)
                writer.output += (writer.isPretty ? ": " : ":").utf8
                writer.write(member.value, depth: depth + 1)
            }
        }
    }

    private mutating func wrap<Part>(
        _ opening: String, _ closing: String, _ parts: [Part], depth: Int, _ write: (inout Self, Part) -> Void
    ) {
        output += opening.utf8
        for (index, part) in parts.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            startLine(depth + 1)
            write(&self, part)
        }
        if !parts.isEmpty { startLine(depth) }
        output += closing.utf8
    }

    private mutating func startLine(_ depth: Int) {
        guard isPretty else { return }
        output.append(UInt8(ascii: "\n"))
        output += repeatElement(UInt8(ascii: " "), count: depth * 2)
    }

    private mutating func write(_ string: String) {
        output.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0x0A: output += "\\n".utf8
            case 0x0D: output += "\\r".utf8
            case 0x09: output += "\\t".utf8
            case ..<0x20:
                let digits = String(byte, radix: 16)
                output += "\\u".utf8
                output += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
                output += digits.utf8
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
