extension Result {
    /// Checks a success. If the check throws, its error becomes the failure.
    ///
    /// - Parameter check: the function that throws an error if the value is wrong; not called for a failure.
    /// - Returns: this result, or a failure with the check's error.
    @_alwaysEmitIntoClient
    public func `try`(_ check: (Success) throws(Failure) -> Void) -> Result {
        tryMap { (value: Success) throws(Failure) in
            try check(value)
            return value
        }
    }

    /// Makes a new value, or a failure, from the value of a success.
    ///
    /// - Parameter transform: the function that returns the new value, or throws; not called for a failure.
    /// - Returns: a success with the new value, or the first failure.
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
