import Foundation

/// An answer that is compiled together with other answers.
struct JoinedAnswer {
    let name: String
    /// The text in the form of an exercise, including the line that judges it.
    let text: String

    /// The name of the function that runs the answer, which is also a valid name for a file.
    var function: String { "judge_" + name.map { $0.isLetter || $0.isNumber ? $0 : "_" } }
}

/// Several answers as one program, because starting the compiler and the linker takes longer than compiling an answer.
enum JoinedAnswers {
    /// The environment variable that names the answer to judge.
    static let variable = "CURRYCOMB_JOINED"

    /// Writes a file for each answer, and a file that calls the answers. Each answer's own text is in another file, to
    /// which errors refer and which the judge reads.
    static func write(_ answers: [JoinedAnswer], to folder: String) throws {
        for answer in answers {
            let text = "\(folder)/\(answer.function).txt"
            try answer.text.write(toFile: text, atomically: true, encoding: .utf8)
            try ("#sourceLocation(file: \"\(text)\", line: 1)\n" + joined(answer))
                .write(toFile: "\(folder)/\(answer.function).swift", atomically: true, encoding: .utf8)
        }
        let cases = answers.map { "case \"\($0.name)\": \($0.function)()" }
        let main = """
            import Foundation
            switch ProcessInfo.processInfo.environment["\(variable)"] {
            \(cases.joined(separator: "\n"))
            default: fatalError("no such answer")
            }

            """
        try main.write(toFile: "\(folder)/main.swift", atomically: true, encoding: .utf8)
    }

    /// Returns the answer with its top-level declarations private, and with the call to `judge` inside a function.
    private static func joined(_ answer: JoinedAnswer) -> String {
        let declaration =
            /^((@\w+ )*((nonisolated|final|indirect) )*(struct|class|enum|actor|protocol|func|let|var|typealias) )/
        var depth = 0
        return answer.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line == "judge(Answer.self)" { return "func \(answer.function)() -> Never { judge(Answer.self) }" }
            defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
            return depth == 0 && line.firstMatch(of: declaration) != nil ? "private \(line)" : String(line)
        }.joined(separator: "\n")
    }
}
