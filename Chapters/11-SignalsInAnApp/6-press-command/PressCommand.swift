import CurrycombSignals

/// 11.6: a button's action, as a value.
public protocol PressCommand: Contract {
    /// Returns a command that does work with an input. Only one piece of work runs at a time.
    ///
    /// If `isEnabled` is `true`, `execute("bee")` observes `work("bee")` once, and `isExecuting` is `true` until the
    /// work completes, fails or is interrupted. `isEnabled` is `true` while the condition is true and no work is
    /// running. A failure is sent to `errors` after `isExecuting` has become `false` again, so an observer of `errors`
    /// can run the command again.
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand
}

extension PressCommand {
    private static func asked(_ service: Service) -> Int { service.log.count { $0.contains("asked") } }

    static var checks: [Check<any PressCommand>] { stateChecks + workChecks }

    private static var stateChecks: [Check<any PressCommand>] {
        let made = "command(enabledIf: condition) { service.fetch($0) }"
        return [
            Check("enabled", of: "command") { examiner in
                let (service, condition) = (Service(), MutableProperty(false))
                let command = Self().command(enabledIf: condition) { service.fetch($0) }
                try examiner.expect(
                    "isEnabled while the condition is false", command.isEnabled.value, is: false,
                    ifGot: [(true, "alwaysEnabled")])
                condition.value = true
                try examiner.expect(
                    "isEnabled when the condition has become true", command.isEnabled.value, is: true,
                    ifGot: [(false, "conditionOnce")])
                try examiner.expect(
                    "isExecuting when nothing runs", command.isExecuting.value, is: false,
                    ifGot: [(true, "executingTooEarly")])
                try examiner.require(
                    service.log.isEmpty, else: "ranEarly", .note("let command = \(made)"),
                    .note("service.log is \(Tour.described(service.log)), but no command was executed"))
            },
            Check("executing", of: "command") { examiner in
                let answer = Self()
                let service = Service(["bee": .after(3)])
                let command = answer.command(enabledIf: Property(constant: true)) { service.fetch($0) }
                let other = answer.command(enabledIf: Property(constant: true)) { service.fetch($0) }
                let executing = listen(to: command.isExecuting, on: service.clock).heard
                command.execute("bee")
                try examiner.require(
                    !other.isExecuting.value, else: "allRun", .note("two commands; the first one runs"),
                    .note("isExecuting of the second is true"))
                service.clock.advance(by: .seconds(1))
                try examiner.expect(
                    "service.log after execute(\"bee\")", service.log, is: ["0 s: asked bee"],
                    ifGot: [([], "notRun"), (["0 s: asked bee", "0 s: asked bee"], "observedTwice")])
                try examiner.expect(
                    "isExecuting while it runs", command.isExecuting.value, is: true,
                    ifGot: [(false, "notExecuting")])
                try examiner.expect(
                    "isEnabled while it runs", command.isEnabled.value, is: false, ifGot: [(true, "enabledWhileBusy")]
                )
                service.clock.run()
                try examiner.expect(
                    "isExecuting when it has ended", command.isExecuting.value, is: false,
                    ifGot: [(true, "stillExecuting")])
                try examiner.expect(
                    "isExecuting of execute(\"bee\"), which takes 3 s", executing.log,
                    sends: "0:false 0:true 3:false",
                    ifGot: [
                        ("0:false 0:true", "stillExecuting"), ("0:false 0:true 3:false 3:false", "endsWithValue"),
                    ])
            },
        ]
    }

