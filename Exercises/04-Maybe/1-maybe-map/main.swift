import Chapter04Maybe

// 4.1  A box and its map
//
// A Maybe is a box with one value in it, or none:
//
//     enum Maybe<Wrapped> { case nothing, just(Wrapped) }
//
//     of(3)                            // just(3)
//     isNothing(.nothing)              // true
//     map(square)(.just(5))            // just(25)
//     map(square)(.nothing)            // nothing
//
// Here square stands for any function, such as { $0 * $0 }.
//
// map has two laws to keep:
//
//     map(identity) = identity
//     compose(map(f), map(g)) = map(compose(f, g))
//
// f runs once for a full box, but never for an empty one. Write mapNumbers first, because it is easier to read: it is map
// for Int. Then map, with the same body, works for all types.

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
