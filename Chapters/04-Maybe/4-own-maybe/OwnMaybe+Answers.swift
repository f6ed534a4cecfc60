private enum Box<Wrapped>: MaybeShape {
    case nothing
    case just(Wrapped)

    static func of(_ value: Wrapped) -> Box { .just(value) }

    var optional: Wrapped? {
        switch self {
        case .nothing: nil
        case .just(let value): value
        }
    }

    func map<New>(_ f: (Wrapped) -> New) -> Box<New> {
        flatMap { .just(f($0)) }
    }

    func flatMap<New>(_ f: (Wrapped) -> Box<New>) -> Box<New> {
        switch self {
        case .nothing: .nothing
        case .just(let value): f(value)
        }
    }
}

private struct Answer: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        box.map(f)
    }

    func map(_ f: (Int) -> Int, _ box: Box<Int>) -> Box<Int> {
        box.map(f)
    }

    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        box.flatMap(f)
    }
}

package let ownMaybeReference: any OwnMaybe.Type = Answer.self

// MARK: - Wrong answers

package let ownMaybeWrong: KeyValuePairs<String, any Contract.Type> = [
    "notKept": NotKept.self, "sentinel": Sentinel.self, "valueHidden": ValueHidden.self, "mapLost": MapLost.self,
    "twice": Twice.self,
    "mapFilled": MapFilled.self, "flatMapLost": FlatMapLost.self,
    "askedEmpty": AskedEmpty.self, "flatMapTwice": FlatMapTwice.self,
    "optionalInside": OptionalInside.self, "typeKept": TypeKept.self, "resultJudged": ResultJudged.self,
    "boxJudged": BoxJudged.self, "laterBox": LaterBox.self, "emptyStops": EmptyStops.self,
    "optionalStops": OptionalStops.self, "valueShared": ValueShared.self,
    "emptyFull": EmptyFull.self,
]

private protocol RightOver: OwnMaybe {}

extension RightOver {
    func map(_ f: (Int) -> String, _ box: Numbers) -> Texts { box.optional.map { .of(f($0)) } ?? .nothing }
    func flatMap(_ f: (Int) -> Texts, _ box: Numbers) -> Texts { box.optional.map(f) ?? .nothing }
}

private protocol Right: RightOver where Numbers == Box<Int>, Texts == Box<String> {}

private struct Empty<Wrapped>: MaybeShape {
    static func of(_ value: Wrapped) -> Empty { Empty() }
    static var nothing: Empty { Empty() }
    var optional: Wrapped? { nil }
}

private struct NotKept: RightOver {
    typealias Numbers = Empty<Int>
    typealias Texts = Empty<String>
}

private struct Marked<Wrapped: Equatable & SomeValue>: MaybeShape {
    var value: Wrapped

    static func of(_ value: Wrapped) -> Marked { Marked(value: value) }
    static var nothing: Marked { Marked(value: .standsForNothing) }
    var optional: Wrapped? { value == .standsForNothing ? nil : value }
}

@MainActor private protocol SomeValue {
    static var standsForNothing: Self { get }
}

extension Int: SomeValue {
    fileprivate static var standsForNothing: Int { -1 }
}

extension String: SomeValue {
    fileprivate static var standsForNothing: String { "" }
}

private struct Sentinel: RightOver {
    typealias Numbers = Marked<Int>
    typealias Texts = Marked<String>
}

private enum Hiding<Wrapped: Equatable & SomeZero>: MaybeShape {
    case empty, just(Wrapped)

    static func of(_ value: Wrapped) -> Hiding { .just(value) }
    static var nothing: Hiding { .empty }

    var optional: Wrapped? {
        guard case .just(let value) = self, value != .zeroOrEmpty else { return nil }
        return value
    }
}

@MainActor private protocol SomeZero {
    static var zeroOrEmpty: Self { get }
}

extension Int: SomeZero {
    fileprivate static var zeroOrEmpty: Int { 0 }
}

