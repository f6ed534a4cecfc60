/// What learners read, in English: exercises 8.1 to 8.3.
enum English {
    static let kindCheck = Words(
        title: "Checks from functions",
        task: "Write a function that makes a check for a kind of value, and two that put checks together.",
        hints: Hints(
            question: "isKindOf returns a function. What does that function take, and what does it know already?",
            direction: """
                Ask a value what it is, value.kind, and compare. Swift's arrays have allSatisfy and \
                contains(where:).
                """,
            nearly: "{ $0.kind == kind }, and { value in checks.allSatisfy { check in check(value) } }"),
        checks: [
            Sentence("string", "a text is a string"),
            Sentence("kinds", "each value is of its own kind, and of no other"),
            Sentence("all", "allOf wants every check to say yes"),
            Sentence("any", "anyOf wants one check to say yes"),
        ],
        misconceptions: [
            Sentence("turned", "the check said no to the kind that it is for. Is there a != or a ! too much?"),
            Sentence(
                "boolAsNumber",
                """
                true was taken for a number. asNumber converts it to 1, as Foundation does; ask value.kind \
                what it is.
                """),
            Sentence(
                "numberAsBool",
                "a number was taken for a truth value. asBool converts 0 and 1; ask value.kind what it is."),
            Sentence("arrayAsObject", "an array was taken for an object. One counts its values, the other names them."),
            Sentence("emptyIsNothing", "an empty text was refused. It is a string, only a short one."),
            Sentence("nullFitsAll", "null was taken for a value of another kind. null is of the kind .null alone."),
            Sentence(
                "onlyString",
                "the check says yes to \"honey\" whatever kind was asked for. Use the parameter: kind."),
            Sentence("allIsAny", "one check said yes and one said no, and allOf said yes: that is anyOf."),
            Sentence("anyIsAll", "one check said yes and one said no, and anyOf said no: that is allOf."),
            Sentence(
                "allOfNone",
                """
                allOf([]) said no. Nobody objected: start from true, and let a check make it false.
                """),
            Sentence("anyOfNone", "anyOf([]) said yes. Nobody agreed: start from false, and let a check make it true."),
        ],
        notice: """
            A check that was made by a function fits wherever a check fits, also into allOf and anyOf. No if is \
            repeated.
            """,
        toolkit: "Sources/Verification/Verifiers/IsKindOf.swift")

    static let attachError = Words(
        title: "A check that says what is wrong",
        task: "Make a check that throws an error of one that only says yes or no. Then make one for each kind.",
        hints: Hints(
            question: "When does the new check throw: where verify says yes, or where it says no?",
            direction: """
                Return a closure that takes the value, asks verify, and throws. mustBe is one call of the \
                second function.
                """,
            nearly: "{ (value: JSON) throws(Fault) in if !verify(value) { throw error } }"),
        checks: [
            Sentence("well", "where all is well, nothing is thrown"),
            Sentence("error", "where not, the error is the one that was attached"),
            Sentence("later", "the check asks once, when it is called"),
            Sentence("about", "an error can tell about the value"),
            Sentence("kind", "mustBe says what was expected and what came"),
        ],
        misconceptions: [
            Sentence(
                "exchanged",
                """
                \"honey\" is a string, so all is well, and the error came. Yes and no are exchanged: throw \
                where verify says no.
                """),
            Sentence(
                "notThrown",
                """
                12 is no string, and no error came out. An error that is made and not thrown helps nobody: \
                throw error.
                """),
            Sentence("ownError", "another error came than the one that was attached. Throw the parameter: error."),
            Sentence(
                "early",
                """
                verify was asked while the check was being built. Ask it in the closure that you return.
                """),
            Sentence("twice", "verify was not asked exactly once for one value. Keep its answer, or ask in one place."),
            Sentence(
                "describedNotThrown",
                "describe does not decide: verify does. Where verify says no, throw describe(value); else do nothing."),
            Sentence("otherValue", "the error tells about another value. Give describe the value that was checked."),
            Sentence(
                "expectedAndGot",
                """
                the two kinds in the error are exchanged: an object was expected, an array came.
                """),
            Sentence(
                "mustBePasses",
                """
                an array went through mustBe(.object) without an error. Put isKindOf(kind) to work in it.
                """),
            Sentence(
                "boolAsNumber",
                """
                true went through mustBe(.number). It is no number, even if it can be converted to 1.
                """),
            Sentence(
                "alwaysObject",
                """
                the error says that an object was expected, and a number was. Use the parameter: kind.
                """),
            Sentence(
                "plainThrows",
                """
                a closure does not find out by itself which error it throws. Write its head out: { (value: JSON) \
                throws(Fault) in.
                """),
            Sentence(
                "noValueYet",
                """
                mustBe makes a check, and has no value yet. Give a closure that makes the error of it: { \
                Fault(… $0.kind) }.
                """),
        ],
        notice: """
            Two functions instead of one: any check goes with any error. The article this chapter follows made them apart \
            for that reason.
            """,
        toolkit: "Sources/Verification/Verifiers/VerifyAndOutputError.swift")

