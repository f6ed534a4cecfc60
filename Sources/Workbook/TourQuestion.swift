#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A question that asks the reader to guess a result before the tour shows it. Readers who have guessed a result learn
/// more from it.
package struct TourQuestion {
    enum Place {
        case terminal
        /// A tour whose output goes to a pager, which hides the text after a `mark` until the reader asks for it.
        case pager
        /// A tour whose input or output is not a terminal, or that was started with `--no-questions`.
        case script
    }

    /// The mark that precedes an answer. A pager hides the rest of the line after the mark.
    package static let mark: Character = "\u{1E}"
    /// The environment variable that a pager sets for the tour.
    package static let variable = "CURRYCOMB_TOUR"
    package static let quietly = "--no-questions"

    let place: Place
    var read: () -> String? = { readLine() }

    static var current: TourQuestion {
        if Platform.environment(variable) == "pager" { return TourQuestion(place: .pager) }
        let isAsked = isatty(0) == 1 && isatty(1) == 1 && !CommandLine.arguments.contains(quietly)
        return TourQuestion(place: isAsked ? .terminal : .script)
    }

    func ask(_ call: String, _ value: String, print: (String) -> Void) {
        switch place {
        case .script: print(Tour.result(of: call, value) + "\n")
        case .pager:
            let result = Tour.result(of: call, value)
            let lines = result.split(separator: "\n", omittingEmptySubsequences: false)
            // A pager hides the text from a mark to the end of the line, so an answer of several lines is shown
            // immediately.
            guard let last = lines.last, last.hasSuffix("→  " + value) else { return print(result + "\n") }
            let before = result.dropLast(value.count)
            print(before + String(Self.mark) + value + "\n")
        case .terminal:
            print("    \(call)  →  ?  \(Phrases.yourGuess) ")
            fflush(nil)
            guard let guess = read().map(Self.trimmed) else { return print("\n\(Tour.result(of: nil, value))\n") }
            let word = guess.isEmpty ? "" : Self.isSame(guess, value) ? "   " + Phrases.goodGuess : ""
            print("\(Tour.result(of: nil, value))\(word)\n")
        }
    }

    static func isSame(_ guess: String, _ value: String) -> Bool {
        let plain = { (text: String) in text.filter { !$0.isWhitespace && $0 != "\"" } }
        return plain(guess) == plain(value)
    }

    private static func trimmed(_ text: String) -> String {
        String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
