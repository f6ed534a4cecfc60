import Chapter11SignalsInAnApp

// 11.6  A command
//
// A button may be pressed if a condition is true and no work is running. A command provides
// everything that the screen needs:
//
//     let submit = command(enabledIf: isValid) { service.fetch($0) }
//     submit.execute("bee")              // if submit.isEnabled, observes the work once; otherwise does nothing
//     submit.isExecuting                 // true while the work is running, even if the condition becomes false
//     submit.values, submit.errors       // the results of all runs; errors sends each failure as a value
//
// When `errors` sends a failure, `isExecuting` is already `false` again. Return a command,
// which has five parts:
//
//     ButtonCommand(isEnabled: Property<Bool>, isExecuting: Property<Bool>, values: AnySignal<String, Never>,
//                   errors: AnySignal<Fault, Never>, execute: { input in … })
//
//     let flag = MutableProperty(false)            // flag.value = true; it is a Property<Bool>
//     one.combine(with: other) { a, b in … }       // a Property that follows both; .value is its current value
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
