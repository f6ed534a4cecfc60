import CurrycombSignals
import CurrycombVerification

/// A value that a user edits, such as the text of a field, with the result of its validation.
///
/// ```swift
/// let email = FormField("", validator: .text.email())
/// let age = FormField(18, validator: .identity(Int.self).range(16...))
/// let canSend = email.isValid.and(age.isValid)
/// email.value = "ada@example.com"
/// canSend.value  // → true
/// ```
///
/// The result, the validity and the errors follow the value: at any time, they belong to the current value.
public final class FormField<Input: Sendable, Output: Sendable>: Sendable {
    /// The value as the user edits it.
    public let input: MutableProperty<Input>
    /// The validated value, or all faults of the current value, up to the limit that the options set.
    public let result: Property<Result<Output, ValidationFailure>>

    /// Makes a field.
    public init(
        _ value: Input, validator: Validator<Input, Output>, options: ValidationOptions = .standard
    ) {
        input = MutableProperty(value)
        result = input.map { value in Result { () throws(ValidationFailure) in try validator(value, options: options) }
        }
    }

    /// The value as the user edits it: the value of ``input``.
    public var value: Input {
        get { input.value }
        set { input.value = newValue }
    }

    /// True while the value is valid.
    public var isValid: Property<Bool> { result.map { if case .success = $0 { true } else { false } } }

    /// The issues of the current value; empty while the value is valid. To show an issue, use its `message`, or
    /// `message(in:)` for another language.
    public var issues: Property<[Issue]> {
        result.map { if case .failure(let failure) = $0 { Array(failure.issues) } else { [] } }
    }

    /// The messages of the issues, in English unless a message is custom; empty while the value is valid.
    public var errors: Property<[String]> { issues.map { $0.map(\.message) } }
}
