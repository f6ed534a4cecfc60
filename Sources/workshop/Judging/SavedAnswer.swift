import CurrycombWorkbook
import Foundation

/// The text of an answer's file, which is read once and passed to all judging code.
package struct SavedAnswer: Sendable {
    /// The file from which the answer was read.
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
    /// The text that was judged; `nil` if no answer could be read.
    package var answer: String?

    package init(_ verdict: Verdict, of answer: String?) {
        self.verdict = verdict
        self.answer = answer
    }
}
