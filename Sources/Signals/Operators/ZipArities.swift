extension Signals {
    /// Joins the values of two signals: the first value of each, the second value of each, and so on.
    ///
    /// ```marbles
    /// a  -1---2---------3---|
    /// b  ---x-----y---z-----|
    ///  ┌────────────────┐
    ///  │ a.zip(with: b) │
    ///  └────────────────┘
    ///    ---[1x]--[2y]--[3z]|
    /// ```
    @_alwaysEmitIntoClient
    public static func zip<A: Signal, B: Signal>(
        _ a: A, _ b: B
    ) -> some Signal<(A.Value, B.Value), A.Failure> where B.Failure == A.Failure {
        a.zip(with: b)
    }

    /// Joins the values of three signals: the first value of each, the second value of each, and so on.
    ///
    /// ```marbles
    /// a  -1---2---------|
    /// b  ---x-----y-----|
    /// c  m---n----o-----|
    ///  ┌──────────────────────┐
    ///  │ Signals.zip(a, b, c) │
    ///  └──────────────────────┘
    ///    ---[1xm]-[2yn]-|
    /// ```
    @_alwaysEmitIntoClient
    public static func zip<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> some Signal<(A.Value, B.Value, C.Value), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
        a.zip(with: b).zip(with: c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Joins the values of four signals; see ``zip(_:_:)``.
    @_alwaysEmitIntoClient
    public static func zip<A: Signal, B: Signal, C: Signal, D: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        a.zip(with: b).zip(with: c).zip(with: d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }
    }

    /// Joins the values of five signals; see ``zip(_:_:)``.
    @_alwaysEmitIntoClient
    public static func zip<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
        a.zip(with: b).zip(with: c).zip(with: d).zip(with: e).map { ($0.0.0.0.0, $0.0.0.0.1, $0.0.0.1, $0.0.1, $0.1) }
    }

    /// Joins the values of six signals; see ``zip(_:_:)``.
    @_alwaysEmitIntoClient
    public static func zip<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure>
    where
        B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
        F.Failure == A.Failure
    {
        a.zip(with: b).zip(with: c).zip(with: d).zip(with: e).zip(with: f).map {
            ($0.0.0.0.0.0, $0.0.0.0.0.1, $0.0.0.0.1, $0.0.0.1, $0.0.1, $0.1)
        }
    }
}
