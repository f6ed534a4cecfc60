import Chapter11SignalsInAnApp

// 11.6  A command
//
// A button may be pressed when a condition holds and nothing runs yet. A command says all that a screen needs:
//
//     let submit = command(enabledIf: isValid) { service.fetch($0) }
//     submit.execute("bee")              // runs the work, if submit.isEnabled
//     submit.isExecuting                 // true, until the work ends
//     submit.values, submit.errors       // what comes of it

struct Answer: PressCommand {
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        todo("command")
    }
}

judge(Answer.self)
