import CurrycombSignals
import CurrycombVerification

// The `try(_:)` and `tryMap(_:)` of signals accept the verifiers directly:
// `json.try(verifyAndOutputError(isKindOf(.object), error))` and `json.tryMap(transferToKeyChild("user"))`.

extension Signal {
    /// Fails at the first value that does not pass a check.
    ///
    /// ```swift
    /// responses.verify(isKindOf(.object), orFail: PageError.noObject)
    /// ```
    ///
    /// - Parameters:
    ///   - isRight: the check, such as `isKindOf(.object)` or `hasKey("user")`.
    ///   - error: the error with which the signal fails.
    /// - Returns: a signal of the values before the first one that does not pass.
    public func verify(_ isRight: @escaping Verify<Value>, orFail error: Failure) -> some Signal<Value, Failure> {
        `try`(verifyAndOutputError(isRight, error))
    }
}

extension Signal where Failure == Never {
    /// Fails at the first value that does not pass a check, for a signal that could not fail before.
    ///
    /// ```swift
    /// Signals.just(json).verify(hasKey("user"), orFail: PageError.noUser)
    /// ```
    ///
    /// - Parameters:
    ///   - isRight: the check, such as `isKindOf(.object)` or `hasKey("user")`.
    ///   - error: the error with which the signal fails.
    /// - Returns: a signal of the values before the first one that does not pass.
    @_disfavoredOverload
    public func verify<Other: Error>(_ isRight: @escaping Verify<Value>, orFail error: Other) -> some Signal<
        Value, Other
    > {
        canFail(with: Other.self).verify(isRight, orFail: error)
    }
}
