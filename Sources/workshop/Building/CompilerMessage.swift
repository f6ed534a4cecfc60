package struct CompilerMessage: Equatable {
    enum Severity: String { case error, warning, note }

    /// The file's path as the compiler prints it; empty for a message without a position.
    package var file: String
    /// The line, counted from 1; 0 for a message without a position.
    package var line: Int
    /// The column, counted from 1; 0 for a message without a position.
    package var column: Int
    var severity: Severity
    package var text: String
    package var notes: [CompilerMessage] = []
}

/// Returns the errors and warnings in the output of the compiler or of SwiftPM, in order and without repetitions.
///
/// SwiftPM repeats messages for each step that failed. In the compiler's diagnostic style `llvm`, each note has its own
/// line; in the style `swift`, notes are in the source excerpt below their error.
func compilerMessages(_ output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    var excerpt = (file: "", line: 0)
    func attach(_ note: CompilerMessage) {
        guard let last = messages.indices.last, !messages[last].notes.contains(note) else { return }
        messages[last].notes.append(note)
    }
    for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        if let message = message(line) {
            excerpt = (message.file, message.line)
            if message.severity == .note { attach(message) } else { messages.append(message) }
        } else if let number = gutterNumber(line) {
            excerpt.line = number
        } else if let note = excerptNote(line) {
            attach(
                CompilerMessage(
                    file: excerpt.file, line: excerpt.line, column: note.column, severity: .note, text: note.text))
        }
    }
    var seen: [CompilerMessage] = []
    for message in messages where !seen.contains(where: { $0.isSame(as: message) }) { seen.append(message) }
    return seen
}

extension CompilerMessage {
    /// Returns true if the messages differ at most in their notes, which some steps omit.
    func isSame(as other: CompilerMessage) -> Bool {
        (file, line, column, severity, text) == (other.file, other.line, other.column, other.severity, other.text)
    }
}

extension CompilerMessage {
    /// Returns the message with the path `source` if the message names this file in another way: relative to a folder,
    /// or through a symbolic link, such as `/tmp` on macOS.
    package func naming(_ source: String) -> CompilerMessage {
        var message = self
        if message.file != source, isSameFile(message.file, source) { message.file = source }
        message.notes = notes.map { $0.naming(source) }
        return message
    }

    private func isSameFile(_ name: String, _ source: String) -> Bool {
        guard !name.isEmpty, name.split(separator: "/").last == source.split(separator: "/").last else { return false }
        let plain = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
        return plain.hasPrefix("/") ? Files.real(plain) == Files.real(source) : source.hasSuffix("/" + plain)
    }
}

extension Sequence<CompilerMessage> {
    /// Returns true if there are errors, and each is at a line of this file and not about a module.
    func areOnly(in file: String) -> Bool {
        let errors = filter { $0.severity == .error }
        // An error about a module may mean that the module is stale, or that another process is writing it, so SwiftPM
        // must build again.
        return !errors.isEmpty
            && errors.allSatisfy { $0.file == file && $0.line > 0 && !$0.text.contains("module '") }
    }
}

/// Parses a line such as `path:line:column: severity: text`, or an error without a position.
private func message(_ line: Substring) -> CompilerMessage? {
    for severity in [CompilerMessage.Severity.error, .warning, .note] {
        let mark = "\(severity.rawValue): "
        if severity == .error, line.hasPrefix(mark) || line.hasPrefix("<unknown>:0: \(mark)") {
            let text = line.hasPrefix(mark) ? line.dropFirst(mark.count) : line.dropFirst(mark.count + 13)
            return CompilerMessage(file: "", line: 0, column: 0, severity: severity, text: String(text))
        }
        guard let range = line.firstRange(of: ": \(mark)") else { continue }
        let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
        else { continue }
        return CompilerMessage(
            file: place.dropLast(2).joined(separator: ":"), line: number, column: column, severity: severity,
            text: withoutGroup(line[range.upperBound...]))
    }
    return nil
}

/// Returns a message without the name of its diagnostic group, as in `… [#ActorIsolatedCall]`.
private func withoutGroup(_ text: Substring) -> String {
    guard text.hasSuffix("]"), let group = text.firstRange(of: " [#") else { return String(text) }
    return String(text[..<group.lowerBound])
}

/// Returns the line number before the bar in an excerpt: `12 | let x = 1`.
private func gutterNumber(_ line: Substring) -> Int? {
    guard let bar = line.firstIndex(of: "|") else { return nil }
    return Int(line[..<bar].filter { $0 != " " })
}

/// Returns a note below an excerpt's line, `| |- note: …`, and the column that it points at.
private func excerptNote(_ line: Substring) -> (column: Int, text: String)? {
    guard let bar = line.firstIndex(of: "|"), line[..<bar].allSatisfy({ $0 == " " }),
        let mark = line.firstRange(of: "- note: "), mark.lowerBound > line.index(after: bar)
    else { return nil }
    // Column 1 of the source is two characters to the right of the bar. The character before `- note` is below the
    // column that the note is about.
    let column = line.distance(from: bar, to: mark.lowerBound) - 2
    return (column, String(line[mark.upperBound...]))
}
