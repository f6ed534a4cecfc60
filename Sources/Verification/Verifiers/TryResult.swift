extension Result {
    /// Checks a success. If the check throws, its error becomes the failure.
    @_alwaysEmitIntoClient
    public func `try`(_ check: (Success) throws(Failure) -> Void) -> Result {
        tryMap { (value: Success) throws(Failure) in
            try check(value)
            return value
        }
    }

    /// Makes a new value from the value of a success. If `transform` throws, its error becomes the failure.
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
