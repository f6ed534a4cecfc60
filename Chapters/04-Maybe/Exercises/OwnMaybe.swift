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

extension OwnMaybe {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        let contract = (any OwnMaybe).self
        let functions = Argument("f", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self))
        return [
            Check("of", of: "of") {
                try $0.expect("Box.of(3).optional", Numbers.of(3).optional, is: 3, ifGot: [(nil, "notKept")])
                try $0.expect(
                    "Box.of(\"bee\").optional", Texts.of("bee").optional, is: "bee", ifGot: [(nil, "notKept")])
            },
            Check("nothing", of: "nothing") {
                try $0.expect("Box<Int>.nothing.optional", Numbers.nothing.optional, is: nil)
                try $0.expect("Box<String>.nothing.optional", Texts.nothing.optional, is: nil)
            },
            Check("edges", of: "optional") {
                for number in [0, -1, 1, .min, .max, 99, 999, -999, 404] + Generator<Int>.int.samples(60) {
                    try $0.expect(
                        "Box.of(\(number)).optional", Numbers.of(number).optional, is: number,
                        ifGot: [(nil, "sentinel")])
                }
                let words = ["", " ", "nothing", "nil", "none", "null", "0", "-"]
                for text in words + Generator<String>.phrase.samples(40) {
                    try $0.expect(
                        "Box.of(\(text.debugDescription)).optional", Texts.of(text).optional, is: text,
                        ifGot: [(nil, "sentinel")])
                }
                try $0.agrees(
                    "_.map { $0.optional }", as: contract, on: Argument("boxes", .array(of: Boxed.any, count: 0...4)),
                    tries: 60
                ) { $0.opened($1) }
            },
            Check("map", of: "map") { examiner in
                try examiner.agrees(
                    "map(_, .of(_)).optional", as: contract, on: functions,
                    Argument("value", .int, edges: [0, -1, .max, .min]),
                    examples: [(Fn("text") { "\($0)" }, 4)], tries: 80
                ) { $0.mapped(examiner.log.spy("f", $1.apply), Boxed($2)) }
            },
            Check("optional", of: "map") { examiner in
                try examiner.agrees(
                    "map(_, _).optional", as: contract, on: functions, Boxed.argument,
                    examples: [(Fn("text") { "\($0)" }, Boxed(nil))]
                ) { $0.mapped(examiner.log.spy("f", $1.apply), $2) }
            },
            Check("flatMap", of: "flatMap") { examiner in
                try examiner.agrees(
                    "flatMap(_, _).optional", as: contract, on: Argument("f", MayFail.any), Boxed.argument,
                    examples: [(.even, Boxed(4)), (.even, Boxed(5)), (.even, Boxed(nil))]
                ) { $0.flatMapped($1, $2, examiner.log) }
            },
            Check("rule", of: "optional") {
                for box: Any in [Numbers.of(3), Numbers.nothing, Texts.of("bee"), Texts.nothing] {
                    try $0.require(
                        !holdsAnOptional(box), else: "optionalInside", .note("looked into \(type(of: box))"))
                }
            },
        ]
    }

    /// All boxes first, and then what is in each of them.
    fileprivate func opened(_ boxes: [Boxed]) -> [Int?] { boxes.map(Self.box).map(\.optional) }

    fileprivate func mapped(_ f: (Int) -> String, _ box: Boxed) -> String? { map(f, Self.box(box)).optional }

    fileprivate func flatMapped(_ f: MayFail, _ box: Boxed, _ log: RunLog) -> String? {
        let boxed = log.spy("f") { (number: Int) in f.result(number) }
        return flatMap({ number in boxed(number).map { .of($0) } ?? .nothing }, Self.box(box)).optional
    }

    private static func box(_ boxed: Boxed) -> Numbers { if let value = boxed.value { .of(value) } else { .nothing } }
}

/// A box as a call has it.
private struct Boxed: CustomStringConvertible, Sendable {
    let value: Int?

    init(_ value: Int?) { self.value = value }

    var description: String { value.map { ".of(\($0))" } ?? ".nothing" }

    static var any: Generator<Boxed> { Generator<Int?>.optional(.int).map { Boxed($0) } }

    static var argument: Argument<Boxed> {
        Argument(
            "box", any, edges: [Boxed(nil), Boxed(0), Boxed(-1)],
            .feature("the box is empty") { $0.value == nil }, .feature("the box is full") { $0.value != nil },
            .feature("0 is in the box") { $0.value == 0 }, .feature("the value is negative") { ($0.value ?? 0) < 0 })
    }
}

/// A function that gives a box, as a reader knows it by its name.
private enum MayFail: String, CustomStringConvertible, CaseIterable, Sendable {
    case even, always, never, empty, word

    func result(_ number: Int) -> String? {
        switch self {
        case .even: number.isMultiple(of: 2) ? "\(number)" : nil
        case .always: "<\(number)>"
        case .never: nil
        case .empty: ""
        case .word: "nothing"
        }
    }

    var description: String {
        switch self {
        case .even: "ifEven"
        case .always: "inBrackets"
        case .never: "giveNothing"
        case .empty: "giveEmptyText"
        case .word: "giveTheWordNothing"
        }
    }

    static var any: Generator<MayFail> { .anyCase }
}

/// Whether there is an `Optional` anywhere in a value. Swift's own types are not looked into.
private func holdsAnOptional(_ value: Any, depth: Int = 0) -> Bool {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return true }
    // A closure that gives one, or takes one.
    let type = "\(mirror.subjectType)"
    if mirror.displayStyle == nil, type.contains(" -> "), type.contains("Optional<") { return true }
    guard depth < 8 else { return false }
    return sequence(first: mirror, next: \.superclassMirror).contains { mirror in
        mirror.children.contains { holdsAnOptional($0.value, depth: depth + 1) }
    }
}
