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
    "twoBlocks": Of<TwoBlocks>.self, "cityAnew": Of<CityAnew>.self, "countedBlocks": Of<CountedBlocks>.self,
    "lastCity": Of<LastCity>.self, "cityIgnored": Of<CityIgnored>.self, "oneByOne": Of<OneByOne>.self,
    "atTheEnd": Of<AtTheEnd>.self, "oneBlock": Of<OneBlock>.self, "firstBlock": Of<FirstBlock>.self,
    "glued": Of<Glued>.self, "noBlocks": Of<NoBlocks>.self, "askedEarly": Of<AskedEarly>.self,
    "askedTwice": Of<AskedTwice>.self, "latestForPairs": Of<LatestForPairs>.self, "swapped": Of<Swapped>.self,
    "onePair": Of<OnePair>.self, "oneTells": Of<OneTells>.self, "afterOneAnother": Of<AfterOneAnother>.self,
    "notPaired": Of<NotPaired>.self, "pairsForLatest": Of<PairsForLatest>.self, "titleSwapped": Of<TitleSwapped>.self,
    "oneChanges": Of<OneChanges>.self, "wrongSign": Of<WrongSign>.self, "cityItself": Of<CityItself>.self,
    "wrongPath": Of<WrongPath>.self, "staleReply": Of<StaleReply>.self, "waitsForStale": Of<WaitsForStale>.self,
    "firstCity": Of<FirstCity>.self, "notCancelled": Of<NotCancelled>.self, "swallowed": Of<Swallowed>.self,
    "sameCityOnce": Of<SameCityOnce>.self, "weatherTells": Of<WeatherTells>.self, "cityChanges": Of<CityChanges>.self,
    "textForFailure": Of<TextForFailure>.self, "atOncePerRound": Of<AtOncePerRound>.self,
    "endsWithCity": Of<EndsWithCity>.self, "someBlocks": Of<SomeBlocks>.self, "emptyCity": Of<EmptyCity>.self,
    "otherSign": Of<OtherSign>.self, "emptyStops": Of<EmptyStops>.self,
    "partSwallowed": Of<PartSwallowed>.self, "headerSwallowed": Of<HeaderSwallowed>.self,
    "titleSwallowed": Of<TitleSwallowed>.self, "citySwallowed": Of<CitySwallowed>.self,
    "blocksRepeat": Of<BlocksRepeat>.self, "headerRepeats": Of<HeaderRepeats>.self,
    "userRepeats": Of<UserRepeats>.self, "titleNameOnce": Of<TitleNameOnce>.self,
    "titleCityOnce": Of<TitleCityOnce>.self, "oneOfEach": Of<OneOfEach>.self, "pairTaken": Of<PairTaken>.self,
    "askedAgain": Of<AskedAgain>.self, "firstLeftOut": Of<FirstLeftOut>.self, "userAnew": Of<UserAnew>.self,
    "titleTaken": Of<TitleTaken>.self, "emptyTitle": Of<EmptyTitle>.self, "offersEndless": Of<OffersEndless>.self,
]

private enum TwoBlocks {}
private enum CityAnew {}
private enum CountedBlocks {}
private enum LastCity {}
private enum CityIgnored {}
private enum OneByOne {}
private enum OtherSign {}
private enum EmptyStops {}
private enum AtTheEnd {}
private enum OneBlock {}
private enum FirstBlock {}
private enum Glued {}
private enum NoBlocks {}
private enum AskedEarly {}
/// Sends the requests a second time, ignores their replies, and completes when both runs have completed.
private enum AskedTwice {}
private enum LatestForPairs {}
private enum Swapped {}
private enum OnePair {}
private enum OneTells {}
private enum AfterOneAnother {}
private enum NotPaired {}
private enum PairsForLatest {}
private enum TitleSwapped {}
private enum OneChanges {}
private enum WrongSign {}
private enum CityItself {}
private enum WrongPath {}
private enum StaleReply {}
private enum WaitsForStale {}
private enum FirstCity {}
private enum NotCancelled {}
private enum Swallowed {}
private enum SameCityOnce {}
private enum WeatherTells {}
private enum CityChanges {}
private enum TextForFailure {}
private enum AtOncePerRound {}
private enum EndsWithCity {}
private enum SomeBlocks {}
private enum EmptyCity {}
private enum PartSwallowed {}
private enum HeaderSwallowed {}
private enum TitleSwallowed {}
private enum CitySwallowed {}
private enum BlocksRepeat {}
private enum HeaderRepeats {}
private enum UserRepeats {}
private enum TitleNameOnce {}
private enum TitleCityOnce {}
private enum OneOfEach {}
/// Completes with the first pair, as `onePair` does, but does not limit the two signals themselves.
private enum PairTaken {}
private enum AskedAgain {}
private enum FirstLeftOut {}
private enum UserAnew {}
private enum TitleTaken {}
private enum EmptyTitle {}
private enum OffersEndless {}

