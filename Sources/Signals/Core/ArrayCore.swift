/// What operators on an array of signals have in common: `merge`, `zip` and `combineLatest` say only what they do with a value
/// or an end of one of them.
@usableFromInline
protocol ArrayCore: SerialCore where Command == ArrayCommand<Input, Downstream.Failure> {
    associatedtype Input: Sendable
    associatedtype Downstream: Observer

    /// Whom to tell.
    var downstream: Downstream { get set }
    /// The inputs that run.
    var inputs: [Subscription] { get set }

    // Each returns whether it was the last step.
    mutating func next(_ value: Input, from index: Int) -> Bool
    mutating func ended(_ end: End<Downstream.Failure>, from index: Int) -> Bool
}

/// A step that had to wait.
@usableFromInline
enum ArrayCommand<Input: Sendable, Failure: Error>: Sendable {
    case next(Input, Int)
    case ended(End<Failure>, Int)
}

extension ArrayCore {
    @inlinable
    mutating func handle(_ command: consuming Command) -> Bool {
        switch command {
        case .next(let value, let index): next(value, from: index)
        case .ended(let end, let index): ended(end, from: index)
        }
    }

    @inlinable
    mutating func interrupt() { _ = finish(.interrupted) }

    /// Sends a value; where no more are wanted, this was the last step.
    @inlinable
    mutating func emit(_ value: Downstream.Value) -> Bool {
        if downstream.next(value) == .more { return false }
        for input in inputs { input.dispose() }
        return true
    }

    /// Stops all inputs and sends the end: the last step.
    @inlinable
    mutating func finish(_ end: End<Downstream.Failure>) -> Bool {
        for input in inputs { input.dispose() }
        downstream.end(end)
        return true
    }

    /// Runs signals into a core; of none, the core completes.
    @inlinable
    @inline(__always)
    static func run<S: Signal<Input, Downstream.Failure>>(
        _ core: consuming Self, _ signals: [S], in subscription: Subscription
    ) {
        if signals.isEmpty {
            _ = core.finish(.completed)
            return
        }
        let inputs = signals.map { _ in Subscription(within: subscription) }
        core.inputs = inputs
        let serial = Serial(core)
        subscription.onDispose(serial)
        for (index, signal) in signals.enumerated() {
            let observer = ElementObserver(serial, inputs[index], index)
            signal.subscribe(observer, in: inputs[index])
        }
    }
}

/// What listens to one of the inputs.
@usableFromInline
struct ElementObserver<Core: ArrayCore>: Observer {
    @usableFromInline typealias Value = Core.Input
    @usableFromInline typealias Failure = Core.Downstream.Failure

    @usableFromInline let serial: Serial<Core>
    @usableFromInline let input: Subscription
    @usableFromInline let index: Int

    @inlinable
    init(_ serial: Serial<Core>, _ input: Subscription, _ index: Int) {
        self.serial = serial
        self.input = input
        self.index = index
    }

    @inlinable
    mutating func next(_ value: Core.Input) -> Demand {
        serial.perform({ $0.next(value, from: index) }, orLater: .next(value, index))
    }

    @inlinable
    mutating func end(_ end: End<Core.Downstream.Failure>) {
        input.dispose()
        serial.send(.ended(end, index))
    }
}
