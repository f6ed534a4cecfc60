import CurrycombContainers
import CurrycombEffects

extension LazyTask {
    /// Makes a lazy task with the value or the error of an `Either`.
    ///
    /// ```swift
    /// let number = LazyTask(Int("12").toEither(orLeft: InputError.noNumber))
    /// ```
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}

extension IO where Success: Sendable {
    /// Makes an effect with the value or the error of an `Either`.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}
