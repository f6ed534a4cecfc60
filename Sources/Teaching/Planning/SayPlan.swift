import CurrycombWorkshop

extension Say {
    static let aLength = "a length, such as 6h, 90min or 2d"
    static func notALength(_ word: String) -> String {
        "`\(word)` is not the length of a workshop. Write 3h, 90min or 2d: from half an hour to twelve hours, or to 14 days."
    }
    static let aClockTime = "a time, such as 9:00"
    static func notAClockTime(_ word: String) -> String { "`\(word)` is not a time of day. Write 9:00." }
    static let someMinutes = "minutes, such as 20"
    static func notMinutes(_ word: String, _ option: String) -> String {
        "`\(word)` is not a number of minutes. Write `\(option) 20`, or 0 for none, up to 180."
    }
    static let agenda = "Agenda"
    static func day(_ number: Int) -> String { "Day \(number)" }
    package static func opening(_ number: Int, _ title: String) -> String {
        "Chapter \(number), \(title): the tour on the projector, then the lesson"
    }
    static func round(_ number: Int) -> String { "Looking back at chapter \(number): what went wrong first, and why?" }
    static let pause = "break"
    static let lunch = "lunch"
    static let endOfDay = "end"
    static let arrival = "Arrival and setup: everybody runs `swift run workshop doctor --class`"
    static let buffer = "buffer: for items that took longer, and for questions"
    static func sum(work: Int, of capacity: Int, around: Int) -> String {
        "\(work) minutes of work (of \(capacity)), \(around) for arrival, breaks and buffer"
    }
    static func proposed(_ chapters: [Int]) -> String {
        let named =
            chapters.count == 1 ? "chapter \(chapters[0])" : "chapters \(chapters[0]) to \(chapters.last!)"
        return """
            You named no chapters, so this is a plan for \(named). To plan other chapters, name them after the length: \
            9-10, or 2,4.
            """
    }
    static func pastMidnight(_ day: Int?, _ end: String) -> String {
        (day.map { "Day \($0)" } ?? "The day")
            + " would pass midnight and end at \(end). Begin earlier, or plan fewer hours."
    }
    static let whenLate = "If you are late, leave out, in this order"
    static let homework = "Homework"
    static let noTimeFor = "For another day"
}
