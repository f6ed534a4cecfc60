/// A box that may be empty. Your own type of box must meet these requirements.
@MainActor public protocol MaybeShape<Wrapped> {
    /// The type of the value in the box.
    associatedtype Wrapped

    /// Puts a value into a box.
    ///
    /// `Box.of(3)` is a box with 3 in it.
    static func of(_ value: Wrapped) -> Self

    /// The empty box.
    static var nothing: Self { get }

    /// The value in the box, as an `Optional`.
    ///
    /// `Box.of(3).optional` is `3`.
    /// `Box<Int>.nothing.optional` is `nil`.
    var optional: Wrapped? { get }
}

/// 4.4: a box of your own, for any type, judged with numbers and with strings.
public protocol OwnMaybe: Contract {
    /// The type of your box for numbers.
    associatedtype Numbers: MaybeShape<Int>
    /// The type of your box for strings.
    associatedtype Texts: MaybeShape<String>

    /// Applies a function to the value in the box.
    ///
    /// `map(text, .of(4)).optional` is `"4"`.
    /// `map(text, .nothing).optional` is `nil`.
    func map(_ f: (Int) -> String, _ box: Numbers) -> Texts

    /// Applies a function that returns a value of the same type.
    ///
    /// `map(increment, .of(4)).optional` is `5`.
    /// `map(increment, .nothing).optional` is `nil`.
    func map(_ f: (Int) -> Int, _ box: Numbers) -> Numbers

    /// Applies a function that returns a box.
    ///
    /// `flatMap(name, .of(4)).optional` is `"four"`, if `name(4)` is a box with `"four"` in it.
    /// `flatMap(name, .of(5)).optional` is `nil`, if `name(5)` is the empty box.
    func flatMap(_ f: (Int) -> Texts, _ box: Numbers) -> Texts
}

extension OwnMaybe {
    /// Applies a function that returns a value of the same type. This default is for answers that were begun from an
    /// older starting file, which did not declare the function.
    public func map(_ f: (Int) -> Int, _ box: Numbers) -> Numbers { box.optional.map { .of(f($0)) } ?? .nothing }
}

