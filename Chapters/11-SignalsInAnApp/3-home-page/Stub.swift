import Chapter11SignalsInAnApp

struct Answer: HomePage {
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        todo("blocks")
    }

    func header(_ user: AnySignal<String, Fault>, _ weather: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        todo("header")
    }

    func title(_ name: AnySignal<String, Fault>, _ city: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        todo("title")
    }

    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        todo("offers")
    }
}

judge(Answer.self)
