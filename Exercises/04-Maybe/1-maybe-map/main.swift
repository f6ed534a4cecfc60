import Chapter04Maybe

// 4.1  A box and its map
//
// A Maybe is a box that contains one value or is empty:
//
//     enum Maybe<Wrapped> { case nothing, just(Wrapped) }
//
//     of(3)                            // just(3)
//     isNothing(.nothing)              // true
//     map(square)(.just(5))            // just(25)
//     map(square)(.nothing)            // nothing
//
// Here `square` is `{ $0 * $0 }`; any other function works in the same way.
//
// `map` must obey two laws:
//
//     map(identity) = identity
//     compose(map(f), map(g)) = map(compose(f, g))
//
// `f` runs once for a full box, but never for an empty box. Write `mapNumbers` first: it is
// `map` for Int only, so it is easier to read. Then write `map`, with the same body, for all
// types.

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
