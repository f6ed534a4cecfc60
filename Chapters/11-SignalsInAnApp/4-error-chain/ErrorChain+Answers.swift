import CurrycombVerification

private struct Answer: ErrorChain {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }.eraseToAnySignal()
    }

    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            guard let number = Int(text) else { throw .notANumber(text) }
            return number
        }
        .eraseToAnySignal()
    }

    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue> {
        reply.try(verifyAndOutputError(isKindOf(.object), notAnObject)).tryMap(transferToKeyChild(key))
            .eraseToAnySignal()
    }

    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        reply.catch { cache($0) }.eraseToAnySignal()
    }

    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).retry(retries).catchTo(placeholder) }).eraseToAnySignal()
    }
}

package let errorChainReference: any ErrorChain.Type = Answer.self

// MARK: - Wrong answers

package let errorChainWrong: KeyValuePairs<String, any Contract.Type> = [
    "textFixed": Of<TextFixed>.self, "halfANumber": Of<HalfANumber>.self, "cacheFaultLost": Of<CacheFaultLost>.self,
    "waitsForAll": Of<WaitsForAll>.self, "trySwapped": Of<TrySwapped>.self, "filteredAway": Of<FilteredAway>.self,
    "notChecked": Of<NotChecked>.self, "endedQuietly": Of<EndedQuietly>.self, "wrongFault": Of<WrongFault>.self,
    "failureLost": Of<FailureLost>.self, "skipped": Of<Skipped>.self, "zeroForText": Of<ZeroForText>.self,
    "textMissing": Of<TextMissing>.self, "otherFault": Of<OtherFault>.self, "stopsQuietly": Of<StopsQuietly>.self,
    "notRescued": Of<NotRescued>.self, "quietEnd": Of<QuietEnd>.self, "faultIgnored": Of<FaultIgnored>.self,
    "valuesLost": Of<ValuesLost>.self, "cacheAlways": Of<CacheAlways>.self, "askedEarly": Of<AskedEarly>.self,
    "killsThePage": Of<KillsThePage>.self, "partMissing": Of<PartMissing>.self,
    "oneAfterAnother": Of<OneAfterAnother>.self, "placeholderChanged": Of<PlaceholderChanged>.self,
    "retriesAnyway": Of<RetriesAnyway>.self, "asksAllAgain": Of<AsksAllAgain>.self, "noRetry": Of<NoRetry>.self,
    "onceLess": Of<OnceLess>.self, "tellsEachTry": Of<TellsEachTry>.self, "onceMore": Of<OnceMore>.self,
    "forEver": Of<ForEver>.self, "neverEnough": Of<NeverEnough>.self, "placeholderFixed": Of<PlaceholderFixed>.self,
    "doubleForInt": Of<DoubleForInt>.self, "noMinus": Of<NoMinus>.self, "rescuesAgain": Of<RescuesAgain>.self,
    "blankBreaks": Of<BlankBreaks>.self, "emptyPart": Of<EmptyPart>.self, "cacheFirstOnly": Of<CacheFirstOnly>.self,
    "smallNumbers": Of<SmallNumbers>.self, "equalPaths": Of<EqualPaths>.self, "blanksOut": Of<BlanksOut>.self,
    "rescueGoesOn": Of<RescueGoesOn>.self, "kindUnchecked": Of<KindUnchecked>.self,
    "childSkipped": Of<ChildSkipped>.self, "keyTakenForKind": Of<KeyTakenForKind>.self,
    "childLeftOut": Of<ChildLeftOut>.self, "nullSent": Of<NullSent>.self, "keyFixed": Of<KeyFixed>.self,
    "inGroups": Of<InGroups>.self, "retriesCapped": Of<RetriesCapped>.self, "valueChecked": Of<ValueChecked>.self,
    "replyAgain": Of<ReplyAgain>.self,
]

