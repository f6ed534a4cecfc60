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

// MARK: - Wrong answers

package let homePageWrong: KeyValuePairs<String, any Contract.Type> = [
    "twoBlocks": TwoBlocks.self, "cityAnew": CityAnew.self,
    "countedBlocks": CountedBlocks.self,
    "lastCity": LastCity.self,
    "cityIgnored": CityIgnored.self,
    "oneByOne": OneByOne.self, "atTheEnd": AtTheEnd.self, "oneBlock": OneBlock.self, "firstBlock": FirstBlock.self,
    "glued": Glued.self, "noBlocks": NoBlocks.self, "askedEarly": AskedEarly.self, "askedTwice": AskedTwice.self,
    "latestForPairs": LatestForPairs.self, "swapped": Swapped.self, "onePair": OnePair.self, "oneTells": OneTells.self,
    "afterOneAnother": AfterOneAnother.self, "notPaired": NotPaired.self, "pairsForLatest": PairsForLatest.self,
    "titleSwapped": TitleSwapped.self, "oneChanges": OneChanges.self, "wrongSign": WrongSign.self,
    "cityItself": CityItself.self, "wrongPath": WrongPath.self, "staleReply": StaleReply.self,
    "waitsForStale": WaitsForStale.self, "firstCity": FirstCity.self, "notCancelled": NotCancelled.self,
    "swallowed": Swallowed.self, "sameCityOnce": SameCityOnce.self,
    "weatherTells": WeatherTells.self, "cityChanges": CityChanges.self, "textForFailure": TextForFailure.self,
    "atOncePerRound": AtOncePerRound.self, "endsWithCity": EndsWithCity.self, "someBlocks": SomeBlocks.self,
    "emptyCity": EmptyCity.self,
]

private typealias Reply = AnySignal<String, Fault>

/// The checks that a wrong answer may pass.
private protocol MostlyRight: HomePage {}

extension MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.merge(parts).eraseToAnySignal() }
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        user.zip(with: weather).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
    func title(_ name: Reply, _ city: Reply) -> Reply {
        name.combineLatest(with: city).map { "\($0.0)@\($0.1)" }.eraseToAnySignal()
    }
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct OneByOne: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.concat(parts).eraseToAnySignal() }
}

private struct AtTheEnd: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply {
        Signals.merge(parts).collect().flatMap { Signals.from($0, failure: Fault.self) }.eraseToAnySignal()
    }
}

private struct OneBlock: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { parts.first ?? Signals.empty(failure: Fault.self).eraseToAnySignal() }
}

private struct FirstBlock: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.merge(parts).first().eraseToAnySignal() }
}

private struct Glued: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.zip(parts).map { $0.joined() }.eraseToAnySignal() }
}

private struct NoBlocks: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply {
        parts.isEmpty ? Signals.never(failure: Fault.self).eraseToAnySignal() : Signals.merge(parts).eraseToAnySignal()
    }
}

private struct AskedEarly: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply {
        let subjects = parts.map { part in
            let subject = Subject<String, Fault>(replay: 9)
            part.observe {
                subject.send($0)
            } ended: {
                subject.end($0)
            }
            return subject
        }
        return Signals.merge(subjects).eraseToAnySignal()
    }
}

private struct AskedTwice: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply {
        // It waits for all with a second run of each.
        let ready = Signals.merge(parts)
        return ready.merge(with: Signals.merge(parts).filter { _ in false }).eraseToAnySignal()
    }
}

private struct LatestForPairs: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        user.combineLatest(with: weather).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
}

private struct Swapped: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        weather.zip(with: user).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
}

private struct OnePair: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        user.first().zip(with: weather.first()).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
}

private struct OneTells: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        user.withLatest(from: weather).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
}

private struct AfterOneAnother: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        user.flatMap { name in weather.map { "\(name)+\($0)" } }.eraseToAnySignal()
    }
}

private struct NotPaired: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply { user.merge(with: weather).eraseToAnySignal() }
}

