import Chapter11SignalsInAnApp

struct Answer: DeliverOn {
    func loaded(_ picture: AnySignal<String, Never>, on background: NamedScheduler, to main: NamedScheduler)
        -> AnySignal<String, Never>
    {
        todo("loaded")
    }

    func decoded(
        _ picture: AnySignal<String, Never>, _ decode: @escaping @Sendable (String) -> String,
        on background: NamedScheduler, to main: NamedScheduler
    ) -> AnySignal<String, Never> {
        todo("decoded")
    }

    func message(_ text: String, for seconds: Int, on main: NamedScheduler) -> AnySignal<String, Never> {
        todo("message")
    }
}

judge(Answer.self)
