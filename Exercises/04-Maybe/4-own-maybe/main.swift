import Chapter04Maybe

// 4.4  A box of your own
//
// Declare the type Box. A Box contains one value of any type, or is empty. In the starting
// file, Box is a struct so that the code compiles, but you may choose another kind of type. In
// an enum, name the case of a full box `just(…)`, not `of(…)`: if the case has the same name
// as the function `of(_:)`, Swift rejects patterns such as `.of(let value)`.
//
//     Box.of(3).optional                      // 3
//     Box<Int>.nothing.optional               // nil
//     Box.of(4).map(text).optional            // "4"
//     Box.nothing.map(text).optional          // nil
//     Box.of(4).flatMap(name).optional        // "four", if name(4) is a Box with "four" in it
//
// Here `text` is `{ "\($0)" }`, and `name` is any function that returns a Box.
//
// Do not store the value as an Optional: the property `optional` is only for code that uses a
// box. `map` and `flatMap` call their function once for a full box, but never for an empty
// box.

struct Box<Wrapped>: MaybeShape {
    static func of(_ value: Wrapped) -> Box {
        todo("of")
    }

    static var nothing: Box {
        todo("nothing")
    }

    var optional: Wrapped? {
        todo("optional")
    }

    func map<New>(_ f: (Wrapped) -> New) -> Box<New> {
        todo("map")
    }

    func flatMap<New>(_ f: (Wrapped) -> Box<New>) -> Box<New> {
        todo("flatMap")
    }
}

// The checks use Box<Int> and Box<String>. This struct can stay as it is.
struct Answer: OwnMaybe {
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

judge(Answer.self)
