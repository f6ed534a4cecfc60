// Names that other libraries use. They are declared here as unavailable, so that the compiler tells the user what to
// write instead. Only debug builds have them, so that an app compiles faster in release.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if DEBUG
extension Optional {
    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    @_alwaysEmitIntoClient public static func just(_ value: Wrapped) -> Self { fatalError() }

    /// See ``of(_:)``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    @_alwaysEmitIntoClient public static func pure(_ value: Wrapped) -> Self { fatalError() }

    /// See ``Maybe``.
    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "none")
    public static var nothing: Self { fatalError() }

    /// See ``Maybe``. Disfavored, so that `Maybe(…)` can still make an optional of an optional.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "an optional is a Maybe already: leave Maybe(…) out, because it would wrap the optional"
    )
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ optional: Wrapped?) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension Either {
    @_alwaysEmitIntoClient public static func just(_ value: Right) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func pure(_ value: Right) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "right(_:)")
extension Either {
    @_alwaysEmitIntoClient public static func success(_ value: Right) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "left(_:)")
extension Either {
    @_alwaysEmitIntoClient public static func failure(_ value: Left) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "of(_:)")
extension Validated {
    @_alwaysEmitIntoClient public static func just(_ value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func pure(_ value: Value) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "valid(_:)")
extension Validated {
    @_alwaysEmitIntoClient public static func success(_ value: Value) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func validNel(_ value: Value) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public static func validNec(_ value: Value) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "invalid(_:)")
extension Validated {
    @_alwaysEmitIntoClient public static func failure(_ failure: Failure) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func invalidNel(_ failure: Failure) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public static func invalidNec(_ failure: Failure) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public static func invalidNonEmpty(_ failure: Failure) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "compare: value != nil")
extension Optional {
    public var isSome: Bool { fatalError() }
    public var isDefined: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fold(ifLeft:ifRight:)")
extension Either {
    public func match<Value>(_ left: (Left) -> Value, _ right: (Right) -> Value) -> Value { fatalError() }
    public func match<Value>(left: (Left) -> Value, right: (Right) -> Value) -> Value { fatalError() }
    public func match<Value>(onLeft left: (Left) -> Value, onRight right: (Right) -> Value) -> Value { fatalError() }
    public func either<Value>(_ left: (Left) -> Value, _ right: (Right) -> Value) -> Value { fatalError() }
    public func fold<Value>(_ left: (Left) -> Value, _ right: (Right) -> Value) -> Value { fatalError() }
    public func fold<Value>(left: (Left) -> Value, right: (Right) -> Value) -> Value { fatalError() }
    public func fold<Value>(onLeft: (Left) -> Value, onRight: (Right) -> Value) -> Value { fatalError() }
    public func fold<Value>(ifRight: (Right) -> Value, ifLeft: (Left) -> Value) -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapLeft(_:)")
extension Either {
    public func leftMap<NewLeft>(_ transform: (Left) -> NewLeft) -> Either<NewLeft, Right> { fatalError() }
    public func mapError<NewLeft>(_ transform: (Left) -> NewLeft) -> Either<NewLeft, Right> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:rest:)")
extension NonEmpty {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init(_ first: Element, _ rest: [Element]) { fatalError() }
    @_alwaysEmitIntoClient public init(head first: Element, tail rest: [Element]) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NonEmpty(1, 2, 3)")
extension NonEmpty {
    @_alwaysEmitIntoClient public static func of(_ elements: Element...) -> Self { fatalError() }
}

// In each extension below, all names have the same replacement.

// MARK: - Maybe

@_documentation(visibility: internal)
@available(*, unavailable, message: "compare: value == nil")
extension Optional {
    public var isNone: Bool { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the default without braces: getOrElse(value)")
extension Optional {
    @_alwaysEmitIntoClient public func getOrElse(_ value: () -> Wrapped) -> Wrapped { fatalError() }
}

#if !hasFeature(Embedded)
@_documentation(visibility: internal)
@available(*, unavailable, message: "write orThrow(error), or getOrElse(value)")
extension Optional {
    @_alwaysEmitIntoClient public func unwrap() throws -> Wrapped { fatalError() }
    @_alwaysEmitIntoClient public func unwrap(or error: any Error) throws -> Wrapped { fatalError() }
    @_alwaysEmitIntoClient public func unwrap(or value: Wrapped) -> Wrapped { fatalError() }
}
#endif

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the other value without braces: orElse(other)")
extension Optional {
    @_alwaysEmitIntoClient public func orElse(_ alternative: () -> Self) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fold(ifNothing:ifSome:)")
extension Optional {
    public func fold<Value>(_ nothing: () -> Value, _ some: (Wrapped) -> Value) -> Value { fatalError() }
    public func fold<Value>(ifNone: () -> Value, ifSome: (Wrapped) -> Value) -> Value { fatalError() }
    public func fold<Value>(ifSome: (Wrapped) -> Value, ifNothing: () -> Value) -> Value { fatalError() }
    public func fold<Value>(_ nothing: Value, _ some: (Wrapped) -> Value) -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toResult(orFailure:)")
extension Optional {
    @_alwaysEmitIntoClient public func okOr<Failure>(_ failure: Failure) -> Result<Wrapped, Failure> { fatalError() }
    public func toResult<Failure>(orFail failure: Failure) -> Result<Wrapped, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toValidated(orFailure:)")
extension Optional {
    public func toValidated<Failure>(orInvalid failure: Failure) -> Validated<Wrapped, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toEither(orLeft:)")
extension Optional {
    @_alwaysEmitIntoClient public func toRight<Left>(_ left: Left) -> Either<Left, Wrapped> { fatalError() }
}

// MARK: - Lists

@_documentation(visibility: internal)
@available(*, unavailable, message: "write reduce(first) { … }; for foldRight, reversed().reduce(first) { … }")
extension Sequence {
    @_alwaysEmitIntoClient public func foldLeft<Result>(
        _ first: Result, _ next: (Result, Element) throws -> Result
    ) -> Result { fatalError() }
    @_alwaysEmitIntoClient public func foldRight<Result>(
        _ first: Result, _ next: (Element, Result) throws -> Result
    ) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write reduce(into: [:]) { $0[key($1), default: 0] += 1 }")
extension Sequence {
    @_alwaysEmitIntoClient public func countBy<Key: Hashable>(_ key: (Element) -> Key) -> [Key: Int] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map(f).reduce(0, +), with the first value and the operation of your type")
extension Sequence {
    @_alwaysEmitIntoClient public func foldMap<Result>(_ transform: (Element) throws -> Result) -> Result {
        fatalError()
    }
    // The second argument is a monoid elsewhere, and its type is often written as a member after a dot.
    @_alwaysEmitIntoClient public func foldMap<Result>(
        _ transform: (Element) throws -> Result, _ monoid: MonoidElsewhere
    ) -> Result { fatalError() }
    @_alwaysEmitIntoClient public func foldMap<Result>(
        _ monoid: MonoidElsewhere, _ transform: (Element) throws -> Result
    ) -> Result { fatalError() }
}

/// The monoids that other libraries offer as members after a dot.
@_documentation(visibility: internal)
public enum MonoidElsewhere {
    case sum, product, all, any, string, array, first, last, min, max
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write compactMap { $0 }")
extension Sequence {
    @_alwaysEmitIntoClient public func compact<Value>() -> [Value] where Element == Value? { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func compacted<Value>() -> [Value] where Element == Value? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.sequence()")
@_alwaysEmitIntoClient public func sequence<Items: Sequence>(_ items: Items) -> Items { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.sequence()")
@_disfavoredOverload
public func sequence<Items: Sequence, Sequenced>(_ items: Items) -> Sequenced { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.partition(); as a function, { $0.partition() }")
@_alwaysEmitIntoClient public func partition<Left, Right>(
    _ items: [Either<Left, Right>]
) -> (lefts: [Left], rights: [Right]) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.partition(); as a function, { $0.partition() }")
@_alwaysEmitIntoClient public func partition<Value, Failure>(
    _ items: [Validated<Value, Failure>]
) -> (values: [Value], failures: [Failure]) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.partition(); as a function, { $0.partition() }")
@_alwaysEmitIntoClient public func partition<Success, Failure>(
    _ items: [Result<Success, Failure>]
) -> (successes: [Success], failures: [Failure]) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.partition(); as a function, { $0.partition() }")
@_alwaysEmitIntoClient public func partitionEithers<Left, Right>(
    _ items: [Either<Left, Right>]
) -> (lefts: [Left], rights: [Right]) { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.traverse { … }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Value>(
    _ items: Items, _ transform: (Items.Element) -> Value?
) -> [Value]? { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.traverse { … }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Traversed>(
    _ items: Items, _ transform: (Items.Element) -> Traversed
) -> Traversed { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.traverse { … }")
@_disfavoredOverload
@_alwaysEmitIntoClient public func traverse<Items: Sequence, Value, Traversed>(
    _ items: Items, _ transform: (Items.Element) -> Value
) -> Traversed { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b, c); for signals, Signals.zip(a, b, c)")
@_disfavoredOverload
@_alwaysEmitIntoClient public func zip3<A, B, C>(_ a: A, _ b: B, _ c: C) -> [(A, B, C)] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b, with: f)")
public func lift<A, B, C>(_ combine: @escaping (A, B) -> C) -> (A?, B?) -> C? { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.lefts() or array.rights()")
extension Either {
    @_alwaysEmitIntoClient public static func lefts(_ eithers: [Either]) -> [Left] { fatalError() }
    @_alwaysEmitIntoClient public static func rights(_ eithers: [Either]) -> [Right] { fatalError() }
}

// MARK: - Either

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "map(_:)")
extension Either {
    public func mapRight<NewRight>(_ transform: (Right) -> NewRight) -> Either<Left, NewRight> { fatalError() }
    public func rightMap<NewRight>(_ transform: (Right) -> NewRight) -> Either<Left, NewRight> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "bimap(left:right:)")
extension Either {
    // Without this function, the compiler gives up on a chain with an unlabeled `bimap` and suggests no labels.
    @_alwaysEmitIntoClient public func bimap<NewLeft, NewRight>(
        _ left: (Left) -> NewLeft, _ right: (Right) -> NewRight
    ) -> Either<NewLeft, NewRight> { fatalError() }
    @_alwaysEmitIntoClient public func mapBoth<NewLeft, NewRight>(
        _ left: (Left) -> NewLeft, _ right: (Right) -> NewRight
    ) -> Either<NewLeft, NewRight> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension Either {
    public func chain<NewRight>(_ transform: (Right) -> Either<Left, NewRight>) -> Either<Left, NewRight> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension Either {
    public func flatMapLeft<NewLeft>(_ mend: (Left) -> Either<NewLeft, Right>) -> Either<NewLeft, Right> {
        fatalError()
    }
    public func handleErrorWith<NewLeft>(_ mend: (Left) -> Either<NewLeft, Right>) -> Either<NewLeft, Right> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "write recover { left in .right(…) }, or getOrElse { left in … } for the value itself"
)
extension Either {
    @_alwaysEmitIntoClient public func handleError(_ value: (Left) -> Right) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write the other Either without braces: orElse(other)")
extension Either {
    public func orElse<NewLeft>(_ alternative: () -> Either<NewLeft, Right>) -> Either<NewLeft, Right> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write filterOrElse({ $0 > 0 }, orLeft: value)")
extension Either {
    @_alwaysEmitIntoClient public func filter(_ isIncluded: (Right) -> Bool) -> Either { fatalError() }
    public func filter(orLeft left: Left, _ isIncluded: (Right) -> Bool) -> Either { fatalError() }
    public func filter(_ isIncluded: (Right) -> Bool, orLeft left: Left) -> Either { fatalError() }
    public func ensure(_ condition: (Right) -> Bool, orLeft left: Left) -> Either { fatalError() }
    public func ensure(orLeft left: Left, _ condition: (Right) -> Bool) -> Either { fatalError() }
    @_alwaysEmitIntoClient public func ensure(_ left: Left, _ condition: (Right) -> Bool) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "getOrElse(_:)")
extension Either {
    @_alwaysEmitIntoClient public func getOrHandle(_ makeRight: (Left) -> Right) -> Right { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "right")
extension Either {
    public var rightValue: Right? { fatalError() }
    public var rightOrNull: Right? { fatalError() }
    public var value: Right? { fatalError() }
    @_alwaysEmitIntoClient public func getOrNull() -> Right? { fatalError() }
    @_alwaysEmitIntoClient public func orNull() -> Right? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "left")
extension Either {
    public var leftValue: Left? { fatalError() }
    public var leftOrNull: Left? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "swap()")
extension Either {
    @_alwaysEmitIntoClient public func swapped() -> Either<Right, Left> { fatalError() }
    @_alwaysEmitIntoClient public func flip() -> Either<Right, Left> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toOptional()")
extension Either {
    @_alwaysEmitIntoClient public func toMaybe() -> Right? { fatalError() }
    @_alwaysEmitIntoClient public func toOption() -> Right? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension Either {
    @_alwaysEmitIntoClient public func onRight(_ look: (Right) -> Void) -> Either { fatalError() }
    @_alwaysEmitIntoClient public func onSuccess(_ look: (Right) -> Void) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tapLeft(_:)")
extension Either {
    @_alwaysEmitIntoClient public func onLeft(_ look: (Left) -> Void) -> Either { fatalError() }
    @_alwaysEmitIntoClient public func tapError(_ look: (Left) -> Void) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write optional.toEither(orLeft: value)")
extension Either {
    @_alwaysEmitIntoClient public init(_ optional: Right?, orLeft left: Left) { fatalError() }
    public static func fromOptional(_ optional: Right?, orLeft left: Left) -> Either { fatalError() }
    @_alwaysEmitIntoClient public static func fromOptional(_ optional: Right?, orElse left: Left) -> Either {
        fatalError()
    }
    @_alwaysEmitIntoClient public static func from(_ optional: Right?, orElse left: Left) -> Either { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ optional: Right?, orLeft left: Left) -> Either { fatalError() }
    public static func fromOptional(_ optional: Right?, _ left: () -> Left) -> Either { fatalError() }
    public static func fromOption(_ optional: Right?, _ left: () -> Left) -> Either { fatalError() }
    @_alwaysEmitIntoClient public static func fromNullable(_ optional: Right?) -> Either { fatalError() }
    public static func fromNullable(_ optional: Right?, _ left: () -> Left) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Either.of(value).filterOrElse({ $0 > 0 }, orLeft: value)")
extension Either {
    public static func fromPredicate(_ value: Right, _ condition: (Right) -> Bool, _ left: (Right) -> Left) -> Either {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write condition ? .right(value) : .left(value)")
extension Either {
    public static func cond(_ condition: Bool, _ right: Right, _ left: Left) -> Either { fatalError() }
    public static func conditionally(_ condition: Bool, ifFalse left: () -> Left, ifTrue right: () -> Right) -> Either {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(catching:)")
extension Either where Left: Error {
    @_alwaysEmitIntoClient public static func tryCatch(_ body: () throws(Left) -> Right) -> Either { fatalError() }
    @_alwaysEmitIntoClient public static func `try`(_ body: () throws(Left) -> Right) -> Either { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "partition()")
extension Sequence {
    @_alwaysEmitIntoClient public func partitionEithers<Left, Right>() -> (lefts: [Left], rights: [Right])
    where Element == Either<Left, Right> { fatalError() }
    @_alwaysEmitIntoClient public func partitionEither<Left, Right>() -> (lefts: [Left], rights: [Right])
    where Element == Either<Left, Right> { fatalError() }
    @_alwaysEmitIntoClient public func separate<Left, Right>() -> (lefts: [Left], rights: [Right])
    where Element == Either<Left, Right> { fatalError() }
    @_alwaysEmitIntoClient public func partitioned<Left, Right>() -> (lefts: [Left], rights: [Right])
    where Element == Either<Left, Right> { fatalError() }
    @_alwaysEmitIntoClient public func partitioned<Value, Failure>() -> (values: [Value], failures: [Failure])
    where Element == Validated<Value, Failure> { fatalError() }
}

// MARK: - Result

@_documentation(visibility: internal)
@available(*, unavailable, message: "write filterOrElse({ $0 > 0 }, orFailure: error)")
extension Result {
    @_alwaysEmitIntoClient public func filter(_ isIncluded: (Success) -> Bool) -> Result { fatalError() }
    public func filter(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> Result { fatalError() }
    public func filterOrElse(_ isIncluded: (Success) -> Bool, orFail error: Failure) -> Result { fatalError() }
    public func ensure(_ condition: (Success) -> Bool, orFail error: Failure) -> Result { fatalError() }
    public func ensure(_ condition: (Success) -> Bool, orFailure error: Failure) -> Result { fatalError() }
    public func ensure(_ error: Failure, _ condition: (Success) -> Bool) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "success")
extension Result {
    public var value: Success? { fatalError() }
    @_alwaysEmitIntoClient public func getOrNull() -> Success? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failure")
extension Result {
    public var error: Failure? { fatalError() }
    @_alwaysEmitIntoClient public func exceptionOrNull() -> Failure? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension Result {
    @_alwaysEmitIntoClient public func onSuccess(_ look: (Success) -> Void) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tapFailure(_:)")
extension Result {
    @_alwaysEmitIntoClient public func onFailure(_ look: (Failure) -> Void) -> Result { fatalError() }
    @_alwaysEmitIntoClient public func tapError(_ look: (Failure) -> Void) -> Result { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "bimap(failure:success:)")
extension Result {
    @_alwaysEmitIntoClient public func bimap<NewFailure, NewSuccess>(
        _ failure: (Failure) -> NewFailure, _ success: (Success) -> NewSuccess
    ) -> Result<NewSuccess, NewFailure> { fatalError() }
    @_alwaysEmitIntoClient public func mapBoth<NewFailure, NewSuccess>(
        _ failure: (Failure) -> NewFailure, _ success: (Success) -> NewSuccess
    ) -> Result<NewSuccess, NewFailure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fold(ifFailure:ifSuccess:)")
extension Result {
    public func fold<Value>(_ failure: (Failure) -> Value, _ success: (Success) -> Value) -> Value { fatalError() }
    public func fold<Value>(onFailure: (Failure) -> Value, onSuccess: (Success) -> Value) -> Value { fatalError() }
    public func fold<Value>(onSuccess: (Success) -> Value, onFailure: (Failure) -> Value) -> Value { fatalError() }
    public func fold<Value>(ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value) -> Value { fatalError() }
    public func fold<Value>(success: (Success) -> Value, failure: (Failure) -> Value) -> Value { fatalError() }
    public func fold<Value>(failure: (Failure) -> Value, success: (Success) -> Value) -> Value { fatalError() }
    public func match<Value>(_ success: (Success) -> Value, _ failure: (Failure) -> Value) -> Value { fatalError() }
    public func match<Value>(onSuccess: (Success) -> Value, onFailure: (Failure) -> Value) -> Value { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "flatMap(_:)")
extension Result {
    @_alwaysEmitIntoClient public func andThen<NewSuccess>(
        _ transform: (Success) -> Result<NewSuccess, Failure>
    ) -> Result<NewSuccess, Failure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "recover(_:)")
extension Result {
    @_alwaysEmitIntoClient public func handleErrorWith<NewFailure>(
        _ mend: (Failure) -> Result<Success, NewFailure>
    ) -> Result<Success, NewFailure> { fatalError() }
}

// MARK: - Validated

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "bimap(invalid:valid:)")
extension Validated {
    @_alwaysEmitIntoClient public func bimap<NewFailure, NewValue>(
        _ invalid: (Failure) -> NewFailure, _ valid: (Value) -> NewValue
    ) -> Validated<NewValue, NewFailure> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "fold(ifInvalid:ifValid:)")
extension Validated {
    public func fold<Folded>(_ invalid: (NonEmpty<Failure>) -> Folded, _ valid: (Value) -> Folded) -> Folded {
        fatalError()
    }
    @_alwaysEmitIntoClient public func fold<Folded>(
        onInvalid: (NonEmpty<Failure>) -> Folded, onValid: (Value) -> Folded
    ) -> Folded { fatalError() }
    @_alwaysEmitIntoClient public func fold<Folded>(
        ifValid: (Value) -> Folded, ifInvalid: (NonEmpty<Failure>) -> Folded
    ) -> Folded { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "mapFailures(_:)")
extension Validated {
    public func mapErrors<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
        fatalError()
    }
    public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
        fatalError()
    }
    public func mapInvalid<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
        fatalError()
    }
    public func leftMap<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "failures")
extension Validated {
    public var errors: [Failure] { fatalError() }
    public var issues: [Failure] { fatalError() }
    public var faults: [Failure] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write zip(a, b), a global function; to combine the values, zip(a, b) { … }")
extension Validated {
    // There is no member named `zip`, because in a client's extensions of the type, it would hide the global function
    // `zip`.
    public func and<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> { fatalError() }
    public func combine<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
        fatalError()
    }
    public func product<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func map2<Other, New>(
        _ other: Validated<Other, Failure>, _ combine: (Value, Other) -> New
    ) -> Validated<New, Failure> { fatalError() }
    @_alwaysEmitIntoClient public static func mapN<First, Second>(
        _ first: Validated<First, Failure>, _ second: Validated<Second, Failure>, _ combine: (First, Second) -> Value
    ) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public static func map3<First, Second, Third>(
        _ first: Validated<First, Failure>, _ second: Validated<Second, Failure>, _ third: Validated<Third, Failure>,
        _ combine: (First, Second, Third) -> Value
    ) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "init(_:)")
extension Validated where Failure: Error {
    @_alwaysEmitIntoClient public static func from(_ result: Result<Value, Failure>) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write optional.toValidated(orFailure: value)")
extension Validated {
    public static func fromOption(_ optional: Value?, _ failure: Failure) -> Validated { fatalError() }
    public static func fromOptional(_ optional: Value?, orFailure failure: Failure) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public static func fromOptional(_ optional: Value?, orElse failure: Failure) -> Validated {
        fatalError()
    }
    public static func from(_ optional: Value?, orFailure failure: Failure) -> Validated { fatalError() }
    public static func from(_ optional: Value?, error failure: Failure) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public init(_ optional: Value?, orElse failure: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write filterOrElse({ $0 > 0 }, orFailure: value)")
extension Validated {
    @_alwaysEmitIntoClient public func filter(_ isIncluded: (Value) -> Bool) -> Validated { fatalError() }
    public func filterOrElse(_ isIncluded: (Value) -> Bool, orFail failure: Failure) -> Validated { fatalError() }
    public func filterOrElse(_ isIncluded: (Value) -> Bool, orInvalid failure: Failure) -> Validated { fatalError() }
    public func ensure(_ failure: Failure, _ condition: (Value) -> Bool) -> Validated { fatalError() }
    public func ensure(_ condition: (Value) -> Bool, orFailure failure: Failure) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toOptional()")
extension Validated {
    @_alwaysEmitIntoClient public func toMaybe() -> Value? { fatalError() }
    @_alwaysEmitIntoClient public func toOption() -> Value? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tapInvalid(_:)")
extension Validated {
    @_alwaysEmitIntoClient public func onInvalid(_ look: (NonEmpty<Failure>) -> Void) -> Validated { fatalError() }
    @_alwaysEmitIntoClient public func tapError(_ look: (NonEmpty<Failure>) -> Void) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "tap(_:)")
extension Validated {
    @_alwaysEmitIntoClient public func onValid(_ look: (Value) -> Void) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toEither()")
extension Validated {
    public var either: Either<NonEmpty<Failure>, Value> { fatalError() }
    @_alwaysEmitIntoClient public func asEither() -> Either<NonEmpty<Failure>, Value> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toValidated()")
extension Either {
    @_alwaysEmitIntoClient public func toValidatedNonEmpty() -> Validated<Right, Left> { fatalError() }
    @_alwaysEmitIntoClient public func toValidatedNel() -> Validated<Right, Left> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toResult()")
extension Either where Left: Error {
    public var asResult: Result<Right, Left> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "toResult()")
extension Validated where Failure: Error {
    public var asResult: Result<Value, NonEmpty<Failure>> { fatalError() }
    public var result: Result<Value, NonEmpty<Failure>> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "invalid(_:_:)")
extension Validated {
    @_alwaysEmitIntoClient public static func fail(_ failure: Failure) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write optional.toEither(orLeft: failure).toValidated()")
extension Validated {
    @_alwaysEmitIntoClient public init(_ optional: Value?, else failure: Failure) { fatalError() }
    @_alwaysEmitIntoClient public init(_ optional: Value?, orFailure failure: Failure) { fatalError() }
    @_alwaysEmitIntoClient public init(optional: Value?, else failure: Failure) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "first")
extension NonEmpty {
    public var head: Element { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "elements")
extension NonEmpty {
    public var array: [Element] { fatalError() }
    public var rawValue: [Element] { fatalError() }
    @_alwaysEmitIntoClient public func toArray() -> [Element] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NonEmpty(array), which is nil for an empty array")
extension NonEmpty {
    @_alwaysEmitIntoClient public init?(array elements: [Element]) { fatalError() }
    @_alwaysEmitIntoClient public init?(rawValue elements: [Element]) { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NonEmpty(array), which is nil for an empty array")
extension Sequence {
    public var nonEmpty: NonEmpty<Element>? { fatalError() }
    @_alwaysEmitIntoClient public func nonEmpty(_ nothing: Never...) -> NonEmpty<Element>? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write dropFirst()")
extension NonEmpty {
    public var tail: [Element] { fatalError() }
    public var rest: [Element] { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write nonEmpty + NonEmpty(element), or append(element) to change it in place")
extension NonEmpty {
    @_alwaysEmitIntoClient public func appending(_ element: Element) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "filterOrElse(_:_:)")
extension Validated {
    @_alwaysEmitIntoClient public func ensure(
        _ isIncluded: (Value) -> Bool, _ failure: (Value) -> Failure
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "orElse(_:)")
extension Optional {
    @_alwaysEmitIntoClient public func or(_ alternative: @autoclosure () -> Wrapped?) -> Wrapped? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write Dictionary(grouping: items, by: key).compactMapValues { NonEmpty($0) }")
extension NonEmpty {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func grouping<Items: Sequence<Element>, Key: Hashable>(
        _ items: Items, by key: (Element) -> Key
    ) -> [Key: NonEmpty] { fatalError() }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public init<Items: Sequence<Element>, Key: Hashable>(
        grouping items: Items, by key: (Element) -> Key
    ) { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write Dictionary(grouping: items, by: key); add .compactMapValues { NonEmpty($0) } for groups of type NonEmpty"
)
extension Sequence {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: NonEmpty<Element>] {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func groupBy<Key: Hashable>(_ key: (Element) -> Key) -> [Key: NonEmpty<Element>] {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "max()")
extension NonEmpty where Element: Comparable {
    public var maximum: Element { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "min()")
extension NonEmpty where Element: Comparable {
    public var minimum: Element { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.lefts()")
@_disfavoredOverload
@_alwaysEmitIntoClient public func lefts<Left, Right>(_ eithers: [Either<Left, Right>]) -> [Left] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, message: "write array.rights()")
@_disfavoredOverload
@_alwaysEmitIntoClient public func rights<Left, Right>(_ eithers: [Either<Left, Right>]) -> [Right] { fatalError() }

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "NonEmpty")
public typealias NonEmptyArray<Element> = NonEmpty<Element>

@_documentation(visibility: internal)
@available(*, unavailable, message: "write isRight ? .valid(value) : .invalid(failure)")
extension Validated {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public static func check(
        _ value: Value, if isRight: (Value) -> Bool, else failure: Failure
    ) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func check(
        _ value: Value, orFail failure: Failure, _ isRight: (Value) -> Bool
    ) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func check(
        _ value: Value, else failure: Failure, _ isRight: (Value) -> Bool
    ) -> Self { fatalError() }
    @_alwaysEmitIntoClient public static func ensure(
        _ value: Value, orFail failure: Failure, _ isRight: (Value) -> Bool
    ) -> Self { fatalError() }
}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message: "leave the protocol out: a method combines two values, as in list.reduce { $0.combine($1) }"
)
public protocol Semigroup {}

@_documentation(visibility: internal)
@available(
    *, unavailable, message: "leave the protocol out: the first value is an argument, as in list.reduce(0, +)"
)
public protocol Monoid {}

@_documentation(visibility: internal)
@available(
    *, unavailable,
    message:
        "write reduce(0, +), with the first value and the operation of your type; for a NonEmpty, reduce { $0.combine($1) }"
)
extension Sequence {
    @_alwaysEmitIntoClient public func combineAll() -> Element { fatalError() }
    @_alwaysEmitIntoClient public func combineAll(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
    @_alwaysEmitIntoClient public func combineAll(_ first: Element) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func combineAll(
        _ first: Element, _ combine: (Element, Element) -> Element
    ) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func combineAll(_ monoid: MonoidElsewhere) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func mconcat() -> Element { fatalError() }
    @_alwaysEmitIntoClient public func reduceLeft(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
    @_alwaysEmitIntoClient public func reduceRight(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write reduce { $0.combine($1) }, with the method or operator of your type")
extension NonEmpty {
    @_alwaysEmitIntoClient public func combineAll() -> Element { fatalError() }
    @_alwaysEmitIntoClient public func combineAll(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
    @_alwaysEmitIntoClient public func mconcat() -> Element { fatalError() }
    @_alwaysEmitIntoClient public func sconcat() -> Element { fatalError() }
    @_alwaysEmitIntoClient public func reduceLeft(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func fold(_ combine: (Element, Element) -> Element) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func reduceRight(_ combine: (Element, Element) -> Element) -> Element {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write map(f).reduce { $0.combine($1) }, with the method or operator of your type")
extension NonEmpty {
    @_alwaysEmitIntoClient public func reduceMap<Result>(_ transform: (Element) -> Result) -> Result {
        fatalError()
    }
    @_alwaysEmitIntoClient public func foldMap<Result>(_ transform: (Element) -> Result) -> Result {
        fatalError()
    }
    @_alwaysEmitIntoClient public func foldMap1<Result>(_ transform: (Element) -> Result) -> Result {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write joined(separator: separator), and Array(…) around it for lists of lists")
extension Sequence {
    @_alwaysEmitIntoClient public func intercalate(_ separator: Element) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func intercalate(separator: Element) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func intercalate(with separator: Element) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func mkString(_ separator: String = "") -> String { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { $0 }")
extension Sequence {
    @_alwaysEmitIntoClient public func concatAll<Inner>() -> [Inner] where Element: Sequence<Inner> { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write flatMap { $0 }")
extension NonEmpty {
    @_alwaysEmitIntoClient public func concatAll<Inner>() -> NonEmpty<Inner> where Element == NonEmpty<Inner> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func flatten<Inner>() -> NonEmpty<Inner> where Element == NonEmpty<Inner> {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NonEmpty(array), which is nil for an empty array")
extension NonEmpty {
    @_alwaysEmitIntoClient public init?(from elements: [Element]) { fatalError() }
    @_alwaysEmitIntoClient public init?(elements: [Element]) { fatalError() }
    @_alwaysEmitIntoClient public static func from(_ elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func from(array elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func of(_ elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func make(_ elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func make(from elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func fromArray(_ elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func fromList(_ elements: [Element]) -> Self? { fatalError() }
    @_alwaysEmitIntoClient public static func fromSequence(_ elements: [Element]) -> Self? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write NonEmpty(array), which is nil for an empty array")
extension Sequence {
    @_alwaysEmitIntoClient public func toNonEmpty() -> NonEmpty<Element>? { fatalError() }
    @_alwaysEmitIntoClient public func asNonEmpty() -> NonEmpty<Element>? { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: max { $0.count < $1.count }")
extension NonEmpty {
    // The parameters are such that `max { … }` does not fit, as a variadic parameter takes no trailing closure. Otherwise,
    // the compiler would not report a mistake in the closure.
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func max<Key: Comparable>(
        by key: KeyPath<Element, Key>..., descending: Bool = false
    ) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func maxBy<Key: Comparable>(_ key: (Element) -> Key) -> Element {
        fatalError()
    }
    @_alwaysEmitIntoClient public func maximum<Key: Comparable>(by key: (Element) -> Key) -> Element {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: min { $0.count < $1.count }")
extension NonEmpty {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func min<Key: Comparable>(
        by key: KeyPath<Element, Key>..., descending: Bool = false
    ) -> Element { fatalError() }
    @_alwaysEmitIntoClient public func minBy<Key: Comparable>(_ key: (Element) -> Key) -> Element {
        fatalError()
    }
    @_alwaysEmitIntoClient public func minimum<Key: Comparable>(by key: (Element) -> Key) -> Element {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: sorted { $0.count < $1.count }")
extension NonEmpty {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func sorted<Key: Comparable>(
        by key: KeyPath<Element, Key>..., descending: Bool = false
    ) -> [Element] {
        fatalError()
    }
}

// The functions of a sequence have other names than Swift's own functions, so that a call of Swift's functions has no
// more candidates than before.

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: max { $0.count < $1.count }")
extension Sequence {
    @_alwaysEmitIntoClient public func maxBy<Key: Comparable>(_ key: (Element) -> Key) -> Element? {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: min { $0.count < $1.count }")
extension Sequence {
    @_alwaysEmitIntoClient public func minBy<Key: Comparable>(_ key: (Element) -> Key) -> Element? {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "write a closure: sorted { $0.count < $1.count }")
extension Sequence {
    @_alwaysEmitIntoClient public func sortBy<Key: Comparable>(_ key: (Element) -> Key) -> [Element] {
        fatalError()
    }
    @_alwaysEmitIntoClient public func sortedBy<Key: Comparable>(_ key: (Element) -> Key) -> [Element] {
        fatalError()
    }
    @_alwaysEmitIntoClient public func sortOn<Key: Comparable>(_ key: (Element) -> Key) -> [Element] {
        fatalError()
    }
    @_alwaysEmitIntoClient public func sort<Key: Comparable>(by key: KeyPath<Element, Key>) -> [Element] {
        fatalError()
    }
}

// The functions without the label are deprecated, but available: with an unavailable function, the compiler takes too
// long for a chain, because it looks for a solution without that function.

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "filterOrElse(_:orLeft:)")
extension Either {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func filterOrElse<Thrown>(
        _ isIncluded: (Right) throws(Thrown) -> Bool, _ left: @autoclosure () -> Left
    ) throws(Thrown) -> Either { try filterOrElse(isIncluded, orLeft: left()) }
}

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "filterOrElse(_:orFailure:)")
extension Result {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func filterOrElse<Thrown>(
        _ isIncluded: (Success) throws(Thrown) -> Bool, _ error: @autoclosure () -> Failure
    ) throws(Thrown) -> Result { try filterOrElse(isIncluded, orFailure: error()) }
}

@_documentation(visibility: internal)
@available(*, deprecated, renamed: "filterOrElse(_:orFailure:)")
extension Validated {
    @_disfavoredOverload
    @_alwaysEmitIntoClient public func filterOrElse<Thrown>(
        _ isIncluded: (Value) throws(Thrown) -> Bool, _ failure: @autoclosure () -> Failure
    ) throws(Thrown) -> Validated { try filterOrElse(isIncluded, orFailure: failure()) }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "filterOrElse(_:orLeft:)")
extension Either {
    @_alwaysEmitIntoClient public func filterOrElse(_ isIncluded: (Right) -> Bool, orElse left: Left) -> Either {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "filterOrElse(_:orFailure:)")
extension Result {
    @_alwaysEmitIntoClient public func filterOrElse(_ isIncluded: (Success) -> Bool, orElse error: Failure) -> Result {
        fatalError()
    }
}

@_documentation(visibility: internal)
@available(*, unavailable, renamed: "filterOrElse(_:orFailure:)")
extension Validated {
    @_alwaysEmitIntoClient public func filterOrElse(
        _ isIncluded: (Value) -> Bool, orElse failure: Failure
    ) -> Validated { fatalError() }
}

@_documentation(visibility: internal)
@available(*, unavailable, message: "a Result has one error: write mapError { error in … }")
extension Result {
    @_alwaysEmitIntoClient public func mapFailures<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        fatalError()
    }
    @_alwaysEmitIntoClient public func mapErrors<New>(_ transform: (Failure) -> New) -> Result<Success, New> {
        fatalError()
    }
}
#endif