extension String: SomeZero {
    fileprivate static var zeroOrEmpty: String { "" }
}

private struct ValueHidden: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Hiding<Int>) -> Hiding<String> {
        if case .just(let value) = box { .just(f(value)) } else { .empty }
    }

    func flatMap(_ f: (Int) -> Hiding<String>, _ box: Hiding<Int>) -> Hiding<String> {
        if case .just(let value) = box { f(value) } else { .empty }
    }
}

@MainActor private var lastNumber = 0

private enum Shared: MaybeShape {
    case nothing, just(Int)

    static func of(_ value: Int) -> Shared {
        lastNumber = value
        return .just(value)
    }

    var optional: Int? { if case .just(let value) = self { value } else { nil } }
}

private struct LaterBox: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Shared) -> Box<String> {
        if case .just = box { .just(f(lastNumber)) } else { .nothing }
    }

    func flatMap(_ f: (Int) -> Box<String>, _ box: Shared) -> Box<String> {
        if case .just(let value) = box { f(value) } else { .nothing }
    }
}

private enum Outside: MaybeShape {
    case nothing, full

    static func of(_ value: Int) -> Outside {
        lastNumber = value
        return .full
    }

    var optional: Int? { self == .full ? lastNumber : nil }
}

private struct ValueShared: RightOver {
    typealias Numbers = Outside
    typealias Texts = Box<String>
}

private struct EmptyStops: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        let items = box.optional.map { [$0] } ?? []
        return .just(f(items[0]))
    }
}

private struct MapLost: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> { .nothing }
}

private struct Twice: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        _ = box.optional.map(f)
        return box.optional.map { .just(f($0)) } ?? .nothing
    }
}

private struct MapFilled: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> { .just(f(box.optional ?? 0)) }
}

private struct FlatMapLost: Right {
    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> { .nothing }
}

private struct AskedEmpty: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        let text = f(box.optional ?? 0)
        return box.optional == nil ? .nothing : .just(text)
    }
}

private struct FlatMapTwice: Right {
    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        _ = box.optional.map(f)
        return box.optional.map(f) ?? .nothing
    }
}

private struct Wrapping<Wrapped>: MaybeShape {
    let optional: Wrapped?

    static func of(_ value: Wrapped) -> Wrapping { Wrapping(optional: value) }
    static var nothing: Wrapping { Wrapping(optional: nil) }
}

private struct OptionalInside: RightOver {
    typealias Numbers = Wrapping<Int>
    typealias Texts = Wrapping<String>
}

private struct Items<Wrapped>: MaybeShape {
    let items: [Wrapped]

    static func of(_ value: Wrapped) -> Items { Items(items: [value]) }
    static var nothing: Items { Items(items: []) }
    var optional: Wrapped? { items[0] }
}

private struct OptionalStops: RightOver {
    typealias Numbers = Items<Int>
    typealias Texts = Items<String>
}

private struct Untyped<Wrapped>: MaybeShape {
    let content: Any

    static func of(_ value: Wrapped) -> Untyped { Untyped(content: value) }
    static var nothing: Untyped { Untyped(content: "") }
    var optional: Wrapped? { content as? Wrapped }
}

private struct EmptyFull: RightOver {
    typealias Numbers = Untyped<Int>
    typealias Texts = Untyped<String>
}

private struct TypeKept: Right {
    func map(_ f: (Int) -> Int, _ box: Box<Int>) -> Box<Int> { box }
}

private struct ResultJudged: Right {
    func map(_ f: (Int) -> String, _ box: Box<Int>) -> Box<String> {
        box.flatMap { value in
            let text = f(value)
            return text.isEmpty ? .nothing : .just(text)
        }
    }
}

private struct BoxJudged: Right {
    func flatMap(_ f: (Int) -> Box<String>, _ box: Box<Int>) -> Box<String> {
        box.flatMap { value in
            let result = f(value)
            return result.optional == "" ? .nothing : result
        }
    }
}
