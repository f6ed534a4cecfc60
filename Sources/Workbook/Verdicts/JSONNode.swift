/// JSON as a tree: the form of verdicts, and of the reports from a check's process to its supervisor.
///
/// Loading Foundation would delay the start of every check, so this small reader and writer replace its JSON coders.
package enum JSONNode: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([(key: String, value: JSONNode)])

    package static func == (left: JSONNode, right: JSONNode) -> Bool { left.text == right.text }

    package static func optional(_ text: String?) -> JSONNode { text.map(JSONNode.string) ?? .null }
    package static func optional(_ number: Int?) -> JSONNode { number.map { .number(Double($0)) } ?? .null }

    subscript(key: String) -> JSONNode {
        guard case .object(let members) = self else { return .null }
        return members.first { $0.key == key }?.value ?? .null
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var int: Int? { number.flatMap { Int(exactly: $0) } }
    var array: [JSONNode] { if case .array(let nodes) = self { nodes } else { [] } }

    // MARK: - Writing

    package var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Int(exactly: value).map(String.init) ?? (value.isFinite ? "\(value)" : "null")
        case .string(let value): Self.write(value, to: &text)
        case .array(let nodes):
            text += "["
            for (index, node) in nodes.enumerated() {
                if index > 0 { text += "," }
                node.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                Self.write(member.key, to: &text)
                text += ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
