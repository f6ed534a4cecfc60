/// A point in time, which can be written in the notation of RFC 3339, either with the time of day or only as a day.
struct Timestamp {
    /// The number of microseconds since the start of 1970 in universal time.
    let microseconds: Int

    /// Makes a point in time, or `nil` if it is outside the years of RFC 3339, 0000 to 9999.
    private init?(microseconds: Int) {
        guard Self.years.contains(microseconds) else { return nil }
        self.microseconds = microseconds
    }

    /// Makes a point in time, rounded to microseconds, or `nil` if it is outside the years 0000 to 9999.
    init?(secondsSince2001 seconds: Double) {
        let whole = seconds.rounded(.down)
        guard abs(whole) < 1e12 else { return nil }
        // Only the fraction is multiplied as a `Double`: a product of all the seconds could be rounded to a different
        // microsecond.
        let fraction = Int(((seconds - whole) * 1_000_000).rounded())
        self.init(microseconds: (Int(whole) + Self.year2001) * 1_000_000 + fraction)
    }

    /// The number of seconds since the start of 2001.
    var secondsSince2001: Double {
        let (whole, fraction) = Self.divide(microseconds, by: 1_000_000)
        let seconds = Double(whole - Self.year2001) + Double(fraction) / 1_000_000
        // As a `Double`, the last microseconds of the year 9999 would be rounded up to the next year.
        return min(seconds, Double(Self.years.upperBound / 1_000_000 - Self.year2001).nextDown)
    }

    /// The years 0000 to 9999, in microseconds since 1970.
    private static let years = -62_167_219_200_000_000..<253_402_300_800_000_000
    /// The start of 2001, in seconds since 1970.
    private static let year2001 = 978_307_200

    init?(day text: String) {
        var scanner = DigitScanner(text)
        guard let day = scanner.day(), scanner.isAtEnd else { return nil }
        microseconds = day * 86_400_000_000
    }

    init?(rfc3339 text: String) {
        var scanner = DigitScanner(text)
        guard let day = scanner.day(), scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
            let hour = scanner.number(2, 0...23), scanner.skip(":"),
            let minute = scanner.number(2, 0...59), scanner.skip(":"),
            let second = scanner.number(2, 0...60)
        else { return nil }
        var microseconds = 0
        if scanner.skip(".") {
            guard let fraction = scanner.microseconds() else { return nil }
            microseconds = fraction
        }
        var offset = 0
        if !scanner.skip("Z"), !scanner.skip("z") {
            let isWest = scanner.skip("-")
            guard isWest || scanner.skip("+"), let hours = scanner.number(2, 0...23), scanner.skip(":"),
                let minutes = scanner.number(2, 0...59)
            else { return nil }
            offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
        }
        guard scanner.isAtEnd else { return nil }
        let whole = day * 86400 + hour * 3600 + minute * 60 + second - offset
        // The offset or a leap second may move the time out of the years 0000 to 9999. This initializer then returns
        // `nil`.
        self.init(microseconds: whole * 1_000_000 + microseconds)
    }

    var day: String { Self.text(ofDay: Self.divide(microseconds, by: 86_400_000_000).quotient) }

    var rfc3339: String {
        let (whole, fraction) = Self.divide(microseconds, by: 1_000_000)
        let (day, second) = Self.divide(whole, by: 86400)
        var text = Self.text(ofDay: day) + "T" + Self.padded(second / 3600, 2)
        text += ":" + Self.padded(second / 60 % 60, 2) + ":" + Self.padded(second % 60, 2)
        if fraction > 0 {
            var digits = Self.padded(fraction, 6)
            while digits.last == "0" { digits.removeLast() }
            text += "." + digits
        }
        return text + "Z"
    }

    /// Divides and rounds down, so that the remainder is never negative.
    private static func divide(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = ((value % divisor) + divisor) % divisor
        return ((value - remainder) / divisor, remainder)
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }

    /// Returns the date, such as `2026-01-31`, of a day that is given as the number of days since January 1, 1970. The
    /// calculation uses the 400-year cycles of the Gregorian calendar, counted from March 1 of the year 0000.
    private static func text(ofDay day: Int) -> String {
        let (cycle, dayOfCycle) = divide(day + 719_468, by: 146_097)
        let year = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * year + year / 4 - year / 100)
        let month = (5 * dayOfYear + 2) / 153
        let civilYear = cycle * 400 + year + (month >= 10 ? 1 : 0)
        let civilMonth = month < 10 ? month + 3 : month - 9
        return padded(civilYear, 4) + "-" + padded(civilMonth, 2) + "-"
            + padded(dayOfYear - (153 * month + 2) / 5 + 1, 2)
    }
}

private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(_ width: Int, _ range: ClosedRange<Int>) -> Int? {
        var value = 0
        for _ in 0..<width {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return range.contains(value) ? value : nil
    }

    /// Reads the digits of a fraction of a second, however many there are, and truncates the fraction to microseconds.
    mutating func microseconds() -> Int? {
        guard var value = digit() else { return nil }
        var count = 1
        while let digit = digit() {
            if count < 6 { value = value * 10 + digit }
            count += 1
        }
        while count < 6 {
            value *= 10
            count += 1
        }
        return value
    }

    /// Reads a day, such as `2026-01-31`, as the number of days since January 1, 1970.
    mutating func day() -> Int? {
        guard let year = number(4, 0...9999), skip("-"), let month = number(2, 1...12), skip("-"),
            let day = number(2, 1...31)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        guard day <= [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] else { return nil }
        // In this calculation, years start in March, so that a leap day is the last day of its year.
        let shifted = month <= 2 ? year + 399 : year + 400
        let yearOfCycle = shifted % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return (shifted / 400 - 1) * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
            - 719_468
    }

    private mutating func digit() -> Int? {
        guard let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
        rest.removeFirst()
        return Int(byte - UInt8(ascii: "0"))
    }
}