private enum InGroups {}
private enum ValueChecked {}
private enum RetriesCapped {}
private enum TextFixed {}
private enum HalfANumber {}
private enum CacheFaultLost {}
private enum WaitsForAll {}
private enum TrySwapped {}
private enum FilteredAway {}
private enum NotChecked {}
private enum EndedQuietly {}
private enum WrongFault {}
private enum FailureLost {}
private enum Skipped {}
private enum ZeroForText {}
private enum TextMissing {}
private enum OtherFault {}
private enum StopsQuietly {}
private enum NotRescued {}
private enum QuietEnd {}
private enum FaultIgnored {}
private enum ValuesLost {}
private enum CacheAlways {}
private enum AskedEarly {}
private enum KillsThePage {}
private enum PartMissing {}
private enum OneAfterAnother {}
private enum PlaceholderChanged {}
private enum RetriesAnyway {}
private enum AsksAllAgain {}
private enum NoRetry {}
private enum OnceLess {}
private enum TellsEachTry {}
private enum OnceMore {}
private enum ForEver {}
private enum NeverEnough {}
private enum PlaceholderFixed {}
private enum DoubleForInt {}
private enum NoMinus {}
private enum RescuesAgain {}
private enum BlankBreaks {}
private enum EmptyPart {}
private enum CacheFirstOnly {}
private enum SmallNumbers {}
private enum EqualPaths {}
private enum BlanksOut {}
private enum ReplyAgain {}
private enum RescueGoesOn {}
private enum KindUnchecked {}
private enum ChildSkipped {}
private enum KeyTakenForKind {}
private enum ChildLeftOut {}
private enum NullSent {}
private enum KeyFixed {}

private typealias Reply = AnySignal<String, Fault>

