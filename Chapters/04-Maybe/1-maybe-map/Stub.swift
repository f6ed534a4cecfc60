import Chapter04Maybe

struct Answer: MaybeMap {
    func of<A>(_ value: A) -> Maybe<A> {
        todo("of")
    }

    func isNothing<A>(_ box: Maybe<A>) -> Bool {
        todo("isNothing")
    }

    func mapNumbers(_ f: @escaping (Int) -> Int) -> (Maybe<Int>) -> Maybe<Int> {
        todo("mapNumbers")
    }

    func map<A, B>(_ f: @escaping (A) -> B) -> (Maybe<A>) -> Maybe<B> {
        todo("map")
    }
}

judge(Answer.self)
