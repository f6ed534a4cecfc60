import CurrycombWorkbook
import CurrycombWorkshop

// The texts are in `Texts/Screens.md` of the workshop; these functions choose a text or prepare its values.
extension Say {
    /// Returns the remark on a plan for which no chapters were named.
    static func proposed(_ chapters: [Int]) -> String {
        Say.proposedChapters(chapters.first, chapters.count == 1 ? nil : chapters.last)
    }

    // MARK: - `grade`

    /// Returns the first elements of a list, with `…` if there are more.
    static func start(_ count: Int, of list: [String]) -> String {
        list.prefix(count).joined(separator: ", ") + (list.count > count ? ", …" : "")
    }
    static func differInSpaces(_ names: [String]) -> String {
        Say.sameButSpaces(names.map { "\"\($0)\"" }.joined(separator: " and "))
    }
    static func points(_ points: Double) -> String {
        points == points.rounded() ? "\(Int(points))" : "\((points * 100).rounded() / 100)"
    }
    static var open: String {
        #if os(Linux)
        Say.openOnLinux
        #else
        Say.openElsewhere
        #endif
    }
    /// Returns the status of a verdict in a few words.
    package static func status(_ status: Verdict.Status) -> String {
        switch status {
        case .done: Say.isDone
        case .open: Say.isOpen
        case .wrong: Say.aCheckFails
        case .doesNotCompile: Say.isRefused
        case .notJudged: Say.wasNotJudged
        }
    }
}
