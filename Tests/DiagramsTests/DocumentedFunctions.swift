import Foundation
import TestSupport

/// A public function that returns a signal, and the lines of its documentation.
struct DocumentedFunction {
    /// The name of the function with its labels, such as `merge(with:)` or `Signals.just(_:failure:)`.
    let name: String
    let documentation: Range<Int>

    static func all(in lines: [String]) -> [DocumentedFunction] {
        var functions: [DocumentedFunction] = []
        var owner = ""
        for (index, line) in lines.enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("extension ") { owner = text.hasPrefix("extension Signals ") ? "Signals." : "" }
            guard let start = text.range(of: #"^public (static )?func "#, options: .regularExpression) else { continue }
            var signature = String(text[start.upperBound...])
            var next = index + 1
            while !signature.contains("{"), next < lines.count {
                signature += " " + lines[next].trimmingCharacters(in: .whitespaces)
                next += 1
            }
            guard ["-> some Signal<", "-> ConnectableSignal<"].contains(where: signature.contains) else { continue }
            var top = index
            while top > 0, lines[top - 1].trimmingCharacters(in: .whitespaces).hasPrefix("@") { top -= 1 }
            let end = top
            while top > 0, lines[top - 1].trimmingCharacters(in: .whitespaces).hasPrefix("///") { top -= 1 }
            functions.append(DocumentedFunction(name: owner + name(signature), documentation: top..<end))
        }
        return functions
    }

    /// Returns the name in a signature: `merge(with:)` for `merge<Other: Signal>(with other: Other) -> …`.
    private static func name(_ signature: String) -> String {
        let base = signature.prefix { !"(<".contains($0) }.filter { $0 != "`" }
        var depth = 0
        var angles = 0
        var labels = ""
        var parameter = ""
        func label() { if let first = parameter.split(separator: " ").first { labels += first + ":" } }
        for character in signature.replacingOccurrences(of: "->", with: "  ") {
            // Outside parentheses, angle brackets contain generic parameters; inside parentheses, they are part of a
            // type.
            if depth == 0, character == "<" || character == ">" {
                angles += character == "<" ? 1 : -1
                continue
            }
            guard angles == 0 else { continue }
            switch character {
            case "(", "[", "{", "<":
                depth += 1
                if depth == 1 { continue }
            case ")", "]", "}", ">":
                depth -= 1
                if depth == 0 {
                    label()
                    return base + "(" + labels.replacingOccurrences(of: "::", with: ":") + ")"
                }
            case "," where depth == 1:
                label()
                parameter = ""
                continue
            default: break
            }
            if depth > 0 { parameter.append(character) }
        }
        return String(base)
    }
}
