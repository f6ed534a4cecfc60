let homePageRefused = [
    "cannotFail": """
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        var all = Signals.empty(String.self).eraseToAnySignal()
        for part in parts { all = all.merge(with: part).eraseToAnySignal() }
        return all
    }
    """,
    "otherTypes": """
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        parts.reduce(Signals.empty()) { $0.merge(with: $1) }.eraseToAnySignal()
    }
    """,
    "listIsNoSignal": """
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        parts.merge().eraseToAnySignal()
    }
    """,
    "pathForRequest": """
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        city.flatMapLatest { "offers/\\($0)" }.eraseToAnySignal()
    }
    """,
    "otherName": """
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        city.flattenMap { service.fetch($0) }.eraseToAnySignal()
    }
    """,
    "caughtInside": """
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        city.flatMapLatest { service.fetch($0).catchTo("none") }.eraseToAnySignal()
    }
    """,
    "twoFailures": """
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        let last = Signals.just("none")
        return city.flatMapLatest { service.fetch("offers/\\($0)") }.concat(last).eraseToAnySignal()
    }
    """,
    "notErased": """
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> { Signals.merge(parts) }
    """,
    "signalOfSignals": """
    func offers(in city: AnySignal<String, Fault>, from service: Service) -> AnySignal<String, Fault> {
        city.map { service.fetch("offers/\\($0)") }.eraseToAnySignal()
    }
    """,
    "notJoined": """
    func header(_ user: AnySignal<String, Fault>, _ weather: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        user.zip(with: weather).eraseToAnySignal()
    }
    """,
]
