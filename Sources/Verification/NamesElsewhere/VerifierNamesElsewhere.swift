// Names that other libraries use for checks: see ValidatorNamesElsewhere.swift.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
import CurrycombContainers

// A verifier has a type of errors, or none, as users write both `Verifier<Value>` and `Verifier<Value, Fault>`. For the
// type without arguments, as in `Verifier { (age: Int) in age > 17 }`, the compiler must infer the pack. It does so from
// an argument: so some functions have a parameter `none`, which takes an argument for each type of errors.
@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "a check is a function, Verify<Value>: combine checks with all, any and not; for a message, write Validator.text.length(8...), or Validator.identity(User.self).refine(\"too young\") { $0.age > 17 }; for an error, verifyAndOutputError({ $0.age > 17 }, Fault.young), or Validated.valid(user).filterOrElse({ $0.age > 17 }, orFailure: Fault.young)"
)
@dynamicMemberLookup @dynamicCallable
public struct Verifier<Value, each Fault>: Sendable {
    @_alwaysEmitIntoClient public init(_ check: @escaping (Value) -> Bool) { fatalError() }
    @_alwaysEmitIntoClient public init(_ name: String, _ check: @escaping (Value) -> Bool) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ check: @escaping (Value) -> Bool, _ none: repeat each Fault) { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(
        _ name: String, _ check: @escaping (Value) -> Bool, _ none: repeat each Fault
    ) { fatalError() }
    // People guess many different members. So every name is accepted as a member, which is a verifier and can be called
    // with any arguments, and the compiler reports only the message of the type. A function is declared only if it also
    // determines the type of the value.
    public subscript(dynamicMember name: String) -> Verifier { fatalError() }
    public static subscript(dynamicMember name: String) -> Verifier { fatalError() }
    @discardableResult public func dynamicallyCall(withArguments arguments: [Any]) -> Verifier { fatalError() }
    @discardableResult
    public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func all(_ verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func all(_ verifiers: [Verifier]) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func any(_ verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func any(_ verifiers: [Verifier]) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func all(of verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func any(of verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func not(_ verifier: Verifier) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func allOf(_ verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func anyOf(_ verifiers: Verifier...) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public func and(_ other: Verifier) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public func or(_ other: Verifier) -> Verifier { fatalError() }
    @_alwaysEmitIntoClient public func isValid(_ value: Value) -> Bool { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func validate(_ value: Value) -> Validated<Value, String> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func verify<Other>(_ value: Other) -> Validated<Other, Issue> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func check<Other>(_ value: Other) -> Validated<Other, Issue> { fatalError() }
    @discardableResult
    @_alwaysEmitIntoClient public func run<Other>(_ value: Other) -> Validated<Other, Issue> { fatalError() }
    // For a dot without a type before it, as in `.anyOf(even, .greaterThan(10))`, the compiler does not look for
    // dynamic members.
    public static var greaterThan: Verifier { fatalError() }
    public static var lessThan: Verifier { fatalError() }
    public static var minLength: Verifier { fatalError() }
    public static var maxLength: Verifier { fatalError() }
    public static var range: Verifier { fatalError() }
    public static var matches: Verifier { fatalError() }
    public static var notEmpty: Verifier { fatalError() }
    public static var isEmpty: Verifier { fatalError() }
    public static var nonEmpty: Verifier { fatalError() }
    public static var email: Verifier { fatalError() }
    public static var length: Verifier { fatalError() }
    public static var count: Verifier { fatalError() }
    @_alwaysEmitIntoClient public static func on<Part>(
        _ path: KeyPath<Value, Part>, _ verifiers: Verifier<Part>...
    ) -> Verifier { fatalError() }
    public static func satisfies(_ name: String, _ check: @escaping (Value) -> Bool) -> Verifier { fatalError() }
}

// MARK: - Errors of the user's own

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "a check is a function, Verify<Value>: combine checks with all, any and not; for a message, write Validator.text.length(8...), or Validator.identity(User.self).refine(\"too young\") { $0.age > 17 }; for an error, verifyAndOutputError({ $0.age > 17 }, Fault.young), or Validated.valid(user).filterOrElse({ $0.age > 17 }, orFailure: Fault.young)"
)
extension Verifier {
    @_alwaysEmitIntoClient public static func require(
        _ fault: repeat each Fault, where check: (Value) -> Bool
    ) -> Verifier { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func require<Error>(
        _ fault: Error, where check: (Value) -> Bool, _ none: repeat each Fault
    ) -> VerifierElsewhere<Value, Error> { fatalError() }
    @_alwaysEmitIntoClient public static func check<Error>(
        _ fault: (Value) -> Error?, _ none: repeat each Fault
    ) -> Verifier<Value, Error> { fatalError() }
    @_alwaysEmitIntoClient public func on<Root>(
        _ path: KeyPath<Root, Value>
    ) -> Verifier<Root, repeat each Fault> { fatalError() }
    @_alwaysEmitIntoClient public func when(_ condition: (Value) -> Bool) -> Verifier { fatalError() }
}

/// A verifier with a type of errors that the compiler infers from the result.
@_documentation(visibility: internal)
public struct VerifierElsewhere<Value, Fault> {
    public func verify(_ value: Value) -> Validated<Value, Fault> { fatalError() }
    public func validate(_ value: Value) -> Validated<Value, Fault> { fatalError() }
    public func check(_ value: Value) -> Validated<Value, Fault> { fatalError() }
    public func callAsFunction(_ value: Value) -> Validated<Value, Fault> { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "a check is a function, Verify<Value>: combine checks with all, any and not; for a message, write Validator.text.length(8...), or Validator.identity(User.self).refine(\"too young\") { $0.age > 17 }; for an error, verifyAndOutputError({ $0.age > 17 }, Fault.young), or Validated.valid(user).filterOrElse({ $0.age > 17 }, orFailure: Fault.young)"
)
extension Verifier where Value == String {
    @_alwaysEmitIntoClient public static func contains(_ text: String, _ none: repeat each Fault) -> Verifier {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func contains(
        where isFound: (Character) -> Bool, _ none: repeat each Fault
    ) -> Verifier { fatalError() }
}
#endif
