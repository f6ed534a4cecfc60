/// 8.3: looking up a key, where `null` is no value.
public protocol KeyChild: Contract {
    /// Makes a check for a key with a value under it. `null` is no value.
    ///
    /// `hasKey("name")(["name": ""])` is `true`.
    /// `hasKey("name")(["name": .null])` is `false`.
    func hasKey(_ key: String) -> Verify

    /// Makes a function that looks up a key; where there is no object or no such key it gives `nil`.
    ///
    /// `dictionaryValueByKey("name")(["name": "Ada"])` is `"Ada"`.
    /// `dictionaryValueByKey("name")([:])` is `nil`.
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON?

    /// Makes a function that goes to the value under a key, or throws why it cannot.
    ///
    /// `transferToKeyChild("name")(["name": "Ada"])` is `"Ada"`.
    /// `transferToKeyChild("name")([:])` throws `Fault(at: ["name"], .missing)`, `(["name": .null])` throws
    /// `Fault(at: ["name"], .null)`, and `("Ada")` throws `Fault(.wrongKind(expected: .object, got: .string))`.
    func transferToKeyChild(_ key: String) -> TryMap
}

let keyChild = Exercise(
    in: folder, 3, "key-child", minutes: 10, words: English.keyChild,
    compilerSuspects: [
        CompilerSuspect("noSubscript", "value of type 'JSON' has no subscripts"),
        CompilerSuspect("bareKey", "cannot convert value of type 'String' to expected element type 'Fault.Step'"),
        CompilerSuspect("plainThrows", "thrown expression type 'any Error' cannot be converted to error type 'Fault'"),
    ])

extension KeyChild {
    /// Which exercise it is.
    public static var exercise: Exercise { keyChild }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("there", of: "hasKey") {
                try $0.expect("hasKey(\"name\")([\"name\": \"Ada\"])", Self().hasKey("name")(["name": "Ada"]), is: true)
                try $0.expect("hasKey(\"name\")([\"id\": 7])", Self().hasKey("name")(["id": 7]), is: false)
                try $0.expect("hasKey(\"name\")(\"name\")", Self().hasKey("name")("name"), is: false)
            },
            Check("null", of: "hasKey") {
                try $0.expect(
                    "hasKey(\"name\")([\"name\": null])", Self().hasKey("name")(["name": .null]), is: false,
                    ifGot: [(true, "nullIsThere")])
            },
            Check("empty", of: "hasKey") {
                for value: JSON in ["", 0, false, [], [:]] {
                    try $0.expect(
                        "hasKey(\"name\")([\"name\": \(value)])", Self().hasKey("name")(["name": value]), is: true,
                        ifGot: [(false, "emptyIsMissing")])
                }
            },
            Check("lookup", of: "dictionaryValueByKey") {
                let name = Self().dictionaryValueByKey("name")
                try $0.expect(
                    "dictionaryValueByKey(\"name\")([\"name\": \"Ada\"])", name(["name": "Ada"]), is: "Ada",
                    ifGot: [("name", "keyItself")])
                try $0.expect(
                    "dictionaryValueByKey(\"name\")([:])", name([:]), is: nil, ifGot: [(.some(.null), "nullForMissing")]
                )
                try $0.expect("dictionaryValueByKey(\"name\")(12)", name(12), is: nil)
            },
            Check("child", of: "transferToKeyChild") {
                try $0.expect(
                    "transferToKeyChild(\"name\")([\"name\": \"Ada\"])",
                    Outcome(Self().transferToKeyChild("name"), ["name": "Ada"]), is: .gives("Ada"),
                    ifGot: [(.gives(["name": "Ada"]), "parent")])
            },
            Check("why", of: "transferToKeyChild") {
                let child = Self().transferToKeyChild("name")
                try $0.expect(
                    "transferToKeyChild(\"name\")([:])", Outcome(child, [:]),
                    is: .throwing(Fault(at: ["name"], .missing)),
                    ifGot: [(.throwing(Fault(.missing)), "noPath"), (.gives(.null), "nullInstead")])
                try $0.expect(
                    "transferToKeyChild(\"name\")([\"name\": null])", Outcome(child, ["name": .null]),
                    is: .throwing(Fault(at: ["name"], .null)),
                    ifGot: [
                        (.gives(.null), "nullPasses"), (.throwing(Fault(at: ["name"], .missing)), "nullIsMissing"),
                        (.throwing(Fault(.null)), "noPath"),
                    ])
                try $0.expect(
                    "transferToKeyChild(\"name\")(\"Ada\")", Outcome(child, "Ada"),
                    is: .throwing(Fault(.wrongKind(expected: .object, got: .string))),
                    ifGot: [
                        (.throwing(Fault(at: ["name"], .missing)), "noObject"),
                        (
                            .throwing(Fault(at: ["name"], .wrongKind(expected: .object, got: .string))),
                            "pathTooLong"
                        ),
                    ])
            },
        ]
    }
}
