/// What learners read, in English: exercises 8.4 to 8.6.
extension English {
    static let tryPipeline = Words(
        title: "A pipeline of checks",
        task: "Put checks and ways behind a result, so that the first fault goes through to the end.",
        hints: Hints(
            question: "What should a check do with a result that is a failure already?",
            direction: """
                switch over the result. For a success, do the work in do { … } catch, and return \
                .failure(error).
                """,
            nearly:
                """
                case .success(let value): do throws(Fault) { try check(value); return result } catch \
                { return .failure(error) }
                """),
        checks: [
            Sentence("keeps", "try keeps what passes the check"),
            Sentence("fails", "try gives the check's error"),
            Sentence("maps", "tryMap gives the new value, or its error"),
            Sentence("first", "after a failure nothing runs, and the failure stays"),
            Sentence("name", "customerName goes to the name"),
            Sentence("faults", "customerName checks on its way"),
        ],
        misconceptions: [
            Sentence("valueLost", "the value that passed the check is gone. Return it: the result itself."),
            Sentence(
                "tryExchanged",
                """
                a good value came out as a failure. Is yes taken for no? A check that throws nothing has found nothing \
                wrong.
                """),
            Sentence(
                "notReturned",
                """
                the check threw its error, and the result is still a success. Catch it and return \
                .failure(error).
                """),
            Sentence("notMapped", "tryMap gave back the value from before. Return what transform gave."),
            Sentence(
                "swallowed",
                """
                transform threw an error, and a success came out. The error must not get lost: return \
                .failure(error).
                """),
            Sentence(
                "runsAnyway",
                """
                the result was a failure already, and a check or a transform still ran. Leave a failure alone.
                """),
            Sentence(
                "newFailure",
                """
                the failure was replaced by another one. The first one tells what happened: keep it.
                """),
            Sentence("stoppedEarly", "the pipeline stopped at the customer. One tryMap more leads to the name."),
            Sentence(
                "nameUnchecked",
                """
                a number passed for a name. End the pipeline with self.try(…, mustBe(.string)).
                """),
            Sentence(
                "nameFirst",
                """
                the pipeline looked for the name in the whole response. It is in the customer: go there first.
                """),
            Sentence(
                "bareTry",
                """
                a bare try is Swift's own word, and what follows it is a pair. Call yours as self.try(…).
                """),
            Sentence(
                "anyError",
                """
                catch has an error of any type here, and .failure wants a Fault. Write do throws(Fault) { … }.
                """),
        ],
        notice: """
            Each step is one line, and the first error goes through to the end. Yet it says "number, not string", and not \
            where; and a second fault stays hidden until the first is mended. 8.5 mends both.
            """,
        toolkit: "Sources/Verification/Verifiers/TryResult.swift")

    static let allFaults = Words(
        title: "Every fault, with its path",
        task: "Write rules for objects and arrays that find all faults, and put the way to each into its path.",
        hints: Hints(
            question: "A rule for a value tells paths from there on. Which step is still missing, and on which side?",
            direction: "flatMap over the rules, or over elements.enumerated(), and put each one's faults through at.",
            nearly: "rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }"),
        checks: [
            Sentence("at", "at puts a step into a path"),
            Sentence("front", "the step stands in front, for every fault"),
            Sentence("object", "an object's faults are all told, under their keys"),
            Sentence("array", "an array's faults are all told, at their indices"),
            Sentence("nested", "rules within rules tell the whole path"),
        ],
        misconceptions: [
            Sentence("behind", "the path is name.customer, inside out. The outer step comes first: [step] + path."),
            Sentence("replaced", "the step took the place of the path. The path so far still counts: [step] + path."),
            Sentence("onlyOneMoved", "one fault came back of two. Move every one of them: map."),
            Sentence(
                "firstOnly",
                """
                three fields are faulty, and only the first was told. Go on after a fault, and gather them.
                """),
            Sentence(
                "noKey",
                """
                the faults do not say under which key they are. Put what a rule tells through at(.key(key), …).
                """),
            Sentence("missingSkipped", "email is not there, and nobody says so. A key without a value is .missing."),
            Sentence("missingAsNull", "email is not there, and the fault says null. No key at all is .missing."),
            Sentence("missingNowhere", "a key is missing, and the fault does not say which. Put it through at, too."),
            Sentence("noObjectPasses", "a text passed for an object. Say so: must(.object)(value)."),
            Sentence("oneForEachKey", "a text is no object: that is one fault, not a missing key for each field."),
            Sentence("firstElement", "two elements are faulty, and only the first was told. Look at the others, too."),
            Sentence("fromOne", "the indices are one too high. The first element of an array is at 0."),
            Sentence(
                "noIndex",
                """
                the faults do not say at which element they are. Put what the rule tells through \
                at(.index(index), …).
                """),
            Sentence(
                "countsFaults",
                """
                the index counts the faults. Count the elements, the good ones, too: enumerated().
                """),
            Sentence("noArrayPasses", "a text passed for an array. Say so: must(.array)(value)."),
            Sentence(
                "stepAlone",
                """
                a step is no list, so it cannot be joined with one. Put it into brackets: [step] + path.
                """),
            Sentence(
                "bareStep",
                """
                a key or an index that comes from a variable is no step yet. Write .key(key) or .index(index).
                """),
            Sentence(
                "ruleNotCalled",
                """
                must(…) is a rule, and faults are asked for. Call it with the value: must(.array)(value).
                """),
        ],
        notice: """
            Nothing stops at a fault any more. Each rule tells its own faults, and whoever called it knows the way there: \
            that is all a path takes.
            """,
        toolkit: "Sources/Verification/Validators/Validator.swift")

