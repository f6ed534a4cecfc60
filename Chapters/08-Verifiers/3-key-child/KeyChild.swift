/// 8.3: the value under a key, or the reason why there is none.
public protocol KeyChild: Contract {
    /// Makes a function that returns an object's value for a key. The function returns `nil` for an object without the
    /// key, and for a value that is not an object.
    ///
    /// `dictionaryValueByKey("name")(["name": "Ada"])` is `"Ada"`.
    /// `dictionaryValueByKey("name")([:])` is `nil`.
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON?

    /// Makes a check that returns `true` if an object has a value for a key. `null` is not a value.
    ///
    /// `hasKey("name")(["name": ""])` is `true`.
    /// `hasKey("name")(["name": .null])` is `false`.
    func hasKey(_ key: String) -> Verify

    /// Makes a function that returns the value for a key, or throws a fault that says why there is none.
    ///
    /// `transferToKeyChild("name")(["name": "Ada"])` is `"Ada"`.
    /// `transferToKeyChild("name")([:])` throws `Fault(at: ["name"], .missing)`,
    /// `transferToKeyChild("name")(["name": .null])` throws `Fault(at: ["name"], .null)`, and
    /// `transferToKeyChild("name")("Ada")` throws `Fault(.wrongKind(expected: .object, got: .string))`.
    func transferToKeyChild(_ key: String) -> TryMap
}

