import Chapter04Maybe

// 4.3  The first name, when data may be missing
//
// These functions are given. `pipe` composes five functions, which run from left to right:
//
//     map(f): (Maybe<A>) -> Maybe<B>, for f: (A) -> B          split(" "): (String) -> [String]
//     flatMap(f): the same, for f: (A) -> Maybe<B>             strLength: (String) -> Int
//     pipe(f1, f2, f3, f4, f5)                                 isFourLetter: (Int) -> Bool
//
// A name may begin or end with spaces, or be empty: `split(" ")("  Bo Li")` is `["Bo", "Li"]`,
// and `split(" ")("")` is `[]`.
//
//     prop("name")(["name": "Jon Snow"])                       // just("Jon Snow")
//     prop("name")(["nickname": "Jon Snow"])                   // nothing
//     head(["Jon", "Snow"])                                    // just("Jon")
//     head([])                                                 // nothing
//     isFirstNameFourLetter(["name": "Jon Snow"])              // just(false)
//     isFirstNameFourLetter(["nickname": "Jon Snow"])          // nothing
//     report(["name": "Anna Lee"])                             // "four letters"
//
// `report(…)` can also return "not four letters" or "no first name".

struct Answer: MaybeFirstName {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        todo("prop")
    }

    func head(_ list: [String]) -> Maybe<String> {
        todo("head")
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        todo("isFirstNameFourLetter")
    }

    func report(_ record: [String: String]) -> String {
        todo("report")
    }
}

judge(Answer.self)
