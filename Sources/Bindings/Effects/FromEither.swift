import CurrycombContainers
import CurrycombEffects

extension LazyTask {
    /// Makes a task with a given value or error.
    ///
    /// ```swift
    /// let number = LazyTask(Int("12").toEither(orLeft: InputError.noNumber))
    /// ```
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}

extension IO where Success: Sendable {
    /// Makes an effect with a given value or error.
    @_alwaysEmitIntoClient
    public init(_ either: Either<Failure, Success>) { self.init(either.toResult()) }
}
