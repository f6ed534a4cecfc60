import CurrycombWorkbook
import Foundation

/// The text of an answer's file at one moment, with the file's state, which shows whether the file has been saved
/// since.
package struct SavedAnswer: Sendable {
    let file: String
    package let bytes: Data
    let text: String
    private let key: FileKey

    /// Reads an answer; `nil` if the file cannot be read, or if each attempt to read it coincides with a save.
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

    var isCurrent: Bool { Files.key(file) == key }
}

package struct Judgment: Sendable {
    package var verdict: Verdict
    /// The text that was judged; `nil` if the answer could not be read or was too long.
    package var answer: String?

    package init(_ verdict: Verdict, of answer: String?) {
        self.verdict = verdict
        self.answer = answer
    }
}
