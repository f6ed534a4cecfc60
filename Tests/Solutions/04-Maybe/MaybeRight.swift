import Chapter04Maybe

/// Right answers to chapter 4, in styles other than those of the solutions.
@MainActor enum MaybeRight {
    static let maybeMap: KeyValuePairs<String, any Contract.Type> = ["local function": MapByLocalFunction.self]
    static let maybeFlatMap: KeyValuePairs<String, any Contract.Type> = ["arithmetic": QuarterByArithmetic.self]
    static let maybeFirstName: KeyValuePairs<String, any Contract.Type> = ["optional chaining": NameByGuard.self]
    static let ownMaybe: KeyValuePairs<String, any Contract.Type> = [
        "a list": BoxAsList.self, "a function": BoxAsFunction.self,
    ]
}

private struct MapByLocalFunction: MaybeMap {
    func of<A>(_ value: A) -> Maybe<A> { Maybe.just(value) }

    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        var isFull = false
        _ = map { (_: A) in isFull = true }(box)
        return !isFull
    }

    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        { box in
            guard case .just(let value) = box else { return box }
            let result = f(value)
            return .just(result)
        }
    }

    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        func mapped(_ box: Maybe<A>) -> Maybe<B> {
            if case let .just(value) = box { return of(f(value)) }
            return .nothing
        }
        return mapped
    }
}

private struct QuarterByArithmetic: MaybeFlatMap {
    func half(_ number: Int) -> Maybe<Int> { number & 1 == 0 ? .just(number >> 1) : .nothing }

    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> { flatMap { $0 }(box) }

    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> {
        { box in
            guard case .just(let value) = box else { return .nothing }
            return f(value)
        }
    }

    func quarter(_ number: Int) -> Maybe<Int> { number % 4 == 0 ? .just(number / 4) : .nothing }

    func sign(_ number: Int) -> String {
        if case .just(let quarter) = quarter(number) { return String(quarter) }
        return "no quarter"
    }
}

private struct NameByGuard: MaybeFirstName {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        { $0[key].map(Maybe.just) ?? .nothing }
    }

    func head(_ list: [String]) -> Maybe<String> {
        for first in list { return .just(first) }
        return .nothing
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        guard let name = record["name"], let first = name.split(separator: " ").first else { return .nothing }
        return .just(first.count == 4)
    }

    func report(_ record: [String: String]) -> String {
        let isFour = isFirstNameFourLetter(record)
        if isFour == .just(true) { return "four letters" }
        return isFour == .nothing ? "no first name" : "not four letters"
    }
}

private struct List<Wrapped>: MaybeShape {
    let values: [Wrapped]

    static func of(_ value: Wrapped) -> List { List(values: [value]) }
    static var nothing: List { List(values: []) }
    var optional: Wrapped? { values.first }
}

private struct BoxAsList: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: List<Int>) -> List<String> { List(values: box.values.map(f)) }

    func map(_ f: (Int) -> Int, _ box: List<Int>) -> List<Int> { List(values: box.values.map(f)) }

    func flatMap(_ f: (Int) -> List<String>, _ box: List<Int>) -> List<String> {
        List(values: box.values.flatMap { f($0).values })
    }
}

private struct Visit<Wrapped>: MaybeShape {
    let visit: ((Wrapped) -> Void) -> Void

    static func of(_ value: Wrapped) -> Visit { Visit { $0(value) } }
    static var nothing: Visit { Visit { _ in } }

    var optional: Wrapped? {
        var found: Wrapped?
        visit { found = $0 }
        return found
    }
}

private struct BoxAsFunction: OwnMaybe {
    func map(_ f: (Int) -> String, _ box: Visit<Int>) -> Visit<String> {
        flatMap({ .of(f($0)) }, box)
    }

    func flatMap(_ f: (Int) -> Visit<String>, _ box: Visit<Int>) -> Visit<String> {
        var result = Visit<String>.nothing
        box.visit { result = f($0) }
        return result
    }
}
