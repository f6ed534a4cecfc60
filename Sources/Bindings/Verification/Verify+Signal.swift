import CurrycombSignals
import CurrycombVerification

// The `try(_:)` and `tryMap(_:)` of signals accept the verifiers directly:
// `json.try(verifyAndOutputError(isKindOf(.object), error))` and `json.tryMap(transferToKeyChild("user"))`.

extension Signal {
    /// Sends values as long as they pass a check, such as `isKindOf(.object)` or `hasKey("user")`. Fails with an error
    /// at the first value that does not pass.
    ///
    /// ```swift
    /// responses.verify(isKindOf(.object), orFail: PageError.noObject)
    /// ```
    public func verify(_ isRight: @escaping Verify<Value>, orFail error: Failure) -> some Signal<Value, Failure> {
        `try`(verifyAndOutputError(isRight, error))
    }
}

extension Signal where Failure == Never {
    /// Sends the values of this signal, which itself cannot fail, as long as they pass a check. Fails at the first
    /// value that does not pass.
    ///
    /// ```swift
    /// Signals.just(json).verify(hasKey("user"), orFail: PageError.noUser)
    /// ```
    @_disfavoredOverload
    public func verify<Other: Error>(_ isRight: @escaping Verify<Value>, orFail error: Other) -> some Signal<
        Value, Other
    > {
        canFail(with: Other.self).verify(isRight, orFail: error)
    }
}
