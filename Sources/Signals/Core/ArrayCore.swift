/// A type that decides how an operator with several inputs, such as `merge`, `zip`, `combineLatest` or `race`, reacts
/// to each event.
@usableFromInline
protocol ArrayStage: Sendable {
    associatedtype Input: Sendable
    associatedtype Output: Sendable
    associatedtype Failure: Error

    mutating func next(_ value: Input, from index: Int) -> Reaction<Output, Failure>
    mutating func ended(_ end: End<Failure>, from index: Int) -> Reaction<Output, Failure>
    /// The index of the only input that is still needed, or `nil` if several may be needed. When a value determines the
    /// index, the other inputs are stopped.
    var favourite: Int? { get }
}

extension ArrayStage {
    @inlinable
    @inline(__always)
    var favourite: Int? { nil }
}

@usableFromInline
struct Arrayed<Input: Signal, S: ArrayStage>: Signal where S.Input == Input.Value, S.Failure == Input.Failure {
    @usableFromInline typealias Value = S.Output
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let signals: [Input]
    @usableFromInline let stage: S

    @inlinable
    init(_ signals: [Input], _ stage: S) {
        self.signals = signals
        self.stage = stage
    }

    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<S.Output, S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        if signals.isEmpty { return observer.end(subscription.isDisposed ? .interrupted : .completed) }
        let inputs = signals.map { _ in Subscription(within: subscription) }
        let serial = Serial(ArrayCore(stage, observer, inputs))
        subscription.onDispose(serial)
        // An input may end the operator as soon as it starts. Then the remaining inputs are not started.
        for (index, signal) in signals.enumerated() where !serial.isClosed {
            signal.subscribe(ElementObserver(serial, inputs[index], index), in: inputs[index])
        }
    }
}

@usableFromInline
struct ArrayCore<S: ArrayStage, Downstream: Observer<S.Output, S.Failure>>: ReactingCore {
    @usableFromInline
    enum Command: Sendable {
        indirect case next(S.Input, Int)
        case ended(StoredEnd<S.Failure>, Int)
    }

    @usableFromInline var stage: S
    @usableFromInline var downstream: Downstream
    @usableFromInline let inputs: [Subscription]

    @inlinable
    init(_ stage: S, _ downstream: consuming Downstream, _ inputs: [Subscription]) {
        self.stage = stage
        self.downstream = downstream
        self.inputs = inputs
    }

    @inlinable
    @inline(__always)
    mutating func next(_ value: S.Input, from index: Int) -> Bool {
        let isSettled = stage.favourite != nil
        let reaction = stage.next(value, from: index)
        if !isSettled, let favourite = stage.favourite { drop(allBut: favourite) }
        return react(reaction)
    }

    @inlinable
    @inline(never)
    func drop(allBut favourite: Int) {
        for index in inputs.indices where index != favourite { inputs[index].dispose() }
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .next(let value, let index): next(value, from: index)
        case .ended(let end, let index): react(stage.ended(end.end, from: index))
        }
    }

    @inlinable
    func stop() {
        for input in inputs { input.dispose() }
    }
}

@usableFromInline
struct ElementObserver<S: ArrayStage, Downstream: Observer<S.Output, S.Failure>>: Observer {
    @usableFromInline typealias Value = S.Input
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let serial: Serial<ArrayCore<S, Downstream>>
    @usableFromInline let input: Subscription
    @usableFromInline let index: Int

    @inlinable
    init(_ serial: Serial<ArrayCore<S, Downstream>>, _ input: Subscription, _ index: Int) {
        self.serial = serial
        self.input = input
        self.index = index
    }

    @inlinable
    mutating func next(_ value: S.Input) -> Demand {
        withoutRetaining(serial) { [index] serial in
            serial.perform({ $0.next(value, from: index) }, orLater: .next(value, index))
        }
    }

    @inlinable
    mutating func end(_ end: End<S.Failure>) {
        input.dispose()
        serial.send(.ended(StoredEnd(end), index))
    }
}
