import CurrycombWorkbook

/// What learners read, in English: exercises 8.4 to 8.6.
extension English {
    static let tryPipeline = Words(
        title: "A pipeline of checks",
        task: "Put checks, and steps to other values, behind a result. The first fault should go through to the end.",
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
                """,
            byCheck: [
                Sentence("mapFails", "transform throws a fault. It should be the one in .failure, and no other."),
                Sentence(
                    "mapFirst",
                    "Look at the result before you call anything. If it is a failure, there is nothing to do."),
                Sentence("keeps", "A check gives no value. If it throws nothing, the result is what it was before."),
                Sentence("fails", "The check threw a fault. Where does it go from your catch?"),
                Sentence("first", "It is the same as for tryMap. Can one of the two be written with the other?"),
                Sentence(
                    "name", "Two steps and a check: to the customer, from there to the name, and then ask what it is."),
                Sentence(
                    "faults",
                    """
                    Each step hands its failure on to the next one. Is every step given the result of the one before?
                    """),
            ]),
        checks: [
            Sentence("maps", "tryMap gives the new value, or its error"),
            Sentence("mapFails", "tryMap gives the very error that was thrown"),
            Sentence("mapFirst", "tryMap leaves a failure alone, and runs nothing"),
            Sentence("keeps", "try keeps what passes the check"),
            Sentence("fails", "try gives the check's error"),
            Sentence("first", "try leaves a failure alone, and runs nothing"),
            Sentence("name", "customerName goes to the name"),
            Sentence("faults", "customerName checks on its way"),
        ],
        misconceptions: [
            Sentence(
                "otherError",
                """
                the error that came out is not the one that was thrown. Put that one into .failure(error).
                """),
            Sentence("notAsked", "the value came out, but the check never saw it. Call check(value)."),
            Sentence("otherAsked", "the check was not given the value that is in the result. Call check(value)."),
            Sentence(
                "failureLost",
                """
                a failure went in, and a success came out. Nothing mends it: hand the failure on.
                """),
            Sentence(
                "valueLost",
                """
                the value passed the check, and another one came out. A check changes nothing: return the result \
                itself.
                """),
            Sentence(
                "tryExchanged",
                """
                a good value came out as a failure. If a check throws nothing, it has found nothing wrong.
                """),
            Sentence(
                "notReturned",
                """
                the check threw its error, and the result is still a success. Catch it, and return \
                .failure(error).
                """),
            Sentence(
                "transformedTwice",
                "transform ran more than once for one value. Call it in one place, and keep what it gives."),
            Sentence(
                "checkedTwice",
                "the check was called more than once for one value. Call it in one place: once is enough."),
            Sentence("notMapped", "tryMap gave back the old value. Return what transform gave."),
            Sentence(
                "swallowed",
                """
                transform threw an error, and a success came out. Don't lose the error: return .failure(error).
                """),
            Sentence(
                "runsAnyway",
                """
                the result was a failure already, and the function still ran. Leave a failure alone.
                """),
            Sentence(
                "newFailure",
                """
                another failure took the place of the first one. The first one tells what happened: keep it.
                """),
            Sentence("stoppedEarly", "the pipeline stops at the customer. One tryMap more leads to the name."),
            Sentence(
                "nameUnchecked",
                """
                a name that is no string passed. End the pipeline with self.try(…, mustBe(.string)).
                """),
            Sentence(
                "nameFirst",
                """
                the pipeline looks for the name in the whole response. It is in the customer: go there first.
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
            Each step is one line, and the first error goes through to the end. Yet it says "number, not string", and \
            not where. And a second fault stays hidden until the first is mended. 8.5 helps with both.
            """,
        toolkit: "Sources/Verification/Verifiers/TryResult.swift")

    static let allFaults = Words(
        title: "Every fault, with its path",
        task: "Write rules for objects and arrays that find all faults. Each fault has the way to it as its path.",
        hints: Hints(
            question: "A rule gives paths that start at its own value. Which step is still missing, and at which end?",
            direction: "flatMap over the rules, or over elements.enumerated(), and put each one's faults through at.",
            nearly: "rules.flatMap { key, rule in at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) }",
            byCheck: [
                Sentence(
                    "front",
                    """
                    Every fault in the list moves, and its path so far is kept. The new step comes first, since it is \
                    the outer one.
                    """),
                Sentence(
                    "object",
                    """
                    Go through the rules, not through the members. For each rule there are two cases: the key is \
                    there, or it is missing.
                    """),
                Sentence(
                    "array",
                    """
                    Go through the elements with their indices. The good ones count as well: they give no fault, but \
                    they take an index.
                    """),
                Sentence(
                    "nested",
                    """
                    Each level adds its own step, and none knows more than that. Which level's step is not there, or \
                    comes twice?
                    """),
            ]),
        checks: [
            Sentence("at", "at puts a step into a path"),
            Sentence("front", "the step stands in front, for every fault"),
            Sentence("object", "an object's faults are all found, under their keys"),
            Sentence("array", "an array's faults are all found, at their indices"),
            Sentence("nested", "rules within rules give the whole path"),
        ],
        misconceptions: [
            Sentence(
                "indexOfEqual",
                """
                an element that comes twice is reported at its first place each time. Count: elements.enumerated().
                """),
            Sentence(
                "oneOfEach",
                """
                a rule may find several faults, but only one of them was kept. All of them count.
                """),
            Sentence("behind", "the path is inside out. The outer step comes first: [step] + path."),
            Sentence("replaced", "the step took the place of the path. The path so far still counts: [step] + path."),
            Sentence("onlyOneMoved", "only the first of the faults came back. Move every one of them: map."),
            Sentence(
                "firstOnly",
                """
                only the faults of the first faulty field were reported. Go on after a fault, and gather them all.
                """),
            Sentence(
                "noKey",
                """
                the faults do not say under which key they are. Put what a rule gives through at(.key(key), …).
                """),
            Sentence(
                "missingSkipped",
                """
                a key is not there, and nobody says so. That is a fault: .missing, at that key.
                """),
            Sentence(
                "unknownRefused", "a key without a rule was refused. It may hold anything: look at the rules alone."),
            Sentence(
                "nullUnasked",
                """
                null under a key was reported, and the key's rule was not asked. It may allow null, as must(.null) does.
                """),
            Sentence(
                "nullAsMissing",
                """
                null under a key was reported as missing. The key is there: ask its rule about null.
                """),
            Sentence(
                "missingAsNull",
                """
                a key is not there, and its rule was given null instead. No key at all is .missing.
                """),
            Sentence(
                "missingNowhere",
                """
                a key is missing, and the fault does not say which one. Put it through at, too.
                """),
            Sentence(
                "firstRuleOfKey",
                """
                two rules have the same key, and only the first of them was asked. Every rule in the list has its say.
                """),
            Sentence(
                "lastRuleOfKey",
                """
                two rules have the same key, and only the last of them was asked. Every rule in the list has its say.
                """),
            Sentence(
                "firstRuleAgain",
                """
                two rules have the same key, and the first was asked in place of the other. Go through the pairs, and \
                ask the rule that stands in each.
                """),
            Sentence("noObjectPasses", "a value that is no object passed for one. Say so: must(.object)(value)."),
            Sentence(
                "oneForEachKey",
                """
                a value that is no object is one fault, not a missing key for each field: must(.object)(value).
                """),
            Sentence(
                "firstElement",
                """
                only the faults of the first faulty element were reported. Look at the others, too.
                """),
            Sentence("fromOne", "the indices are one too high. The first element of an array is at 0."),
            Sentence(
                "noIndex",
                """
                the faults do not say at which element they are. Put what the rule gives through at(.index(index), …).
                """),
            Sentence(
                "countsFaults",
                """
                the index counts the faults. Count the elements, the good ones, too: enumerated().
                """),
            Sentence("noArrayPasses", "a value that is no array passed for one. Say so: must(.array)(value)."),
            Sentence(
                "stepAlone",
                """
                a step is no list, so it cannot be joined with one. Put it into brackets: [step] + path.
                """),
            Sentence(
                "bareStep",
                """
                a key or an index from a variable is not a step yet. Write .key(key) or .index(index).
                """),
            Sentence(
                "ruleNotCalled",
                """
                must(…) is a rule, and faults are asked for. Call it with the value: must(.array)(value).
                """),
        ],
        notice: """
            Nothing stops at a fault any more. Each rule gives its own faults, and whoever called it knows the way \
            there. A path needs no more than that.
            """,
        toolkit: "Sources/Verification/Validators/Validator.swift")

    static let realResponse = Words(
        title: "A real response",
        task: """
            Write three small rules, and from them the rule for a whole response of a shop's server. Find all its \
            faults.
            """,
        hints: Hints(
            question: "Start from the inside: which rule looks at one item of an order? Which rule uses that one?",
            direction: "order is one call of object with six fields. Name the rules for an item and a customer first.",
            nearly: """
                object([("sku", must(.string)), ("quantity", number(in: 1...99)), \
                ("price", number(in: 0...10_000))])
                """,
            byCheck: [
                Sentence(
                    "number",
                    """
                    Look at the kind first, and then at the range. A value of another kind has one fault, and \
                    must(.number) gives it.
                    """),
                Sentence("words", "Look at the kind first, and then compare, letter by letter."),
                Sentence("nullable", "There are two cases: null, and everything else. Which of them is for the rule?"),
                Sentence(
                    "order",
                    """
                    The verdict shows which field was changed. Find its line in the table, and compare it with your \
                    rule.
                    """),
                Sentence("whole", "A response has two fields, and the second is an array of what order checks."),
                Sentence(
                    "file", "Compare the two lists. Which fault is only in one of them, and which field is it about?"),
            ]),
        checks: [
            Sentence("number", "number takes numbers in the range, and nothing else"),
            Sentence("words", "oneOf takes one of the words, and nothing else"),
            Sentence("nullable", "null is fine where it is allowed"),
            Sentence("order", "each fault of one order is found"),
            Sentence("whole", "a response has a page and orders"),
            Sentence("file", "every fault of the real response is found, with its path"),
        ],
        misconceptions: [
            Sentence(
                "inverted",
                """
                a number in the range was refused, and one outside of it passed. Give a fault if contains says no.
                """),
            Sentence(
                "endsLeftOut",
                """
                an end of the range was refused. 1...99 has both of its ends: range.contains(number).
                """),
            Sentence("rangeUnchecked", "a number outside of the range passed. Ask range.contains(number)."),
            Sentence(
                "boolAsNumber",
                """
                true or false passed for a number. Look at the kind first, not at what a value converts to.
                """),
            Sentence(
                "otherKindsPass",
                """
                a value that is no number passed. A number is due here: must(.number)(value) says what came.
                """),
            Sentence(
                "kindNotSaid",
                """
                the fault says not allowed, but it is the kind that is wrong. must(.number)(value) says which one \
                came.
                """),
            Sentence(
                "saidTwice",
                """
                one wrong value gave two faults. If it is no number, it cannot be outside of the range as well.
                """),
            Sentence(
                "otherWordsPass",
                """
                a word passed that differs in its capital letters. Compare exactly: words.contains(text).
                """),
            Sentence(
                "wordKindNotSaid",
                """
                a value that is no string was reported as not allowed. must(.string)(value) says what came.
                """),
            Sentence("nullRefused", "null was refused where it is allowed. Look for it before you ask the rule."),
            Sentence(
                "nullsStruck",
                """
                the value is not null, and a fault that the rule found was left out. For everything but null, give all \
                that it finds.
                """),
            Sentence("allPass", "everything passed, because null may. For everything but null, the rule decides."),
            Sentence(
                "noteNotNullable",
                """
                an order without a note has null there, and it was refused. Use nullable for the note.
                """),
            Sentence("idUnchecked", "nobody looks at the order's id. It is a string: must(.string)."),
            Sentence("statusUnchecked", "any text passes for a status. It is one of paid, packed and sent: oneOf."),
            Sentence("expressUnchecked", "1 or 0 passed for express. It is true or false: must(.bool)."),
            Sentence(
                "customerUnchecked",
                """
                nobody looks into the customer. It is an object with rules of its own: name and email.
                """),
            Sentence("itemsUnchecked", "nobody looks at the items. Put a rule for one of them into array(of:)."),
            Sentence("quantityUnchecked", "any number passes for a quantity. It is 1 to 99: number(in: 1...99)."),
            Sentence("priceUnchecked", "any number passes for a price. It is 0 to 10000: number(in: 0...10_000)."),
            Sentence("noteUnchecked", "anything passes for a note. It is a string, or null: nullable(must(.string))."),
            Sentence(
                "noteLeftOut",
                """
                an order has no note at all, and nobody noticed. The note may be null, but its key must be there.
                """),
            Sentence("ordersUnchecked", "nobody looks at the orders. Put your order into array(of:)."),
            Sentence("pageUnchecked", "any number passes for a page. It is 1 to 100000: number(in: 1...100_000)."),
            Sentence(
                "partOnly",
                """
                what is reported is right, and something is missing. Don't leave anything out: every order, every item \
                and every field counts.
                """),
            Sentence(
                "ruleNotCalled",
                """
                object(…) makes a rule, and faults are asked for. Call the rule with the value: object(…)(value).
                """),
            Sentence(
                "dictionary",
                """
                a dictionary has no order. object takes a list of pairs: [(\"sku\", must(.string)), …].
                """),
        ],
        notice: """
            All faults of five hundred lines in one go, each with its place. That is what somebody who mends a server \
            wants to read.
            """,
        toolkit: "Sources/Verification/Validators/Object.swift")
}
