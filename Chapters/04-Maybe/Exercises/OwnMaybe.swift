/// What a type has to offer to be a box that may be empty.
@MainActor public protocol MaybeShape<Wrapped> {
    /// The type of what is in the box.
    associatedtype Wrapped

    /// Puts a value into a box.
    ///
    /// `Box.of(3)` is a box with 3 in it.
    static func of(_ value: Wrapped) -> Self

    /// The empty box.
    static var nothing: Self { get }

    /// What is in the box, as Swift's own type for it.
    ///
    /// `Box.of(3).optional` is `3`.
    /// `Box<Int>.nothing.optional` is `nil`.
    var optional: Wrapped? { get }
}

/// 4.4: a box of your own, for any type, judged with numbers and with texts in it.
public protocol OwnMaybe: Contract {
    /// Your box with a number in it.
    associatedtype Numbers: MaybeShape<Int>
    /// Your box with a text in it.
    associatedtype Texts: MaybeShape<String>

    /// Applies a function to what is in the box.
    ///
    /// `map(text, .of(4)).optional` is `"4"`.
    /// `map(text, .nothing).optional` is `nil`.
    func map(_ f: (Int) -> String, _ box: Numbers) -> Texts

    /// Applies a function that gives a box.
    ///
    /// `flatMap(name, .of(4)).optional` is `"four"`, where `name(4)` is a box with `"four"` in it.
    /// `flatMap(name, .of(5)).optional` is `nil`, where `name(5)` is the empty box.
    func flatMap(_ f: (Int) -> Texts, _ box: Numbers) -> Texts
}

let ownMaybe = Exercise(in: folder, 4, "own-maybe", minutes: 12, words: English.ownMaybe)

extension OwnMaybe {
    /// Which exercise it is.
    public static var exercise: Exercise { Chapter04Maybe.ownMaybe }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("of", of: "of") {
                try $0.expect(
                    "Box.of(3).optional", Numbers.of(3).optional, is: 3, ifGot: [(nil, "notKept")])
                try $0.expect("Box.of(\"bee\").optional", Texts.of("bee").optional, is: "bee")
            },
            Check("nothing", of: "nothing") {
                try $0.expect("Box<Int>.nothing.optional", Numbers.nothing.optional, is: nil)
                try $0.expect("Box<String>.nothing.optional", Texts.nothing.optional, is: nil)
            },
            Check("edges", of: "optional") {
                try $0.expect("Box.of(0).optional", Numbers.of(0).optional, is: 0, ifGot: [(nil, "sentinel")])
                try $0.expect("Box.of(-1).optional", Numbers.of(-1).optional, is: -1, ifGot: [(nil, "sentinel")])
                try $0.expect("Box.of(\"\").optional", Texts.of("").optional, is: "", ifGot: [(nil, "sentinel")])
            },
            Check("map", of: "map") { examiner in
                var calls = 0
                let got = Self().map(
                    {
                        calls += 1
                        return String($0)
                    }, .of(4)
                ).optional
                try examiner.expect(
                    "map(text, .of(4)).optional", got, is: "4", ifGot: [(nil, "mapLost")])
                try examiner.require(calls == 1, else: "twice", .note("f ran \(calls)×"))
            },
            Check("optional", of: "map") {
                let boxes = Generator<Int?>.optional(.int)
                try $0.law(
                    "the same as Optional", "map(f, box).optional = box.optional.map(f)",
                    for: ("f", .function(from: Int.self, to: String.self)), ("box", boxes), ifBroken: "mapFilled",
                    left: { f, box in Self().map({ f($0) }, Self.box(box)).optional },
                    equals: { f, box in box.map { f($0) } })
                var calls = 0
                _ = Self().map(
                    {
                        calls += 1
                        return "\($0)"
                    }, .nothing)
                try $0.require(calls == 0, else: "askedEmpty", .note("f ran \(calls)× in map(f, .nothing)"))
            },
            Check("flatMap", of: "flatMap") {
                let boxes = Generator<Int?>.optional(.int)
                try $0.law(
                    "the same as Optional", "flatMap(f, box).optional = box.optional.flatMap(f)",
                    for: ("f", .function(from: Int.self, to: String.self)), ("box", boxes), ifBroken: "flatMapLost",
                    left: { f, box in
                        Self().flatMap({ $0.isMultiple(of: 2) ? Texts.of(f($0)) : .nothing }, Self.box(box)).optional
                    },
                    equals: { f, box in box.flatMap { $0.isMultiple(of: 2) ? f($0) : nil } })
                var calls = 0
                let f = { (number: Int) in
                    calls += 1
                    return Texts.of("\(number)")
                }
                _ = Self().flatMap(f, .nothing)
                try $0.require(calls == 0, else: "askedEmpty", .note("f ran \(calls)× in flatMap(f, .nothing)"))
                _ = Self().flatMap(f, .of(4))
                try $0.require(calls == 1, else: "flatMapTwice", .note("f ran \(calls)× in flatMap(f, .of(4))"))
            },
        ]
    }

    private static func box(_ value: Int?) -> Numbers {
        if let value { .of(value) } else { .nothing }
    }
}
