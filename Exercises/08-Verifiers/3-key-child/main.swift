import Chapter08Verifiers

// 8.3  The value under a key
//
// An object is .object(members), and members is a [String: JSON]. null under a key is no value.
// TryMap is (JSON) throws(Fault) -> JSON.
//
//     dictionaryValueByKey("name")(["name": "Ada"])    // "Ada", and nil where there is no object or no such key
//     hasKey("name")(["name": .null])                  // false
//     transferToKeyChild("name")([:])                  // throws Fault(at: ["name"], .missing)
//     transferToKeyChild("name")(["name": .null])      // throws Fault(at: ["name"], .null)
//     transferToKeyChild("name")("Ada")       // throws Fault(.wrongKind(expected: .object, got: .string))
//
// The step of a path that comes from a variable is written .key(key).

struct Answer: KeyChild {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        todo("dictionaryValueByKey")
    }

    func hasKey(_ key: String) -> Verify {
        todo("hasKey")
    }

    func transferToKeyChild(_ key: String) -> TryMap {
        todo("transferToKeyChild")
    }
}

judge(Answer.self)
