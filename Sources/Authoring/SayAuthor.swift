import CurrycombWorkbook
import CurrycombWorkshop

// The texts are in `Texts/Screens.md` of the workshop; these functions choose a text or prepare its values.
extension Say {
    static func hintAnswers(_ number: Int, _ requirement: String) -> String {
        number == 3 ? Say.thirdHintHasSolution : Say.hintHasSolution(number, requirement)
    }
    static func toWrite(_ line: String) -> String {
        let text = line.drop { $0 == " " || $0 == "/" }
        guard text.count > 72 else { return Say.stillToWrite(text) }
        let start = text.prefix(70)
        let words = start.lastIndex(of: " ").map { start[..<$0] } ?? start
        return Say.stillToWrite("\(words) …")
    }
    /// Returns the message of a check, reworded for a reader who did not write the answer.
    static func told(_ result: CheckResult) -> String {
        result.message.replacing("your code", with: "the answer")
    }
    static func wrongSentence(_ key: String, _ first: CheckResult?) -> String {
        guard let first else { return Say.passesAllChecks(key) }
        return Say.getsOtherSentence(key, first.misconception, first.message, first.key)
    }
}
