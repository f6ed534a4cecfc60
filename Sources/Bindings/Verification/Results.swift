import CurrycombSignals

extension Signal {
    /// Returns a signal that sends the value of each success.
    ///
    /// ```swift
    /// lines.validate(with: person).successes().observe { print($0.name) }
    /// ```
    ///
    /// - Returns: a signal of the values, which ends as this signal does.
    public func successes<Success: Sendable, Fault: Error>() -> some Signal<Success, Failure>
    where Value == Result<Success, Fault> {
        compactMap { if case .success(let value) = $0 { value } else { nil } }
    }

    /// Returns a signal that sends the error of each failure.
    ///
    /// ```swift
    /// lines.validate(with: person).failures().observe { print($0.report()) }
    /// ```
    ///
    /// - Returns: a signal that sends the errors as values and ends as this signal does.
    public func failures<Success: Sendable, Fault: Error>() -> some Signal<Fault, Failure>
    where Value == Result<Success, Fault> {
        compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }

    /// Sends the values of successes until the first failure, and then fails with its error.
    ///
    /// ```swift
    /// let page = body.validate(with: home).unwrapped().catch { _ in cachedPage }
    /// ```
    public func unwrapped<Success: Sendable, Fault: Error>() -> some Signal<Success, Fault>
    where Value == Result<Success, Fault>, Failure == Never {
        tryMap(failing: Fault.self) { (result) throws(Fault) in try result.get() }
    }

    /// Sends the values of successes until the first failure, and then fails with its error. This overload is for a
    /// signal that can itself fail with the same type of error.
    ///
    /// ```swift
    /// body.mapError { PageError.network($0) }.validate(with: home)
    ///     .map { $0.mapError { PageError.content($0) } }.unwrapped()
    /// ```
    ///
    /// - Returns: a signal that fails with the error of the first failure, or with this signal's error.
    public func unwrapped<Success: Sendable>() -> some Signal<Success, Failure>
    where Value == Result<Success, Failure> {
        tryMap { (result) throws(Failure) in try result.get() }
    }
}
