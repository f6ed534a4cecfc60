/// One step of a chain that looks at one event at a time: what it does with a value and with the end, and the state it
/// keeps in between. `map`, `filter`, `scan` and most other operators are stages; so is an operator of your own:
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
/// Name the types after the colon, the value that comes in, the one that goes out and the failure, as above: from the
/// functions alone the compiler does not find the second, and says that the type does not conform.
///
/// A stage is a value: each subscription starts from a copy of it.
public protocol Stage<Input, Output, Failure>: Sendable {
    /// The values that come in.
    associatedtype Input: Sendable
    /// The failure of the signal that comes in.
    associatedtype Failure: Error
    /// The values that go out.
    associatedtype Output: Sendable
    /// The failure of the signal that goes out; as the one that comes in, if nothing else is said.
    associatedtype OutputFailure: Error = Failure

    /// Deals with a value.
    ///
    /// - Parameters:
    ///   - value: the incoming value.
    ///   - downstream: the observer that receives what goes out.
    /// - Returns: true if more is wanted. A stage that ends by itself calls `downstream.end` and returns
    ///   ``Demand/enough``; it returns ``Demand/enough`` also if `downstream.next` did.
    mutating func next<D: Observer<Output, OutputFailure>>(_ value: Input, to downstream: inout D) -> Demand

    /// Deals with the end. If both failures are of one type, the end is passed on if nothing else is said.
    ///
    /// - Parameters:
    ///   - end: the end of the incoming signal.
    ///   - downstream: the observer that receives what goes out.
    mutating func end<D: Observer<Output, OutputFailure>>(_ end: End<Failure>, to downstream: inout D)
}

extension Stage where Failure == OutputFailure {
    /// Passes the end on.
    ///
    /// - Parameters:
    ///   - end: the end of the incoming signal.
    ///   - downstream: the observer that receives the events.
    @inlinable
    public mutating func end<D: Observer<Output, OutputFailure>>(_ end: End<Failure>, to downstream: inout D) {
        downstream.end(end)
    }
}

/// A signal behind a stage; see ``Signal/through(_:)``.
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

    // Transparent, so that a chain unfolds at once where it is observed: one function specialised forever larger
    // observers would look to the compiler like a recursion without end, and Embedded Swift refuses it.
    // Consuming, as in each signal that holds others: of a borrowed one its parts are borrowed in turn, and the optimiser
    // of Swift 6.3.1 gives up on a function with many such within each other ("too many/large bit fields").

    /// Runs the upstream into a copy of the stage.
    ///
    /// - Parameters:
    ///   - observer: the observer that receives what goes out.
    ///   - subscription: this running of the signal.
    @_transparent
    public consuming func subscribe<O: Observer<S.Output, S.OutputFailure>>(
        _ observer: consuming O, in subscription: Subscription
    ) {
        upstream.subscribe(StagedObserver(stage: stage, downstream: observer), in: subscription)
    }
}

/// A stage and the observer behind it, as one observer.
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

extension Signal {
    /// Sends the signal through a stage.
    ///
    /// - Parameter stage: the work for each event; each subscription starts from a copy.
    /// - Returns: the stage's output.
    @inlinable
    public func through<S: Stage>(_ stage: S) -> Staged<Self, S> where S.Input == Value, S.Failure == Failure {
        Staged(self, stage)
    }
}