extension KeyChild {
    static var checks: [Check<any KeyChild>] {
        let keys = ["name", "email", "names", "", "Name", "name", "0", "customer.name"]
        let many = JSON.object(
            Dictionary(uniqueKeysWithValues: (1...130).map { ("key \($0)", JSON.number(Double($0))) }))
        // Pairs of a key and a value. A key must be looked up unchanged: case and spaces count, and a dot, a slash or a
        // bracket does not make it a path.
        let odd: [(String, JSON)] = [
            ("name", ["Name": "Ada"]), ("Name", ["name": "Ada"]), ("Name", ["Name": "Ada", "name": "Ben"]),
            ("name", ["NAME": "Ada", "name": "Ben"]), ("customer.name", ["customer.name": "Ada"]),
            ("customer.name", ["customer": ["name": "Ada"]]), ("customer/name", ["customer/name": 7]),
            ("a[0]", ["a[0]": 7]),
            ("0", [12]), ("0", ["0": 12]), (" name ", [" name ": 7]), (" name ", ["name": 7]), ("name", [" name": 7]),
            ("Ünal", ["Ünal": 7]), ("name", ["customer": ["name": "Ada"]]), ("name", [["name": "Ada"]]),
            ("0", [:]), ("", [:]), ("", ["": "Ada"]), ("customer.name", ["customer": .null]),
            ("a[0]", ["a": [7]]), ("missing", ["missing": "missing"]), ("null", ["null": "null"]), ("name", .null),
            ("next", .deep(12, 7)), ("name", many), ("key 99", many),
        ]
        let nulls: [(String, JSON)] = [("name", ["name": .null]), ("", ["": .null]), ("0", ["0": .null])]
        let key = Argument("key", .element(of: keys))
        let objects = Generator<JSON>.object(of: keys, .leaf)
        let nested = Generator<JSON>.object(of: keys, .one(of: [.leaf, .json]))
        let value = jsonArgument("value", .one(of: [objects, objects, nested, .json]))
        let full = jsonArgument(
            "child", .one(of: [.leaf, .json]).suchThat { $0 != .null },
            edges: [[.null], ["name": .null], [[]], "null", " "])
        return [
            Check("lookup", of: "dictionaryValueByKey") {
                try $0.agrees(
                    "dictionaryValueByKey(_)(_)", on: key, value,
                    examples: [("name", ["name": "Ada"]), ("name", [:]), ("name", 12)] + nulls + odd
                ) { $0.dictionaryValueByKey($1)($2) }
                try $0.agrees(
                    "dictionaryValueByKey(_)(an object with 7 under that key)",
                    on: Argument("key", .element(of: keys)).andAtLast(.hardTexts), tries: 10
                ) { $0.dictionaryValueByKey($1)(.object([$1: 7])) }
                try $0.agrees(
                    making: "dictionaryValueByKey(_)", from: key, calls: value, tries: 60
                ) { answer, _, key in answer.dictionaryValueByKey(key) }
            },
            Check("there", of: "hasKey") {
                // `null` and empty values under the key have their own checks.
                let plain = jsonArgument(
                    "value",
                    .one(of: [
                        .object(of: keys, .element(of: ["Ada", 12, true, ["a"], ["id": 7]])),
                        .json.suchThat { $0.kind != .object },
                    ]))
                try $0.agrees(
                    "hasKey(_)(_)", on: key, plain,
                    examples: [("name", ["name": "Ada"]), ("name", ["id": 7]), ("name", "name")] + odd
                ) { $0.hasKey($1)($2) }
            },
            Check("null", of: "hasKey") {
                try $0.expect(
                    "hasKey(\"name\")([\"name\": null])", Self().hasKey("name")(["name": .null]), is: false,
                    ifGot: [(true, "nullIsThere")])
            },
            Check("empty", of: "hasKey") {
                for value in ["", 0, false, [], [:]] as [JSON] {
                    try $0.expect(
                        "hasKey(\"name\")([\"name\": \(value == [:] ? "[:]" : "\(value)")])",
                        Self().hasKey("name")(["name": value]), is: true, ifGot: [(false, "emptyIsMissing")])
                }
                try $0.agrees(
                    "hasKey(\"name\")([\"name\": _])", on: full, examples: ["", 0, false, [], [:]], tries: 40
                ) { $0.hasKey("name")(["name": $1]) }
                try $0.agrees("hasKey(_)(_)", on: key, value) { $0.hasKey($1)($2) }
                try $0.agrees(making: "hasKey(_)", from: key, calls: value, tries: 60) { answer, _, key in
                    answer.hasKey(key)
                }
            },
            Check("child", of: "transferToKeyChild") {
                try $0.agrees(
                    "transferToKeyChild(\"name\")([\"id\": 7, \"name\": _])", on: full, examples: ["Ada"], tries: 60
                ) { try $0.transferToKeyChild("name")(["id": 7, "name": $1]) }
            },
            Check("why", of: "transferToKeyChild") {
                try examineFixed($0)
                try $0.agrees(
                    "transferToKeyChild(_)(_)", on: key, value,
                    examples: [("name", [:]), ("name", "Ada")] + nulls + odd
                ) { try $0.transferToKeyChild($1)($2) }
                try $0.agrees(making: "transferToKeyChild(_)", from: key, calls: value, tries: 60) { answer, _, key in
                    let child = answer.transferToKeyChild(key)
                    return { try child($0) }
                }
            },
        ]
    }
    /// Recognizes two mistakes that have many forms: a path with any fixed key, and a fault with any fixed kind.
    private static func examineFixed(_ examiner: Examiner<any KeyChild>) throws {
        func fault(_ key: String, _ value: JSON) -> Fault? {
            do throws(Fault) { _ = try Self().transferToKeyChild(key)(value) } catch { return error }
            return nil
        }
        func expect(_ call: String, _ key: String, _ value: JSON, throws due: Fault, else mistake: String) throws {
            guard let got = fault(key, value), got != due else { return }
            try examiner.expect(
                "transferToKeyChild(\"\(key)\")(\(call))", throws: due, ifGot: [(got, mistake)], ifNothing: nil
            ) { try Self().transferToKeyChild(key)(value) }
        }
        let paths = ["id", "email"].map { fault($0, [:])?.path }
        if let path = paths[0], !path.isEmpty, path == paths[1] {
            for key in ["id", "email"] {
                try expect("[:]", key, [:], throws: Fault(at: [.key(key)], .missing), else: "faultOfName")
            }
        }
        let values: KeyValuePairs<String, JSON> = ["\"Ada\"": "Ada", "7": 7, "true": true, "[7]": [7]]
        var kinds: [JSON.Kind] = []
        for value in values.map(\.value) {
            if case .wrongKind(.object, let kind) = fault("name", value)?.problem { kinds.append(kind) }
        }
        guard kinds.count == values.count, Set(kinds).count == 1 else { return }
        for (call, value) in values {
            try expect(
                call, "name", value, throws: Fault(.wrongKind(expected: .object, got: value.kind)), else: "gotFixed")
        }
    }
}
