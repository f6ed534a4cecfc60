import Chapter04Maybe

// 4.2  No box in a box: flatMap
//
// `half(…)` returns a box, because half of an odd number is not a whole number. `map(half)`
// would put that box into another box. You can use this `map`:
//
//     func map<A, B>(_ f: (A) -> B) -> (Maybe<A>) -> Maybe<B>
//
// Write `flatMap`. It calls `f` once for a full box, but never for an empty box.
//
//     half(12)                         // just(6)
//     half(7)                          // nothing
//     flatten(.just(.just(6)))         // just(6)
//     flatMap(half)(.just(12))         // just(6)
//     quarter(12)                      // just(3)
//     quarter(10)                      // nothing: half of 10 is 5, but half of 5 is not a whole number
//     sign(12)                         // "3": the text on a sign that shows the quarter
//     sign(10)                         // "no quarter"

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
