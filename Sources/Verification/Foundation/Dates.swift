import Foundation

extension Validator where Input == JSON, Output == Date {
    /// A string that is a point in time in the notation of RFC 3339, such as `2026-01-31T12:00:00.5+01:00`. The offset
    /// is required, and the day must exist in its month and year. A leap second (60) is allowed in any minute and
    /// counts as the first second of the next minute. Digits beyond microseconds are ignored. Encoding writes universal
    /// time, rounded to microseconds and without trailing zeros.
    public static var date: Validator {
        Validator<JSON, String>.string.compactMap(.malformed(.date)) {
            Timestamp(rfc3339: $0).map(Date.init)
        } back: {
            Timestamp(secondsSince2001: $0.timeIntervalSinceReferenceDate)?.rfc3339
        }
    }

    /// A string that is a day, for example `2026-01-31`; the output is the first moment of that day in universal time.
    public static var day: Validator {
        Validator<JSON, String>.string.compactMap(.malformed(.day)) {
            Timestamp(day: $0).map(Date.init)
        } back: {
            Timestamp(secondsSince2001: $0.timeIntervalSinceReferenceDate)?.day
        }
    }
}

extension Date {
    /// Makes a date. A `Date` stores the seconds since 2001, so a date that a program makes from the seconds since 1970
    /// is rounded twice. Decoding rounds in the same way, so that encoding and decoding do not change such a date if
    /// the date is in whole microseconds. For dates more than 136 years from 1970 or 2001, rounding twice would lose
    /// microseconds, so their seconds since 2001 are rounded only once.
    fileprivate init(_ time: Timestamp) {
        let (since1970, since2001) = (Double(time.microseconds) / 1_000_000, time.secondsSince2001)
        let isNear = max(abs(since1970), abs(since2001)) < 4_294_967_296
        self = isNear ? Date(timeIntervalSince1970: since1970) : Date(timeIntervalSinceReferenceDate: since2001)
    }
}
