import CurrycombWorkbook

/// What learners read, in English: exercises 9.1 and 9.2.
enum English {
    static let chainCalls = Words(
        title: "Calls in a chain",
        task: "Write a calculator whose calls can follow each other after dots.",
        hints: Hints(
            question: "What must stand to the left of the second dot in mark.add(2).sub(1)?",
            direction: "add gives a closure. The closure takes a number, changes self.result, and gives back self.",
            nearly: "{ number in self.result += number; return self }",
            byCheck: [
                Sentence(
                    "add",
                    "The closure changes the calculator that it belongs to: inside, that is self. Add to its result."),
                Sentence(
                    "chain",
                    "The next call works on whatever the closure gives back. It has to be the same calculator."),
                Sentence(
                    "clean", "mark.clean is only the closure. Nothing may happen before somebody calls it, with ()."),
                Sentence(
                    "method",
                    "times does not need a closure. It changes the result and gives back the same calculator."),
                Sentence("make", "Make a new calculator each time, hand it to work once, and ask it for its result."),
                Sentence(
                    "everywhere",
                    """
                    Two calculators share nothing. Is the result a stored property of each, and does every call work \
                    on self?
                    """),
            ]),
        checks: [
            Sentence("add", "add changes the calculator, and adds to what was there"),
            Sentence("chain", "the next call stands on the same calculator"),
            Sentence("clean", "clean goes back to 0, when it is called"),
            Sentence("method", "a method chains as well"),
            Sentence("make", "make gives the result of the calculator that was worked with"),
            Sentence("everywhere", "it holds after any calls, on two calculators"),
        ],
        misconceptions: [
            Sentence(
                "oldResult",
                """
                the closure was kept, and it went on from the result as it was when the closure was made. Read \
                self.result inside the closure.
                """),
            Sentence(
                "copied",
                """
                the calculator itself still says 0: another one was changed. Change self.result, and give back \
                self.
                """),
            Sentence(
                "replaced",
                "3 is the last number alone: the result was replaced. Add to it: self.result += number."),
            Sentence(
                "otherReturned",
                "the second call worked on a different calculator from the first. Give back self, not a new one."),
            Sentence("subSwapped", "-5 is 2 - 7: number - result instead of result - number."),
            Sentence("subAdds", "9 is 7 + 2: sub adds. It takes its number away: self.result -= number."),
            Sentence(
                "cleanEarly",
                """
                mark.clean has only given the closure, and the result is 0 already. The work goes inside the \
                closure, after its {.
                """),
            Sentence("cleanNothing", "5 is 2 + 3: clean has changed nothing. Its closure sets self.result to 0."),
            Sentence(
                "cleanOther",
                """
                the 3 stands in another calculator: clean gave back a new one. Set self.result to 0, and give \
                back self.
                """),
            Sentence(
                "timesNothing",
                "times(0) left the result as it was, and it should be 0. Multiply: a loop that adds up forgets 0."),
            Sentence("timesAdds", "4 is 2 + 3 - 1: times adds. It multiplies: result *= factor."),
            Sentence(
                "timesOther",
                "what comes after times works on another calculator. Change result, and give back self."),
            Sentence(
                "notUsed",
                "0 is what an unused calculator says. Call work(maker), and read its result after that."),
            Sentence("fixed", "3 was right for the other work. Return what the calculator says: maker.result."),
            Sentence(
                "shared",
                "what an earlier make did is still in the result. Each make needs a new calculator: Maker()."),
            Sentence("workTwice", "work ran twice. Call it once, and then look at the result."),
            Sentence(
                "noClosure",
                """
                add is a property whose value is a closure, and you gave a calculator. Put the work into { \
                number in … }.
                """),
            Sentence(
                "selfNotReturned",
                "the next dot needs a calculator to stand on. End the closure with: return self."),
            Sentence(
                "structCopied",
                """
                a struct's property cannot change the struct, and whoever gets it back gets a copy. A final \
                class can give itself back: self.
                """),
        ],
        notice: """
            Each dot stands on what the call before it gave. In Swift a method does the same with less code, so \
            nobody chains through closures any more.
            """)