extension OwnMaybe {
    static var checks: [Check<any OwnMaybe>] {
        let functions = Argument("f", Generator<Fn<Int, String>>.function(from: Int.self, to: String.self))
        return [
            Check("of", of: "of") {
                try $0.expect("Box.of(3).optional", Numbers.of(3).optional, is: 3, ifGot: [(nil, "notKept")])
                try $0.expect(
                    "Box.of(\"bee\").optional", Texts.of("bee").optional, is: "bee", ifGot: [(nil, "notKept")])
                // Reading a box must not empty it.
                try $0.agrees(
                    story: Look.boxes, of: .constant(Look(isAtFour: true, way: .optional)), count: 1...4, tries: 20
                ) { $0.looked($1) }
                let (three, _) = (Numbers.of(3), Numbers.of(8))
                try $0.expect(
                    "three.optional, after let three = Box.of(3), eight = Box.of(8)", three.optional, is: 3,
                    ifGot: [(8, "valueShared")])
            },
            Check("nothing", of: "nothing") {
                $0.running("Box<Int>.nothing")
                _ = Numbers.nothing
                let got = $0.making("Box<Int>.nothing.optional", ifItTraps: "optionalStops") {
                    Numbers.nothing.optional
                }
                try $0.require(
                    got == nil, else: "emptyFull", .note("Box<Int>.nothing.optional is \(Tour.described(got))"))
                let text = Texts.nothing.optional
                try $0.require(
                    text == nil, else: "emptyFull", .note("Box<String>.nothing.optional is \(Tour.described(text))"))
            },
            Check("edges", of: "optional") {
                for number in [0, -1, 1, .min, .max, 99, 999, -999, 404] + Generator<Int>.int.samples(60) {
                    let box = Numbers.of(number)
                    try $0.expect(
                        "Box.of(\(number)).optional", box.optional, is: number,
                        ifGot: [(nil, looksEqual(box, Numbers.nothing) ? "sentinel" : "valueHidden")])
                }
                let words = ["", " ", "nothing", "nil", "none", "null", "0", "-"]
                for text in words + Generator<String>.phrase.samples(40) {
                    let box = Texts.of(text)
                    try $0.expect(
                        "Box.of(\(text.debugDescription)).optional", box.optional, is: text,
                        ifGot: [(nil, looksEqual(box, Texts.nothing) ? "sentinel" : "valueHidden")])
                }
                try $0.agrees(
                    "_.map { $0.optional }", on: Argument("boxes", .array(of: Boxed.any, count: 0...4)), tries: 60
                ) { $0.opened($1) }
            },
            Check("map", of: "map") { examiner in
                let answer = Self()
                var calls = 0
                _ = answer.map(
                    {
                        calls += 1
                        return "\($0)"
                    }, Numbers.of(4))
                try examiner.require(calls < 2, else: "twice", .note("in Box.of(4).map(text), text ran \(calls)×"))
                try examiner.agrees(
                    "map(_, .of(_)).optional", on: functions,
                    Argument("value", .int, edges: [0, -1, .max, .min]),
                    examples: [(Fn("text") { "\($0)" }, 4)], tries: 80
                ) { $0.mapped(examiner.log.spy("f", $1.apply), Boxed($2)) }
                _ = examiner.making("Box.nothing.map(text).optional", ifItTraps: "emptyStops") {
                    answer.map({ "\($0)" }, Numbers.nothing).optional
                }
                _ = examiner.making("Box.nothing.map(increment).optional", ifItTraps: "emptyStops") {
                    answer.map({ $0 + 1 }, Numbers.nothing).optional
                }
                try examiner.agrees(
                    "map(_, _).optional", on: Argument("f", Generator<Fn<Int, Int>>.function), Boxed.argument,
                    examples: [(Fn("increment") { $0 &+ 1 }, Boxed(4))], explainedBy: ["typeKept"], tries: 60
                ) { $0.increased(examiner.log.spy("f", $1.apply), $2) }
                let (four, _) = (Numbers.of(4), Numbers.of(7))
                try examiner.expect(
                    "four.map(text).optional, after let four = Box.of(4), seven = Box.of(7)",
                    answer.map({ "\($0)" }, four).optional, is: "4", ifGot: [("7", "laterBox")])
            },
            Check("optional", of: "map") { examiner in
                try examiner.agrees(
                    "map(_, _).optional", on: functions, Boxed.argument,
                    examples: [(Fn("text") { "\($0)" }, Boxed(nil))]
                ) { $0.mapped(examiner.log.spy("f", $1.apply), $2) }
            },
            Check("flatMap", of: "flatMap") { examiner in
                let answer = Self()
                _ = examiner.making("Box.nothing.flatMap(inBrackets).optional", ifItTraps: "emptyStops") {
                    answer.flatMap({ .of("<\($0)>") }, Numbers.nothing).optional
                }
                var calls = 0
                examiner.running("Box.of(4).flatMap(inBrackets)")
                _ = answer.flatMap(
                    {
                        calls += 1
                        return .of("<\($0)>")
                    }, Numbers.of(4))
                try examiner.require(
                    calls < 2, else: "flatMapTwice",
                    .note("in Box.of(4).flatMap(inBrackets), inBrackets ran \(calls)×"))
                try examiner.agrees(
                    "flatMap(_, _).optional", on: Argument("f", MayFail.any), Boxed.argument,
                    examples: [(.even, Boxed(4)), (.even, Boxed(5)), (.even, Boxed(nil))]
                ) { $0.flatMapped($1, $2, examiner.log) }
                try examiner.agrees(story: Look.boxes, of: Look.any, count: 1...6, tries: 60) {
                    $0.looked($1)
                }
                let (four, _) = (Numbers.of(4), Numbers.of(7))
                try examiner.expect(
                    "four.flatMap(inBrackets).optional, after let four = Box.of(4), seven = Box.of(7)",
                    answer.flatMap({ .of("<\($0)>") }, four).optional, is: "<4>", ifGot: [("<7>", "laterBox")])
            },
            Check("rule", of: "optional") {
                // A type that provides its own `Mirror` could hide an Optional from the search below.
                try $0.forbid(["CustomReflectable", "customMirror"], else: "optionalInside")
                for box: Any in [Numbers.of(3), Numbers.nothing, Texts.of("bee"), Texts.nothing] {
                    guard let property = whereAnOptionalIs(in: box) else { continue }
                    $0.about(property)
                    try $0.require(false, else: "optionalInside", .note("looked into \(type(of: box))"))
                }
            },
        ]
    }

