import Chapter11SignalsInAnApp

// 11.3  A home page of four requests
//
// Some blocks are drawn as they come, some need two replies of the same loading, some follow the latest of two values, and
// some need a reply before they can ask.
//
//     header(user, weather)       // first name with first weather, second with second: "Ada+sun"
//     title(name, city)           // the latest of both, whenever one changes: "Ada@Ulm"
//     offers(in: city, …)         // a request for each city; the former one is cancelled

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
