import CurrycombSignals
import CurrycombVerification
import Foundation

extension Signal {
    /// Validates each value and sends the result: a typed value, or all faults of the value, up to the limit that the
    /// options set. An invalid value does not end the signal.
    ///
    /// ```swift
    /// let people = objects.validate(with: person)
    /// people.successes().observe { print($0) }
    /// people.failures().observe { print($0.report()) }
    /// ```
    public func validate<Output: Sendable>(
        with validator: Validator<Value, Output>, options: ValidationOptions = .standard
    ) -> some Signal<Result<Output, ValidationFailure>, Failure> {
        map { value in Result { () throws(ValidationFailure) in try validator(value, options: options) } }
    }
}

extension Signal where Value == Data {
    /// Parses and validates each piece of JSON text and sends the result: a typed value, or all faults of the value, up
    /// to the limit that the options set. An invalid value does not end the signal. Text that is not JSON is also sent
    /// as a fault.
    ///
    /// ```swift
    /// responses.map(\.body).decode(with: person).failures().observe { print($0.report()) }
    /// ```
    public func decode<Output: Sendable>(
        with validator: Validator<JSON, Output>, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> some Signal<Result<Output, ValidationFailure>, Failure> {
        map { data in
            Result { () throws(ValidationFailure) in try validator.decode(data, limits: limits, options: options) }
        }
    }
}

extension Signal where Value == String {
    /// Parses and validates each string as JSON text, as `decode` does for data.
    ///
    /// ```swift
    /// lines.decode(with: person).successes().observe { print($0.name) }
    /// ```
    public func decode<Output: Sendable>(
        with validator: Validator<JSON, Output>, limits: JSON.Limits = .standard, options: ValidationOptions = .standard
    ) -> some Signal<Result<Output, ValidationFailure>, Failure> {
        map { text in
            Result { () throws(ValidationFailure) in try validator.decode(text, limits: limits, options: options) }
        }
    }
}
