import CurrycombContainers

/// One fault of a value, with its path, its kind and a message.
///
/// Swift Testing also has an `Issue`: in a file that imports both, write `CurrycombVerification.Issue`.
///
/// Unless ``ValidationOptions/includesValues`` is true, an issue does not contain the value, because the value may be
/// private.
public struct Issue: Error, Sendable, CustomStringConvertible {
    /// The path from the validated value to the fault. For a missing member or element, the path ends with its key or
    /// index.
    public var path: JSON.Path
    /// The kind of fault, for use in code.
    public var code: Code
    /// The message that replaces the standard one, if a validator has set one.
    public var customMessage: String?
    /// The error that a conversion threw, if such an error caused the issue.
    public var underlying: (any Error)?
    /// The JSON value at fault, if ``ValidationOptions/includesValues`` is true.
    ///
    /// The value is `nil` if there is none, as for a missing key or text that is not JSON. It is also `nil` for faults
    /// of rules, of repeated keys, of conditions whose output is not JSON, and of conversions whose input is not JSON.
    /// ``Validator/refine(reporting:)`` can also report issues without a value.
    public var value: JSON?
    /// For a repeated key, the index of the key's node in the document. The path is not enough, because each occurrence
    /// of the key has the same path.
    var key: Int32?

    /// Makes an issue.
    public init(_ code: Code, at path: JSON.Path = JSON.Path(), message: String? = nil, underlying: (any Error)? = nil)
    {
        self.code = code
        self.path = path
        customMessage = message
        self.underlying = underlying
    }

    /// The message: the custom one, or the standard one in English.
    public var message: String { message(in: .english) }

    /// Returns the message in a language, without the path. A custom message stays unchanged.
    public func message(in messages: Messages) -> String {
        customMessage ?? messages.text(code)
    }

    /// The path and the message in English, for example `orders[3].price: expected a number, found a string`.
    public var description: String { description(in: .english) }

    /// Returns the path and the message in a language, and for a syntax error in a text, its line and column.
    public func description(in messages: Messages) -> String {
        guard case .syntax(let error) = code, error.position.isInText else { return headline(in: messages) }
        return "\(headline(in: messages)) (\(messages.place(error.position)))"
    }

    func headline(in messages: Messages) -> String {
        path.isEmpty ? message(in: messages) : "\(path): \(message(in: messages))"
    }
}

extension Issue: Hashable {
    /// Compares path, code, message and value, but not the underlying error, which need not be comparable.
    public static func == (left: Issue, right: Issue) -> Bool {
        left.path == right.path && left.code == right.code && left.customMessage == right.customMessage
            && left.value == right.value
    }

    /// Feeds path, code and message to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(code)
        hasher.combine(customMessage)
    }
}

/// One or more issues.
public typealias Issues = NonEmpty<Issue>
