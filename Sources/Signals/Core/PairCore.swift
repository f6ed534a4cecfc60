/// What operators with two inputs have in common: `zip`, `combineLatest`, `sample` and others say only what they do with a
/// value or an end of either side.
@usableFromInline
protocol PairCore: SerialCore where Command == PairCommand<First, Second, Downstream.Failure> {
    associatedtype First: Sendable
    associatedtype Second: Sendable
    associatedtype Downstream: Observer

    /// Whom to tell.
    var downstream: Downstream { get set }
    /// The two inputs that run.
    var inputs: PairInputs { get set }

    // Each returns whether it was the last step.
    mutating func first(_ value: First) -> Bool
    mutating func second(_ value: Second) -> Bool
    mutating func firstEnded(_ end: End<Downstream.Failure>) -> Bool
    mutating func secondEnded(_ end: End<Downstream.Failure>) -> Bool
}

/// A step that had to wait.
@usableFromInline
enum PairCommand<First: Sendable, Second: Sendable, Failure: Error>: Sendable {
    case first(First)
    case second(Second)
    case firstEnded(End<Failure>)
    case secondEnded(End<Failure>)
}

/// The subscriptions of the two inputs.
@usableFromInline
struct PairInputs: Sendable {
    @usableFromInline var first: Subscription?
    @usableFromInline var second: Subscription?

    @inlinable
    init() {}

    @inlinable
    func dispose() {
        first?.dispose()
        second?.dispose()
    }
}

extension PairCore {
    @inlinable
    mutating func handle(_ command: consuming Command) -> Bool {
        switch command {
        case .first(let value): first(value)
        case .second(let value): second(value)
        case .firstEnded(let end): firstEnded(end)
        case .secondEnded(let end): secondEnded(end)
        }
    }

    @inlinable
    mutating func interrupt() { _ = finish(.interrupted) }

    /// Sends a value; where no more are wanted, this was the last step.
    @inlinable
    mutating func emit(_ value: Downstream.Value) -> Bool {
        if downstream.next(value) == .more { return false }
        inputs.dispose()
        return true
    }

    /// Stops both inputs and sends the end: the last step.
    @inlinable
    mutating func finish(_ end: End<Downstream.Failure>) -> Bool {
        inputs.dispose()
        downstream.end(end)
        return true
    }

    /// Runs two signals into a core.
    @inlinable
    @inline(__always)
    static func run<A: Signal<First, Downstream.Failure>, B: Signal<Second, Downstream.Failure>>(
        _ core: consuming Self, _ a: A, _ b: B, secondGoesFirst: Bool = false, in subscription: Subscription
    ) {
        let inputs = (Subscription(within: subscription), Subscription(within: subscription))
        core.inputs.first = inputs.0
        core.inputs.second = inputs.1
        let serial = Serial(core)
        subscription.onDispose(serial)
        if secondGoesFirst { b.subscribe(SecondObserver(serial, inputs.1), in: inputs.1) }
        a.subscribe(FirstObserver(serial, inputs.0), in: inputs.0)
        if !secondGoesFirst { b.subscribe(SecondObserver(serial, inputs.1), in: inputs.1) }
    }
}

/// What listens to the first input.
@usableFromInline
struct FirstObserver<Core: PairCore>: Observer {
    @usableFromInline typealias Value = Core.First
    @usableFromInline typealias Failure = Core.Downstream.Failure

    @usableFromInline let serial: Serial<Core>
    @usableFromInline let input: Subscription

    @inlinable
    init(_ serial: Serial<Core>, _ input: Subscription) {
        self.serial = serial
        self.input = input
    }

    @inlinable
    mutating func next(_ value: Core.First) -> Demand { serial.perform({ $0.first(value) }, orLater: .first(value)) }

    @inlinable
    mutating func end(_ end: End<Core.Downstream.Failure>) {
        input.dispose()
        serial.send(.firstEnded(end))
    }
}

/// What listens to the second input.
@usableFromInline
struct SecondObserver<Core: PairCore>: Observer {
    @usableFromInline typealias Value = Core.Second
    @usableFromInline typealias Failure = Core.Downstream.Failure

    @usableFromInline let serial: Serial<Core>
    @usableFromInline let input: Subscription

    @inlinable
    init(_ serial: Serial<Core>, _ input: Subscription) {
        self.serial = serial
        self.input = input
    }

    @inlinable
    mutating func next(_ value: Core.Second) -> Demand { serial.perform({ $0.second(value) }, orLater: .second(value)) }

    @inlinable
    mutating func end(_ end: End<Core.Downstream.Failure>) {
        input.dispose()
        serial.send(.secondEnded(end))
    }
}