    static let realResponse = Words(
        title: "A real response",
        task: "Write three small rules, and of them the rule for the response of a shop's server. Find all its faults.",
        hints: Hints(
            question: "Start inside: which rule looks at one item of an order? Which one uses it?",
            direction: "order is one call of object with six fields. Name the rules for an item and a customer first.",
            nearly: """
                object([("sku", must(.string)), ("quantity", number(in: 1...99)), \
                ("price", number(in: 0...10_000))])
                """),
        checks: [
            Sentence("number", "a number in a range"),
            Sentence("words", "one string of some"),
            Sentence("nullable", "null is fine where it may stand"),
            Sentence("order", "each fault of one order is found"),
            Sentence("whole", "a response has a page and orders"),
            Sentence("file", "every fault of the real response is found, with its path"),
        ],
        misconceptions: [
            Sentence("inverted", "12 is in the range, and it was refused. Tell a fault where range.contains says no."),
            Sentence("endsLeftOut", "an end of the range was refused. 1...99 has both of its ends: range.contains."),
            Sentence("rangeUnchecked", "a number outside of the range passed. Ask range.contains(number)."),
            Sentence(
                "boolAsNumber",
                """
                true passed for the number 1. Look at the kind first, not at what it converts to.
                """),
            Sentence(
                "otherKindsPass",
                """
                what is no number passed. A number is due here: must(.number)(value) tells what came.
                """),
            Sentence(
                "kindNotSaid",
                """
                the fault says not allowed, and the kind is wrong. must(.number)(value) tells which came.
                """),
            Sentence("saidTwice", "one wrong value, and two faults. What is no number cannot be outside of the range."),
            Sentence(
                "otherWordsPass",
                """
                \"Sent\" is none of the words. Compare letter by letter: words.contains(text).
                """),
            Sentence(
                "wordKindNotSaid",
                """
                12 is no string, and the fault says not allowed. must(.string)(value) tells what came.
                """),
            Sentence("nullRefused", "null was refused where it may stand. Look for it before the rule does."),
            Sentence("allPass", "12 passed, because null may. For all but null the rule decides."),
            Sentence(
                "noteNotNullable",
                """
                an order without a note has null there, and it was refused. Use nullable for the note.
                """),
            Sentence("idUnchecked", "the order's id was a number, and nobody noticed. It is a string."),
            Sentence(
                "statusUnchecked",
                """
                an order's status was lost, and nobody noticed. It is one of paid, packed and sent.
                """),
            Sentence("expressUnchecked", "express was 1, and nobody noticed. It is true or false: must(.bool)."),
            Sentence(
                "customerUnchecked",
                """
                a customer has no email, and nobody noticed. A customer is an object with rules of its own.
                """),
            Sentence(
                "itemsUnchecked",
                """
                an item's quantity was true, and nobody noticed. Put a rule into array(of:), and see that it \
                wants a number.
                """),
            Sentence("quantityUnchecked", "an item's quantity was 0, and nobody noticed. It is 1 to 99."),
            Sentence("priceUnchecked", "an item's price was -1, and nobody noticed. It is 0 to 10000."),
            Sentence("noteUnchecked", "a note was a number, and nobody noticed. It is a string, or null."),
            Sentence(
                "noteLeftOut",
                """
                an order has no note at all, and nobody noticed. null may stand there; the key must.
                """),
            Sentence(
                "ordersUnchecked",
                """
                one of the orders was null, and nobody noticed. Put your order into array(of:).
                """),
            Sentence("pageUnchecked", "page was 0, and nobody noticed. It is 1 to 100000."),
            Sentence(
                "partOnly",
                """
                some of the file's faults came, and others did not. Do not stop at the first ones, and look at \
                every field.
                """),
            Sentence(
                "ruleNotCalled",
                """
                object(…) makes a rule, and order gives faults. Call the rule with the value: object(…)(value).
                """),
            Sentence(
                "dictionary",
                """
                a dictionary has no order. object takes a list of pairs: [(\"sku\", must(.string)), …].
                """),
        ],
        notice: """
            Every fault of five hundred lines in one go, each where it stands: that is what somebody who mends a server wants \
            to read.
            """,
        toolkit: "Sources/Verification/Validators/Object.swift")
}
