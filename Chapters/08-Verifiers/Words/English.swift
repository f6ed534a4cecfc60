import CurrycombWorkbook

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
            Sentence(
                "allFirst",
                """
                allOf asks the first check only. The others have a say, too: every one must say yes.
                """),
            Sentence("allLast", "allOf goes by the last check only. One no is enough for no, wherever it comes."),
            Sentence("anyFirst", "anyOf asks the first check only. Where it says no, another one may still say yes."),
            Sentence("anyLast", "anyOf goes by the last check only. One yes is enough for yes, wherever it comes."),
            Sentence(
                "turned",
                """
                your check says no to the kind that it is for, and yes to all others. Is there a ! too many?
                """),
            Sentence(
                "boolAsNumber",
                """
                true and false passed for numbers. asNumber converts them to 1 and 0; ask value.kind what a value \
                is.
                """),
            Sentence(
                "numberAsBool",
                """
                a number passed for a truth value. asBool converts 0 and 1; ask value.kind what a value is.
                """),
            Sentence(
                "arrayAsObject",
                """
                an array passed for an object. An array counts its values, an object names them.
                """),
            Sentence("emptyIsNothing", "the empty text was refused. It is a string, only a short one."),
            Sentence("nullFitsAll", "null passed for a value of every kind. It is of the kind .null alone."),
            Sentence(
                "onlyString",
                """
                your check looks for strings, whatever kind was asked for. Use the parameter: kind.
                """),
            Sentence("allIsAny", "allOf says yes as soon as one check does: that is anyOf."),
            Sentence("anyIsAll", "anyOf says yes only where every check does: that is allOf."),
            Sentence(
                "allOfNone",
                """
                allOf([]) said no. No check objects: start with true, and let a check make it false.
                """),
            Sentence(
                "anyOfNone",
                """
                anyOf([]) said yes. No check agrees: start with false, and let a check make it true.
                """),
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
                your check throws where verify says yes. Throw where it says no, and only there.
                """),
            Sentence(
                "notThrown",
                """
                verify said no, and no error came out. It is not enough to have the error: throw error.
                """),
            Sentence("ownError", "another error came than the one that was attached. Throw the parameter: error."),
            Sentence(
                "early",
                """
                verify was asked while the check was being made. Ask it in the closure that you return.
                """),
            Sentence(
                "twice",
                """
                verify must be asked exactly once for a value. Ask it in one place, and keep its answer if you \
                need it again.
                """),
            Sentence(
                "describedNotThrown",
                """
                verify said no, and describe(value) was not thrown. Where verify says yes, throw nothing.
                """),
            Sentence("otherValue", "the error tells about another value. Give describe the value that was checked."),
            Sentence("gotIsExpected", "the error has the same kind twice. got is the kind of the value: value.kind."),
            Sentence(
                "expectedAndGot",
                """
                the two kinds in the error are swapped. expected is the kind that was asked for, got is the \
                value's.
                """),
            Sentence(
                "mustBePasses",
                """
                mustBe threw nothing, whatever the value was. Give isKindOf(kind) to verifyAndOutputError.
                """),
            Sentence(
                "boolAsNumber",
                """
                true or false went through mustBe(.number). Converted it may be 1 or 0, but it is no number.
                """),
            Sentence(
                "alwaysObject",
                """
                the error says that an object was expected, whatever was. Use the parameter: kind.
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
            Sentence("lookup", "dictionaryValueByKey gives what is under a key"),
            Sentence("there", "hasKey finds what is there, and not what is not"),
            Sentence("null", "null is no value"),
            Sentence("empty", "an empty value is a value"),
            Sentence("child", "transferToKeyChild goes to the value"),
            Sentence("why", "where it cannot, it says why and where"),
        ],
        misconceptions: [
            Sentence("faultOfName", "the fault is always at \"name\", whatever the key was. Write at: [.key(key)]."),
            Sentence("keyFixed", "the key is always \"name\", whatever was asked for. Use the parameter: key."),
            Sentence(
                "nullIsThere",
                """
                null passed for a value. The key is there, and no value is under it: compare with .null, too.
                """),
            Sentence(
                "emptyIsMissing",
                """
                an empty text, 0 or false was taken for nothing. They are values: only null is none.
                """),
            Sentence("keyItself", "the lookup gave the key back. Take the member under it: members[key]."),
            Sentence(
                "nullForMissing",
                """
                the lookup made up a null where there is no such key. Give nil: null is what a server wrote.
                """),
            Sentence("parent", "the whole object came back. Give the value under the key: the child."),
            Sentence(
                "noPath",
                """
                the error does not say where. A fault under a key has the key in its path: at: [.key(key)].
                """),
            Sentence("nullInstead", "a missing key became null, and nobody learns that it is missing. Throw .missing."),
            Sentence(
                "nullPasses",
                """
                null went through as a value, and whatever comes next will stumble over it. Throw .null here.
                """),
            Sentence(
                "nullIsMissing",
                """
                the key is there, with null under it, and the error says missing. Those are two faults: say .null.
                """),
            Sentence(
                "noObject",
                """
                only an object has keys, and the error says that one is missing. Look at the kind first.
                """),
            Sentence(
                "pathTooLong",
                """
                the value itself is at fault, not something under a key in it. Its path has no steps.
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