private typealias Reply = AnySignal<String, Fault>

private struct Of<Flaw>: HomePage {
    func blocks(_ parts: [Reply]) -> Reply {
        let right = Signals.merge(parts)
        let rounds = Signals.zip(parts)
        return switch Flaw.self {
        case is OneByOne.Type: Signals.concat(parts).eraseToAnySignal()
        case is AtTheEnd.Type:
            right.collect().flatMap { Signals.from($0, failure: Fault.self) }.eraseToAnySignal()
        case is OneBlock.Type: Signals.merge(Array(parts.prefix(1))).eraseToAnySignal()
        case is TwoBlocks.Type: Signals.merge(Array(parts.prefix(2))).eraseToAnySignal()
        case is FirstLeftOut.Type: Signals.merge(Array(parts.dropFirst())).eraseToAnySignal()
        case is SomeBlocks.Type: Signals.merge(Array(parts.prefix(4))).eraseToAnySignal()
        case is FirstBlock.Type: right.first().eraseToAnySignal()
        case is CountedBlocks.Type: right.take(3).eraseToAnySignal()
        case is Glued.Type: rounds.map { $0.joined() }.eraseToAnySignal()
        case is AtOncePerRound.Type:
            rounds.flatMap { Signals.from($0, failure: Fault.self) }.eraseToAnySignal()
        case is NoBlocks.Type where parts.isEmpty: Signals.never(failure: Fault.self).eraseToAnySignal()
        case is AskedEarly.Type: Signals.merge(parts.map { observedEarly($0) }).eraseToAnySignal()
        case is EmptyStops.Type:
            parts.dropFirst().reduce(parts[0]) { $0.merge(with: $1).eraseToAnySignal() }
        case is PartSwallowed.Type: Signals.merge(parts.map { ended($0) }).eraseToAnySignal()
        case is BlocksRepeat.Type: right.removeDuplicates().eraseToAnySignal()
        case is OneOfEach.Type: Signals.merge(parts.map { $0.take(1) }).eraseToAnySignal()
        case is AskedTwice.Type: right.merge(with: right.filter { _ in false }).eraseToAnySignal()
        default: right.eraseToAnySignal()
        }
    }

    func header(_ user: Reply, _ weather: Reply) -> Reply {
        switch Flaw.self {
        case is LatestForPairs.Type: joined(user.combineLatest(with: weather), "+")
        case is Swapped.Type: joined(weather.zip(with: user), "+")
        case is OtherSign.Type: joined(user.zip(with: weather), "@")
        case is OnePair.Type: joined(user.first().zip(with: weather.first()), "+")
        case is OneTells.Type: joined(user.withLatest(from: weather), "+")
        case is WeatherTells.Type: joined(weather.withLatest(from: user).map { ($0.1, $0.0) }, "+")
        case is AfterOneAnother.Type:
            user.flatMap { name in weather.map { "\(name)+\($0)" } }.eraseToAnySignal()
        case is UserAnew.Type:
            weather.flatMap { weather in user.take(1).map { "\($0)+\(weather)" } }.eraseToAnySignal()
        case is NotPaired.Type: user.merge(with: weather).eraseToAnySignal()
        case is HeaderRepeats.Type: joined(user.zip(with: weather), "+").removeDuplicates().eraseToAnySignal()
        case is UserRepeats.Type: joined(user.removeDuplicates().zip(with: weather), "+")
        case is PairTaken.Type: joined(user.zip(with: weather).take(1), "+")
        case is HeaderSwallowed.Type: joined(ended(user).zip(with: ended(weather)), "+")
        default: joined(user.zip(with: weather), "+")
        }
    }

