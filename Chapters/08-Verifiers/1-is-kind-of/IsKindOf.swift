/// 8.1: a check is a function, so functions can make checks and combine them.
public protocol IsKindOf: Contract {
    /// Makes a check for a kind of value.
    ///
    /// `isKindOf(.string)("honey")` is `true`.
    /// `isKindOf(.number)(true)` is `false`: a Boolean is not a number.
    func isKindOf(_ kind: JSON.Kind) -> Verify

    /// Makes a check that returns `true` if every check in a list does.
    ///
    /// `allOf([isKindOf(.string), isBee])("bee")` is `true`.
    /// `allOf([])("bee")` is `true`: no check returns `false`.
    func allOf(_ checks: [Verify]) -> Verify

    /// Makes a check that returns `true` if at least one check in a list does.
    ///
    /// `anyOf([isKindOf(.string), isKindOf(.null)])(.null)` is `true`.
    /// `anyOf([])("bee")` is `false`: no check returns `true`.
    func anyOf(_ checks: [Verify]) -> Verify
}

/// The former name of ``IsKindOf``.
@available(*, deprecated, renamed: "IsKindOf")
public typealias KindCheck = IsKindOf

extension IsKindOf {
    static var checks: [Check<any IsKindOf>] {
        [
            Check("string", of: "isKindOf") {
                try $0.agrees(
                    "isKindOf(.string)(_)", on: textArgument("text"), examples: ["honey"], tries: 40
                ) { $0.isKindOf(.string)($1) }
            },
            Check("kinds", of: "isKindOf") {
                try $0.agrees(
                    "isKindOf(._)(_)", on: kindArgument(), jsonArgument(), examples: [(.number, true)] + eachKind
                ) { $0.isKindOf($1)($2) }
                try $0.agrees(
                    making: "isKindOf(._)", from: kindArgument(), calls: jsonArgument(), tries: 80
                ) { answer, _, kind in answer.isKindOf(kind) }
            },
            Check("all", of: "allOf") { try Self.combine($0, "allOf") { $0.allOf($1.map(\.apply)) } },
            Check("any", of: "anyOf") { try Self.combine($0, "anyOf") { $0.anyOf($1.map(\.apply)) } },
        ]
    }

    private static func combine(
        _ examiner: Examiner<any IsKindOf>, _ name: String, _ combined: (any IsKindOf, [Fn<JSON, Bool>]) -> Verify
    ) throws {
        let answers = Argument(
            "list", Generator<[Fn<JSON, Bool>]>.array(of: .element(of: [Sample.yes, Sample.no]), count: 0...4),
            edges: [[]],
            .feature("all checks return true") { !$0.isEmpty && $0.allSatisfy { $0("bee") } },
            .feature("no check returns true") { !$0.contains { $0("bee") } },
            .feature("only the first check returns false") {
                $0.first?("bee") == false && $0.dropFirst().allSatisfy { $0("bee") }
            },
            .feature("only the first check returns true") {
                $0.first?("bee") == true && !$0.dropFirst().contains { $0("bee") }
            },
            .feature("the first check returns true") { $0.first?("bee") == true },
            .feature("the first check returns false") { $0.first?("bee") == false },
            .feature("the last check returns true") { $0.last?("bee") == true },
            .feature("the last check returns false") { $0.last?("bee") == false })
        var long: [[Fn<JSON, Bool>]] = []
        for (many, last) in [(Sample.yes, Sample.no), (Sample.no, Sample.yes)] {
            for count in [25, 130] {
                let others = Array(repeating: many, count: count - 1)
                long += [others + [many], others + [last], [last] + others]
            }
        }
        try examiner.agrees(
            "\(name)(_)(\"bee\")", on: answers,
            examples: [[Sample.yes, Sample.no], []], tries: 80
        ) { combined($0, $1)("bee") }
        // Long lists come last: if a short list shows the mistake, the verdict shows the short list.
        try examiner.agrees("\(name)(_)(\"bee\")", on: answers, examples: long, tries: 1) { combined($0, $1)("bee") }
        let checks = Generator<[Fn<JSON, Bool>]>.array(
            of: .element(of: [Sample.isString, Sample.isBee, Sample.notNull, Sample.isNumber, Sample.isNull]),
            count: 0...3)
        try examiner.agrees(
            making: "\(name)(_)", from: Argument("list", checks),
            calls: jsonArgument(
                "value", .one(of: [.leaf, .leaf, .element(of: [.null, ["a"], ["a", "b"], ["k": "a"]])])),
            tries: 100
        ) { answer, _, list in combined(answer, list) }
    }
}
