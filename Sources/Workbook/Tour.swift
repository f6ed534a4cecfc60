import CurrycombDifferences

/// Prints a tour: sentences about each step, and the results of the code.
public enum Tour {
    /// Starts a part of the tour.
    public static func heading(_ title: String) {
        TourSteps.current.next { print($0, terminator: "") }
        print("\n\(title)\n\(String(repeating: "─", count: title.count))")
    }

    /// The width of a tour's output: at most 80 columns, because with more, the letters on a projector would be too
    /// small. In a script it is always 80.
    static let width: Int = {
        let (traits, question) = (TerminalTraits.current, TourQuestion.current)
        return traits.isInteractive || question.place == .pager ? max(20, min(80, traits.columns)) : 80
    }()

    /// Prints a text about the next step, or the previous one. Lines that are too long are broken.
    public static func say(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        print("\n" + lines.flatMap { Columns.of($0) > width ? Columns.wrap($0, width) : [$0] }.joined(separator: "\n"))
    }

    /// Shows a call and its result.
    public static func show<Value>(_ call: String, _ value: Value) {
        print(result(of: call, describe(value)))
    }

    static func result(of call: String?, _ value: String) -> String {
        let line = "    " + (call.map { $0 + "  " } ?? "") + "→  " + value
        guard Columns.of(line) > width, !value.contains("\n") else { return line }
        let margin = call == nil ? "    " : "        "
        let lines = Columns.wrapCode(value, width - margin.count - 3).joined(separator: "\n" + margin + "   ")
        return (call.map { "    \($0)\n" } ?? "") + margin + "→  " + lines
    }

    /// Asks the reader to guess the result of a call, and then shows it. If the tour asks no questions, for example in
    /// a script, the result is shown immediately.
    public static func ask<Value>(_ call: String, _ value: Value) {
        TourQuestion.current.ask(call, describe(value)) { print($0, terminator: "") }
    }

    /// Returns a value in the form in which tours, lessons and verdicts write it.
    public static func described<Value>(_ value: Value) -> String { describe(value) }

    /// Prints a line of a program's output: indented, and broken only if it is too long.
    public static func output(_ text: String) {
        let lines = Columns.of(text) > width - 4 ? Columns.wrapCode(text, width - 4) : [text]
        for line in lines { print("    \(line)") }
    }
}

/// Reads a text file of a chapter, such as a log that an exercise uses.
///
/// - Parameters:
///   - name: the file's name in the chapter's folder `Data`.
///   - file: a file in the chapter's folder or one of its subfolders; filled in by the compiler.
/// - Returns: the text, in which invalid UTF-8 is repaired; `nil` if the file cannot be read.
public func chapterData(_ name: String, beside file: StaticString = #filePath) -> String? {
    let parts = "\(file)".split(separator: "/", omittingEmptySubsequences: false)
    return [1, 2].lazy.compactMap { depth in
        Platform.contents(of: parts.dropLast(depth).joined(separator: "/") + "/Data/\(name)")
    }.first
}
