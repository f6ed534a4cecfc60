import Chapter11SignalsInAnApp

// 11.3  A home page of four requests
//
// Some blocks are drawn as they come, some need two replies of the same loading, some follow the latest of two values,
// and some need a reply before they can send a request. A failure reaches the observer. After dispose() nothing is
// observed or requested any more.
//
//     blocks([a, b])              // each value when it comes; all start at once; with no parts it completes at once
//     header(user, weather)       // first with first, second with second, and a + between: "Ada+sun"
//     title(name, city)           // the latest values of both, whenever one changes, and an @ between: "Ada@Ulm"
//     offers(in: city, from: …)   // for "ulm" the reply to "offers/ulm"; the next city, or the same one again, cancels it
//
//     service.fetch("offers/ulm")          // a request, as an AnySignal<String, Fault>
//     Signals.merge([one, two])            // a list of signals
//     pairs.map { "\($0.0) \($0.1)" }      // a pair as a text
//     cities.flatMap { city in … }         // a signal of each value; flatMapLatest disposes of the one before

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
