@usableFromInline
struct TryMap<Input: Sendable, Output: Sendable, Failure: Error>: Stage<Input, Output, Failure> {
    @usableFromInline let transform: @Sendable (Input) -> Result<Output, Failure>

    @inlinable
    init(_ transform: @escaping @Sendable (Input) -> Result<Output, Failure>) { self.transform = transform }

    @inlinable
    func next<D: Observer<Output, Failure>>(_ value: Input, to downstream: inout D) -> Demand {
        switch transform(value) {
        case .success(let output): return downstream.next(output)
        case .failure(let error):
            downstream.end(.failed(error))
            return .enough
        }
    }
}

extension Signal {
    /// Changes each value, or fails if the closure throws.
    ///
    /// Declare the error type of a throwing closure; otherwise Swift assumes that the closure may throw any error:
    ///
    /// ```swift
    /// ages.tryMap { age throws(AgeError) in
    ///     guard age >= 0 else { throw .negative }
    ///     return age
    /// }
    /// ```
    ///
    /// ```marbles
    /// a  -2-4-5-6-|
    ///  ┌────────────────┐
    ///  │ a.tryMap(half) │
    ///  └────────────────┘
    ///    -1-2-#
    /// ```
    ///
    /// - Parameter transform: makes a new value from each value, or throws the error with which the signal fails.
    @_alwaysEmitIntoClient
    public func tryMap<Output: Sendable>(
        _ transform: @escaping @Sendable (Value) throws(Failure) -> Output
    ) -> some Signal<Output, Failure> {
        through(
            TryMap { value in
                do throws(Failure) { return .success(try transform(value)) } catch { return .failure(error) }
            })
    }

    /// Fails at the first value that is not valid; the values before it are forwarded.
    ///
    /// ```marbles
    /// a  -2-4-5-6-|
    ///  ┌───────────────────┐
    ///  │ a.try(mustBeEven) │
    ///  └───────────────────┘
    ///    -2-4-#
    /// ```
    ///
    /// - Parameter verify: throws the error with which the signal fails if a value is not valid.
    @_alwaysEmitIntoClient
    public func `try`(_ verify: @escaping @Sendable (Value) throws(Failure) -> Void) -> some Signal<Value, Failure> {
        through(
            TryMap { value in
                do throws(Failure) {
                    try verify(value)
                    return .success(value)
                } catch { return .failure(error) }
            })
    }
}

extension Signal where Failure == Never {
    /// Changes each value of a signal that cannot fail, or fails if the closure throws.
    ///
    /// ```marbles
    /// a  -2-4-5-6-|
    ///  ┌────────────────┐
    ///  │ a.tryMap(half) │
    ///  └────────────────┘
    ///    -1-2-#
    /// ```
    ///
    /// - Parameters:
    ///   - failure: the error type of `transform`.
    ///   - transform: makes a new value from each value, or throws the error with which the signal fails.
    @_alwaysEmitIntoClient
    public func tryMap<Output: Sendable, Other: Error>(
        failing failure: Other.Type, _ transform: @escaping @Sendable (Value) throws(Other) -> Output
    ) -> some Signal<Output, Other> {
        canFail(with: failure).tryMap(transform)
    }

    /// Forwards the values of a signal that cannot fail. The resulting signal fails at the first value that is not
    /// valid.
    ///
    /// ```marbles
    /// a  -2-4-5-6-|
    ///  ┌───────────────────┐
    ///  │ a.try(mustBeEven) │
    ///  └───────────────────┘
    ///    -2-4-#
    /// ```
    ///
    /// - Parameters:
    ///   - failure: the error type of `verify`.
    ///   - verify: throws the error with which the signal fails if a value is not valid.
    @_alwaysEmitIntoClient
    public func `try`<Other: Error>(
        failing failure: Other.Type, _ verify: @escaping @Sendable (Value) throws(Other) -> Void
    ) -> some Signal<Value, Other> {
        canFail(with: failure).try(verify)
    }
}
