import CurrycombWorkbook

extension English {
    static let pressCommand = Words(
        title: "A command",
        task: """
            Turn some work into a command that a button can be bound to: enabled, executing, values, errors, and \
            one run at a time.
            """,
        hints: Hints(
            question: "Of a command's five parts, which are set, and which follow from others?",
            direction: """
                A MutableProperty says whether it runs; isEnabled follows from that and the condition. Two subjects take \
                values and errors. execute looks at isEnabled first.
                """,
            nearly: """
                let enabled = condition.combine(with: executing) { $0 && !$1 }, and in execute: guard enabled.value, \
                executing.value = true, work(input).observe { … } ended: { end in … }
                """,
            byCheck: [
                Sentence(
                    "enabled",
                    """
                    isEnabled has to follow the condition. Derive a property from it; .value, read once, does not \
                    follow.
                    """),
                Sentence(
                    "executing",
                    "isExecuting becomes true before you observe the work, and false in the closure for the end."),
                Sentence(
                    "values", "One subject takes the values of all runs. work(input) is called anew in each of them."),
                Sentence(
                    "lasting",
                    "A value is not the end. Only the second closure of observe knows when the work is over."),
                Sentence(
                    "atOnce", "Some work is over before observe returns. What has to be set before you call it, then?"),
                Sentence(
                    "twice",
                    """
                    The second tap finds the first one's work running. What does execute have to look at before \
                    anything else?
                    """),
                Sentence("disabled", "If isEnabled.value is false, return. Keep nothing for later."),
                Sentence(
                    "meanwhile",
                    """
                    isEnabled is derived from two properties and set nowhere. The condition says whether a run may \
                    begin, and not whether it may go on.
                    """),
                Sentence(
                    "errors",
                    "The second closure gets the end. Take the fault out of .failed, and send it as a value."),
                Sentence(
                    "interrupted",
                    "observe tells of three ends, and the command is ready again after each. Look at .interrupted, too."
                ),
                Sentence(
                    "everywhere",
                    """
                    Two commands share nothing: make properties and subjects inside command. Work may end or fail at \
                    once, or send a value twice.
                    """),
            ]),
        checks: [
            Sentence("enabled", "it is enabled when the condition is true"),
            Sentence("executing", "while it runs it says so, and is disabled"),
            Sentence("values", "each run's values arrive"),
            Sentence("lasting", "it runs until the end, however many values come"),
            Sentence("atOnce", "work that ends at once leaves it ready"),
            Sentence("twice", "a double tap runs it once"),
            Sentence("disabled", "while it is disabled it does nothing"),
            Sentence("meanwhile", "the condition may change while it runs"),
            Sentence("errors", "a failure is reported, and the command lives on"),
            Sentence("interrupted", "work that is interrupted leaves it ready"),
            Sentence("everywhere", "also for two commands, pressed at any time, with any work"),
        ],
        misconceptions: [
            Sentence(
                "thirdEnd",
                "there is a third end: .interrupted, for work that was disposed of. Whatever the end, executing.value = false; write it before the switch."
            ),
            Sentence(
                "otherEnd",
                "observe has two closures: one for the values, and one for the end, whichever it is: } ended: { end in … }."
            ),
            Sentence(
                "failsErrors",
                "fail would end the signal of errors, whose type says that it cannot fail. A failure is a value here: errors.send(fault)."
            ),
            Sentence(
                "notDerived",
                "&& takes values, and these are properties. Derive one: condition.combine(with: executing) { $0 && !$1 }."
            ),
            Sentence(
                "notSettable",
                "a Property can be read, but not set. Only a MutableProperty of your own can: executing.value = true."),
            Sentence(
                "endForFault",
                """
                an end is not always a failure. Take the fault out of a bad one: if case .failed(let fault) = \
                end { … }.
                """),
            Sentence("repeatsDropped", "the second ANT is missing. Each run's value counts, even one like the last."),
            Sentence(
                "enabledByHand",
                "the condition became false during the run, and the command was enabled at its end. Derive isEnabled; set it nowhere."
            ),
            Sentence(
                "executingHidden",
                "the work went on, and isExecuting said no. The condition decides whether a run may begin, and that is isEnabled."
            ),
            Sentence(
                "cutOff",
                """
                the condition became false, and the run was cut off. The condition only says whether a run may \
                begin.
                """),
            Sentence("alwaysEnabled", "the condition is false, and the command is enabled."),
            Sentence(
                "conditionOnce",
                "the condition was read once, at the beginning. Derive isEnabled from it: combine(with:) follows."),
            Sentence("executingTooEarly", "nothing runs, and isExecuting is true already. It begins with execute."),
            Sentence("ranEarly", "the work ran while the command was being made. Run it in execute."),
            Sentence(
                "notRun",
                """
                execute has not run the work. A signal does nothing before somebody observes it; and look at isEnabled \
                before isExecuting is set.
                """),
            Sentence("observedTwice", "one execute ran the work twice. Observe what work(input) gives once."),
            Sentence("notExecuting", "it runs, and isExecuting is false. Set it to true before you observe the work."),
            Sentence(
                "enabledWhileBusy",
                "it runs, and is enabled: a button would take a second tap. enabled means the condition and not executing."
            ),
            Sentence(
                "stillExecuting", "the work has ended, and isExecuting is still true. Set it to false at the end."),
            Sentence("noValues", "the work's values did not arrive. Send each of them to a subject."),
            Sentence("onlyOnce", "the command ran once, and no more. After the end it has to be ready again."),
            Sentence(
                "valuesEnd", "values completed with the first run. It belongs to every run, so nothing may end it."),
            Sentence(
                "interruptedForEver",
                "the work was interrupted, which is an end too, and the command still says that it runs."),
            Sentence(
                "endsWithValue",
                "isExecuting became false at a value, and more was to come. The second closure of observe tells the end."
            ),
            Sentence("firstValueOnly", "the work sent a second value, and it did not arrive. Pass all of them on."),
            Sentence("lastValueOnly", "the work's first value did not arrive. Pass all of them on, as they come."),
            Sentence(
                "setTooLate",
                """
                the work ended at once, and isExecuting became true after that: the button is dead. Set it to true before \
                you observe.
                """),
            Sentence("inputIgnored", "BEE came again, and ant was asked for. Give execute's input to the work."),
            Sentence("inputAsValue", "that is the input. The value is what the work sends."),
            Sentence(
                "ranTwice",
                "a double tap sent two requests, and somebody may pay twice. execute looks at isEnabled first."),
            Sentence("ignoresCondition", "the condition was false, and the work ran all the same. Look at isEnabled."),
            Sentence(
                "remembersPress",
                "the press came while the command was disabled, and ran later. Nobody expects that: let it go."),
            Sentence("errorLost", "the work failed, and nobody was told. At the end look for .failed(let fault)."),
            Sentence(
                "errorEnds",
                "the first failure ended the signal of errors. A failure is a value here: send it to a subject of errors."
            ),
            Sentence("otherError", "the error is not the work's. Pass on what .failed has."),
            Sentence(
                "executingForEver",
                """
                the work failed, and isExecuting stays true: the button is dead. Set it to false at every end, not only at \
                .completed.
                """),
            Sentence(
                "deadAfterError", "after the first failure the command did nothing more. Each press is a new run."),
            Sentence(
                "notErased",
                "a subject is a signal of its own type. Where AnySignal is asked for: subject.eraseToAnySignal()."),
            onMain,
            Sentence(
                "plainVariable",
                "a variable tells nobody when it changes, and a closure that any thread may call cannot change it. MutableProperty(false) can do both."
            ),
            Sentence("noValue", "the property stays; what is in it changes: executing.value = true."),
            Sentence(
                "sameErrorOnce",
                "the same failure came again, and was told once. What comes of every run counts, even if it is like the last."
            ),
            Sentence("emptyInput", "an empty input was forgotten. Only isEnabled decides whether the work runs."),
            Sentence(
                "allRun",
                """
                one command ran, and another one says that it runs. Make what it keeps inside command, anew for each.
                """),
            Sentence(
                "triedAgain",
                "the work failed, and was run once more. One press is one run: its failure goes to errors."),
            Sentence(
                "twoFailures",
                "one of the two signals can fail, and the other cannot. canFail(with: Fault.self) gives that the same type."
            ),
        ],
        notice: """
            The screen binds to five things and decides nothing. That is MVVM: what can be pressed, and when, is in a model \
            that a test can press as well.
            """,
        toolkit: nil)
}
