import Foundation

/// A text with placeholders for values: `{file}`, `{count: one | other}` and `{if file: text | other text}`.
struct ScreenText: Sendable {
    private enum Part: Sendable {
        case text(String)
        case value(String)
        case choice(String, isCondition: Bool, [[Part]])
    }

    private var parts: [Part] = []
    /// The names of the values that the text uses.
    private(set) var names: [String] = []
    /// The mistakes in the text's placeholders.
    private(set) var problems: [String] = []

    init(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "{")) else {
            parts = [.text(text)]
            return
        }
        var rest = text[...]
        parts = alternatives(&rest, isInside: false)[0]
    }

    /// Reads a text up to its end or, inside a placeholder, up to the placeholder's end.
    private mutating func alternatives(_ rest: inout Substring, isInside: Bool) -> [[Part]] {
        var result: [[Part]] = [[]]
        var text = ""
        func close(isLast: Bool) {
            if isInside, result[result.count - 1].isEmpty { text.trimPrefix { $0 == " " } }
            while isInside, isLast, text.last == " " { text.removeLast() }
            if !text.isEmpty { result[result.count - 1].append(.text(text)) }
            text = ""
        }
        while let letter = rest.popFirst() {
            switch letter {
            case "{" where rest.first?.isLowercase == true:
                close(isLast: false)
                result[result.count - 1].append(part(&rest))
            case "|" where isInside:
                close(isLast: true)
                result.append([])
            case "}" where isInside:
                close(isLast: true)
                return result
            default: text.append(letter)
            }
        }
        close(isLast: isInside)
        if isInside { problems.append("A part that begins with { has no }.") }
        return result
    }

    private mutating func part(_ rest: inout Substring) -> Part {
        let words = rest.prefix { $0.isLetter || $0 == " " }
        rest.removeFirst(words.count)
        let isCondition = words.hasPrefix("if ")
        let name = String(isCondition ? words.dropFirst(3) : words)
        if !names.contains(name) { names.append(name) }
        switch rest.popFirst() {
        case "}" where !isCondition: return .value(name)
        case ":":
            let texts = alternatives(&rest, isInside: true)
            if !(isCondition ? 1...2 : 2...3).contains(texts.count) {
                problems.append("{\(words): …} has \(texts.count) alternatives.")
            }
            return .choice(name, isCondition: isCondition, texts)
        default:
            problems.append("{\(words) has no : or }.")
            return .text("{\(words)")
        }
    }

    /// Returns the text with its values.
    func filled(_ values: [String: Any?]) -> String { Self.filled(parts, values) }

    private static func filled(_ parts: [Part], _ values: [String: Any?]) -> String {
        var result = ""
        var skipsSpace = false
        for part in parts {
            switch part {
            case .text(let text): result += skipsSpace && text.hasPrefix(" ") ? text.dropFirst() : text[...]
            case .value(let name): result += string(values[name] ?? nil)
            case .choice(let name, let isCondition, let texts):
                let number = number(values[name] ?? nil)
                let chosen =
                    isCondition
                    ? number == 0 ? 1 : 0
                    : number == 0 && texts.count > 2 ? 0 : number == 1 ? texts.count - 2 : texts.count - 1
                let text = texts.indices.contains(chosen) ? filled(texts[chosen], values) : ""
                if text.isEmpty, result.last == " " { result.removeLast() }
                skipsSpace = text.isEmpty && result.isEmpty
                result += text
                continue
            }
            skipsSpace = false
        }
        return result
    }

    private static func string(_ value: Any?) -> String {
        switch value {
        case nil: ""
        case let list as [String]: list.joined(separator: ", ")
        case let error as any Error: error.localizedDescription
        case let value?: "\(value)"
        }
    }

    /// Returns the number that a value stands for: 0 if it is missing or empty.
    private static func number(_ value: Any?) -> Int {
        switch value {
        case nil: 0
        case let number as any BinaryInteger: Int(number)
        case let isTrue as Bool: isTrue ? 1 : 0
        case let list as [String]: list.count
        case let value?: "\(value)".isEmpty ? 0 : 1
        }
    }
}
