private enum Outcome<Left, Right>: EitherShape {
    case left(Left)
    case right(Right)

    static func wrong(_ error: Left) -> Outcome { .left(error) }
    static func fine(_ value: Right) -> Outcome { .right(value) }

    var toLeft: Left? {
        if case .left(let error) = self { error } else { nil }
    }

    var toRight: Right? {
        if case .right(let value) = self { value } else { nil }
    }

    func map<New>(_ f: (Right) -> New) -> Outcome<Left, New> {
        flatMap { .right(f($0)) }
    }

    func flatMap<New>(_ f: (Right) -> Outcome<Left, New>) -> Outcome<Left, New> {
        switch self {
        case .left(let error): .left(error)
        case .right(let value): f(value)
        }
    }
}

private struct Answer: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        outcome.map(f)
    }

    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        outcome.flatMap(f)
    }
}

package let ownEitherReference: any OwnEither.Type = Answer.self

// MARK: - Wrong answers

package let ownEitherWrong: KeyValuePairs<String, any Contract.Type> = [
    "bothSides": BothSides.self, "errorLost": ErrorLost.self, "sidesMixed": SidesMixed.self,
    "mapDiffers": MapDiffers.self, "flatMapDiffers": FlatMapDiffers.self,
    "askedOnLeft": AskedOnLeft.self, "calledTwice": CalledTwice.self,
    "valueMadeUp": ValueMadeUp.self, "emptyError": EmptyError.self,
    "emptyValue": EmptyValue.self, "mapLosesError": MapLosesError.self, "wrongStops": WrongStops.self,
    "resultStops": ResultStops.self,
    "errorChanged": ErrorChanged.self, "sideStops": SideStops.self,
]

private protocol RightOver: OwnEither {}

extension RightOver {
    func map(_ f: (Int) -> String, _ outcome: Numbers) -> Texts {
        outcome.toRight.map { .fine(f($0)) } ?? .wrong(outcome.toLeft ?? "")
    }

    func flatMap(_ f: (Int) -> Texts, _ outcome: Numbers) -> Texts {
        outcome.toRight.map(f) ?? .wrong(outcome.toLeft ?? "")
    }
}

private protocol Right: RightOver where Numbers == Outcome<String, Int>, Texts == Outcome<String, String> {}

private struct MapDiffers: Right {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        .right(f(outcome.toRight ?? 0))
    }
}

private struct WrongStops: Right {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        .right(f(outcome.toRight!))
    }
}

private enum Stopping<Left, Right>: EitherShape {
    case left(Left)
    case right(Right)
    static func wrong(_ error: Left) -> Stopping { .left(error) }
    static func fine(_ value: Right) -> Stopping { .right(value) }
    var toLeft: Left? {
        if case .left(let error) = self { error } else { nil }
    }
    var toRight: Right? {
        switch self {
        case .left: fatalError("no value")
        case .right(let value): value
        }
    }
}

private struct SideStops: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Stopping<String, Int>) -> Stopping<String, String> {
        switch outcome {
        case .left(let error): .left(error)
        case .right(let value): .right(f(value))
        }
    }

    func flatMap(
        _ f: (Int) -> Stopping<String, String>, _ outcome: Stopping<String, Int>
    ) -> Stopping<String, String> {
        switch outcome {
        case .left(let error): .left(error)
        case .right(let value): f(value)
        }
    }
}

private struct ResultStops: Right {
    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        switch outcome {
        case .left(let error): .left(error)
        case .right(let value): .right(f(value).toRight!)
        }
    }
}

private struct Loosely<Value>: EitherShape {
    var toLeft: String?
    var toRight: Value?
    static func wrong(_ error: String) -> Loosely { Loosely(toLeft: error) }
    static func fine(_ value: Value) -> Loosely { Loosely(toRight: value) }
}

private struct MapLosesError: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Loosely<Int>) -> Loosely<String> {
        Loosely(toRight: outcome.toRight.map(f))
    }
    func flatMap(_ f: (Int) -> Loosely<String>, _ outcome: Loosely<Int>) -> Loosely<String> {
        outcome.toRight.map(f) ?? .wrong(outcome.toLeft ?? "")
    }
}

