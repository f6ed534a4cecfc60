import CurrycombWorkbook
import Foundation

/// An answer as it was saved: read once, and passed to everything that judges it.
package struct SavedAnswer: Sendable {
    /// The file that it was read from.
    let file: String
    package let bytes: Data
    let text: String
    /// The state of the file that was read.
    private let key: FileKey

    /// Reads an answer; `nil` if there is no file, or if the file is saved again during each attempt.
    package init?(_ file: String) {
        for _ in 0..<10 {
            guard let key = Files.key(file), let bytes = Files.bytes(file) else { return nil }
            guard Files.key(file) == key else { continue }
            (self.file, self.bytes, self.key) = (file, bytes, key)
            text = String(decoding: bytes, as: UTF8.self)
            return
        }
        return nil
    }

    /// True if the file has not changed since it was read.
    var isCurrent: Bool { Files.key(file) == key }
}

/// A verdict, and the text that was judged.
package struct Judgment: Sendable {
    package var verdict: Verdict
    /// `nil` if there was no answer that could be read.
    package var answer: String?

    package init(_ verdict: Verdict, of answer: String?) {
        self.verdict = verdict
        self.answer = answer
    }
}