private struct Of<Flaw>: ErrorChain {
    func checked(_ reply: Reply) -> Reply {
        func failing(_ fault: Fault = .empty, if isWrong: @escaping @Sendable (String) -> Bool) -> Reply {
            reply.try { text throws(Fault) in if isWrong(text) { throw fault } }.eraseToAnySignal()
        }
        return switch Flaw.self {
        case is TrySwapped.Type: failing { !$0.isEmpty }
        case is WrongFault.Type: failing(.offline("")) { $0.isEmpty }
        case is BlankBreaks.Type: failing { $0.allSatisfy(\.isWhitespace) }
        case is FilteredAway.Type: reply.filter { !$0.isEmpty }.eraseToAnySignal()
        case is NotChecked.Type: reply
        case is EndedQuietly.Type: reply.take { !$0.isEmpty }.eraseToAnySignal()
        case is FailureLost.Type:
            Answer().checked(reply.catch { _ in Signals.empty(failure: Fault.self) }.eraseToAnySignal())
        default: failing { $0.isEmpty }
        }
    }

    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        func parsed(
            _ number: @escaping @Sendable (String) -> Int? = { Int($0) },
            fault: @escaping @Sendable (String) -> Fault = { .notANumber($0) }
        ) -> AnySignal<Int, Fault> {
            reply.tryMap { text throws(Fault) in if let number = number(text) { number } else { throw fault(text) } }
                .eraseToAnySignal()
        }
        return switch Flaw.self {
        case is Skipped.Type: reply.compactMap { Int($0) }.eraseToAnySignal()
        case is StopsQuietly.Type: reply.map { Int($0) }.take { $0 != nil }.compactMap { $0 }.eraseToAnySignal()
        case is ZeroForText.Type: reply.map { Int($0) ?? 0 }.eraseToAnySignal()
        case is TextMissing.Type: parsed(fault: { _ in .notANumber("") })
        case is TextFixed.Type: parsed(fault: { _ in .notANumber("bee") })
        case is OtherFault.Type: parsed(fault: { _ in .empty })
        case is HalfANumber.Type: parsed { Int($0.prefix { $0.isNumber }) }
        case is DoubleForInt.Type: parsed { Double($0).map { Int(exactly: $0.rounded(.down)) ?? .max } }
        case is NoMinus.Type: parsed { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
        case is SmallNumbers.Type: parsed { Int32($0).map { Int($0) } }
        case is BlanksOut.Type: parsed { Int($0.filter { $0 != " " }) }
        default: parsed()
        }
    }

    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue> {
        // Checks the kind, but takes the value without `transferToKeyChild`.
        func found(_ reply: some Signal<JSON, Issue>) -> AnySignal<JSON, Issue> {
            reply.try(verifyAndOutputError(isKindOf(.object), notAnObject)).compactMap(dictionaryValueByKey(key))
                .eraseToAnySignal()
        }
        return switch Flaw.self {
        case is KindUnchecked.Type: reply.tryMap(transferToKeyChild(key)).eraseToAnySignal()
        case is ValueChecked.Type:
            reply.tryMap(transferToKeyChild(key)).try(verifyAndOutputError(isKindOf(.object), notAnObject))
                .eraseToAnySignal()
        case is ChildSkipped.Type:
            reply.filter(isKindOf(.object)).tryMap(transferToKeyChild(key)).eraseToAnySignal()
        case is KeyTakenForKind.Type: found(reply.try(verifyAndOutputError(hasKey(key), notAnObject)))
        case is ChildLeftOut.Type: found(reply.filter { !isKindOf(.object)($0) || hasKey(key)($0) })
        case is NullSent.Type:
            found(
                reply.try { value throws(Issue) in
                    guard isKindOf(.object)(value), dictionaryValueByKey(key)(value) == nil else { return }
                    throw Issue(.missing, at: [.key(key)])
                })
        default: Answer().child(Flaw.self == KeyFixed.self ? "name" : key, of: reply, orElse: notAnObject)
        }
    }

    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        let nothing = Signals.empty(String.self, failure: Fault.self).eraseToAnySignal()
        return switch Flaw.self {
        case is NotRescued.Type: reply
        case is QuietEnd.Type: reply.catch { _ in nothing }.eraseToAnySignal()
        case is FaultIgnored.Type: reply.catch { _ in cache(.empty) }.eraseToAnySignal()
        case is ValuesLost.Type: reply.last().catch { cache($0) }.eraseToAnySignal()
        case is CacheAlways.Type: reply.catch { _ in nothing }.concat(cache(.offline("wax"))).eraseToAnySignal()
        case is CacheFaultLost.Type: reply.catch { cache($0).catch { _ in nothing } }.eraseToAnySignal()
        case is RescuesAgain.Type: reply.catch { cache($0).catch { cache($0) } }.eraseToAnySignal()
        case is CacheFirstOnly.Type: reply.catch { cache($0).take(1) }.eraseToAnySignal()
        case is ReplyAgain.Type: reply.retry(1).catch { cache($0) }.eraseToAnySignal()
        case is RescueGoesOn.Type: reply.catch { observedEarly(cache($0)) }.eraseToAnySignal()
        default: reply.catch { cache($0) }.eraseToAnySignal()
        }
    }

    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        let parts = paths.map { part($0, service, retries, placeholder) }
        return switch Flaw.self {
        case is KillsThePage.Type:
            Signals.merge(paths.map { service.fetch($0).retry(retries) }).catchTo(placeholder).eraseToAnySignal()
        case is AsksAllAgain.Type where retries > 0:
            Signals.merge(paths.map { service.fetch($0) }).retry(retries).catchTo(placeholder).eraseToAnySignal()
        case is OneAfterAnother.Type: Signals.concat(parts).eraseToAnySignal()
        case is InGroups.Type:
            Signals.concat(
                stride(from: 0, to: parts.count, by: 6).map {
                    Signals.merge(Array(parts[$0..<min($0 + 6, parts.count)])).eraseToAnySignal()
                }
            ).eraseToAnySignal()
        case is WaitsForAll.Type: Signals.zip(parts).flatMap { Signals.from($0) }.eraseToAnySignal()
        case is EqualPaths.Type:
            Signals.merge(paths.indices.filter { !paths[..<$0].contains(paths[$0]) }.map { parts[$0] })
                .eraseToAnySignal()
        default: Signals.merge(parts).eraseToAnySignal()
        }
    }

    private func part(
        _ path: String, _ service: Service, _ retries: Int, _ placeholder: String
    ) -> AnySignal<String, Never> {
        let tries =
            switch Flaw.self {
            case is RetriesAnyway.Type: max(retries, 1)
            case is NoRetry.Type: 0
            case is OnceLess.Type: max(retries - 1, 0)
            case is OnceMore.Type where retries > 0: retries + 1
            case is ForEver.Type where retries > 0: 1_000
            case is NeverEnough.Type: min(retries, 2)
            case is RetriesCapped.Type: min(retries, 5)
            default: retries
            }
        let reply = service.fetch(path).retry(tries)
        switch Flaw.self {
        case is AskedEarly.Type: return observedEarly(reply.catchTo(placeholder))
        case is PartMissing.Type: return reply.catch { _ in Signals.empty(String.self) }.eraseToAnySignal()
        case is PlaceholderChanged.Type: return reply.catchTo(placeholder + path).eraseToAnySignal()
        case is PlaceholderFixed.Type: return reply.catchTo("?").eraseToAnySignal()
        case is EmptyPart.Type:
            return Answer().checked(service.fetch(path)).retry(tries).catchTo(placeholder).eraseToAnySignal()
        case is TellsEachTry.Type:
            return (0..<retries).reduce(service.fetch(path).catchTo(placeholder).eraseToAnySignal()) { next, _ in
                service.fetch(path).catch { _ in Signals.just(placeholder).concat(next) }.eraseToAnySignal()
            }
        default: return reply.catchTo(placeholder).eraseToAnySignal()
        }
    }
}
