import Chapter11SignalsInAnApp

struct Answer: ErrorChain {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        todo("checked")
    }

    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        todo("numbers")
    }

    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue> {
        todo("child")
    }

    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        todo("rescued")
    }

    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        todo("page")
    }
}

judge(Answer.self)