private struct PairsForLatest: MostlyRight {
    func title(_ name: Reply, _ city: Reply) -> Reply {
        name.zip(with: city).map { "\($0.0)@\($0.1)" }.eraseToAnySignal()
    }
}

private struct TitleSwapped: MostlyRight {
    func title(_ name: Reply, _ city: Reply) -> Reply {
        city.combineLatest(with: name).map { "\($0.0)@\($0.1)" }.eraseToAnySignal()
    }
}

private struct OneChanges: MostlyRight {
    func title(_ name: Reply, _ city: Reply) -> Reply {
        name.withLatest(from: city).map { "\($0.0)@\($0.1)" }.eraseToAnySignal()
    }
}

private struct WrongSign: MostlyRight {
    func title(_ name: Reply, _ city: Reply) -> Reply {
        name.combineLatest(with: city).map { "\($0.0)+\($0.1)" }.eraseToAnySignal()
    }
}

private struct CityItself: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply { city }
}

private struct WrongPath: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { service.fetch($0) }.eraseToAnySignal()
    }
}

private struct StaleReply: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMap { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct WaitsForStale: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMap(.concat) { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct FirstCity: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.first().flatMap { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct NotCancelled: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { city in
            let subject = Subject<String, Fault>(replay: 1)
            service.fetch("offers/\(city)").observe {
                subject.send($0)
            } ended: {
                subject.end($0)
            }
            return subject
        }
        .eraseToAnySignal()
    }
}

private struct Swallowed: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { service.fetch("offers/\($0)").catch { _ in Signals.empty(failure: Fault.self) } }
            .eraseToAnySignal()
    }
}

private struct CountedBlocks: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.merge(parts).take(3).eraseToAnySignal() }
}

private struct LastCity: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.last().flatMap { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct CityIgnored: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { _ in service.fetch("offers/ulm") }.eraseToAnySignal()
    }
}

private struct TwoBlocks: MostlyRight {
    func blocks(_ parts: [AnySignal<String, Fault>]) -> AnySignal<String, Fault> {
        Signals.merge(Array(parts.prefix(2))).eraseToAnySignal()
    }
}

private struct CityAnew: MostlyRight {
    func title(_ name: AnySignal<String, Fault>, _ city: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        name.flatMapLatest { name in city.map { "\(name)@\($0)" } }.eraseToAnySignal()
    }
}

private struct SameCityOnce: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.removeDuplicates().flatMapLatest { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}

private struct WeatherTells: MostlyRight {
    func header(_ user: Reply, _ weather: Reply) -> Reply {
        weather.withLatest(from: user).map { "\($0.1)+\($0.0)" }.eraseToAnySignal()
    }
}

private struct CityChanges: MostlyRight {
    func title(_ name: Reply, _ city: Reply) -> Reply {
        city.withLatest(from: name).map { "\($0.1)@\($0.0)" }.eraseToAnySignal()
    }
}

private struct TextForFailure: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.flatMapLatest { service.fetch("offers/\($0)").catch { _ in Signals.just("", failure: Fault.self) } }
            .eraseToAnySignal()
    }
}

private struct AtOncePerRound: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply {
        Signals.zip(parts).flatMap { Signals.from($0, failure: Fault.self) }.eraseToAnySignal()
    }
}

private struct EndsWithCity: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        Signals.concat([
            city.map { Optional($0) }.eraseToAnySignal(), Signals.just(nil, failure: Fault.self).eraseToAnySignal(),
        ])
        .flatMapLatest { city in
            city.map { service.fetch("offers/\($0)") } ?? Signals.merge([Reply]()).eraseToAnySignal()
        }
        .eraseToAnySignal()
    }
}

private struct SomeBlocks: MostlyRight {
    func blocks(_ parts: [Reply]) -> Reply { Signals.merge(Array(parts.prefix(4))).eraseToAnySignal() }
}

private struct EmptyCity: MostlyRight {
    func offers(in city: Reply, from service: Service) -> Reply {
        city.filter { !$0.isEmpty }.flatMapLatest { service.fetch("offers/\($0)") }.eraseToAnySignal()
    }
}
