/// A type that decides how an operator with two inputs, such as `zip`, `combineLatest` or `sample`, reacts to each
/// event.
@usableFromInline
protocol PairStage: Sendable {
    associatedtype First: Sendable
    associatedtype Second: Sendable
    associatedtype Output: Sendable
    associatedtype Failure: Error

    static var startsSecondFirst: Bool { get }

    mutating func first(_ value: First) -> Reaction<Output, Failure>
    mutating func second(_ value: Second) -> Reaction<Output, Failure>
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<Output, Failure>
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<Output, Failure>
    /// Cleans up, once, when the operator ends for any reason.
    mutating func stopped()
}

extension PairStage {
    @inlinable
    static var startsSecondFirst: Bool { false }

    @inlinable
    mutating func firstEnded(_ end: End<Failure>) -> Reaction<Output, Failure> { .end(end) }

    @inlinable
    mutating func secondEnded(_ end: End<Failure>) -> Reaction<Output, Failure> {
        if case .failed = end { .end(end) } else { .wait }
    }

    @inlinable
    @inline(__always)
    mutating func stopped() {}
}

@usableFromInline
struct Paired<A: Signal, B: Signal, S: PairStage>: Signal
where S.First == A.Value, S.Second == B.Value, S.Failure == A.Failure, A.Failure == B.Failure {
    @usableFromInline typealias Value = S.Output
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let a: A
    @usableFromInline let b: B
    @usableFromInline let stage: S

    @inlinable
    init(_ a: A, _ b: B, _ stage: S) {
        self.a = a
        self.b = b
        self.stage = stage
    }

    // The function is consuming for the reason given in ``Staged``.
    @inlinable
    @inline(__always)
    consuming func subscribe<O: Observer<S.Output, S.Failure>>(_ observer: consuming O, in subscription: Subscription) {
        let inputs = (Subscription(within: subscription), Subscription(within: subscription))
        let serial = Serial(PairCore(stage, observer, inputs.0, inputs.1))
        subscription.onDispose(serial)
        // The input that starts first may end the operator immediately. Then the other input is not started.
        if S.startsSecondFirst { b.subscribe(SecondObserver(serial, inputs.1), in: inputs.1) }
        if !serial.isClosed { a.subscribe(FirstObserver(serial, inputs.0), in: inputs.0) }
        if !S.startsSecondFirst, !serial.isClosed { b.subscribe(SecondObserver(serial, inputs.1), in: inputs.1) }
    }
}

@usableFromInline
struct PairCore<S: PairStage, Downstream: Observer<S.Output, S.Failure>>: ReactingCore {
    @usableFromInline
    enum Command: Sendable {
        indirect case first(S.First)
        indirect case second(S.Second)
        case firstEnded(StoredEnd<S.Failure>)
        case secondEnded(StoredEnd<S.Failure>)
    }

    @usableFromInline var stage: S
    @usableFromInline var downstream: Downstream
    @usableFromInline let firstInput: Subscription
    @usableFromInline let secondInput: Subscription

    @inlinable
    init(_ stage: S, _ downstream: consuming Downstream, _ firstInput: Subscription, _ secondInput: Subscription) {
        self.stage = stage
        self.downstream = downstream
        self.firstInput = firstInput
        self.secondInput = secondInput
    }

    @inlinable
    mutating func handle(_ command: Command) -> Bool {
        switch command {
        case .first(let value): react(stage.first(value))
        case .second(let value): react(stage.second(value))
        case .firstEnded(let end): react(stage.firstEnded(end.end))
        case .secondEnded(let end): react(stage.secondEnded(end.end))
        }
    }

    @inlinable
    mutating func stop() {
        firstInput.dispose()
        secondInput.dispose()
        stage.stopped()
    }
}

@usableFromInline
struct FirstObserver<S: PairStage, Downstream: Observer<S.Output, S.Failure>>: Observer {
    @usableFromInline typealias Value = S.First
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let serial: Serial<PairCore<S, Downstream>>
    @usableFromInline let input: Subscription

    @inlinable
    init(_ serial: Serial<PairCore<S, Downstream>>, _ input: Subscription) {
        self.serial = serial
        self.input = input
    }

    @inlinable
    mutating func next(_ value: S.First) -> Demand {
        withoutRetaining(serial) { $0.perform({ $0.react($0.stage.first(value)) }, orLater: .first(value)) }
    }

    @inlinable
    mutating func end(_ end: End<S.Failure>) {
        input.dispose()
        serial.send(.firstEnded(StoredEnd(end)))
    }
}

@usableFromInline
struct SecondObserver<S: PairStage, Downstream: Observer<S.Output, S.Failure>>: Observer {
    @usableFromInline typealias Value = S.Second
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let serial: Serial<PairCore<S, Downstream>>
    @usableFromInline let input: Subscription

    @inlinable
    init(_ serial: Serial<PairCore<S, Downstream>>, _ input: Subscription) {
        self.serial = serial
        self.input = input
    }

    @inlinable
    mutating func next(_ value: S.Second) -> Demand {
        withoutRetaining(serial) { $0.perform({ $0.react($0.stage.second(value)) }, orLater: .second(value)) }
    }

    @inlinable
    mutating func end(_ end: End<S.Failure>) {
        input.dispose()
        serial.send(.secondEnded(StoredEnd(end)))
    }
}
