import CurrycombDifferences

/// Prints a tour: what is about to happen, in a sentence, and what the code gave.
public enum Tour {
    /// Starts a part of the tour.
    ///
    /// - Parameter title: its heading.
    public static func heading(_ title: String) {
        print("\n\(title)\n\(String(repeating: "─", count: title.count))")
    }

    /// Tells what is about to happen, or what has just been seen.
    ///
    /// - Parameter text: one or a few short lines.
    public static func say(_ text: String) {
        print("\n\(text)")
    }

    /// Shows a call and what it gives.
    ///
    /// - Parameters:
    ///   - call: the call as one would write it.
    ///   - value: the call.
    public static func show<Value>(_ call: String, _ value: Value) {
        print("    \(call)  →  \(describe(value))")
    }

    /// Asks what a call gives before it shows it; see ``TourQuestion``.
    ///
    /// - Parameters:
    ///   - call: the call as one would write it.
    ///   - value: the call.
    public static func ask<Value>(_ call: String, _ value: Value) {
        TourQuestion.current.ask(call, describe(value)) { print($0, terminator: "") }
    }

    /// A value as tours, lessons and verdicts write it.
    ///
    /// - Parameter value: any value.
    /// - Returns: its description.
    public static func described<Value>(_ value: Value) -> String { describe(value) }

    /// Prints a line as the program in the example would.
    ///
    /// - Parameter text: the line.
    public static func output(_ text: String) {
        print("    \(text)")
    }
}

/// Reads a text file of a chapter, such as the log that an exercise works on.
///
/// - Parameters:
///   - name: the file's name in the folder `Data` beside the chapter's code.
///   - file: a file of the chapter; leave it out in the chapter's own folder.
/// - Returns: the text; invalid UTF-8 is repaired. `nil` where the file cannot be read.
public func chapterData(_ name: String, beside file: StaticString = #filePath) -> String? {
    let folder = "\(file)".split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return Platform.contents(of: "\(folder)/Data/\(name)")
}
