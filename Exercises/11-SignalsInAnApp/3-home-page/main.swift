import Chapter11SignalsInAnApp

// 11.3  A home page of four requests
//
// A page draws some blocks as soon as they arrive. The header needs two replies of the same
// page load, the title follows the latest values of two signals, and the offers need a city
// before they can be requested. Every failure is forwarded to the observer. After `dispose()`,
// nothing is observed or requested anymore.
//
//     blocks([a, b])              // each value when it arrives; all start at once; without parts, completes at once
//     header(user, weather)       // joins the first values with a +: "Ada+sun"; then the second values, and so on
//     title(name, city)           // the latest values of both, whenever one changes, joined by an @: "Ada@Ulm"
//     offers(in: city, from: …)   // "ulm" requests "offers/ulm"; the next city, even "ulm" again, cancels this request
//
//     service.fetch("offers/ulm")          // a request, as an AnySignal<String, Fault>
//     Signals.merge([one, two])            // merges a list of signals
//     pairs.map { "\($0.0) \($0.1)" }      // turns each pair into a string
//     cities.flatMap { city in … }         // a signal for each value; flatMapLatest disposes of the previous one

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
