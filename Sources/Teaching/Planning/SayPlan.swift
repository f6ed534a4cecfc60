import CurrycombWorkshop

/// The texts of a workshop's agenda.
extension Say {
    static let aLength = "a length, such as 6h, 90min or 2d"
    static func notALength(_ word: String) -> String {
        "`\(word)` is no length of a workshop. Write 3h, 90min or 2d: from half an hour to twelve hours, or to 14 days."
    }
    static let aClockTime = "a time, such as 9:00"
    static func notAClockTime(_ word: String) -> String { "`\(word)` is no time at which a day begins. Write 9:00." }
    static let agenda = "Agenda"
    static func day(_ number: Int) -> String { "Day \(number)" }
    package static func opening(_ number: Int, _ title: String) -> String {
        "Chapter \(number), \(title): the tour on the projector, then they read the lesson"
    }
    static func round(_ number: Int) -> String { "Looking back at chapter \(number): what went wrong first, and why?" }
    static let pause = "break"
    static let lunch = "lunch"
    static let endOfDay = "end"
    static func sum(work: Int, of capacity: Int, pauses: Int) -> String {
        "\(work) minutes of work (of \(capacity)), \(pauses) of breaks"
    }
    static let whenLate = "When it is late, leave out, in this order"
    static let homework = "Homework"
    static let noTimeFor = "For another day"
}
