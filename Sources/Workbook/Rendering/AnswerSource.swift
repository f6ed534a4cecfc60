/// The parts of an answer's file that a learner compares with the solution.
package enum AnswerSource {
    /// A function, property or type, with the code between its braces.
    package struct Member: Equatable {
        package let name: String
        /// The lines between the braces, without their common indentation; the whole member if it has no braces, or has
        /// them on one line.
        package let body: [String]
    }

    /// The line that separates our version from the wrong answers below it. `answer` and `telling` leave out the wrong
    /// answers.
    package static let border = "// MARK: - Wrong answers"

    private static func ours(_ text: String) -> String {
        text.firstRange(of: "\n\(border)\n").map { String(text[...$0.lowerBound]) } ?? text
    }

    /// Returns a line without a `private` at its start. On a declaration outside of types, `private` has no effect in a
    /// program of one file.
    private static func withoutPrivate(_ line: String) -> String {
        line.hasPrefix("private ") ? String(line.dropFirst("private ".count)) : line
    }

    /// Returns the file as an answer to the exercise: with the call to `judge`, and without the parts that only the
    /// chapter uses.
    package static func answer(_ text: String, importing module: String) -> String {
        let text = ours(text)
        var lines: [String] = text.contains("import \(module)\n") ? [] : ["import \(module)"]
        for block in blocks(text) where !isRegister(block) {
            if lines.count == 1, block.first?.contains("import ") == false { lines.append("") }
            lines += block.map(withoutPrivate)
        }
        lines = trimmed(lines)
        if !lines.contains(where: { $0.hasPrefix("judge(") }) { lines += ["", "judge(Answer.self)"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the code inside the answer's type, without imports, comment lines, `private` outside of types and the
    /// call to `judge`.
    ///
    /// If a file contains other declarations besides the answer's type, all declarations are kept whole.
    package static func telling(_ text: String) -> String {
        var lines = blocks(ours(text)).filter { !isRegister($0) }.flatMap { $0 }.map(withoutPrivate)
        lines.removeAll { line in
            let start = line.drop { $0 == " " || $0 == "\t" }
            return start.hasPrefix("//") || start.hasPrefix("import ") || line.hasPrefix("judge(")
                || line.hasPrefix("@testable import ")
        }
        lines = trimmed(lines)
        if let first = lines.first, first.split(separator: " ").prefix(3).contains("struct"), first.hasSuffix("{"),
            lines.dropFirst().firstIndex(where: { $0.hasPrefix("}") }) == lines.count - 1
        {
            lines = trimmed(Array(lines.dropFirst().dropLast()))
        }
        return moved(lines).joined(separator: "\n")
    }

    /// Returns the members in a text that `telling` returned, in order; `nil` if there are none, one of them has no
    /// name, or two have the same name.
    package static func members(_ text: String) -> [Member]? {
        var members: [Member] = []
        var names: Set<String> = []
        for block in blocks(text) where block.contains(where: { !$0.isEmpty }) {
            let lines = trimmed(block)
            guard let name = name(lines.joined(separator: " ")), names.insert(name).inserted else {
                return nil
            }
            if let open = lines.firstIndex(where: { $0.hasSuffix("{") }), lines.count > open + 1, lines.last == "}" {
                members.append(Member(name: name, body: moved(Array(lines[(open + 1)...].dropLast()))))
            } else {
                members.append(Member(name: name, body: lines))
            }
        }
        return members.isEmpty ? nil : members
    }

    /// Returns true if two answers are the same except for white space and the word `return`, which Swift does not
    /// require before a single expression.
    package static func areSame(_ left: String, _ right: String) -> Bool {
        func words(_ text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).filter { $0 != "return" }.joined()
        }
        return words(left) == words(right)
    }

    // MARK: - Parsing by indentation

    /// Divides a text into blocks: each begins with a line without indentation, and includes the lines after it that
    /// are empty, are indented, or begin with a bracket or a dot.
    private static func blocks(_ text: String) -> [[String]] {
        var blocks: [[String]] = []
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for line in lines.map({ String($0).trimmedEnd }) {
            // No declaration begins with an opening bracket or a dot, so such a line belongs to the block, although it
            // is not indented.
            let belongs = line.isEmpty || " \t})]{([.".contains(line.first ?? " ")
            if belongs, !blocks.isEmpty {
                blocks[blocks.count - 1].append(line)
            } else {
                blocks.append([line])
            }
        }
        return blocks
    }

    /// Returns true if a block is the line that registers a solution:
    /// `package let composeTwoReference: any ComposeTwo.Type = Answer.self`. In an author's course, `package` may be
    /// missing.
    private static func isRegister(_ block: [String]) -> Bool {
        let first = block.first ?? ""
        let declaration = first.hasPrefix("package ") ? first.dropFirst("package ".count) : first[...]
        return declaration.hasPrefix("let ") && first.hasSuffix(".Type = Answer.self")
    }

    private static func name(_ declaration: String) -> String? {
        let words = declaration.split { " (<:={".contains($0) }
        guard
            let keyword = words.firstIndex(where: {
                ["func", "var", "let", "struct", "enum", "typealias"].contains($0)
            })
        else { return words.first == "init" ? "init" : nil }
        return words.dropFirst(keyword + 1).first.map(String.init)
    }

    private static func moved(_ lines: [String]) -> [String] {
        let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(min(margin, $0.count))) }
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where !(line.isEmpty && (result.last ?? "").isEmpty) { result.append(line) }
        while result.last == "" { result.removeLast() }
        return result
    }
}
