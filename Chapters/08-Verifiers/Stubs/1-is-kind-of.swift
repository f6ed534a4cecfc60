import Chapter08Verifiers

// 8.1  Checks from functions
//
// Verify is (JSON) -> Bool: a check. The three functions here make checks.
// A JSON value says what it is: value.kind is .null, .bool, .number, .string, .array or .object.
//
//     isKindOf(.string)("honey")                              // true
//     isKindOf(.number)(true)                                 // false
//     anyOf([isKindOf(.string), isKindOf(.null)])(.null)      // true

struct Answer: KindCheck {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        todo("isKindOf")
    }

    // Every check says yes.
    func allOf(_ checks: [Verify]) -> Verify {
        todo("allOf")
    }

    // At least one check says yes.
    func anyOf(_ checks: [Verify]) -> Verify {
        todo("anyOf")
    }
}

judge(Answer.self)
