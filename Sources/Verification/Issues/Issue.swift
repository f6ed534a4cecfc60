import CurrycombContainers

/// One fault of a value: where, what, and in words.
///
/// Swift Testing has an `Issue` too: in a file that imports both, write `CurrycombVerification.Issue`.
///
/// The value itself is not in it unless ``ValidationOptions/includesValues`` asks for that, since it may be private.
public struct Issue: Error, Sendable, CustomStringConvertible {
    /// The way from the validated value to the fault. For a missing member it ends with the key that is missing.
    public var path: JSON.Path
    /// The kind of fault, for code to act on.
    public var code: Code
    /// Words that replace the standard ones, if a validator gave some.
    public var customMessage: String?
    /// The error that a conversion threw, if one did.
    public var underlying: (any Error)?
    /// The value at fault, if it was asked for and is JSON.
    public var value: JSON?

    /// Describes a fault.
    ///
    /// - Parameters:
    ///   - code: the code of the issue.
    ///   - path: the way from the validated value to the fault.
    ///   - message: words that replace the standard ones.
    ///   - underlying: the error behind it.
    public init(_ code: Code, at path: JSON.Path = JSON.Path(), message: String? = nil, underlying: (any Error)? = nil)
    {
        self.code = code
        self.path = path
        customMessage = message
        self.underlying = underlying
    }

    /// The message: the custom one, or the standard one in English.
    public var message: String { message(in: .english) }

    /// Returns the message in a language: the custom one, unchanged, if there is one.
    ///
    /// - Parameter messages: the words.
    /// - Returns: a sentence without the path.
    public func message(in messages: Messages) -> String {
        customMessage ?? messages.text(code)
    }

    /// Path and message in English, for example `orders[3].price: expected a number, found a string`.
    public var description: String { description(in: .english) }

    /// Path and message in the words of a language; of text that is not JSON, message, line and column.
    ///
    /// - Parameter messages: the words.
    /// - Returns: one line.
    public func description(in messages: Messages) -> String {
        guard case .syntax(let error) = code else { return headline(in: messages) }
        return "\(headline(in: messages)) (\(messages.place(error.position)))"
    }

    /// Path and message: what stands above the piece of JSON, which shows the line.
    func headline(in messages: Messages) -> String {
        path.isEmpty ? message(in: messages) : "\(path): \(message(in: messages))"
    }
}

extension Issue: Hashable {
    /// Compares path, code, message and value; the underlying error, which need not be comparable, does not count.
    ///
    /// - Parameters:
    ///   - left: an issue.
    ///   - right: another.
    /// - Returns: true if they say the same.
    public static func == (left: Issue, right: Issue) -> Bool {
        left.path == right.path && left.code == right.code && left.customMessage == right.customMessage
            && left.value == right.value
    }

    /// Feeds path, code and message to a hasher.
    ///
    /// - Parameter hasher: the hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(path)
        hasher.combine(code)
        hasher.combine(customMessage)
    }
}

/// One issue or more.
public typealias Issues = NonEmpty<Issue>
