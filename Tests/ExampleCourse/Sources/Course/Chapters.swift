import Chapter01NamesWords
import CurrycombWorkshop

extension Course {
    /// The course: its chapters by their names in code, in order.
    static let whole = Course("Names", chapters: [names])
}
