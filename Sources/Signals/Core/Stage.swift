/// One step of a chain: it handles each value and the end, and keeps state between events. `map`, `filter`, `scan` and
/// many other operators are stages. You can write your own:
///
/// ```swift
/// struct EverySecond<Value: Sendable, Failure: Error>: Stage<Value, Value, Failure> {
///     var isOdd = false
///     mutating func next<D: Observer<Value, Failure>>(_ value: Value, to downstream: inout D) -> Demand {
///         isOdd.toggle()
///         return isOdd ? .more : downstream.next(value)
///     }
/// }
/// numbers.through(EverySecond()).observe { print($0) }
/// ```
///
/// Name the types of the input, the output and the failure after the colon, as above. The compiler cannot infer the
/// output from the functions: without these names, it reports that the stage does not conform.
///
/// A stage must be a value type, such as a struct: each subscription starts from a copy of the stage.
public protocol Stage<Input, Output, Failure>: Sendable {
    /// The incoming values.
    associatedtype Input: Sendable
    /// The failure of the incoming signal.
    associatedtype Failure: Error
    /// The outgoing values.
    associatedtype Output: Sendable
    /// The failure of the outgoing signal; by default, the failure of the incoming signal.
    associatedtype OutputFailure: Error = Failure

    /// Handles a value.
    ///
    /// - Returns: ``Demand/more`` to receive another value. A stage that ends by itself calls `downstream.end` and
    ///   returns ``Demand/enough``. A stage also returns ``Demand/enough`` if `downstream.next` returned it.
    mutating func next<D: Observer<Output, OutputFailure>>(_ value: Input, to downstream: inout D) -> Demand

    /// Handles the end. By default, if both failures have the same type, the end is forwarded.
    mutating func end<D: Observer<Output, OutputFailure>>(_ end: End<Failure>, to downstream: inout D)
}

extension Stage where Failure == OutputFailure {
    /// Forwards the end.
    @_alwaysEmitIntoClient
    public mutating func end<D: Observer<Output, OutputFailure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.end(end)
    }
}

/// A signal whose events pass through a stage; see ``Signal/through(_:)``.
@frozen
public struct Staged<Upstream: Signal, S: Stage>: Signal
where S.Input == Upstream.Value, S.Failure == Upstream.Failure {
    /// The values of the stage's output.
    public typealias Value = S.Output
    /// The failure of the stage's output.
    public typealias Failure = S.OutputFailure

    @usableFromInline let upstream: Upstream
    @usableFromInline let stage: S

    @inlinable
    init(_ upstream: Upstream, _ stage: S) {
        self.upstream = upstream
        self.stage = stage
    }

    // The function is transparent, so that a chain is inlined where it is observed. Otherwise, the compiler would
    // specialize one function for larger and larger observers and treat that as an endless recursion, which Embedded
    // Swift rejects. The function is consuming, as in many signals that hold other signals: the parts of a borrowed
    // signal are borrowed in turn, and the optimizer of Swift 6.3.1 fails on a function with many nested borrows ("too
    // many/large bit fields").

    /// Runs the upstream signal through a copy of the stage.
    @_transparent
    public consuming func subscribe<O: Observer<S.Output, S.OutputFailure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        upstream.subscribe(StagedObserver(stage: stage, downstream: observer), in: subscription)
    }
}

@usableFromInline
struct StagedObserver<S: Stage, Downstream: Observer<S.Output, S.OutputFailure>>: Observer {
    @usableFromInline var stage: S
    @usableFromInline var downstream: Downstream

    @inlinable
    init(stage: S, downstream: consuming Downstream) {
        self.stage = stage
        self.downstream = downstream
    }

    @inlinable
    mutating func next(_ value: S.Input) -> Demand { stage.next(value, to: &downstream) }

    @inlinable
    mutating func end(_ end: End<S.Failure>) { stage.end(end, to: &downstream) }
}

/// A signal whose events pass through a stage that may send several values at once. The stage is made for each
/// subscription, because a stage with values left at completion checks the subscription before it sends each of them.
@usableFromInline
struct BurstStaged<Upstream: Signal, S: Stage>: Signal where S.Input == Upstream.Value, S.Failure == Upstream.Failure {
    @usableFromInline typealias Value = S.Output
    @usableFromInline typealias Failure = S.OutputFailure

    @usableFromInline let upstream: Upstream
    @usableFromInline let makeStage: @Sendable (Subscription) -> S

    @inlinable
    init(_ upstream: Upstream, _ makeStage: @escaping @Sendable (Subscription) -> S) {
        self.upstream = upstream
        self.makeStage = makeStage
    }

    // The function is consuming for the reason given in ``Staged``.
    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<S.Output, S.OutputFailure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        upstream.subscribe(StagedObserver(stage: makeStage(subscription), downstream: observer), in: subscription)
    }
}

extension Observer {
    /// Sends the end. Before a completion, sends the values that are left. If the subscription has been disposed of,
    /// stops and sends `interrupted` instead of the completion.
    @inlinable
    mutating func finish(with left: inout Deque<Value>, _ end: End<Failure>, in subscription: Subscription) {
        guard case .completed = end else { return self.end(end) }
        while let value = left.popFirst() {
            if subscription.isDisposed { return self.end(.interrupted) }
            if next(value) == .enough { return }
        }
        self.end(subscription.isDisposed ? .interrupted : .completed)
    }
}

extension Signal {
    /// Passes the signal's events through a stage. Each subscription starts from a copy of the stage.
    @_alwaysEmitIntoClient
    public func through<S: Stage>(_ stage: S) -> Staged<Self, S> where S.Input == Value, S.Failure == Failure {
        Staged(self, stage)
    }
}
