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
            nearly: "{ $0.kind == kind }, and { value in checks.allSatisfy { check in check(value) } }",
            byCheck: [
                Sentence(
                    "kinds",
                    """
                    There are six kinds, and a value is of exactly one of them. Do you ask the value what it is, or \
                    what it converts to?
                    """),
                Sentence(
                    "all",
                    "How many checks have to say no for allOf to say no? And what if there is no check at all?"),
                Sentence(
                    "any",
                    "How many checks have to say yes for anyOf to say yes? And what if there is no check at all?"),
            ]),
        checks: [
            Sentence("string", "a text is a string"),
            Sentence("kinds", "each value is of its own kind, and of no other"),
            Sentence("all", "allOf wants every check to say yes"),
            Sentence("any", "anyOf wants at least one check to say yes"),
        ],
        misconceptions: [
            Sentence(
                "allFirst",
                """
                allOf asks the first check only. The others have a say, too: every one must say yes.
                """),
            Sentence("allLast", "allOf goes by the last check only. One no is enough for no, wherever it comes."),
            Sentence("exactlyOne", "several checks said yes, and anyOf said no. At least one has to: two are as good."),
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
                a number passed for true or false. asBool converts 0 and 1; ask value.kind what a value is.
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
            A check that a function made fits wherever a check fits, in allOf and anyOf as well. You never write the \
            same if twice.
            """,
        toolkit: "Sources/Verification/Verifiers/IsKindOf.swift")

    static let attachError = Words(
        title: "A check that says what is wrong",
        task: """
            Take a check that only says yes or no, and make one that throws an error. Then make such a check for any \
            kind.
            """,
        hints: Hints(
            question: "When does the new check throw: where verify says yes, or where it says no?",
            direction: """
                Return a closure that takes the value, asks verify, and throws. mustBe is one call of the \
                second function.
                """,
            nearly: "{ (value: JSON) throws(Fault) in if !verify(value) { throw error } }",
            byCheck: [
                Sentence(
                    "error",
                    "Look at both directions: which answer of verify makes your check throw, and what does it throw?"),
                Sentence(
                    "later",
                    "verify may be asked only when there is a value. In your function, that is inside the closure."),
                Sentence(
                    "about", "describe needs the value that is being checked. Call it only if verify has said no."),
                Sentence(
                    "kind",
                    """
                    mustBe can be one call of the second function. What does it give for verify, and what for \
                    describe?
                    """),
            ]),
        checks: [
            Sentence("well", "if all is well, nothing is thrown"),
            Sentence("error", "if not, the error that was attached is thrown"),
            Sentence("later", "the check asks once, when it is called"),
            Sentence("about", "an error can tell about the value"),
            Sentence("kind", "mustBe says what was expected and what came"),
        ],
        misconceptions: [
            Sentence("pathLost", "the error came without its path. Throw the one that was handed in, as it is."),
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
            Sentence(
                "ownError",
                """
                the error that came out is not the one that was attached. Throw the parameter: error.
                """),
            Sentence(
                "early",
                """
                verify was asked while the check was being made. Ask it in the closure that you return.
                """),
            Sentence(
                "remembered",
                """
                a later call did not ask verify again. A check keeps nothing: it asks once in each call.
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
                verify said no, and describe(value) was not thrown. If verify says yes, throw nothing.
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
                the error always says that an object was expected. Use the parameter: kind.
                """),
            Sentence(
                "plainThrows",
                """
                Swift does not work out by itself which error a closure throws. Write its head out: { (value: JSON) \
                throws(Fault) in.
                """),
            Sentence(
                "noValueYet",
                """
                mustBe makes a check, and has no value yet. Give a closure that makes the error from one: { Fault(… \
                $0.kind) }.
                """),
        ],
        notice: """
            Any check goes with any error now. That is why the article keeps the two apart.
            """,
        toolkit: "Sources/Verification/Verifiers/VerifyAndOutputError.swift")

    static let keyChild = Words(
        title: "The value under a key",
        task: "Look up a key in a value that may not be an object. null is no value. Where the lookup fails, say why.",
        hints: Hints(
            question: "There are three ways in which looking for a value under a key can fail. Which are they?",
            direction: """
                if case .object(let members) = value gives the members; members[key] is nil where there is no \
                such key.
                """,
            nearly: """
                guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) \
                }
                """,
            byCheck: [
                Sentence(
                    "there", "A key is there if the lookup finds something under it. Which key, and in which value?"),
                Sentence("null", "The lookup gives .null here, not nil. So there is one more thing to compare with."),
                Sentence("empty", "\"\", 0, false, [] and [:] are values like any other. Only .null is none."),
                Sentence(
                    "child",
                    """
                    transferToKeyChild gives what is under the key. The other keys of the object do not matter.
                    """),
                Sentence(
                    "why",
                    """
                    Three things can go wrong, and each has its own fault. Ask in this order: is it an object? Is the \
                    key there? Is it null?
                    """),
            ]),
        checks: [
            Sentence("lookup", "dictionaryValueByKey gives what is under a key"),
            Sentence("there", "hasKey finds what is there, and not what is not"),
            Sentence("null", "null is no value"),
            Sentence("empty", "whatever is not null is a value: \"\", 0, false, [] and [:] as well"),
            Sentence("child", "transferToKeyChild goes to the value"),
            Sentence("why", "where it cannot, it says why and where"),
        ],
        misconceptions: [
            Sentence("faultOfName", "the fault is always at \"name\", whatever the key was. Write at: [.key(key)]."),
            Sentence(
                "nullIsNil",
                "under the key is null, and the lookup gave nil. null is a value, too: nil says that the key is not there."
            ),
            Sentence("otherCase", "a key with other capital letters was found. Ask for the key itself: members[key]."),
            Sentence("keyFixed", "the key is always \"name\", whatever was asked for. Use the parameter: key."),
            Sentence(
                "nullIsThere",
                """
                null passed for a value. The key is there, but there is no value under it: compare with .null, too.
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
                the lookup made up a null where there is no such key. Give nil: null is only what a server wrote.
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
                the error says that a key is missing, but only an object has keys. Look at the kind first.
                """),
            Sentence(
                "pathTooLong",
                """
                the value itself is at fault, not something under a key in it. Its path has no steps.
                """),
            Sentence(
                "plainThrows",
                """
                Swift does not work out by itself which error a closure throws. Write its head out: { (value: JSON) \
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
                a path is made of steps, and a text from a variable is not a step yet. Write .key(key).
                """),
        ],
        notice: """
            The article's hasKey compares with nil, and null passes it: NSNull is an object. Here missing, null and wrong \
            kind are three different faults.
            """,
        toolkit: "Sources/Verification/Verifiers/TransferToKeyChild.swift")
}
