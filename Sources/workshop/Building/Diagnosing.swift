import CurrycombWorkbook

/// Returns the messages that a learner reads about the compiler's errors in a file, in the order of the lines.
///
/// Each line has at most one message, because several errors on one line nearly always have the same cause.
///
/// - Parameters:
///   - chapter: the folder of the exercise's chapter, to suggest members of its types.
///   - explanations: the meanings of the errors that the exercise does not foresee.
func diagnostics(
    _ messages: [CompilerMessage], in file: String, text: String, exercise: Exercise?, chapter: String? = nil,
    _ explanations: Explanations
) -> [Diagnostic] {
    var errors = messages.filter { $0.severity == .error && $0.file == file }
    let answer = AnswerLines(text, unknown: Set(errors.compactMap(\.unknownName)), chapter: chapter)
    let fault = bracketFault(behind: errors, in: answer)
    if let fault { errors.removeAll { $0.line > fault.error.line || $0.line == fault.error.line && $0 != fault.error } }
    // After a syntax error, every other error may be a mere consequence.
    let syntax = errors.filter { $0.isAboutSyntax || $0 == fault?.error }
    let tokens = AnswerTokens(text)
    let missingImport = exercise.flatMap { answer.imports.contains($0.module) ? nil : $0.module }
    var heaviest: [Int: ErrorInLine] = [:]
    for message in syntax.isEmpty ? errors : syntax where !message.isConsequence(among: errors) {
        for explained in explainMissingConformance(message, in: file, answer) ?? [ExplainedError(message)] {
            var error = ErrorInLine(message: message, explained: explained)
            if let missingImport, let meaning = message.meaning(withoutImportOf: missingImport) {
                error.explained.meaning = meaning
            } else if let fault, message == fault.error,
                fault.bracket.bracket != "}" || !message.text.hasPrefix("expected '{'")
            {
                error.explained.meaning = fault.bracket.meaning(explanations)
            } else if let meaning = message.runDescription(in: answer) {
                error.explained.meaning = meaning
            } else {
                let member = tokens.member(atLine: explained.line)
                let suspect = exercise?.compilerSuspects.first {
                    $0.matches(message.text, in: member, of: tokens)
                        || $0.matches(explained.text, in: member, of: tokens)
                }
                if let suspect, let sentence = exercise?.words.sentence(suspect.key) {
                    error.misconception = suspect.key
                    error.explained.meaning =
                        message.isWithoutCause
                        ? Say.perhaps(sentence) : Say.sentenceAndCases(sentence, message.missingCases)
                }
            }
            if let other = heaviest[explained.line], other.weight >= error.weight { continue }
            heaviest[explained.line] = error
        }
    }
    return heaviest.values.sorted { $0.explained.line < $1.explained.line }.enumerated().map { index, error in
        let (message, explained) = (error.message, error.explained)
        // Finding a meaning takes time, and no learner reads the meanings of more than `mostMeanings` errors.
        var meaning = explained.meaning
        if meaning == nil, index < mostMeanings {
            let sentences = [
                message.special(among: errors, in: answer, explanations)
                    ?? explanations.row(for: message, in: answer)?.sentence,
                message.declaration(in: answer, explanations),
            ].compactMap(\.self)
            meaning = sentences.isEmpty ? nil : sentences.joined(separator: "\n")
        }
        return Diagnostic(
            line: explained.line, column: explained.column, message: told(explained.text),
            source: String(answer.line(explained.line)), meaning: meaning, misconception: error.misconception)
    }
}

/// Returns the compiler's warnings about a file, in the order of the lines. Leaves out the warnings that the course
/// does not explain.
func explainedWarnings(
    _ messages: [CompilerMessage], in file: String, text: String, _ explanations: Explanations
) -> [Diagnostic] {
    // The result of `withObservationTracking` is seldom used, so this warning is no sign of a mistake.
    let warnings = messages.filter {
        $0.severity == .warning && $0.file == file && !$0.text.contains("'withObservationTracking(")
    }
    guard !warnings.isEmpty else { return [] }
    let answer = AnswerLines(text, unknown: [], chapter: nil)
    return warnings.sorted { $0.line < $1.line }.compactMap { message in
        guard let meaning = explanations.row(for: message, in: answer)?.sentence else { return nil }
        return Diagnostic(
            line: message.line, column: message.column, message: told(message.text),
            source: String(answer.line(message.line)), meaning: meaning)
    }
}

private let mostMeanings = 20

/// Returns the first unmatched bracket and the first error that it may have caused; `nil` if there is no such bracket
/// or error.
private func bracketFault(
    behind errors: [CompilerMessage], in answer: AnswerLines
) -> (bracket: BracketFault, error: CompilerMessage)? {
    // If a string literal is not closed, it is unclear which brackets are code.
    guard !errors.contains(where: { $0.text.contains("string") }),
        let bracket = BracketFault(answer.tokens, lines: answer.lines)
    else { return nil }
    // If a bracket is extra, its counterpart may be missing anywhere before it, so errors on all lines are considered.
    let first = bracket.kind == .extra ? 1 : bracket.line
    let behind = errors.filter { $0.line >= first }
    let syntax = behind.filter(\.isAboutSyntax)
    guard let error = (syntax.isEmpty ? behind : syntax).min(by: { $0.line < $1.line }) else { return nil }
    return (bracket, error)
}

private struct ErrorInLine {
    let message: CompilerMessage
    var explained: ExplainedError
    var misconception: String?

    /// The weight of an error. A line shows its heaviest error or, among equals, the one that the compiler reports
    /// first.
    var weight: Int {
        if misconception != nil { return 2 }
        if explained.text.hasPrefix("cannot find ") { return 1 }
        // An inference error is often a consequence of another error. The compiler may report a wrong label before or
        // after an error about changing an immutable value. The error about the label is the heavier one, because the
        // label must be corrected in any case.
        let isLighter =
            [
                "generic parameter ", "cannot use mutating member on immutable value",
                "subscript 'subscript(_:)' requires ",
            ]
            .contains { explained.text.hasPrefix($0) } || explained.text.contains("' cannot be used as a boolean")
        return isLighter ? -1 : 0
    }
}

/// Returns the compiler's message without isolation attributes, unless the message is about them.
private func told(_ message: String) -> String {
    let plain = withoutIsolation(message)
    guard plain != message, !message.contains("data race"), !message.contains("non-Sendable") else { return message }
    // Without these attributes, two types in the message could look the same.
    let types = plain.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    return Set(types).count == types.count ? plain : message
}

struct ExplainedError {
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

extension CompilerMessage {
    /// The name or type that the compiler does not find; `nil` for other errors.
    var unknownName: String? {
        (captures(of: "cannot find '*' in scope", in: text) ?? captures(of: "cannot find type '*' in scope", in: text))?
            .first
    }

    /// The cases that a switch does not handle, if the compiler names them.
    var missingCases: String? {
        guard text == "switch must be exhaustive" else { return nil }
        let cases = notes.compactMap { captures(of: "add missing case: '*'", in: $0.text)?.first }
        guard !cases.isEmpty else { return nil }
        return Say.firstCases(Array(cases.prefix(3).map { "`\($0)`" }), more: max(0, cases.count - 3))
    }

    fileprivate var isAboutSyntax: Bool {
        ["expected ", "extraneous '}'", "unterminated ", "consecutive ", "unicode curly quote"].contains {
            text.hasPrefix($0)
        }
    }
}
