import Chapter08Verifiers

// 8.1  Checks from functions
//
// A check is a Verify, `(JSON) -> Bool`. `isKindOf`, `allOf` and `anyOf` each make a check. A
// JSON value has one of six kinds: `value.kind` is `.null`, `.bool`, `.number`, `.string`,
// `.array` or `.object`.
//
//     isKindOf(.string)("honey")                              // true
//     isKindOf(.number)(true)                                 // false: true is not a number
//     allOf([isKindOf(.string), isBee])("bee")                // true, if isBee("bee") is true
//     anyOf([isKindOf(.string), isKindOf(.null)])(.null)      // true
//
//     allOf([])("bee")                                        // true: no check returns false
//     anyOf([])("bee")                                        // false: no check returns true

struct Answer: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        todo("isKindOf")
    }

    // The new check returns true if every check in the list does.
    func allOf(_ checks: [Verify]) -> Verify {
        todo("allOf")
    }

    // The new check returns true if at least one check in the list does.
    func anyOf(_ checks: [Verify]) -> Verify {
        todo("anyOf")
    }
}

judge(Answer.self)
