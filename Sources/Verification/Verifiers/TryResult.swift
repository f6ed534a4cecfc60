extension Result {
    /// Checks a success; if the check throws, the result is the check's failure.
    ///
    /// - Parameter check: throws an error if the value is wrong; not called for a failure.
    /// - Returns: this result, or the check's failure.
    @_alwaysEmitIntoClient
    public func `try`(_ check: (Success) throws(Failure) -> Void) -> Result {
        tryMap { (value: Success) throws(Failure) in
            try check(value)
            return value
        }
    }

    /// Makes another value, or a failure, from a success.
    ///
    /// - Parameter transform: returns the new value, or throws; not called for a failure.
    /// - Returns: the new value, or the first failure.
    @_alwaysEmitIntoClient
    public func tryMap<New>(_ transform: (Success) throws(Failure) -> New) -> Result<New, Failure> {
        flatMap { value in
            do throws(Failure) {
                return .success(try transform(value))
            } catch {
                return .failure(error)
            }
        }
    }
}
