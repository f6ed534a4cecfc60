import Chapter11SignalsInAnApp

struct Answer: PressCommand {
    func command(
        enabledIf condition: Property<Bool>, _ work: @escaping @Sendable (String) -> AnySignal<String, Fault>
    ) -> ButtonCommand {
        todo("command")
    }
}

judge(Answer.self)
