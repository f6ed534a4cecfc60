/// A source that a check drives by hand: `send(_:)` sends an event to all observers that have subscribed to `signal`.
final class Hand {
    private var observers: [Observer<Int, Trouble>] = []
    var subscribed: () -> Void = {}

    var signal: Signal<Int, Trouble> {
        Signal { observer in
            self.observers.append(observer)
            self.subscribed()
            return .none
        }
    }

    func send(_ event: Event<Int, Trouble>) { for observer in observers { observer.send(event) } }
}

indirect enum HandStep: Sendable, CustomStringConvertible {
    case send(Int, Int), complete(Int), fail(Int)
    /// A step that runs while the observer receives the next pair.
    case within(HandStep)

    static var any: Generator<HandStep> {
        let side = Generator<Int>.int(in: 0...1)
        let send = Generator<(Int, Int)>.pair(side, .int(in: 1...9)).map { HandStep.send($0.0, $0.1) }
        let end = Generator<HandStep>.one(of: [
            side.map { .complete($0) }, side.map { .complete($0) }, side.map { .fail($0) },
        ])
        let step = Generator<HandStep>.one(of: [send, send, send, send, send, end])
        return .one(of: [step, step, step, step.map { .within($0) }])
    }

    var description: String {
        switch self {
        case .send(let side, let value): "\(Self.name(side)) sends \(value)"
        case .complete(let side): "\(Self.name(side)) completes"
        case .fail(let side): "\(Self.name(side)) fails"
        case .within(let step): "prepare: when the next pair is sent, \(step)"
        }
    }

    func play(_ hands: [Hand]) {
        switch self {
        case .send(let side, let value): hands[side].send(.next(value))
        case .complete(let side): hands[side].send(.completed)
        case .fail(let side): hands[side].send(.failed(Trouble()))
        case .within(let step): step.play(hands)
        }
    }

    private static func name(_ side: Int) -> String { side == 0 ? "a" : "b" }
}
