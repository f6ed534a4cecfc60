import Chapter08Verifiers

// 8.3  The value under a key
//
// An object is `.object(members)`, and `members` is a `[String: JSON]`. For `hasKey` and
// `transferToKeyChild`, null under a key is not a value. A TryMap is
// `(JSON) throws(Fault) -> JSON`. Write a TryMap as a closure that begins with
// `{ (value: JSON) throws(Fault) in`.
//
//     dictionaryValueByKey("name")(["name": "Ada"])    // "Ada"; nil if the value is not an object or has no such key
//     dictionaryValueByKey("name")(["name": .null])    // .null, because .null is under the key
//     hasKey("name")(["name": .null])                  // false
//     hasKey("name")(["name": ""])                     // true: an empty string is a value
//     transferToKeyChild("name")(["name": "Ada"])      // "Ada"
//     transferToKeyChild("name")([:])                  // throws Fault(at: ["name"], .missing)
//     transferToKeyChild("name")(["name": .null])      // throws Fault(at: ["name"], .null)
//     transferToKeyChild("name")("Ada")       // throws Fault(.wrongKind(expected: .object, got: .string))
//     transferToKeyChild("name")(.null)       // throws Fault(.wrongKind(expected: .object, got: .null))
//
// Keys are case-sensitive: "Name" is not "name". If the key is in a variable, the path is
// `[.key(key)]`.

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
