/// 8.1: a check is a function, so functions can make checks and put them together.
public protocol KindCheck: Contract {
    /// Makes a check for a kind of value.
    ///
    /// `isKindOf(.string)("honey")` is `true`.
    /// `isKindOf(.number)(true)` is `false`: a truth value is no number.
    func isKindOf(_ kind: JSON.Kind) -> Verify

    /// Makes a check that holds where every one of some checks holds.
    ///
    /// `allOf([isShort, isString])("bee")` is `true`.
    /// `allOf([])("bee")` is `true`: no check says no.
    func allOf(_ checks: [Verify]) -> Verify

    /// Makes a check that holds where at least one of some checks holds.
    ///
    /// `anyOf([isKindOf(.string), isKindOf(.null)])(.null)` is `true`.
    /// `anyOf([])("bee")` is `false`: no check says yes.
    func anyOf(_ checks: [Verify]) -> Verify
}

let kindCheck = Exercise(in: folder, 1, "is-kind-of", minutes: 7, words: English.kindCheck)

extension KindCheck {
    /// Which exercise it is.
    public static var exercise: Exercise { kindCheck }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("string", of: "isKindOf") {
                try $0.expect(
                    "isKindOf(.string)(\"honey\")", Self().isKindOf(.string)("honey"), is: true,
                    ifGot: [(false, "turned")])
            },
            Check("kinds", of: "isKindOf") { try Self.everyKind($0) },
            Check("all", of: "allOf") {
                try Self.combine($0, "allOf", Self().allOf, is: { $0 && $1 }, ofNone: true, "allIsAny", "allOfNone")
            },
            Check("any", of: "anyOf") {
                try Self.combine($0, "anyOf", Self().anyOf, is: { $0 || $1 }, ofNone: false, "anyIsAll", "anyOfNone")
            },
        ]
    }

    private static func everyKind(_ examiner: Examiner) throws {
        let samples: [JSON] = ["honey", "", 12, 2.5, [1, 2], [], ["id": 7], [:], .null, true, false, 0, 1]
        for kind in JSON.Kind.allCases {
            let check = Self().isKindOf(kind)
            for value in samples {
                var suspects: [(Bool, String)] = []
                if kind == .number, value.kind == .bool { suspects = [(true, "boolAsNumber")] }
                if kind == .bool, value.kind == .number { suspects = [(true, "numberAsBool")] }
                if kind == .object, value.kind == .array { suspects = [(true, "arrayAsObject")] }
                if kind == .string, value == "" { suspects = [(false, "emptyIsNothing")] }
                if value.kind == .null, kind != .null { suspects = [(true, "nullFitsAll")] }
                if kind != .string, value == "honey" { suspects = [(true, "onlyString")] }
                try examiner.expect(
                    "isKindOf(.\(kind))(\(value))", check(value), is: value.kind == kind, ifGot: suspects)
            }
        }
    }

    private static func combine(
        _ examiner: Examiner, _ name: String, _ combined: ([Verify]) -> Verify, is expected: (Bool, Bool) -> Bool,
        ofNone: Bool, _ other: String, _ noneKey: String
    ) throws {
        let isBee: Verify = { $0 == "bee" }
        let isNever: Verify = { _ in false }
        for (names, checks, first, second) in [
            ("isBee, isBee", [isBee, isBee], true, true), ("isBee, isNever", [isBee, isNever], true, false),
            ("isNever, isBee", [isNever, isBee], false, true), ("isNever, isNever", [isNever, isNever], false, false),
        ] {
            let right = expected(first, second)
            try examiner.expect(
                "\(name)([\(names)])(\"bee\")", combined(checks)("bee"), is: right,
                ifGot: first == second ? [] : [(!right, other)])
        }
        try examiner.expect(
            "\(name)([])(\"bee\")", combined([])("bee"), is: ofNone, ifGot: [(!ofNone, noneKey)])
    }
}
