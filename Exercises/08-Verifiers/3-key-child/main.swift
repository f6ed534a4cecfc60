import Chapter08Verifiers

// 8.3  The value under a key
//
// An object is .object(members), and members is a [String: JSON]. null under a key is no value.
// TryMap is (JSON) throws(Fault) -> JSON.
//
//     hasKey("name")(["name": .null])                  // false
//     dictionaryValueByKey("name")(["name": "Ada"])    // "Ada"
//     transferToKeyChild("name")([:])                  // throws Fault(at: ["name"], .missing)
//     transferToKeyChild("name")(["name": .null])      // throws Fault(at: ["name"], .null)
//     transferToKeyChild("name")("Ada")       // throws Fault(.wrongKind(expected: .object, got: .string))
//
// The step of a path that comes from a variable is written .key(key).

struct Answer: KeyChild {
    func hasKey(_ key: String) -> Verify {
        todo("hasKey")
    }

    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        todo("dictionaryValueByKey")
    }

    func transferToKeyChild(_ key: String) -> TryMap {
        todo("transferToKeyChild")
    }
}

judge(Answer.self)
