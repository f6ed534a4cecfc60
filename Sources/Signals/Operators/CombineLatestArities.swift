extension Signals {
    /// Combines the latest values of two signals: sends a tuple for each value of either signal, once both have sent a
    /// value.
    ///
    /// ```marbles
    /// a  -1-------2-------|
    /// b  ----x--------y-----|
    ///  ┌──────────────────────────┐
    ///  │ a.combineLatest(with: b) │
    ///  └──────────────────────────┘
    ///    ----[1x]-[2x][2y]--|
    /// ```
    @_alwaysEmitIntoClient
    public static func combineLatest<A: Signal, B: Signal>(
        _ a: A, _ b: B
    ) -> some Signal<(A.Value, B.Value), A.Failure> where B.Failure == A.Failure {
        a.combineLatest(with: b)
    }

    /// Combines the latest values of three signals: sends a tuple for each value of any of them, once all have sent a
    /// value.
    ///
    /// ```marbles
    /// a  -1-------2-------|
    /// b  ----x------------|
    /// c  --m------------n----|
    ///  ┌────────────────────────────────┐
    ///  │ Signals.combineLatest(a, b, c) │
    ///  └────────────────────────────────┘
    ///    ----[1xm][2xm]-[2xn]|
    /// ```
    @_alwaysEmitIntoClient
    public static func combineLatest<A: Signal, B: Signal, C: Signal>(
        _ a: A, _ b: B, _ c: C
    ) -> some Signal<(A.Value, B.Value, C.Value), A.Failure> where B.Failure == A.Failure, C.Failure == A.Failure {
        a.combineLatest(with: b).combineLatest(with: c).map { ($0.0.0, $0.0.1, $0.1) }
    }

    /// Combines the latest values of four signals; see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
        a.combineLatest(with: b).combineLatest(with: c).combineLatest(with: d).map {
            ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1)
        }
    }

    /// Combines the latest values of five signals; see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value), A.Failure>
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure {
        a.combineLatest(with: b).combineLatest(with: c).combineLatest(with: d).combineLatest(with: e).map {
            ($0.0.0.0.0, $0.0.0.0.1, $0.0.0.1, $0.0.1, $0.1)
        }
    }

    /// Combines the latest values of six signals; see ``combineLatest(_:_:)``.
    @_alwaysEmitIntoClient
    public static func combineLatest<A: Signal, B: Signal, C: Signal, D: Signal, E: Signal, F: Signal>(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> some Signal<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value), A.Failure>
    where
        B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure, E.Failure == A.Failure,
        F.Failure == A.Failure
    {
        a.combineLatest(with: b).combineLatest(with: c).combineLatest(with: d).combineLatest(with: e).combineLatest(
            with: f
        ).map { ($0.0.0.0.0.0, $0.0.0.0.0.1, $0.0.0.0.1, $0.0.0.1, $0.0.1, $0.1) }
    }
}
