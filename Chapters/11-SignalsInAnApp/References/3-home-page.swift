private struct Answer: HomePage {
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        Signals.merge(parts).eraseToAnySignal()
    }

    func header(_ user: AnySignal<String, Fault>, _ weather: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        user.zip(with: weather).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }

    func title(_ name: AnySignal<String, Fault>, _ city: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        name.combineLatest(with: city).map { "\($0.0)@\($0.1)" }.eraseToAnySignal()
    }

    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        city.flatMapLatest { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

package let homePageReference: any HomePage.Type = Answer.self