    static let passFunctions = Words(
        title: "Functions as arguments",
        task: "Write a calculator whose steps take functions. Each step gives a new calculator.",
        hints: Hints(
            question: "operation is an argument like any other. What do you write to use it?",
            direction: "operation(result, number()) is the new result. Give back a Calculator that has it.",
            nearly: "Calculator(result: operation(result, number())), and condition(result) ? change(self) : self",
            byCheck: [
                Sentence(
                    "apply", "Call operation with two numbers: the result so far comes first, then what number gives."),
                Sentence("once", "number is a function. Call it once, and use what it gave."),
                Sentence(
                    "addSub",
                    "Both are apply with a particular operation. An operator is a function: it can be handed in."),
                Sentence("apart", "Do not change anything: make a new Calculator with the new result."),
                Sentence(
                    "when",
                    """
                    Ask the condition about the result. If it says yes, the answer is what change makes of this \
                    calculator; if not, it is this one.
                    """),
                Sentence(
                    "everywhere",
                    """
                    Each step starts from the result so far, whatever it is, and uses the operation that was handed \
                    in.
                    """),
                Sentence("unused", "Call change only where the condition has said yes, and ask the condition once."),
            ]),
        checks: [
            Sentence("apply", "apply uses the operation that was handed in"),
            Sentence("once", "the number is asked for once"),
            Sentence("addSub", "add and sub, each time with the result so far"),
            Sentence("apart", "a step leaves the calculator before it as it was"),
            Sentence("when", "when changes the calculator where the condition says yes, and only there"),
            Sentence("unused", "the condition is asked once; where it says no, change does not run"),
            Sentence("everywhere", "it holds after any steps, with any operation"),
        ],
        misconceptions: [
            Sentence("whenTwice", "the condition said yes, and change ran twice. Call it in one place."),
            Sentence("changeIgnored", "1 was added, whatever change does. What change(self) gives is the result."),
            Sentence(
                "onlyPlusOrMinus",
                """
                an operation other than + was taken for -. Whatever it is, call it: operation(result, number()).
                """),
            Sentence(
                "changesResultOnly",
                """
                change got a new calculator, and what came out was added. Hand it this one: change(self).
                """),
            Sentence(
                "swapped",
                """
                -4 is 2 - 6: the two are swapped. First the result so far, then the number: operation(result, \
                number()).
                """),
            Sentence(
                "operationIgnored",
                "8 is 6 + 2: the operation was -, and yours always adds. Call operation(…, …)."),
            Sentence("startsAnew", "-2 is 0 - 2: the result so far, 6, is gone. Start from result."),
            Sentence("askedTwice", "the function was asked more than once. Keep what it gave: let n = number()."),
            Sentence("subAdds", "7 is 5 + 2: sub adds. It is apply with -."),
            Sentence("subSwapped", "-3 is 2 - 5: the result so far comes first, then what is taken away."),
            Sentence(
                "changed",
                """
                two had the result 2, and what was made of it changed it. Give back a new calculator; a struct in a \
                let does not change.
                """),
            Sentence(
                "whenTurned",
                "yes and no are swapped: it changed where the condition said no, and only there."),
            Sentence("whenAlways", "2 > 3 is false, and it was changed all the same. Ask condition(result) first."),
            Sentence(
                "whenNever",
                "5 > 3 is true, and nothing was changed. Where condition(result) says yes, give change(self)."),
            Sentence("whenAnew", "1 is 0 + 1: change got a new calculator. Hand it this one: change(self)."),
            Sentence(
                "changeRuns",
                """
                the right result came out, but change ran and was thrown away. Call it only where the condition \
                says yes.
                """),
            Sentence(
                "conditionIgnored",
                "nobody asked the condition that was handed in. condition(result) is its answer."),
            Sentence(
                "operatedTwice", "operation was called more than once. Keep what it returned: let next = operation(…)."),
            Sentence("conditionTwice", "the condition was asked more than once. Once is enough: keep its answer."),
            Sentence("notCalled", "number is a function, but an Int is wanted. Call it: number()."),
            Sentence(
                "changesItself",
                "a struct's method cannot change the struct. Make a new one: Calculator(result: …)."),
        ],
        notice: """
            add and sub are apply with an operation. when is an if that chains: whoever gets a function decides \
            whether it runs, and when.
            """,
        toolkit: "Sources/Composition/With.swift")
}
