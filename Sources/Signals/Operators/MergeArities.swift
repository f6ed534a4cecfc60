extension Signals {
    /// Forwards the values of two signals as they arrive. The signals may have different types, but their values must
    /// have the same type, and so must their failures.
    ///
    /// For any number of signals of one type, use ``merge(_:)-(S...)``. Known as `merge` in Rx and `Merge` in Combine.
    ///
    /// - Returns: a signal that fails when one of the signals fails. Otherwise, it ends when all have ended, with the
    ///   end of the signal that ended last.
    @_alwaysEmitIntoClient
    public static func merge<A: Signal, B: Signal<A.Value, A.Failure>>(
        _ a: A, _ b: B
    ) -> some Signal<A.Value, A.Failure> {
        a.merge(with: b)
    }

    /// Forwards the values of three signals as they arrive; see ``merge(_:_:)``.
    ///
    /// ```marbles
    /// a  -1-----2----|
    /// b  ---x-----y-----|
    /// c  -----5-----7--|
    ///  ┌────────────────────────┐
    ///  │ Signals.merge(a, b, c) │
    ///  └────────────────────────┘
    ///    -1-x-5-2-y-7---|
    /// ```
    @_alwaysEmitIntoClient
    public static func merge<A: Signal, B: Signal<A.Value, A.Failure>, C: Signal<A.Value, A.Failure>>(
        _ a: A, _ b: B, _ c: C
    ) -> some Signal<A.Value, A.Failure> {
        Grouped(a.grouped.and(b).and(c), MergeAll(count: 3))
    }

    /// Forwards the values of four signals as they arrive; see ``merge(_:_:)``.
    @_alwaysEmitIntoClient
    public static func merge<
        A: Signal, B: Signal<A.Value, A.Failure>, C: Signal<A.Value, A.Failure>, D: Signal<A.Value, A.Failure>
    >(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> some Signal<A.Value, A.Failure> {
        Grouped(a.grouped.and(b).and(c).and(d), MergeAll(count: 4))
    }

    /// Forwards the values of five signals as they arrive; see ``merge(_:_:)``.
    @_alwaysEmitIntoClient
    public static func merge<
        A: Signal, B: Signal<A.Value, A.Failure>, C: Signal<A.Value, A.Failure>, D: Signal<A.Value, A.Failure>,
        E: Signal<A.Value, A.Failure>
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> some Signal<A.Value, A.Failure> {
        Grouped(a.grouped.and(b).and(c).and(d).and(e), MergeAll(count: 5))
    }

    /// Forwards the values of six signals as they arrive; see ``merge(_:_:)``.
    @_alwaysEmitIntoClient
    public static func merge<
        A: Signal, B: Signal<A.Value, A.Failure>, C: Signal<A.Value, A.Failure>, D: Signal<A.Value, A.Failure>,
        E: Signal<A.Value, A.Failure>, F: Signal<A.Value, A.Failure>
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> some Signal<A.Value, A.Failure> {
        Grouped(a.grouped.and(b).and(c).and(d).and(e).and(f), MergeAll(count: 6))
    }
}
