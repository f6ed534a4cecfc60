import Chapter01NamesWords
import CurrycombWorkshop

extension Course {
    /// The course as it stands: a word each chapter.
    static let whole = Course("Names", chapters: [names])
}
