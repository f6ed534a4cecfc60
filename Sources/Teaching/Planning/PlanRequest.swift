import CurrycombWorkbook
import CurrycombWorkshop

package struct PlanRequest: Equatable {
    /// The minutes of work on each day, without breaks.
    var days: [Int]
    /// The numbers of the chapters; empty if the plan is to propose them.
    package var chapters: [Int]
    /// The time at which a day starts, in minutes after midnight.
    package var start = 9 * 60
    /// The minutes before the first chapter, on the first day only.
    var arrival = 20
    /// The minutes kept free at the end of each day, in case items take longer than planned; `nil` for one twelfth of
    /// the day's work, rounded down to a multiple of five minutes.
    var buffer: Int?
    package var out: String?

    /// The hours of work in a day, if the request gives only the number of days.
    static let hoursOfDay = 6

    package init(days: [Int], chapters: [Int], start: Int = 9 * 60, out: String? = nil) {
        self.days = days
        self.chapters = chapters
        self.start = start
        self.out = out
    }

    package init(_ reader: inout OptionReader, _ course: Course) throws(UsageError) {
        out = try reader.value("--out", Say.aFile)
        if let word = try reader.value("--start", Say.aClockTime) {
            let parts = word.split(separator: ":").map { Int($0) }
            guard (1...2).contains(parts.count), let hour = parts[0], (0...23).contains(hour),
                let minute = parts.count == 2 ? parts[1] : 0, (0...59).contains(minute)
            else { throw UsageError(message: Say.notAClockTime(word)) }
            start = hour * 60 + minute
        }
        if let minutes = try Self.minutes("--arrival", &reader) { arrival = minutes }
        buffer = try Self.minutes("--buffer", &reader)
        var words = try reader.rest()
        // The number and the unit may be two words, as in `2 days`.
        if words.count > 1, words[1].first?.isLetter == true {
            words.replaceSubrange(...1, with: [words[0] + words[1]])
        }
        guard let length = words.first else { throw UsageError(message: Say.missing(Say.aLength, "plan")) }
        guard let days = Self.days(length) else { throw UsageError(message: Say.notALength(length)) }
        self.days = days
        if words.count == 1 {
            chapters = []
        } else {
            chapters = try course.chapterNumbers(words.dropFirst().joined(separator: ","))
        }
    }

    private static func minutes(_ option: String, _ reader: inout OptionReader) throws(UsageError) -> Int? {
        guard let word = try reader.value(option, Say.someMinutes) else { return nil }
        guard let minutes = Int(word.prefix { $0.isNumber }), (0...180).contains(minutes),
            ["", "m", "min", "minutes"].contains(word.drop { $0.isNumber })
        else { throw UsageError(message: Say.notMinutes(word, option)) }
        return minutes
    }

    /// Parses a length of time such as `6h`, `3.5h`, `90min`, `2d` or `2days`.
    private static func days(_ word: String) -> [Int]? {
        let number = word.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value > 0, value <= 1000 else { return nil }
        switch word.dropFirst(number.count).lowercased() {
        case "h", "hour", "hours":
            let minutes = Int((value * 60).rounded())
            return (30...720).contains(minutes) ? [minutes] : nil
        case "m", "min", "minutes":
            let minutes = Int(value)
            return (30...720).contains(minutes) ? [minutes] : nil
        case "d", "day", "days":
            guard value == value.rounded(), value <= 14 else { return nil }
            return Array(repeating: hoursOfDay * 60, count: Int(value))
        default: return nil
        }
    }
}
