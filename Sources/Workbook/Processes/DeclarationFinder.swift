/// Finds the declaration to which a check refers in an answer.
package enum DeclarationFinder {
    private static let keywords: Set<Substring> = ["func", "let", "var", "struct", "enum", "class", "actor"]

    /// Returns the number of the first line that declares a name with one of the `keywords`, counted from 1; `nil` if
    /// no line does.
    ///
    /// If several declarations have the same base name, `name` also contains the labels: `words(containing:)`,
    /// `pipe(_:_:_:)`. If they have the same labels, too, `name` ends with a position: `partial(_:_:)#2`.
    package static func line(of name: String, in text: String) -> Int? {
        let parts = name.split(separator: "#", omittingEmptySubsequences: false)
        let base = parts[0].prefix { $0 != "(" }
        let labels = parts[0].dropFirst(base.count + 1).split(separator: ":").filter { $0 != ")" }.map(String.init)
        let hasLabels = base.count < parts[0].count
        var before = parts.count > 1 ? (Int(parts[1]) ?? 1) - 1 : 0
        for (index, line) in compilerLines(of: text).enumerated() {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
            // If one keyword follows another, as in `class func`, the last one counts.
            guard
                let keyword = words.indices.first(where: {
                    keywords.contains(words[$0]) && !($0 + 1 < words.count && keywords.contains(words[$0 + 1]))
                })
            else { continue }
            if words.prefix(keyword).contains(where: { $0.hasPrefix("//") }) { continue }
            guard words.dropFirst(keyword + 1).first == base else { continue }
            if hasLabels, Self.labels(in: text[words[keyword + 1].endIndex...]) != labels { continue }
            if before == 0 { return index + 1 }
            before -= 1
        }
        return nil
    }

    private static func labels(in text: Substring) -> [String] {
        var labels: [String] = []
        var (depth, expectsLabel) = (0, false)
        var isPastGenerics = false
        var label = ""
        var before: Character = " "
        for character in text {
            defer { before = character }
            switch character {
            case "(" where depth == 0: (depth, expectsLabel, isPastGenerics) = (1, true, true)
            case "(", "[", "{", "<": depth += 1
            case ">" where before == "-": break
            case ")" where depth == 1: return labels
            case ")", "]", "}", ">": depth -= 1
            case "," where depth == 1 && isPastGenerics: (expectsLabel, label) = (true, "")
            case _ where depth == 1 && expectsLabel:
                if character.isLetter || character.isNumber || character == "_" {
                    label.append(character)
                } else if !label.isEmpty {
                    labels.append(label)
                    (expectsLabel, label) = (false, "")
                }
            default: break
            }
        }
        return labels
    }
}
