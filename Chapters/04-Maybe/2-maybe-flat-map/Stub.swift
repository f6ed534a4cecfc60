import Chapter04Maybe

struct Answer: MaybeFlatMap {
    func half(_ number: Int) -> Maybe<Int> {
        todo("half")
    }

    func flatten<A>(_ box: Maybe<Maybe<A>>) -> Maybe<A> {
        todo("flatten")
    }

    func flatMap<A, B>(_ f: @escaping (A) -> Maybe<B>) -> (Maybe<A>) -> Maybe<B> {
        todo("flatMap")
    }

    func quarter(_ number: Int) -> Maybe<Int> {
        todo("quarter")
    }

    func sign(_ number: Int) -> String {
        todo("sign")
    }
}

judge(Answer.self)