    func title(_ name: Reply, _ city: Reply) -> Reply {
        switch Flaw.self {
        case is PairsForLatest.Type: joined(name.zip(with: city), "@")
        case is TitleSwapped.Type: joined(city.combineLatest(with: name), "@")
        case is OneChanges.Type: joined(name.withLatest(from: city), "@")
        case is CityChanges.Type: joined(city.withLatest(from: name).map { ($0.1, $0.0) }, "@")
        case is CityAnew.Type:
            name.flatMapLatest { name in city.map { "\(name)@\($0)" } }.eraseToAnySignal()
        case is TitleNameOnce.Type: joined(name.take(1).combineLatest(with: city), "@")
        case is TitleCityOnce.Type: joined(name.combineLatest(with: city.take(1)), "@")
        case is TitleSwallowed.Type: joined(name.combineLatest(with: ended(city)), "@")
        case is TitleTaken.Type: joined(name.combineLatest(with: city).take(1), "@")
        case is EmptyTitle.Type:
            joined(name.combineLatest(with: city).filter { !$0.0.isEmpty && !$0.1.isEmpty }, "@")
        case is WrongSign.Type: joined(name.combineLatest(with: city), "+")
        default: joined(name.combineLatest(with: city), "@")
        }
    }

    private func joined(_ pairs: some Signal<(String, String), Fault>, _ sign: String) -> Reply {
        pairs.map { "\($0.0)\(sign)\($0.1)" }.eraseToAnySignal()
    }

    private func ended(_ reply: Reply) -> Reply {
        reply.catch { _ in Signals.empty(failure: Fault.self) }.eraseToAnySignal()
    }

    func offers(in city: Reply, from service: Service) -> Reply {
        let request: @Sendable (String) -> Reply = { service.fetch("offers/\($0)") }
        return switch Flaw.self {
        case is CityItself.Type: city
        case is OffersEndless.Type:
            city.flatMapLatest { request($0) }.concat(Signals.never(failure: Fault.self)).eraseToAnySignal()
        case is CitySwallowed.Type: ended(city).flatMapLatest { request($0) }.eraseToAnySignal()
        case is WrongPath.Type: city.flatMapLatest { service.fetch($0) }.eraseToAnySignal()
        case is CityIgnored.Type: city.flatMapLatest { _ in request("ulm") }.eraseToAnySignal()
        case is StaleReply.Type: city.flatMap { request($0) }.eraseToAnySignal()
        case is WaitsForStale.Type: city.flatMap(.concat) { request($0) }.eraseToAnySignal()
        case is FirstCity.Type: city.first().flatMap { request($0) }.eraseToAnySignal()
        case is LastCity.Type: city.last().flatMap { request($0) }.eraseToAnySignal()
        case is SameCityOnce.Type: city.removeDuplicates().flatMapLatest { request($0) }.eraseToAnySignal()
        case is EmptyCity.Type: city.filter { !$0.isEmpty }.flatMapLatest { request($0) }.eraseToAnySignal()
        case is AskedAgain.Type: city.flatMapLatest { request($0).retry(1) }.eraseToAnySignal()
        case is NotCancelled.Type: city.flatMapLatest { observedEarly(request($0)) }.eraseToAnySignal()
        case is Swallowed.Type:
            city.flatMapLatest { request($0).catch { _ in Signals.empty(failure: Fault.self) } }.eraseToAnySignal()
        case is TextForFailure.Type:
            city.flatMapLatest { request($0).catch { _ in Signals.just("", failure: Fault.self) } }.eraseToAnySignal()
        case is EndsWithCity.Type:
            Signals.concat([
                city.map { Optional($0) }.eraseToAnySignal(), Signals.just(nil, failure: Fault.self).eraseToAnySignal(),
            ])
            .flatMapLatest { $0.map(request) ?? Signals.merge([Reply]()).eraseToAnySignal() }.eraseToAnySignal()
        default: city.flatMapLatest { request($0) }.eraseToAnySignal()
        }
    }
}
