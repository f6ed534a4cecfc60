import CurrycombContainers
import CurrycombEffects

extension LazyTask {
    /// Makes a task with a given value or error.
    ///
    /// ```swift
    /// let number = LazyTask(Int("12").toEither(orLeft: InputError.noNumber))
    /// ```
    ///
    /// - Parameter either: the error on the left, or the value on the right.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}

extension IO where Success: Sendable {
    /// Makes an effect with a given value or error.
    ///
    /// - Parameter either: the error on the left, or the value on the right.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}
