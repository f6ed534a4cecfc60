import Chapter11SignalsInAnApp

// 11.6  A command
//
// A button may be pressed when a condition holds and nothing is running. A command says all that a screen needs:
//
//     let submit = command(enabledIf: isValid) { service.fetch($0) }
//     submit.execute("bee")              // observes the work once, if submit.isEnabled; otherwise the press is ignored
//     submit.isExecuting                 // true until the work completes, fails or is interrupted; the condition cannot end it
//     submit.values, submit.errors       // the results of every run; a failure is a value of errors, which never fails
//
// Return one, made of five parts:
//
//     ButtonCommand(isEnabled: Property<Bool>, isExecuting: Property<Bool>, values: AnySignal<String, Never>,
//                   errors: AnySignal<Fault, Never>, execute: { input in … })
//
//     let flag = MutableProperty(false)            // flag.value = true; it is a Property<Bool>
//     one.combine(with: other) { a, b in … }       // a Property that follows both; .value is its value now
//     Subject<Int, Never>()                        // .send(7), .eraseToAnySignal()
//     signal.observe { value in … } ended: { end in … }    // .completed, .failed(fault), .interrupted

struct Answer: PressCommand {
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        todo("command")
    }
}

judge(Answer.self)