    private static var workChecks: [Check<any PressCommand>] {
        [
            Check("values", of: "command") { examiner in
                let service = Service(["bee": .after(1), "ant": .after(1)])
                let command = Self().command(enabledIf: Property(constant: true)) { service.fetch($0) }
                let values = listen(to: command.values, on: service.clock).heard
                command.execute("bee")
                service.clock.run()
                for _ in 0..<2 {
                    command.execute("ant")
                    service.clock.run()
                }
                // If only one value arrives, the service's log shows whether the work ran once or three times.
                let once = Self.asked(service) == 1 ? [("1:BEE", "onlyOnce")] : []
                if let end = values.log.firstIndex(of: "1 s: completed"), end > 0 {
                    try examiner.expect(
                        "values of execute(\"bee\"), and then twice of execute(\"ant\")", values.log,
                        sends: lines("1:BEE 2:ANT 3:ANT"), ifGot: [(values.log, "valuesEnd")])
                }
                try examiner.expect(
                    "values of execute(\"bee\"), and then twice of execute(\"ant\")", values.log,
                    sends: "1:BEE 2:ANT 3:ANT",
                    ifGot: once + [
                        ("", "noValues"), ("1:BEE 2:BEE 3:BEE", "inputIgnored"),
                        ("1:BEE 2:ANT", "repeatsDropped"),
                        ("1:bee 2:ant 3:ant", "inputAsValue"), ("0:bee 1:ant 2:ant", "inputAsValue"),
                    ])
                for _ in 4...130 {
                    command.execute("bee")
                    service.clock.run()
                }
                try examiner.expect("how many values 130 runs send", values.log.count, is: 130)
            },
            Check("lasting", of: "command") { examiner in
                let answer = Self()
                let clock = VirtualScheduler()
                let command = answer.command(enabledIf: Property(constant: true)) { _ in
                    scripted("1:a 3:b 4:|", on: clock)
                }
                let executing = listen(to: command.isExecuting, on: clock).heard
                let values = listen(to: command.values, on: clock).heard
                command.execute("bee")
                clock.run()
                try examiner.expect(
                    "values of work that sends two values", values.log, sends: "1:a 3:b",
                    from: [("work", "1:a 3:b 4:|")],
                    ifGot: [("1:a", "firstValueOnly"), ("4:b", "lastValueOnly")])
                try examiner.expect(
                    "isExecuting of work that sends two values", executing.log, sends: "0:false 0:true 4:false",
                    from: [("work", "1:a 3:b 4:|")],
                    ifGot: [
                        ("0:false 0:true 1:false", "endsWithValue"), ("0:false 0:true 3:false", "endsWithValue"),
                        ("0:false 0:true 1:false 3:false 4:false", "endsWithValue"),
                        ("0:false 0:true 1:false 3:false", "endsWithValue"),
                    ])
                let again = answer.command(enabledIf: Property(constant: true)) { _ in
                    scripted("1:a 2:a 3:|", on: clock)
                }
                let equal = listen(to: again.values, on: clock).heard
                again.execute("bee")
                clock.run()
                try examiner.expect(
                    "values of work that sends a value twice", equal.log, sends: "5:a 6:a",
                    from: [("work", "1:a 2:a 3:|")],
                    ifGot: [("5:a", "equalDropped")])
            },
            Check("atOnce", of: "command") { examiner in
                let command = Self().command(enabledIf: Property(constant: true)) {
                    Signals.just($0, failure: Fault.self).eraseToAnySignal()
                }
                command.execute("bee")
                try examiner.expect(
                    "isExecuting after work that ends at once", command.isExecuting.value, is: false,
                    ifGot: [(true, "setTooLate")])
                let begun = MutableProperty<Bool?>(nil)
                let early = MutableProperty<(@Sendable () -> Bool)?>(nil)
                let lasting = Self().command(enabledIf: Property(constant: true)) { _ in
                    Signals.create { (sink: Sink<String, Fault>) in
                        begun.value = early.value?()
                        sink.onDispose {}
                    }
                    .eraseToAnySignal()
                }
                early.value = { lasting.isExecuting.value }
                lasting.execute("bee")
                try examiner.expect(
                    "isExecuting as soon as the work is observed", begun.value, is: true)
                early.value = nil
            },
            Check("twice", of: "command") { examiner in
                let service = Service(["bee": .after(3)])
                let calls = MutableProperty(0)
                let command = Self().command(enabledIf: Property(constant: true)) {
                    calls.value += 1
                    return service.fetch($0)
                }
                command.execute("bee")
                let callsBefore = calls.value
                command.execute("bee")
                let (requests, newCalls) = (Self.asked(service), calls.value - callsBefore)
                service.clock.run()
                try examiner.require(
                    Self.asked(service) < 2, else: requests < 2 ? "keptForLater" : "ranTwice",
                    .note("execute(\"bee\"); execute(\"bee\")"),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.require(
                    newCalls == 0, else: "calledWork", .note("execute(\"bee\"); execute(\"bee\")"),
                    .note("the second call called work \(newCalls)×, but the first run had not ended"))
                command.execute("bee")
                try examiner.require(
                    Self.asked(service) == 2, else: "onlyOnce", .note("execute(\"bee\"), and again when it has ended"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("disabled", of: "command") { examiner in
                let (service, condition) = (Service(), MutableProperty(false))
                let calls = MutableProperty(0)
                let command = Self().command(enabledIf: condition) {
                    calls.value += 1
                    return service.fetch($0)
                }
                let executing = listen(to: command.isExecuting, on: service.clock).heard
                command.execute("bee")
                try examiner.require(
                    service.log.isEmpty, else: "ignoresCondition",
                    .note("execute(\"bee\") while the condition is false"),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.require(
                    calls.value == 0, else: "calledWork", .note("execute(\"bee\") while the condition is false"),
                    .note("work was called \(calls.value)×"))
                try examiner.expect(
                    "isExecuting of execute(\"bee\") while the condition is false", executing.log, sends: "0:false",
                    ifGot: [("0:false 0:true 0:false", "executingBriefly"), ("0:true", "executingWhenDisabled")])
                service.clock.advance(by: .seconds(1))
                condition.value = true
                service.clock.run()
                try examiner.require(
                    service.log.isEmpty, else: "remembersPress",
                    .note("execute(\"bee\") while the condition is false; then it becomes true"),
                    .note("service.log is \(Tour.described(service.log))"))
            },
            Check("meanwhile", of: "command") { examiner in
                let answer = Self()
                let (service, condition) = (Service(["bee": .after(3)]), MutableProperty(true))
                let command = answer.command(enabledIf: condition) { service.fetch($0) }
                command.execute("bee")
                service.clock.advance(by: .seconds(1))
                condition.value = false
                let stillRuns = command.isExecuting.value
                service.clock.run()
                try examiner.expect(
                    "isEnabled after a run, when the condition has become false meanwhile", command.isEnabled.value,
                    is: false, ifGot: [(true, "enabledByHand")])
                try examiner.expect(
                    "service.log, when the condition has become false meanwhile", service.log,
                    is: ["0 s: asked bee", "3 s: answered bee"],
                    ifGot: [(["0 s: asked bee", "1 s: cancelled bee"], "cutOff")])
                try examiner.expect(
                    "isExecuting during a run, when the condition has become false", stillRuns, is: true,
                    ifGot: [(false, "executingHidden")])
                condition.value = true
                let other = answer.command(enabledIf: condition) { service.fetch($0) }
                other.execute("bee")
                condition.value = false
                condition.value = true
                try examiner.expect(
                    "isEnabled during a run, when the condition has become false and then true again",
                    other.isEnabled.value, is: false, ifGot: [(true, "enabledByHand")])
                service.clock.run()
            },
            Check("errors", of: "command") { examiner in
                let answer = Self()
                let service = Service(["bee": .after(1, failing: 1), "ant": .after(1, failing: 1)])
                let command = answer.command(enabledIf: Property(constant: true)) { service.fetch($0) }
                let errors = listen(to: command.errors, on: service.clock).heard
                command.execute("bee")
                service.clock.run()
                try examiner.require(
                    Self.asked(service) < 2, else: "triedAgain", .note("execute(\"bee\"), which fails after 1 s"),
                    .note("service.log is \(Tour.described(service.log))"))
                try examiner.expect(
                    "errors of execute(\"bee\"), which fails after 1 s", errors.log, sends: ["1 s: offline: bee"],
                    ifGot: [
                        ([], "errorLost"), (["1 s: offline: bee", "1 s: completed"], "errorEnds"),
                        (["1 s: empty"], "otherError"),
                    ])
                try examiner.expect(
                    "isExecuting after the failure", command.isExecuting.value, is: false,
                    ifGot: [(true, "executingForEver")])
                command.execute("ant")
                service.clock.run()
                try examiner.expect(
                    "errors after execute(\"ant\"), which fails as well", errors.log,
                    sends: ["1 s: offline: bee", "2 s: offline: ant"],
                    ifGot: Self.asked(service) == 1 ? [(["1 s: offline: bee"], "deadAfterError")] : [])
                let failing = Service(["bee": .after(1, failing: 1)])
                let retried = answer.command(enabledIf: Property(constant: true)) { failing.fetch($0) }
                let retry = retried.errors.observe { _ in retried.execute("ant") }
                retried.execute("bee")
                failing.clock.run()
                try examiner.require(
                    Self.asked(failing) == 2, else: "errorTooEarly",
                    .note("an observer of errors calls execute(\"ant\"); then execute(\"bee\"), which fails after 1 s"),
                    .note("service.log is \(Tour.described(failing.log))"))
                withExtendedLifetime(retry) {}
                let unlucky = Service(["bee": .after(1, failing: 200)])
                let again = answer.command(enabledIf: Property(constant: true)) { unlucky.fetch($0) }
                let told = listen(to: again.errors, on: unlucky.clock).heard
                for _ in 1...130 {
                    again.execute("bee")
                    unlucky.clock.run()
                }
                try examiner.expect(
                    "how many errors execute(\"bee\") sends, 130 times, where each run fails", told.log.count,
                    is: 130,
                    ifGot: [(1, "sameErrorOnce")])
            },
            Check("interrupted", of: "command") { examiner in
                let service = Service()
                let command = Self().command(enabledIf: Property(constant: true)) { input in
                    input == "bee" ? cutShort("1:a 2:^", on: service.clock) : service.fetch(input)
                }
                let executing = listen(to: command.isExecuting, on: service.clock).heard
                let values = listen(to: command.values, on: service.clock).heard
                command.execute("bee")
                service.clock.run()
                try examiner.expect(
                    "isExecuting of work that is interrupted after 2 s", executing.log, sends: "0:false 0:true 2:false",
                    ifGot: [("0:false 0:true", "interruptedForEver")])
                command.execute("ant")
                service.clock.run()
                try examiner.expect(
                    "values of work that is interrupted after 2 s, and then of execute(\"ant\")", values.log,
                    sends: "1:a 3:ANT")
            },
            Check("everywhere", of: "command") { try everywhere($0) },
        ]
    }

    private static func everywhere(_ examiner: Examiner<any PressCommand>) throws {
        let inputs = ["bee", "ant", "now", "two", "broken", "", " Bee ", "quiet", "late", "cut short"]
        let acts = Acts(
            observing: ["the values and errors of a", "the values and errors of b"],
            inputs.map { "a.execute(\"\($0)\")" } + ["b.execute(\"bee\")", "b.execute(\"broken\")"] + [
                "the condition becomes false", "the condition becomes true", "a second passes", "three seconds pass",
            ])
        try examiner.agrees(
            story: "two commands", of: acts.any,
            examples: [
                acts.story(.observe(0), .act(4), .act(4), .act(2), .act(2)),
                acts.story(.observe(0), .act(5), .act(14), .act(6), .act(14), .act(7), .act(15)),
                acts.story(.observe(0), .act(8), .act(15), .act(8), .act(15)),
                acts.story(.observe(0), .act(9), .act(15), .act(9), .act(15), .act(0), .act(15)),
                acts.story(.observe(0), .observe(0), .act(0), .leave(0), .act(15), .act(0), .act(15)),
                acts.story(.observe(0), .act(0), .act(12), .act(15)),
                acts.story(.observe(0), .act(1), .act(12), .act(15)),
                acts.story(.act(0), .act(12), .act(15), .act(0), .act(13), .act(15), .observe(0), .act(0), .act(15)),
            ], tries: 120
        ) { answer, log in
            let condition = MutableProperty(true)
            let service = Service(["bee": .after(3), "ant": .after(1, failing: 1)])
            let clock = service.clock
            let work: @Sendable (String) -> AnySignal<String, Fault> = { input in
                switch input {
                case "now": Signals.just("at once", failure: Fault.self).eraseToAnySignal()
                case "two": scripted("1:x 1:x 2:y 3:|", on: clock)
                case "broken": Signals.fail(Fault.empty).eraseToAnySignal()
                case "quiet": scripted("1: 1:␣ 2:|", on: clock)
                case "late": scripted("1:x 2:!y", on: clock)
                case "cut short": cutShort("1:x 2:^", on: clock)
                default: service.fetch(input)
                }
            }
            let commands = [
                answer.command(enabledIf: condition, work),
                answer.command(enabledIf: Property(constant: true), work),
            ]
            let audience = Audience(on: clock)
            var seen = 0
            return { step in
                switch step.kind {
                case .observe(let place):
                    audience.observe(commands[place].values)
                    audience.observe(commands[place].errors)
                case .leave(let place): audience.leave(place)
                case .act(let place):
                    switch place {
                    case 0...9: commands[0].execute(inputs[place])
                    case 10: commands[1].execute("bee")
                    case 11: commands[1].execute("broken")
                    case 12: condition.value = false
                    case 13: condition.value = true
                    default: clock.advance(by: .seconds(place == 14 ? 1 : 3))
                    }
                }
                audience.tell(log)
                for line in bySecond(Array(service.log[seen...])) { log.note(line) }
                seen = service.log.count
                for (name, command) in zip(["a", "b"], commands) {
                    let state = command.isEnabled.value ? "enabled" : "disabled"
                    log.note("\(name) is \(state)\(command.isExecuting.value ? ", and runs" : "")")
                }
            }
        }
    }
}