private struct ErrorChanged: RightOver {
    typealias Numbers = Loosely<Int>
    typealias Texts = Loosely<String>
    func flatMap(_ f: (Int) -> Loosely<String>, _ outcome: Loosely<Int>) -> Loosely<String> {
        Loosely(toLeft: outcome.toLeft, toRight: outcome.toRight.flatMap { f($0).toRight })
    }
}

private struct FlatMapDiffers: Right {
    func flatMap(
        _ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>
    ) -> Outcome<String, String> {
        .left(outcome.toLeft ?? "")
    }
}

private struct Pair<Value>: EitherShape {
    var toLeft: String?
    var toRight: Value?
    static func wrong(_ error: String) -> Pair { Pair(toLeft: error) }
    static func fine(_ value: Value) -> Pair { Pair(toLeft: "", toRight: value) }
}

private struct BothSides: RightOver {
    typealias Numbers = Pair<Int>
    typealias Texts = Pair<String>
}

private struct Forgetful<Value>: EitherShape {
    var toLeft: String? { nil }
    var toRight: Value?
    static func wrong(_ error: String) -> Forgetful { Forgetful() }
    static func fine(_ value: Value) -> Forgetful { Forgetful(toRight: value) }
}

private struct ErrorLost: RightOver {
    typealias Numbers = Forgetful<Int>
    typealias Texts = Forgetful<String>
}

private struct Loose<Value>: EitherShape {
    var value: Any
    var toLeft: String? { value as? String }
    var toRight: Value? { value as? Value }
    static func wrong(_ error: String) -> Loose { Loose(value: error) }
    static func fine(_ value: Value) -> Loose { Loose(value: value) }
}

private struct SidesMixed: RightOver {
    typealias Numbers = Loose<Int>
    typealias Texts = Loose<String>
}

private struct AskedOnLeft: Right {
    func flatMap(_ f: (Int) -> Outcome<String, String>, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        let z = f(outcome.toRight ?? 0); return outcome.toRight == nil ? .left(outcome.toLeft ?? "") : z
    }
}

private struct CalledTwice: Right {
    func map(_ f: (Int) -> String, _ outcome: Outcome<String, Int>) -> Outcome<String, String> {
        outcome.toRight.map {
            _ = f($0); return .right(f($0))
        } ?? .left(outcome.toLeft ?? "")
    }
}

private struct Filled<Value: StandIn>: EitherShape {
    let toLeft: String?
    let toRight: Value?
    static func wrong(_ error: String) -> Filled { Filled(toLeft: error, toRight: .standIn) }
    static func fine(_ value: Value) -> Filled { Filled(toLeft: nil, toRight: value) }
}

private protocol StandIn {
    static var standIn: Self { get }
}

extension Int: StandIn {
    fileprivate static var standIn: Int { 0 }
}

extension String: StandIn {
    fileprivate static var standIn: String { "" }
}

private struct ValueMadeUp: OwnEither {
    func map(_ f: (Int) -> String, _ outcome: Filled<Int>) -> Filled<String> {
        outcome.toLeft.map { .wrong($0) } ?? .fine(f(outcome.toRight ?? 0))
    }

    func flatMap(_ f: (Int) -> Filled<String>, _ outcome: Filled<Int>) -> Filled<String> {
        outcome.toLeft.map { .wrong($0) } ?? f(outcome.toRight ?? 0)
    }
}

private struct Wordy<Value>: EitherShape {
    private let outcome: Outcome<String, Value>
    var toLeft: String? { outcome.toLeft.flatMap { $0.isEmpty ? nil : $0 } }
    var toRight: Value? { outcome.toRight }
    static func wrong(_ error: String) -> Wordy { Wordy(outcome: .wrong(error)) }
    static func fine(_ value: Value) -> Wordy { Wordy(outcome: .fine(value)) }
}

private struct EmptyError: RightOver {
    typealias Numbers = Wordy<Int>
    typealias Texts = Wordy<String>
}

private struct Worded<Value: Equatable>: EitherShape {
    private let outcome: Outcome<String, Value>
    var toLeft: String? { outcome.toLeft }
    var toRight: Value? { outcome.toRight.flatMap { $0 as? String == "" ? nil : $0 } }
    static func wrong(_ error: String) -> Worded { Worded(outcome: .wrong(error)) }
    static func fine(_ value: Value) -> Worded { Worded(outcome: .fine(value)) }
}

private struct EmptyValue: RightOver {
    typealias Numbers = Worded<Int>
    typealias Texts = Worded<String>
}
