import Foundation

extension Validator where Input == JSON, Output == Date {
    /// A string that is a point in time in the notation of RFC 3339, such as `2026-01-31T12:00:00.5+01:00`. The offset
    /// is required, and days and leap years are checked. A leap second (60) is allowed in any minute, and counts as the
    /// first second of the next minute. Digits beyond microseconds are ignored. Encoding writes universal time, rounded
    /// to microseconds and without trailing zeros.
    public static var date: Validator {
        Validator<JSON, String>.string.compactMap(.malformed(.date)) {
            Timestamp(rfc3339: $0).map { Date(timeIntervalSince1970: $0.seconds) }
        } back: {
            Timestamp(seconds: $0.timeIntervalSince1970)?.rfc3339
        }
    }

    /// A string that is a day, for example `2026-01-31`; the output is the first moment of that day in universal time.
    public static var day: Validator {
        Validator<JSON, String>.string.compactMap(.malformed(.day)) {
            Timestamp(day: $0).map { Date(timeIntervalSince1970: $0.seconds) }
        } back: {
            Timestamp(seconds: $0.timeIntervalSince1970)?.day
        }
    }
}
