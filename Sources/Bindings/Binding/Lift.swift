import CurrycombSignals

extension Signals {
    /// Applies a function of two values to two signals. Once both signals have sent a value, the function is called
    /// with their latest values each time one of them sends.
    ///
    /// ```swift
    /// let price = Signals.lift(*, pieces, priceOfOne)
    /// ```
    public static func lift<A: Signal, B: Signal, Output: Sendable>(
        _ function: @escaping @Sendable (A.Value, B.Value) -> Output, _ a: A, _ b: B
    ) -> some Signal<Output, A.Failure> where B.Failure == A.Failure {
        combineLatest(a, b).map { function($0, $1) }
    }

    /// Applies a function of three values to three signals; see ``lift(_:_:_:)``.
    ///
    /// ```swift
    /// let isComplete = Signals.lift({ $0 && $1 && $2 }, hasName, hasAge, hasEmail)
    /// ```
    public static func lift<A: Signal, B: Signal, C: Signal, Output: Sendable>(
        _ function: @escaping @Sendable (A.Value, B.Value, C.Value) -> Output, _ a: A, _ b: B, _ c: C
    ) -> some Signal<Output, A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
        combineLatest(a, b, c).map { function($0.0, $0.1, $0.2) }
    }

    /// Applies a function of four values to four signals; see ``lift(_:_:_:)``.
    ///
    /// ```swift
    /// let isComplete = Signals.lift({ $0 && $1 && $2 && $3 }, hasName, hasAge, hasEmail, hasTown)
    /// ```
    public static func lift<A: Signal, B: Signal, C: Signal, D: Signal, Output: Sendable>(
        _ function: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) -> Output, _ a: A, _ b: B, _ c: C, _ d: D
    ) -> some Signal<Output, A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        combineLatest(a, b, c, d).map { function($0.0, $0.1, $0.2, $0.3) }
    }

    /// Applies a function of five values to five signals; see ``lift(_:_:_:)``.
    ///
    /// ```swift
    /// let isComplete = Signals.lift({ $0 && $1 && $2 && $3 && $4 }, hasName, hasAge, hasEmail, hasTown, hasStreet)
    /// ```
    public static func lift<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, Output: Sendable>(
        _ function: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value) -> Output, _ a: A, _ b: B, _ c: C,
        _ d: D, _ e: E
    ) -> some Signal<Output, A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
        combineLatest(a, b, c, d, e).map { function($0.0, $0.1, $0.2, $0.3, $0.4) }
    }

    /// Applies a function of six values to six signals; see ``lift(_:_:_:)``.
    ///
    /// ```swift
    /// let isComplete = Signals.lift(
    ///     { $0 && $1 && $2 && $3 && $4 && $5 }, hasName, hasAge, hasEmail, hasTown, hasStreet, hasPhone)
    /// ```
    public static func lift<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal, Output: Sendable>(
        _ function: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) -> Output, _ a: A,
        _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> some Signal<Output, A.Failure>
    where
        B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
        F.Failure == A.Failure
    {
        combineLatest(a, b, c, d, e, f).map { function($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }
    }
}
