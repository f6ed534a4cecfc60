private struct Answer: MaybeFlatMap {
    func half(_ number: Int) -> Maybe<Int> {
        number.isMultiple(of: 2) ? .just(number / 2) : .nothing
    }

    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> {
        switch box {
        case .nothing: .nothing
        case .just(let inner): inner
        }
    }

    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> {
        { flatten(map(f)($0)) }
    }

    func quarter(_ number: Int) -> Maybe<Int> {
        flatMap(half)(half(number))
    }

    func sign(_ number: Int) -> String {
        switch quarter(number) {
        case .nothing: "no quarter"
        case .just(let quarter): "\(quarter)"
        }
    }
}

package let maybeFlatMapReference: any MaybeFlatMap.Type = Answer.self

// MARK: - Wrong answers

package let maybeFlatMapWrong: KeyValuePairs<String, any Contract.Type> = [
    "doubled": Doubled.self, "rounded": Rounded.self, "unhalved": Unhalved.self, "zero": Zero.self,
    "zeroIsNothing": ZeroIsNothing.self, "lost": Lost.self, "flatMapLost": FlatMapLost.self, "once": Once.self,
    "divided": Divided.self, "lastKept": LastKept.self, "fromDefault": FromDefault.self, "boxShown": BoxShown.self,
    "hidden": Hidden.self, "zeroForNothing": ZeroForNothing.self,
    "hardCoded": OnlyTwelve.self, "negativeLost": OnlyPositive.self, "oddNegative": RemainderOne.self,
    "calledTwice": CalledTwice.self, "quarterHard": QuarterOfTwelve.self, "signHard": SignOfTwelve.self,
    "halfShown": HalfShown.self, "boxTextShown": BoxTextShown.self, "halvedOnce": HalvedOnce.self,
    "dividedFirst": DividedFirst.self, "evenRefused": EvenRefused.self,
    "emptyShown": EmptyShown.self, "negativeQuarter": NegativeQuarter.self, "onlyAboveZero": OnlyAboveZero.self,
    "halfDivided": HalfDivided.self, "textBoxShown": TextBoxShown.self,
]

private protocol Right: MaybeFlatMap {}

extension Right {
    func half(_ number: Int) -> Maybe<Int> { number.isMultiple(of: 2) ? .just(number / 2) : .nothing }

    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> {
        switch box {
        case .nothing: .nothing
        case .just(let inner): inner
        }
    }

    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { { flatten(map(f)($0)) } }

    func quarter(_ number: Int) -> Maybe<Int> { flatMap(half)(half(number)) }

    func sign(_ number: Int) -> String {
        switch quarter(number) {
        case .nothing: "no quarter"
        case .just(let quarter): "\(quarter)"
        }
    }
}

private struct Doubled: Right {
    func half(_ number: Int) -> Maybe<Int> { .just(number &* 2) }
}

private struct Rounded: Right {
    func half(_ number: Int) -> Maybe<Int> { .just(number / 2) }
}

private struct EvenRefused: Right {
    func half(_ number: Int) -> Maybe<Int> { number.isMultiple(of: 2) ? .nothing : .just(number / 2) }
}

private struct Unhalved: Right {
    func half(_ number: Int) -> Maybe<Int> { .just(number.isMultiple(of: 2) ? number / 2 : number) }
}

private struct Zero: Right {
    func half(_ number: Int) -> Maybe<Int> { .just(number.isMultiple(of: 2) ? number / 2 : 0) }
}

private struct ZeroIsNothing: Right {
    func half(_ number: Int) -> Maybe<Int> {
        number != 0 && number.isMultiple(of: 2) ? .just(number / 2) : .nothing
    }
}

private struct Lost: Right {
    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> { .nothing }
}

private struct FlatMapLost: Right {
    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> { { _ in .nothing } }
}

private struct Once: Right {
    func quarter(_ number: Int) -> Maybe<Int> { half(number) }
}

private struct Divided: Right {
    func quarter(_ number: Int) -> Maybe<Int> { .just(number / 4) }
}

private struct LastKept: Right {
    func quarter(_ number: Int) -> Maybe<Int> {
        guard case .just(let once) = half(number) else { return .nothing }
        guard case .just(let quarter) = half(once) else { return .just(once) }
        return .just(quarter)
    }
}

private struct FromDefault: Right {
    func quarter(_ number: Int) -> Maybe<Int> {
        switch half(number) {
        case .nothing: half(0)
        case .just(let once): half(once.isMultiple(of: 2) ? once : 0)
        }
    }
}

private struct BoxShown: Right {
    func sign(_ number: Int) -> String { "\(quarter(number))" }
}

private struct NegativeQuarter: Right {
    func quarter(_ number: Int) -> Maybe<Int> { number < 0 ? .nothing : flatMap(half)(half(number)) }
}

private struct OnlyAboveZero: Right {
    func quarter(_ number: Int) -> Maybe<Int> { number <= 0 ? .nothing : flatMap(half)(half(number)) }
}

private struct HalvedOnce: Right {
    func quarter(_ number: Int) -> Maybe<Int> { map { $0 / 2 }(half(number)) }
}

private struct DividedFirst: Right {
    func quarter(_ number: Int) -> Maybe<Int> { half(number / 2) }
}

private struct BoxTextShown: Right {
    func sign(_ number: Int) -> String {
        if case .nothing = quarter(number) { "no quarter" } else { "\(quarter(number))" }
    }
}

private struct HalfDivided: Right {
    func sign(_ number: Int) -> String { if case .just(let h) = half(number) { "\(h / 2)" } else { "no quarter" } }
}

private struct TextBoxShown: Right {
    func sign(_ number: Int) -> String { "\(map { "\($0)" }(quarter(number)))" }
}

private struct EmptyShown: Right {
    func sign(_ number: Int) -> String {
        switch quarter(number) {
        case .nothing: "\(Maybe<Int>.nothing)"
        case .just(let quarter): "\(quarter)"
        }
    }
}

private struct Hidden: Right {
    func sign(_ number: Int) -> String {
        switch quarter(number) {
        case .nothing: "0"
        case .just(let quarter): "\(quarter)"
        }
    }
}

private struct ZeroForNothing: Right {
    func sign(_ number: Int) -> String {
        switch quarter(number) {
        case .nothing, .just(0): "no quarter"
        case .just(let quarter): "\(quarter)"
        }
    }
}

private struct OnlyTwelve: Right {
    func half(_ number: Int) -> Maybe<Int> { number == 12 ? .just(6) : number == 0 ? .just(0) : .nothing }
}

private struct OnlyPositive: Right {
    func half(_ number: Int) -> Maybe<Int> { number >= 0 && number.isMultiple(of: 2) ? .just(number / 2) : .nothing }
}

private struct RemainderOne: Right {
    func half(_ number: Int) -> Maybe<Int> { number % 2 == 1 ? .nothing : .just(number / 2) }
}

private struct CalledTwice: Right {
    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> {
        { box in
            if case .just(let v) = box { _ = f(v); return f(v) }; return .nothing
        }
    }
}

private struct QuarterOfTwelve: Right {
    func quarter(_ number: Int) -> Maybe<Int> { number == 12 ? .just(3) : .nothing }
}

private struct SignOfTwelve: Right {
    func sign(_ number: Int) -> String { number == 12 ? "3" : number == 0 ? "0" : "no quarter" }
}

private struct HalfShown: Right {
    func sign(_ number: Int) -> String { if case .just(let h) = half(number) { return "\(h)" }; return "no quarter" }
}