    /// Makes some boxes and returns their contents. All boxes are made before the first one is read, because only then
    /// do boxes that share storage return wrong contents.
    fileprivate func opened(_ boxes: [Boxed]) -> [Int?] { boxes.map(Self.box).map(\.optional) }

    fileprivate func mapped(_ f: (Int) -> String, _ box: Boxed) -> String? { map(f, Self.box(box)).optional }

    fileprivate func increased(_ f: (Int) -> Int, _ box: Boxed) -> Int? { map(f, Self.box(box)).optional }

    fileprivate func flatMapped(_ f: MayFail, _ box: Boxed, _ log: RunLog) -> String? {
        let boxed = log.spy("f") { (number: Int) in f.result(number) }
        return flatMap({ number in boxed(number).map { .of($0) } ?? .nothing }, Self.box(box)).optional
    }

    fileprivate func looked(_ log: RunLog) -> (Look) -> Void {
        let (four, empty) = (Self.box(Boxed(4)), Self.box(Boxed(nil)))
        log.note("–")
        return { look in
            let box = look.isAtFour ? four : empty
            switch look.way {
            case .optional: log.note(Tour.described(box.optional))
            case .map: log.note(Tour.described(map({ "\($0)" }, box).optional))
            case .flatMap: log.note(Tour.described(flatMap({ .of("<\($0)>") }, box).optional))
            }
        }
    }

    private static func box(_ boxed: Boxed) -> Numbers { if let value = boxed.value { .of(value) } else { .nothing } }
}

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

private struct Look: CustomStringConvertible, Sendable {
    enum Way: String, CaseIterable {
        case optional, map = "map(text).optional", flatMap = "flatMap(inBrackets).optional"
    }

    static let boxes = "let four = Box.of(4), empty = Box.nothing"

    let isAtFour: Bool
    let way: Way

    var description: String { "\(isAtFour ? "four" : "empty").\(way.rawValue)" }

    static var any: Generator<Look> {
        .element(of: [true, false].flatMap { isAtFour in Way.allCases.map { Look(isAtFour: isAtFour, way: $0) } })
    }
}

/// Returns true if reflection shows the same contents for two values. Closures cannot be compared, so values that
/// contain a closure never count as equal.
private func looksEqual(_ one: Any, _ other: Any) -> Bool {
    func inside(_ value: Any) -> String {
        var text = ""
        dump(value, to: &text)
        return text
    }
    let inside = (inside(one), inside(other))
    return inside.0 == inside.1 && !inside.0.contains("(Function)")
}

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

/// Finds the first `Optional` in a value, or the first closure with an `Optional` in its type, and returns the name of
/// the property or enum case that contains it. Returns `""` if nothing around the `Optional` has a name, and `nil` if
/// nothing is found. The search ends eight levels deep.
private func whereAnOptionalIs(in value: Any, under name: String = "", depth: Int = 0) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return name }
    let type = "\(mirror.subjectType)"
    if mirror.displayStyle == nil, type.contains(" -> "), type.contains(/\bOptional</) { return name }
    guard depth < 8 else { return nil }
    for mirror in sequence(first: mirror, next: \.superclassMirror) {
        for child in mirror.children {
            // The outer name is kept for an array element, which has no label, and for a tuple element, whose label,
            // such as `.0`, is not a name. An enum case's name is used only if there is no outer name.
            let isCase = mirror.displayStyle == .enum && !name.isEmpty
            let label = child.label.flatMap { $0.hasPrefix(".") || isCase ? nil : $0 } ?? name
            guard let lazy = child.label, lazy.hasPrefix("$__lazy_storage_$_") else {
                if let found = whereAnOptionalIs(in: child.value, under: label, depth: depth + 1) { return found }
                continue
            }
            // Swift stores the value of a `lazy var` in an Optional that is not in the answer's code, so only the
            // content of that Optional counts.
            let property = String(lazy.dropFirst("$__lazy_storage_$_".count))
            let storage = Mirror(reflecting: child.value)
            if "\(storage.subjectType)".dropFirst().contains(/\bOptional</) { return property }
            for value in storage.children {
                if let found = whereAnOptionalIs(in: value.value, under: property, depth: depth + 1) { return found }
            }
        }
    }
    return nil
}