    static let keyChild = Words(
        title: "The value under a key",
        task: "Look up a key in a value that may be no object, where null is no value, and say why if it fails.",
        hints: Hints(
            question: "In how many ways can it fail to find a value under a key? There are three.",
            direction: """
                if case .object(let members) = value gives the members; members[key] is nil where there is no \
                such key.
                """,
            nearly: """
                guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) \
                }
                """),
        checks: [
            Sentence("there", "hasKey finds what is there, and not what is not"),
            Sentence("null", "null is no value"),
            Sentence("empty", "an empty value is a value"),
            Sentence("lookup", "dictionaryValueByKey gives what is under a key"),
            Sentence("child", "transferToKeyChild goes to the value"),
            Sentence("why", "where it cannot, it says why and where"),
        ],
        misconceptions: [
            Sentence(
                "nullIsThere",
                """
                null passed for a value. The key is there, and no value is under it: compare with .null, too.
                """),
            Sentence(
                "emptyIsMissing",
                """
                an empty value, a zero or false was taken for nothing. They are values: only null is none.
                """),
            Sentence("keyItself", "the lookup gave the key back. Take the member under it: members[key]."),
            Sentence(
                "nullForMissing",
                """
                the lookup made a null where there is no key. Nothing is nil here; null is what a server wrote.
                """),
            Sentence("parent", "the whole object came back. Give the value under the key: the child."),
            Sentence(
                "noPath",
                """
                the error does not say where. A fault under a key has the key in its path: at: [.key(key)].
                """),
            Sentence("nullInstead", "a missing key became null. Nobody learns that way that it is missing: throw."),
            Sentence(
                "nullPasses",
                """
                null went through as a value, and whatever comes next will stumble over it. Throw .null here.
                """),
            Sentence(
                "nullIsMissing",
                """
                the key is there, with null under it, and the error says missing. The two have different \
                causes: say .null.
                """),
            Sentence(
                "noObject",
                """
                a text has no keys at all, and the error says that one is missing. Look at the kind first.
                """),
            Sentence(
                "pathTooLong",
                """
                the text itself is at fault, not something under a key of it: its path has no steps.
                """),
            Sentence(
                "plainThrows",
                """
                a closure does not find out by itself which error it throws. Write its head out: { (value: JSON) \
                throws(Fault) in.
                """),
            Sentence(
                "noSubscript",
                """
                a JSON value may be no object, so it has no subscript. Take the members first: if case \
                .object(let members) = value.
                """),
            Sentence(
                "bareKey",
                """
                a path is made of steps, and a text that comes from a variable is none yet. Write .key(key).
                """),
        ],
        notice: """
            The article's hasKey compares with nil, and null passes it: NSNull is an object. Here missing, null and wrong \
            kind are three different faults.
            """,
        toolkit: "Sources/Verification/Verifiers/TransferToKeyChild.swift")
}
