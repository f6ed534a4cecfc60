/// A condition on some fields of an object, which depends only on these fields: it is checked if they are valid, even
/// if the object has other faults.
public struct Rule<Root>: Sendable {
    @usableFromInline let paths: [AnyKeyPath & Sendable]
    @usableFromInline let code: Issue.Code
    /// Checks a whole object.
    @usableFromInline let holds: @Sendable (Root) -> Bool
    /// Checks the values of the named fields, in the order of `paths`.
    @usableFromInline let holdsForValues: @Sendable ([Any]) -> Bool

    @usableFromInline
    init(
        paths: [AnyKeyPath & Sendable], code: Issue.Code, holds: @escaping @Sendable (Root) -> Bool,
        holdsForValues: @escaping @Sendable ([Any]) -> Bool
    ) {
        self.paths = paths
        self.code = code
        self.holds = holds
        self.holdsForValues = holdsForValues
    }
}

/// A condition on one field. Its issues have the field's path.
///
/// - Parameters:
///   - path: the field's property.
///   - name: the issue's message, and the name of its ``Issue/Code/custom(_:)`` code.
///   - condition: returns true if the value is valid.
/// - Returns: a rule for ``Validator/object(_:fields:rules:)``.
@_alwaysEmitIntoClient
public func rule<Root, A>(
    _ path: KeyPath<Root, A> & Sendable, _ name: String, _ condition: @escaping @Sendable (A) -> Bool
) -> Rule<Root> {
    Rule(paths: [path], code: .custom(name)) {
        condition($0[keyPath: path])
    } holdsForValues: { values in
        guard let first = values[0] as? A else { return true }
        return condition(first)
    }
}

/// A condition on two fields. Its issues have the path of the first.
///
/// - Parameters:
///   - a: the property of the field that is at fault if the condition is false.
///   - b: the property of the field that it is compared with.
///   - name: the issue's message, and the name of its ``Issue/Code/custom(_:)`` code.
///   - condition: returns true if the values are consistent.
/// - Returns: a rule for ``Validator/object(_:fields:rules:)``.
@_alwaysEmitIntoClient
public func rule<Root, A, B>(
    _ a: KeyPath<Root, A> & Sendable, _ b: KeyPath<Root, B> & Sendable, _ name: String,
    _ condition: @escaping @Sendable (A, B) -> Bool
) -> Rule<Root> {
    Rule(paths: [a, b], code: .custom(name)) {
        condition($0[keyPath: a], $0[keyPath: b])
    } holdsForValues: { values in
        guard let first = values[0] as? A, let second = values[1] as? B else { return true }
        return condition(first, second)
    }
}

/// A condition on three fields. Its issues have the path of the first.
///
/// - Parameters:
///   - a: the property of the field that is at fault if the condition is false.
///   - b: the property of a field that it is compared with.
///   - c: the property of another such field.
///   - name: the issue's message, and the name of its ``Issue/Code/custom(_:)`` code.
///   - condition: returns true if the values are consistent.
/// - Returns: a rule for ``Validator/object(_:fields:rules:)``.
@_alwaysEmitIntoClient
public func rule<Root, A, B, C>(
    _ a: KeyPath<Root, A> & Sendable, _ b: KeyPath<Root, B> & Sendable, _ c: KeyPath<Root, C> & Sendable,
    _ name: String, _ condition: @escaping @Sendable (A, B, C) -> Bool
) -> Rule<Root> {
    Rule(paths: [a, b, c], code: .custom(name)) {
        condition($0[keyPath: a], $0[keyPath: b], $0[keyPath: c])
    } holdsForValues: { values in
        guard let first = values[0] as? A, let second = values[1] as? B, let third = values[2] as? C else {
            return true
        }
        return condition(first, second, third)
    }
}

/// Collects the rules of an object.
@resultBuilder
public enum RulesBuilder<Root> {
    /// Lets the compiler infer the object's type in a rule, so that key paths need not name it.
    ///
    /// - Parameter rule: the rule.
    /// - Returns: the same rule.
    public static func buildExpression(_ rule: Rule<Root>) -> Rule<Root> { rule }

    /// Combines rules.
    ///
    /// - Parameter rules: the rules, in order.
    /// - Returns: all of them.
    public static func buildBlock(_ rules: Rule<Root>...) -> [Rule<Root>] { rules }
}
