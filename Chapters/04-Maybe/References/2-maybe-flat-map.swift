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
