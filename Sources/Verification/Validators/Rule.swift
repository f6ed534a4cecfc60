/// A condition that depends only on some fields of an object. A rule is checked if these fields are valid, even if the
/// object has other faults. Once there are ``ValidationOptions/limit`` issues, no more rules are checked.
public struct Rule<Root>: Sendable {
    @usableFromInline let paths: [AnyKeyPath & Sendable]
    @usableFromInline let code: Issue.Code
    @usableFromInline let holds: @Sendable (Root) -> Bool
    /// The condition on the values of the named fields, in the order of `paths`.
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

/// A condition on one field. Its issues have the field's path, the name as their message, and the code
/// ``Issue/Code/custom(_:)``.
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

/// A condition on two fields. Its issues have the path of the first field.
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

/// A condition on three fields. Its issues have the path of the first field.
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

/// A result builder that collects the rules of an object.
@resultBuilder
public enum RulesBuilder<Root> {
    /// Lets the compiler infer the object's type in a rule, so that key paths need not name it.
    public static func buildExpression(_ rule: Rule<Root>) -> Rule<Root> { rule }

    /// Combines rules.
    public static func buildBlock(_ rules: Rule<Root>...) -> [Rule<Root>] { rules }
}
