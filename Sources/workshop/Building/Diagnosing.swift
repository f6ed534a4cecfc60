import CurrycombWorkbook

/// Turns the compiler's errors in a learner's file into what the learner reads.
///
/// - Parameters:
///   - messages: what the compiler said.
///   - file: the learner's file, as the compiler names it.
///   - text: what stands in it.
///   - exercise: the exercise, whose words explain errors that are foreseen.
/// - Returns: each error once, in the order of the lines.
func diagnostics(_ messages: [CompilerMessage], in file: String, text: String, exercise: Exercise?) -> [Diagnostic] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    var diagnostics: [Diagnostic] = []
    let errors = messages.filter { $0.severity == .error && $0.file == file }
    // Where braces do not match, every other error may only follow from that.
    let syntax = errors.filter(\.isAboutSyntax)
    for message in syntax.isEmpty ? errors : syntax {
        for told in brokenContract(message, in: file) ?? [Told(message)] {
            let source = lines.indices.contains(told.line - 1) ? lines[told.line - 1] : ""
            let suspect = exercise?.compilerSuspects.first { $0.matches(message.text) || $0.matches(told.text) }
            let sentence = suspect.flatMap { exercise?.words.sentence($0.key) }
            let diagnostic = Diagnostic(
                line: told.line, column: told.column, message: told.text, source: source,
                meaning: sentence ?? told.meaning ?? explanation(of: message, in: text),
                misconception: sentence == nil ? nil : suspect?.key)
            if !diagnostics.contains(where: { $0.isAsGood(as: diagnostic) }) { diagnostics.append(diagnostic) }
        }
    }
    return diagnostics.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
}

/// An error as it is told here: the compiler's own place and words, or better ones.
struct Told {
    var line: Int
    var column: Int
    var text: String
    var meaning: String?

    init(_ message: CompilerMessage) {
        self.init(line: message.line, column: message.column, text: message.text, meaning: nil)
    }

    init(line: Int, column: Int, text: String, meaning: String?) {
        self.line = line
        self.column = column
        self.text = text
        self.meaning = meaning
    }
}

extension Diagnostic {
    fileprivate func isAsGood(as other: Diagnostic) -> Bool {
        (line, column, message) == (other.line, other.column, other.message)
    }
}

extension CompilerMessage {
    /// Whether the text itself could not be read, so that what it means was not even asked in earnest.
    fileprivate var isAboutSyntax: Bool {
        ["expected ", "extraneous '}'", "unterminated ", "consecutive ", "unicode curly quote"].contains {
            text.hasPrefix($0)
        }
    }
}
