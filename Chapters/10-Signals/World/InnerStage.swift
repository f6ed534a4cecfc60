/// A step of a random story about a source and the inner signals that an operator makes from its values.
indirect enum InnerStep: Sendable, CustomStringConvertible {
    case send(Int), complete, fail
    case inner(Int, Int), completeInner(Int), failInner(Int)
    /// A step that runs while the operator subscribes to the next inner signal.
    case subscribing(InnerStep)
    /// A step that runs while the observer receives the next value.
    case hearing(InnerStep)

    static var any: Generator<InnerStep> {
        let place = Generator<Int>.int(in: 0...2)
        let inner = Generator<(Int, Int)>.pair(place, .int(in: 5...9)).map { InnerStep.inner($0.0, $0.1) }
        let send = Generator<Int>.int(in: 1...4).map { InnerStep.send($0) }
        let end = Generator<InnerStep>.one(of: [.constant(.complete), .constant(.complete), .constant(.fail)])
        let innerEnd = Generator<InnerStep>.one(of: [
            place.map { .completeInner($0) }, place.map { .completeInner($0) }, place.map { .failInner($0) },
        ])
        let step = Generator<InnerStep>.one(of: [send, send, send, inner, inner, end, innerEnd])
        return .one(of: [step, step, step, step.map { .subscribing($0) }, step.map { .hearing($0) }])
    }

    static var ofSource: Generator<InnerStep> {
        let send = Generator<Int>.int(in: 1...4).map { InnerStep.send($0) }
        let step = Generator<InnerStep>.one(of: [send, send, send, .constant(.complete), .constant(.fail)])
        return .one(of: [step, step, step.map { .hearing($0) }])
    }

    var description: String {
        switch self {
        case .send(let value): "source sends \(value)"
        case .complete: "source completes"
        case .fail: "source fails"
        case .inner(let place, let value): "the \(Self.ordinal(place)) inner signal sends \(value)"
        case .completeInner(let place): "the \(Self.ordinal(place)) inner signal completes"
        case .failInner(let place): "the \(Self.ordinal(place)) inner signal fails"
        case .subscribing(let step): "prepare: when the next inner signal is subscribed to, \(step)"
        case .hearing(let step): "prepare: when the observer receives the next value, \(step)"
        }
    }

    private static func ordinal(_ place: Int) -> String { ["first", "second", "third"][place] }
}

/// A source, and an inner signal for each of its values. The steps of a story decide which events these signals send.
final class InnerStage {
    let source = Hand()
    private let log: RunLog
    private var inner: [Hand] = []
    private var subscribing: [InnerStep] = []
    private var hearing: [InnerStep] = []

    init(_ log: RunLog) { self.log = log }

    func next() -> Signal<Int, Trouble> {
        let hand = Hand()
        hand.subscribed = { [unowned self] in
            if !subscribing.isEmpty { play(subscribing.removeFirst()) }
        }
        inner.append(hand)
        return hand.signal
    }

    /// Logs a signal's events. At each value, runs the next `hearing` step, if there is one.
    func listen(to signal: Signal<Int, Trouble>) {
        signal.subscribe { [self] event in
            switch event {
            case .next(let value):
                log.note("\(value)")
                if !hearing.isEmpty { play(hearing.removeFirst()) }
            case .failed: log.note("it fails")
            case .completed: log.note("it completes")
            }
        }
    }

    func play(_ step: InnerStep) {
        switch step {
        case .send(let value): source.send(.next(value))
        case .complete: source.send(.completed)
        case .fail: source.send(.failed(Trouble()))
        case .inner(let place, let value): send(.next(value), at: place)
        case .completeInner(let place): send(.completed, at: place)
        case .failInner(let place): send(.failed(Trouble()), at: place)
        case .subscribing(let step): subscribing.append(step)
        case .hearing(let step): hearing.append(step)
        }
    }

    private func send(_ event: Event<Int, Trouble>, at place: Int) {
        if place < inner.count { inner[place].send(event) }
    }
}
