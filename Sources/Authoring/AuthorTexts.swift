import CurrycombWorkbook
import CurrycombWorkshop

/// The text of a contract: its requirements, and the worked examples in its comments.
struct ContractText {
    /// A worked example of the form `` `words("a b")` is `["a", "b"]` ``.
    struct Example: Equatable {
        let line: Int
        let call: String
        let value: String
    }

    let names: Set<String>
    /// The examples that call a requirement and state its value without a condition, in the order of the file.
    let examples: [Example]

    init?(_ check: AuthorCheck) {
        guard let contract = check.contract, let file = check.contractFile, let text = check.workspace.text(file)
        else { return nil }
        self.init(contract, in: text)
    }

    /// Parses the contract with this name; `nil` if the text does not declare it.
    init?(_ contract: String, in text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.contains("protocol \(contract):") }) else { return nil }
        let end = lines[start...].firstIndex(of: "}") ?? lines.endIndex
        var names: Set<String> = []
        var examples: [Example] = []
        for (index, line) in zip(start..., lines[start..<end]) {
            if let requirement = line.firstMatch(of: /^    (?:[a-z@][\w()]* )*(?:func|var) (\w+)/) {
                names.insert(String(requirement.1))
            }
            guard line.trimmingPrefix(while: \.isWhitespace).hasPrefix("///") else { continue }
            for example in line.matches(of: /`(\w+\([^`]*\))` is `([^`]+)`/) {
                // A value that is followed by a word such as "or" or "if" is not always the result, as in
                // `is … if nobody called before`.
                let rest = line[example.range.upperBound...]
                if rest.prefixMatch(of: /,? (?:or|if|when|where|unless)\b/) != nil { continue }
                examples.append(Example(line: index + 1, call: String(example.1), value: String(example.2)))
            }
        }
        self.names = names
        self.examples = examples.filter { example in names.contains(String(example.call.prefix { $0 != "(" })) }
    }
}

/// The code between the braces of a function in the solution.
struct AnswerBody {
    let name: String
    /// The code without whitespace, backticks, and the braces of a closure that is returned.
    let code: String
    let tokens: Int

    /// Returns the bodies of the multi-line functions in top-level types, from code in the format of `swift format`.
    static func all(in code: String) -> [AnswerBody] {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index in
            guard let head = lines[index].firstMatch(of: /^    (?:[a-z@][\w()]* )*func (\w+)/),
                let opening = lines[index...].firstIndex(where: { $0.hasSuffix("{") || $0.hasSuffix("}") }),
                lines[opening].hasSuffix("{"), let end = lines[opening...].firstIndex(of: "    }"), opening < end
            else { return nil }
            let text = lines[(opening + 1)..<end].joined(separator: "\n")
            var body = bare(text)
            // A hint may omit the braces of a closure that is returned.
            if body.hasPrefix("{"), body.hasSuffix("}") { body = String(body.dropFirst().dropLast()) }
            let tokens = text.matches(of: /\w+|[^\w\s]/).count
            return AnswerBody(name: String(head.1), code: body, tokens: tokens)
        }
    }

    static func bare(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "`" } }
}

struct StubText {
    private let lines: [Substring]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// Returns the requirements that `Answer` already implements, with their lines. If the stub has a `todo` outside
    /// `Answer`, returns none, because an `Answer` that only forwards calls to the learner's code has no `todo`.
    func answered(of requirements: Set<String>) -> [(name: String, line: Int)] {
        guard let start = lines.firstIndex(where: { $0.contains(/^\S.*\bAnswer:/) }) else { return [] }
        let end = lines[start...].firstIndex(of: "}") ?? lines.endIndex
        guard !(lines[..<start] + lines[end...]).contains(where: Self.isOpen) else { return [] }
        return (start..<end).compactMap { index in
            let head = lines[index].firstMatch(of: /^    (?:[a-z@][\w()]* )*(?:func|var|let) (\w+)/)
            guard let name = head.map({ String($0.1) }), requirements.contains(name) else { return nil }
            let isOneLine = lines[index].hasSuffix("}")
            let close = isOneLine ? index : lines[index..<end].firstIndex(of: "    }") ?? end - 1
            return lines[index...close].contains(where: Self.isOpen) ? nil : (name, index + 1)
        }
    }

    private static func isOpen(_ line: Substring) -> Bool {
        line.contains("todo(") && !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
    }
}

/// A program that prints, for each worked example, the solution's value and the value in the comment.
struct ExampleProgram {
    struct Difference: Equatable {
        let example: ContractText.Example
        let got: String
    }

    let text: String
    private let places: [Int: Int]
    private let examples: [ContractText.Example]

    private static let mark = "\u{1F}"

    init(_ examples: [ContractText.Example], answer: String) {
        var lines = [
            "#if canImport(Darwin)", "import func Darwin.fflush", "#elseif canImport(Musl)", "import func Musl.fflush",
            "#else", "import func Glibc.fflush", "#endif",
        ]
        lines += answer.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            .filter { !$0.hasPrefix("judge(") }
        lines += [
            "func compareExample<T>(_ number: Int, _ got: () throws -> T, _ said: () throws -> T) {",
            "    func told(_ value: () throws -> T) -> String {",
            "        do { return Tour.described(try value()) } catch { return \"throws \" + Tour.described(error) }",
            "    }",
            "    print(\"\\u{1F}\", number, told(got), told(said), separator: \"\\u{1F}\", terminator: \"\\u{1F}\\n\")",
            // Without this line, the output would be lost if the next example stopped the program.
            "    fflush(nil)",
            "}",
        ]
        var places: [Int: Int] = [:]
        for (number, example) in examples.enumerated() {
            lines.append(
                "extension Answer { func example\(number)() { "
                    + "compareExample(\(number), { try \(example.call) }, { try \(example.value) }) } }")
            places[lines.count] = number
        }
        for number in examples.indices {
            // Each example gets a new `Answer`, so it does not depend on changes by earlier examples.
            lines.append("Answer().example\(number)()")
            places[lines.count] = number
        }
        text = lines.joined(separator: "\n") + "\n"
        self.places = places
        self.examples = examples
    }

    /// Returns the examples on lines that the compiler did not reject; `nil` if it rejected no line, or if it rejected
    /// a line without an example.
    func without(_ refused: [Int]) -> [ContractText.Example]? {
        let numbers = refused.map { places[$0] }
        guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
        return examples.indices.filter { !numbers.contains($0) }.map { examples[$0] }
    }

    func read(_ output: String) -> (compared: Int, differences: [Difference]) {
        let told = output.components(separatedBy: Self.mark + Self.mark).dropFirst().compactMap { part in
            let fields = part.components(separatedBy: Self.mark)
            return fields.count >= 3 ? Int(fields[0]).map { ($0, fields[1], fields[2]) } : nil
        }
        let differences = told.compactMap { number, got, said in
            got == said || !examples.indices.contains(number)
                ? nil : Difference(example: examples[number], got: got)
        }
        return (told.count, differences)
    }
}
