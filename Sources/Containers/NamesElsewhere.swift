// Names of other libraries: unavailable, with a message that names the function here. Each extension is a row of a table.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !hasFeature(Embedded)
    // MARK: - Maybe

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    extension Optional {
        public static func just(_ value: Wrapped) -> Self { fatalError() }
        public static func pure(_ value: Wrapped) -> Self { fatalError() }
        public static func unit(_ value: Wrapped) -> Self { fatalError() }
        public static func `return`(_ value: Wrapped) -> Self { fatalError() }
        public static func fromNullable(_ value: Wrapped) -> Self { fatalError() }
        public static func fromOptional(_ value: Wrapped) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "none")
    extension Optional {
        public static var nothing: Self { fatalError() }
        public static func empty() -> Self { fatalError() }
        public static func absent() -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "getOrElse(_:)")
    extension Optional {
        public func or(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func otherwise(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func fromMaybe(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func withDefault(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func valueOr(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func unwrapOr(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func orDefault(_ value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        public func unwrap(or value: @autoclosure () -> Wrapped) -> Wrapped { fatalError() }
        @_disfavoredOverload public func getOrElse(_ value: () -> Wrapped) -> Wrapped { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifNothing:ifSome:)")
    extension Optional {
        public func fold<Value>(_ ifNothing: () -> Value, _ ifSome: (Wrapped) -> Value) -> Value { fatalError() }
        @_disfavoredOverload public func fold<Value>(
            _ ifNothing: @autoclosure () -> Value, _ ifSome: (Wrapped) -> Value
        ) -> Value { fatalError() }
        public func fold<Value>(ifNone: () -> Value, ifSome: (Wrapped) -> Value) -> Value { fatalError() }
        public func match<Value>(some: (Wrapped) -> Value, none: () -> Value) -> Value { fatalError() }
        public func maybe<Value>(_ ifNothing: Value, _ ifSome: (Wrapped) -> Value) -> Value { fatalError() }
        public func cata<Value>(_ ifSome: (Wrapped) -> Value, _ ifNothing: () -> Value) -> Value { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write value != nil, or value == nil")
    extension Optional {
        public var isSome: Bool { fatalError() }
        public var isJust: Bool { fatalError() }
        public var isDefined: Bool { fatalError() }
        public var isPresent: Bool { fatalError() }
        public var isNone: Bool { fatalError() }
        public var isNil: Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "orThrow(_:)")
    extension Optional {
        public func getOrThrow<Failure: Error>(_ error: @autoclosure () -> Failure) -> Wrapped { fatalError() }
        public func unwrap<Failure: Error>(orThrow error: @autoclosure () -> Failure) -> Wrapped { fatalError() }
        @_disfavoredOverload public func getOrThrow<Failure: Error>(_ error: () -> Failure) -> Wrapped { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable, message: "an optional is a Maybe; a default is getOrElse(value), an error orThrow(error)"
    )
    extension Optional {
        public func getOrThrow() -> Wrapped { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toEither(orLeft:)")
    extension Optional {
        public func toEither<Left>(_ left: @autoclosure () -> Left) -> Either<Left, Wrapped> { fatalError() }
        public func toRight<Left>(_ left: @autoclosure () -> Left) -> Either<Left, Wrapped> { fatalError() }
        public func either<Left>(or left: @autoclosure () -> Left) -> Either<Left, Wrapped> { fatalError() }
        @_disfavoredOverload public func toEither<Left>(_ left: () -> Left) -> Either<Left, Wrapped> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toResult(orFailure:)")
    extension Optional {
        public func toResult<Failure: Error>(_ error: @autoclosure () -> Failure) -> Result<Wrapped, Failure> {
            fatalError()
        }
        public func toResult<Failure: Error>(orError error: @autoclosure () -> Failure) -> Result<Wrapped, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toValidated(orFailure:)")
    extension Optional {
        public func toValidated<Failure>(_ failure: @autoclosure () -> Failure) -> Validated<Wrapped, Failure> {
            fatalError()
        }
        public func toValid<Failure>(_ failure: @autoclosure () -> Failure) -> Validated<Wrapped, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toArray()")
    extension Optional {
        public func toList() -> [Wrapped] { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "an optional is a Maybe: leave the call out")
    extension Optional {
        public func toOption() -> Wrapped? { fatalError() }
        public func toMaybe() -> Wrapped? { fatalError() }
        public func toOptional() -> Wrapped? { fatalError() }
        public func getOrNil() -> Wrapped? { fatalError() }
        public func orNull() -> Wrapped? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "flatMap(_:)")
    extension Optional {
        public func bind<Value>(_ transform: (Wrapped) -> Value?) -> Value? { fatalError() }
        public func andThen<Value>(_ transform: (Wrapped) -> Value?) -> Value? { fatalError() }
        public func chain<Value>(_ transform: (Wrapped) -> Value?) -> Value? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write filter { !… }")
    extension Optional {
        public func filterNot(_ condition: (Wrapped) -> Bool) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write value.map(condition) ?? false")
    extension Optional {
        public func exists(_ condition: (Wrapped) -> Bool) -> Bool { fatalError() }
        public func contains(where condition: (Wrapped) -> Bool) -> Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tap(_:)")
    extension Optional {
        public func ifSome(_ look: (Wrapped) -> Void) -> Self { fatalError() }
        public func ifPresent(_ look: (Wrapped) -> Void) -> Self { fatalError() }
        public func onSome(_ look: (Wrapped) -> Void) -> Self { fatalError() }
        public func forEach(_ look: (Wrapped) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tapNothing(_:)")
    extension Optional {
        public func ifNone(_ look: () -> Void) -> Self { fatalError() }
        public func onNone(_ look: () -> Void) -> Self { fatalError() }
        public func ifEmpty(_ look: () -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write value.apply(function)")
    extension Optional {
        public func ap<A, B>(_ value: A?) -> B? where Wrapped == (A) -> B { fatalError() }
        public func apply<A, B>(_ value: A?) -> B? where Wrapped == (A) -> B { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "Maybe")
    public typealias Option<Value> = Value?

    // MARK: - Either

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    extension Either {
        public static func just(_ value: Right) -> Self { fatalError() }
        public static func pure(_ value: Right) -> Self { fatalError() }
        public static func unit(_ value: Right) -> Self { fatalError() }
        public static func `return`(_ value: Right) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "right(_:)")
    extension Either {
        public static func success(_ value: Right) -> Self { fatalError() }
        public static func Right(_ value: Right) -> Self { fatalError() }
        public static func value(_ value: Right) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "left(_:)")
    extension Either {
        public static func failure(_ value: Left) -> Self { fatalError() }
        public static func error(_ value: Left) -> Self { fatalError() }
        public static func raiseError(_ value: Left) -> Self { fatalError() }
        public static func Left(_ value: Left) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifLeft:ifRight:)")
    extension Either {
        public func fold<Value>(_ ifLeft: (Left) -> Value, _ ifRight: (Right) -> Value) -> Value { fatalError() }
        public func either<Value>(_ ifLeft: (Left) -> Value, _ ifRight: (Right) -> Value) -> Value { fatalError() }
        public func match<Value>(_ ifLeft: (Left) -> Value, _ ifRight: (Right) -> Value) -> Value { fatalError() }
        public func cata<Value>(_ ifLeft: (Left) -> Value, _ ifRight: (Right) -> Value) -> Value { fatalError() }
        public func either<Value>(ifLeft: (Left) -> Value, ifRight: (Right) -> Value) -> Value { fatalError() }
        public func match<Value>(left: (Left) -> Value, right: (Right) -> Value) -> Value { fatalError() }
        public func fold<Value>(left: (Left) -> Value, right: (Right) -> Value) -> Value { fatalError() }
        public func analysis<Value>(ifLeft: (Left) -> Value, ifRight: (Right) -> Value) -> Value { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "bimap(left:right:)")
    extension Either {
        public func bimap<A, B>(_ left: (Left) -> A, _ right: (Right) -> B) -> Either<A, B> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "map(_:)")
    extension Either {
        public func mapRight<Value>(_ transform: (Right) -> Value) -> Either<Left, Value> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "flatMap(_:)")
    extension Either {
        public func flatMapRight<Value>(_ transform: (Right) -> Either<Left, Value>) -> Either<Left, Value> {
            fatalError()
        }
        public func andThen<Value>(_ transform: (Right) -> Either<Left, Value>) -> Either<Left, Value> { fatalError() }
        public func bind<Value>(_ transform: (Right) -> Either<Left, Value>) -> Either<Left, Value> { fatalError() }
        public func chain<Value>(_ transform: (Right) -> Either<Left, Value>) -> Either<Left, Value> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapLeft(_:)")
    extension Either {
        public func leftMap<Value>(_ transform: (Left) -> Value) -> Either<Value, Right> { fatalError() }
        public func mapError<Value>(_ transform: (Left) -> Value) -> Either<Value, Right> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "recover(_:)")
    extension Either {
        public func flatMapLeft<Value>(_ transform: (Left) -> Either<Value, Right>) -> Either<Value, Right> {
            fatalError()
        }
        public func flatMapError<Value>(_ transform: (Left) -> Either<Value, Right>) -> Either<Value, Right> {
            fatalError()
        }
        public func catchError<Value>(_ transform: (Left) -> Either<Value, Right>) -> Either<Value, Right> {
            fatalError()
        }
        public func handleErrorWith<Value>(_ transform: (Left) -> Either<Value, Right>) -> Either<Value, Right> {
            fatalError()
        }
        public func `catch`<Value>(_ transform: (Left) -> Either<Value, Right>) -> Either<Value, Right> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toOptional()")
    extension Either {
        public func toOption() -> Right? { fatalError() }
        public func toMaybe() -> Right? { fatalError() }
        public func orNull() -> Right? { fatalError() }
        public func getOrNil() -> Right? { fatalError() }
        public func getOrNull() -> Right? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "right")
    extension Either {
        public var rightValue: Right? { fatalError() }
        public var value: Right? { fatalError() }
        public var success: Right? { fatalError() }
        public var rightOption: Right? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "left")
    extension Either {
        public var leftValue: Left? { fatalError() }
        public var error: Left? { fatalError() }
        public var failure: Left? { fatalError() }
        public var leftOption: Left? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "isRight")
    extension Either {
        public var isSuccess: Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "isLeft")
    extension Either {
        public var isFailure: Bool { fatalError() }
        public var isError: Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "get()")
    extension Either {
        public func getOrThrow() -> Right { fatalError() }
        public func unwrap() -> Right { fatalError() }
        public func orThrow() -> Right { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "getOrElse(_:)")
    extension Either {
        public func or(_ value: @autoclosure () -> Right) -> Right { fatalError() }
        public func orDefault(_ value: @autoclosure () -> Right) -> Right { fatalError() }
        public func unwrapOr(_ value: @autoclosure () -> Right) -> Right { fatalError() }
        public func withDefault(_ value: @autoclosure () -> Right) -> Right { fatalError() }
        public func unwrap(or value: @autoclosure () -> Right) -> Right { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "swap()")
    extension Either {
        public func flip() -> Either<Right, Left> { fatalError() }
        public func swapped() -> Either<Right, Left> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toValidated()")
    extension Either {
        public func toValidation() -> Validated<Right, Left> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tap(_:)")
    extension Either {
        public func ifRight(_ look: (Right) -> Void) -> Self { fatalError() }
        public func onRight(_ look: (Right) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tapLeft(_:)")
    extension Either {
        public func ifLeft(_ look: (Left) -> Void) -> Self { fatalError() }
        public func onLeft(_ look: (Left) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "getOrElse(_:)")
    extension Either {
        @_disfavoredOverload public func getOrElse(_ value: () -> Right) -> Right { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "recover(_:)")
    extension Either {
        public func flatMapLeft(_ transform: (Left) -> Either<Left, Right>) -> Either<Left, Right> { fatalError() }
        public func flatMapError(_ transform: (Left) -> Either<Left, Right>) -> Either<Left, Right> { fatalError() }
        public func catchError(_ transform: (Left) -> Either<Left, Right>) -> Either<Left, Right> { fatalError() }
        public func handleErrorWith(_ transform: (Left) -> Either<Left, Right>) -> Either<Left, Right> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write recover { _ in .right(value) }")
    extension Either {
        public func handleError(_ transform: (Left) -> Right) -> Either<Left, Right> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write optional.toEither(orLeft: left)")
    extension Either {
        public static func fromOption(_ value: Right?, _ left: @autoclosure () -> Left) -> Self { fatalError() }
        public static func fromOptional(_ value: Right?, _ left: @autoclosure () -> Left) -> Self { fatalError() }
        public static func fromNullable(_ value: Right?, _ left: @autoclosure () -> Left) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write condition ? .right(value) : .left(error)")
    extension Either {
        public static func cond(_ condition: Bool, _ right: () -> Right, _ left: () -> Left) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write value.apply(function)")
    extension Either {
        public func ap<A, B>(_ value: Either<Left, A>) -> Either<Left, B> where Right == (A) -> B { fatalError() }
    }

    // MARK: - Result

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    extension Result {
        public static func just(_ value: Success) -> Self { fatalError() }
        public static func pure(_ value: Success) -> Self { fatalError() }
        public static func unit(_ value: Success) -> Self { fatalError() }
        public static func right(_ value: Success) -> Self { fatalError() }
        public static func ok(_ value: Success) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "failure(_:)")
    extension Result {
        public static func error(_ error: Failure) -> Self { fatalError() }
        public static func left(_ error: Failure) -> Self { fatalError() }
        public static func err(_ error: Failure) -> Self { fatalError() }
        public static func raiseError(_ error: Failure) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifFailure:ifSuccess:)")
    extension Result {
        public func fold<Value>(_ ifFailure: (Failure) -> Value, _ ifSuccess: (Success) -> Value) -> Value {
            fatalError()
        }
        public func match<Value>(_ ifFailure: (Failure) -> Value, _ ifSuccess: (Success) -> Value) -> Value {
            fatalError()
        }
        public func either<Value>(_ ifFailure: (Failure) -> Value, _ ifSuccess: (Success) -> Value) -> Value {
            fatalError()
        }
        public func analysis<Value>(_ ifFailure: (Failure) -> Value, _ ifSuccess: (Success) -> Value) -> Value {
            fatalError()
        }
        public func fold<Value>(ifSuccess: (Success) -> Value, ifFailure: (Failure) -> Value) -> Value { fatalError() }
        public func fold<Value>(onSuccess: (Success) -> Value, onFailure: (Failure) -> Value) -> Value { fatalError() }
        public func match<Value>(success: (Success) -> Value, failure: (Failure) -> Value) -> Value { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "bimap(failure:success:)")
    extension Result {
        public func bimap<Value, Other>(_ failure: (Failure) -> Other, _ success: (Success) -> Value) -> Result<
            Value, Other
        > { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapError(_:)")
    extension Result {
        public func mapLeft<Other>(_ transform: (Failure) -> Other) -> Result<Success, Other> { fatalError() }
        public func leftMap<Other>(_ transform: (Failure) -> Other) -> Result<Success, Other> { fatalError() }
        public func mapFailure<Other>(_ transform: (Failure) -> Other) -> Result<Success, Other> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "recover(_:)")
    extension Result {
        public func catchError<Other>(_ transform: (Failure) -> Result<Success, Other>) -> Result<Success, Other> {
            fatalError()
        }
        public func handleErrorWith<Other>(_ transform: (Failure) -> Result<Success, Other>) -> Result<Success, Other> {
            fatalError()
        }
        public func `catch`<Other>(_ transform: (Failure) -> Result<Success, Other>) -> Result<Success, Other> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toOptional()")
    extension Result {
        public func toOption() -> Success? { fatalError() }
        public func toMaybe() -> Success? { fatalError() }
        public func orNull() -> Success? { fatalError() }
        public func getOrNil() -> Success? { fatalError() }
        public func getOrNull() -> Success? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "get()")
    extension Result {
        public func getOrThrow() -> Success { fatalError() }
        public func unwrap() -> Success { fatalError() }
        public func orThrow() -> Success { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "getOrElse(_:)")
    extension Result {
        public func or(_ value: @autoclosure () -> Success) -> Success { fatalError() }
        public func orDefault(_ value: @autoclosure () -> Success) -> Success { fatalError() }
        public func unwrapOr(_ value: @autoclosure () -> Success) -> Success { fatalError() }
        public func unwrap(or value: @autoclosure () -> Success) -> Success { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tap(_:)")
    extension Result {
        public func onSuccess(_ look: (Success) -> Void) -> Self { fatalError() }
        public func ifSuccess(_ look: (Success) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "tapFailure(_:)")
    extension Result {
        public func onFailure(_ look: (Failure) -> Void) -> Self { fatalError() }
        public func tapError(_ look: (Failure) -> Void) -> Self { fatalError() }
        public func ifFailure(_ look: (Failure) -> Void) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "recover(_:)")
    extension Result {
        public func catchError(_ transform: (Failure) -> Result<Success, Failure>) -> Result<Success, Failure> {
            fatalError()
        }
        public func handleErrorWith(_ transform: (Failure) -> Result<Success, Failure>) -> Result<Success, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "success")
    extension Result {
        public var value: Success? { fatalError() }
        public var right: Success? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "failure")
    extension Result {
        public var error: Failure? { fatalError() }
        public var left: Failure? { fatalError() }
    }

    // MARK: - Validated

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "of(_:)")
    extension Validated {
        public static func just(_ value: Value) -> Self { fatalError() }
        public static func pure(_ value: Value) -> Self { fatalError() }
        public static func unit(_ value: Value) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "valid(_:)")
    extension Validated {
        public static func success(_ value: Value) -> Self { fatalError() }
        public static func right(_ value: Value) -> Self { fatalError() }
        public static func validNel(_ value: Value) -> Self { fatalError() }
        public static func validNea(_ value: Value) -> Self { fatalError() }
        public static func ok(_ value: Value) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "invalid(_:)")
    extension Validated {
        public static func failure(_ failure: Failure) -> Self { fatalError() }
        public static func error(_ failure: Failure) -> Self { fatalError() }
        public static func left(_ failure: Failure) -> Self { fatalError() }
        public static func invalidNel(_ failure: Failure) -> Self { fatalError() }
        public static func invalidNea(_ failure: Failure) -> Self { fatalError() }
        public static func invalidOne(_ failure: Failure) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "an empty list is no failure: NonEmpty(contentsOf:) makes one of an array, if it has an element"
    )
    extension Validated {
        public static func invalid(_ failures: [Failure]) -> Self { fatalError() }
        public static func error(_ failures: [Failure]) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "fold(ifInvalid:ifValid:)")
    extension Validated {
        public func fold<Folded>(_ ifInvalid: (NonEmpty<Failure>) -> Folded, _ ifValid: (Value) -> Folded) -> Folded {
            fatalError()
        }
        public func match<Folded>(_ ifInvalid: (NonEmpty<Failure>) -> Folded, _ ifValid: (Value) -> Folded) -> Folded {
            fatalError()
        }
        public func either<Folded>(_ ifInvalid: (NonEmpty<Failure>) -> Folded, _ ifValid: (Value) -> Folded) -> Folded {
            fatalError()
        }
        public func analysis<Folded>(_ ifInvalid: (NonEmpty<Failure>) -> Folded, _ ifValid: (Value) -> Folded) -> Folded
        { fatalError() }
        public func fold<Folded>(ifValid: (Value) -> Folded, ifInvalid: (NonEmpty<Failure>) -> Folded) -> Folded {
            fatalError()
        }
        public func match<Folded>(valid: (Value) -> Folded, invalid: (NonEmpty<Failure>) -> Folded) -> Folded {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "bimap(invalid:valid:)")
    extension Validated {
        public func bimap<NewValue, NewFailure>(_ invalid: (Failure) -> NewFailure, _ valid: (Value) -> NewValue)
            -> Validated<NewValue, NewFailure>
        { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "mapFailures(_:)")
    extension Validated {
        public func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
        public func mapErrors<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
        public func mapLeft<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
        public func leftMap<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
        public func mapInvalid<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
        public func mapFailure<NewFailure>(_ transform: (Failure) -> NewFailure) -> Validated<Value, NewFailure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "map(_:)")
    extension Validated {
        public func mapValid<NewValue>(_ transform: (Value) -> NewValue) -> Validated<NewValue, Failure> {
            fatalError()
        }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write zip(a, b), a function of up to eight and more")
    extension Validated {
        public func product<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
            fatalError()
        }
        public func combine<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
            fatalError()
        }
        public func and<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
            fatalError()
        }
        public func ap<Other>(_ other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> { fatalError() }
        public func combine<Other>(with other: Validated<Other, Failure>) -> Validated<(Value, Other), Failure> {
            fatalError()
        }
        public static func combine<A, B>(_ a: Validated<A, Failure>, _ b: Validated<B, Failure>) -> Validated<
            (A, B), Failure
        > where Value == (A, B) { fatalError() }
        public static func map2<A, B>(
            _ a: Validated<A, Failure>, _ b: Validated<B, Failure>, _ combine: (A, B) -> Value
        ) -> Self { fatalError() }
        public static func combine<A, B>(
            _ a: Validated<A, Failure>, _ b: Validated<B, Failure>, _ combine: (A, B) -> Value
        ) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "toOptional()")
    extension Validated {
        public func toOption() -> Value? { fatalError() }
        public func toMaybe() -> Value? { fatalError() }
        public func orNull() -> Value? { fatalError() }
        public func getOrNil() -> Value? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "failures")
    extension Validated {
        public var errors: [Failure] { fatalError() }
        public var error: [Failure] { fatalError() }
        public var invalid: [Failure] { fatalError() }
        public var issues: [Failure] { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "isValid")
    extension Validated {
        public var isSuccess: Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "isInvalid")
    extension Validated {
        public var isFailure: Bool { fatalError() }
        public var isError: Bool { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write either.toValidated(), or result.toValidated()")
    extension Validated {
        public static func fromEither(_ either: Either<Failure, Value>) -> Self { fatalError() }
        public static func fromResult(_ result: Result<Value, any Error>) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write optional.toValidated(orFailure: failure)")
    extension Validated {
        public static func fromOption(_ value: Value?, _ failure: @autoclosure () -> Failure) -> Self { fatalError() }
        public static func fromOptional(_ value: Value?, _ failure: @autoclosure () -> Failure) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write condition ? .valid(value) : .invalid(failure)")
    extension Validated {
        public static func cond(
            _ condition: Bool, _ value: @autoclosure () -> Value, _ failure: @autoclosure () -> Failure
        ) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "orElse(_:)")
    extension Validated {
        public func handleErrorWith(_ transform: (NonEmpty<Failure>) -> Self) -> Self { fatalError() }
        public func or(_ other: Self) -> Self { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "value")
    extension Validated {
        public var valid: Value? { fatalError() }
        public var success: Value? { fatalError() }
        public var rightValue: Value? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "get()")
    extension Validated {
        public func getOrThrow() -> Value { fatalError() }
        public func orThrow() -> Value { fatalError() }
        public func unwrap() -> Value { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "getOrElse(_:)")
    extension Validated {
        public func or(_ value: @autoclosure () -> Value) -> Value { fatalError() }
        public func orDefault(_ value: @autoclosure () -> Value) -> Value { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write values.sequence(), or items.traverse { validated(of: $0) }")
    extension Validated {
        public static func sequence(_ values: [Self]) -> Validated<[Value], Failure> { fatalError() }
        public static func all(_ values: [Self]) -> Validated<[Value], Failure> { fatalError() }
    }

    // MARK: - NonEmpty

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "NonEmpty")
    public typealias NonEmptyArray<Element> = NonEmpty<Element>

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "NonEmpty")
    public typealias NonEmptyList<Element> = NonEmpty<Element>

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "NonEmpty")
    public typealias NEA<Element> = NonEmpty<Element>

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "init(_:_:)")
    extension NonEmpty {
        public static func of(_ first: Element, _ rest: Element...) -> Self { fatalError() }
        public static func pure(_ first: Element) -> Self { fatalError() }
        public init(head: Element, tail: [Element]) { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "init(contentsOf:)")
    extension NonEmpty {
        public static func fromArray(_ elements: [Element]) -> Self? { fatalError() }
        public init?(rawValue: [Element]) { fatalError() }
        public static func from(_ elements: [Element]) -> Self? { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "first")
    extension NonEmpty {
        public var head: Element { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write dropFirst()")
    extension NonEmpty {
        public var tail: ArraySlice<Element> { fatalError() }
    }

    // MARK: - Functions

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "zip, and the function behind: zip(a, b) { … }")
    public func zip<A, B, C, Failure>(
        with combine: @escaping (A, B) -> C
    ) -> (Validated<A, Failure>, Validated<B, Failure>) -> Validated<C, Failure> { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "zip, and the function behind: zip(a, b) { … }")
    public func zip<A, B, C>(with combine: @escaping (A, B) -> C) -> (A?, B?) -> C? { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a.flatMap { … }")
    public func >>= <A, B>(_ a: A?, _ next: (A) -> B?) -> B? { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a.flatMap { … }")
    public func >>= <A, B, Failure>(_ a: Result<A, Failure>, _ next: (A) -> Result<B, Failure>) -> Result<B, Failure> {
        fatalError()
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write a.flatMap { … }")
    public func >>= <A, B, Left>(_ a: Either<Left, A>, _ next: (A) -> Either<Left, B>) -> Either<Left, B> {
        fatalError()
    }
#endif
