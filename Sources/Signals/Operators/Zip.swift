/// Pairs the values of two signals, first with first, second with second.
@usableFromInline
struct Zip2Core<First: Sendable, Second: Sendable, Downstream: Observer>: PairCore
where Downstream.Value == (First, Second) {
    @usableFromInline typealias Command = PairCommand<First, Second, Downstream.Failure>

    @usableFromInline var downstream: Downstream
    @usableFromInline var inputs = PairInputs()
    @usableFromInline var firsts = Deque<First>()
    @usableFromInline var seconds = Deque<Second>()
    @usableFromInline var firstHasEnded = false
    @usableFromInline var secondHasEnded = false

    @inlinable
    init(_ downstream: consuming Downstream) {
        self.downstream = downstream
    }

    @inlinable
    mutating func first(_ value: First) -> Bool {
        guard let other = seconds.popFirst() else {
            firsts.append(value)
            return false
        }
        if emit((value, other)) { return true }
        return secondHasEnded && seconds.isEmpty ? finish(.completed) : false
    }

    @inlinable
    mutating func second(_ value: Second) -> Bool {
        guard let other = firsts.popFirst() else {
            seconds.append(value)
            return false
        }
        if emit((other, value)) { return true }
        return firstHasEnded && firsts.isEmpty ? finish(.completed) : false
    }

    @inlinable
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool {
        guard case .completed = end else { return finish(end) }
        firstHasEnded = true
        return firsts.isEmpty || secondHasEnded ? finish(.completed) : false
    }

    @inlinable
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool {
        guard case .completed = end else { return finish(end) }
        secondHasEnded = true
        return seconds.isEmpty || firstHasEnded ? finish(.completed) : false
    }
}

/// Pairs the values of two signals, first with first, second with second, as a signal.
@usableFromInline
struct Zip2<A: Signal, B: Signal>: Signal where A.Failure == B.Failure {
    @usableFromInline typealias Value = (A.Value, B.Value)
    @usableFromInline typealias Failure = A.Failure

    @usableFromInline let a: A
    @usableFromInline let b: B

    @inlinable
    init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
    }

    @inlinable
    @inline(__always)
    func subscribe<O: Observer<(A.Value, B.Value), A.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        Zip2Core<A.Value, B.Value, O>.run(Zip2Core(observer), a, b, secondGoesFirst: false, in: subscription)
    }
}

extension Signal {
    /// Pairs the values of two signals: the first with the first, the second with the second, and so on.
    ///
    /// ```marbles
    /// a  -1---2---------3---|
    /// b  ---x-----y---z-----|
    ///  ┌────────────────┐
    ///  │ a.zip(with: b) │
    ///  └────────────────┘
    ///    ---[1x]--[2y]--[3z]|
    /// ```
    ///
    /// - Parameter other: the other signal.
    /// - Returns: a signal of pairs, which completes when one side has completed and none of its values waits for a partner.
    ///   Values wait for as long as it takes.
    @inlinable
    public func zip<Other: Signal>(with other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        Zip2(self, other)
    }
}
