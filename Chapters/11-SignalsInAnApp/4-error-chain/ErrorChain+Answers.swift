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
    "textFixed": TextFixed.self,
    "halfANumber": HalfANumber.self,
    "cacheFaultLost": CacheFaultLost.self,
    "waitsForAll": WaitsForAll.self,
    "trySwapped": TrySwapped.self, "filteredAway": FilteredAway.self, "notChecked": NotChecked.self,
    "endedQuietly": EndedQuietly.self, "wrongFault": WrongFault.self, "failureLost": FailureLost.self,
    "skipped": Skipped.self, "zeroForText": ZeroForText.self, "textMissing": TextMissing.self,
    "otherFault": OtherFault.self, "stopsQuietly": StopsQuietly.self, "notRescued": NotRescued.self,
    "quietEnd": QuietEnd.self, "faultIgnored": FaultIgnored.self, "valuesLost": ValuesLost.self,
    "cacheAlways": CacheAlways.self, "askedEarly": AskedEarly.self, "killsThePage": KillsThePage.self,
    "partMissing": PartMissing.self, "oneAfterAnother": OneAfterAnother.self,
    "placeholderChanged": PlaceholderChanged.self, "retriesAnyway": RetriesAnyway.self,
    "asksAllAgain": AsksAllAgain.self, "noRetry": NoRetry.self, "onceLess": OnceLess.self,
    "tellsEachTry": TellsEachTry.self, "onceMore": OnceMore.self, "forEver": ForEver.self,
    "neverEnough": NeverEnough.self, "placeholderFixed": PlaceholderFixed.self,
    "doubleForInt": DoubleForInt.self, "noMinus": NoMinus.self, "rescuesAgain": RescuesAgain.self,
    "blankBreaks": BlankBreaks.self, "emptyPart": EmptyPart.self, "cacheFirstOnly": CacheFirstOnly.self,
    "smallNumbers": SmallNumbers.self, "equalPaths": EqualPaths.self,
    "blanksOut": BlanksOut.self, "rescueGoesOn": RescueGoesOn.self,
    "kindUnchecked": KindUnchecked.self, "childSkipped": ChildSkipped.self, "keyTakenForKind": KeyTakenForKind.self,
    "childLeftOut": ChildLeftOut.self, "nullSent": NullSent.self, "keyFixed": KeyFixed.self,
]

private typealias Reply = AnySignal<String, Fault>

/// The checks that a wrong answer may pass: of the page, it may say what becomes of one request, or of all together.
private protocol MostlyRight: ErrorChain {
    func tries(_ retries: Int) -> Int
    func left(_ placeholder: String, for path: String) -> String
    func part(_ path: String, _ service: Service, _ retries: Int, _ placeholder: String) -> AnySignal<String, Never>
}

extension MostlyRight {
    func checked(_ reply: Reply) -> Reply {
        reply.try { text throws(Fault) in if text.isEmpty { throw .empty } }.eraseToAnySignal()
    }
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            if let number = Int(text) { number } else { throw .notANumber(text) }
        }
        .eraseToAnySignal()
    }
    func child(_ key: String, of reply: AnySignal<JSON, Issue>, orElse notAnObject: Issue) -> AnySignal<JSON, Issue> {
        errorChainReference.init().child(key, of: reply, orElse: notAnObject)
    }
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { cache($0) }.eraseToAnySignal()
    }
    func part(_ path: String, _ service: Service, _ retries: Int, _ placeholder: String) -> AnySignal<String, Never> {
        service.fetch(path).retry(tries(retries)).catchTo(left(placeholder, for: path)).eraseToAnySignal()
    }
    func tries(_ retries: Int) -> Int { retries }
    func left(_ placeholder: String, for path: String) -> String { placeholder }
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { part($0, service, retries, placeholder) }).eraseToAnySignal()
    }
}

// MARK: - The chain

private struct TrySwapped: MostlyRight {
    func checked(_ reply: Reply) -> Reply {
        reply.try { text throws(Fault) in if !text.isEmpty { throw .empty } }.eraseToAnySignal()
    }
}

private struct FilteredAway: MostlyRight {
    func checked(_ reply: Reply) -> Reply { reply.filter { !$0.isEmpty }.eraseToAnySignal() }
}

private struct NotChecked: MostlyRight {
    func checked(_ reply: Reply) -> Reply { reply }
}

private struct EndedQuietly: MostlyRight {
    func checked(_ reply: Reply) -> Reply { reply.take { !$0.isEmpty }.eraseToAnySignal() }
}

private struct WrongFault: MostlyRight {
    func checked(_ reply: Reply) -> Reply {
        reply.try { text throws(Fault) in if text.isEmpty { throw .offline(text) } }.eraseToAnySignal()
    }
}

private struct FailureLost: MostlyRight {
    func checked(_ reply: Reply) -> Reply {
        reply.catch { _ in Signals.empty(failure: Fault.self) }
            .try { text throws(Fault) in if text.isEmpty { throw .empty } }.eraseToAnySignal()
    }
}

private struct Skipped: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> { reply.compactMap { Int($0) }.eraseToAnySignal() }
}

private struct ZeroForText: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> { reply.map { Int($0) ?? 0 }.eraseToAnySignal() }
}

/// The numbers, where a wrong answer says what is thrown.
private func numbers(_ reply: Reply, _ fault: @escaping @Sendable (String) -> Fault) -> AnySignal<Int, Fault> {
    reply.tryMap { text throws(Fault) in if let number = Int(text) { number } else { throw fault(text) } }
        .eraseToAnySignal()
}

private struct TextMissing: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        Chapter11SignalsInAnApp.numbers(reply) { _ in .notANumber("") }
    }
}

private struct OtherFault: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> { Chapter11SignalsInAnApp.numbers(reply) { _ in .empty } }
}

private struct StopsQuietly: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.map { Int($0) }.take { $0 != nil }.compactMap { $0 }.eraseToAnySignal()
    }
}

private struct NotRescued: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply { reply }
}

private struct QuietEnd: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { fault in
            _ = cache(fault)
            return Signals.empty(String.self, failure: Fault.self)
        }
        .eraseToAnySignal()
    }
}

private struct FaultIgnored: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { _ in cache(.empty) }.eraseToAnySignal()
    }
}

private struct ValuesLost: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.last().catch { cache($0) }.eraseToAnySignal()
    }
}

private struct CacheAlways: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { _ in Signals.empty(failure: Fault.self) }.concat(cache(.offline("wax"))).eraseToAnySignal()
    }
}

// MARK: - The page

private struct AskedEarly: MostlyRight {
    func part(_ path: String, _ service: Service, _ retries: Int, _ placeholder: String) -> AnySignal<String, Never> {
        let subject = Subject<String, Never>(replay: 1)
        service.fetch(path).retry(retries).catchTo(placeholder).observe {
            subject.send($0)
        } ended: {
            subject.end($0)
        }
        return subject.eraseToAnySignal()
    }
}

private struct KillsThePage: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(paths.map { service.fetch($0).retry(retries) }).catchTo(placeholder).eraseToAnySignal()
    }
}

private struct PartMissing: MostlyRight {
    func part(_ path: String, _ service: Service, _ retries: Int, _ placeholder: String) -> AnySignal<String, Never> {
        service.fetch(path).retry(retries).catch { _ in Signals.empty(String.self) }.eraseToAnySignal()
    }
}

private struct OneAfterAnother: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.concat(paths.map { part($0, service, retries, placeholder) }).eraseToAnySignal()
    }
}

private struct PlaceholderChanged: MostlyRight {
    func left(_ placeholder: String, for path: String) -> String { placeholder + path }
}

private struct RetriesAnyway: MostlyRight {
    func tries(_ retries: Int) -> Int { max(retries, 1) }
}

private struct AsksAllAgain: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        if retries == 0 {
            return Signals.merge(paths.map { part($0, service, 0, placeholder) }).eraseToAnySignal()
        }
        return Signals.merge(paths.map { service.fetch($0) }).retry(retries).catchTo(placeholder).eraseToAnySignal()
    }
}

private struct NoRetry: MostlyRight {
    func tries(_ retries: Int) -> Int { 0 }
}

private struct OnceLess: MostlyRight {
    func tries(_ retries: Int) -> Int { max(retries - 1, 0) }
}

private struct TellsEachTry: MostlyRight {
    func part(_ path: String, _ service: Service, _ retries: Int, _ placeholder: String) -> AnySignal<String, Never> {
        var whole = service.fetch(path).catchTo(placeholder).eraseToAnySignal()
        for _ in 0..<retries {
            let next = whole
            whole = service.fetch(path).catch { _ in Signals.just(placeholder).concat(next) }.eraseToAnySignal()
        }
        return whole
    }
}

private struct OnceMore: MostlyRight {
    func tries(_ retries: Int) -> Int { retries == 0 ? 0 : retries + 1 }
}

private struct ForEver: MostlyRight {
    func tries(_ retries: Int) -> Int { retries == 0 ? 0 : 1_000 }
}

private struct NeverEnough: MostlyRight {
    func tries(_ retries: Int) -> Int { min(retries, 2) }
}

private struct PlaceholderFixed: MostlyRight {
    func left(_ placeholder: String, for path: String) -> String { "?" }
}

private struct TextFixed: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        Chapter11SignalsInAnApp.numbers(reply) { _ in .notANumber("bee") }
    }
}

private struct HalfANumber: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            if let number = Int(text.prefix { $0.isNumber }) { number } else { throw .notANumber(text) }
        }
        .eraseToAnySignal()
    }
}

private struct CacheFaultLost: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { cache($0).catch { _ in Signals.empty(String.self, failure: Fault.self) } }.eraseToAnySignal()
    }
}

private struct WaitsForAll: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.zip(paths.map { part($0, service, retries, placeholder) }).flatMap { Signals.from($0) }
            .eraseToAnySignal()
    }
}

private struct DoubleForInt: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            if let number = Double(text) {
                Int(exactly: number.rounded(.down)) ?? .max
            } else {
                throw .notANumber(text)
            }
        }
        .eraseToAnySignal()
    }
}

private struct NoMinus: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            guard text.allSatisfy(\.isNumber), let number = Int(text) else { throw .notANumber(text) }
            return number
        }
        .eraseToAnySignal()
    }
}

private struct RescuesAgain: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        reply.catch { cache($0).catch { cache($0) } }.eraseToAnySignal()
    }
}

private struct BlankBreaks: MostlyRight {
    func checked(_ reply: AnySignal<String, Fault>) -> AnySignal<String, Fault> {
        reply.try { text throws(Fault) in if text.allSatisfy(\.isWhitespace) { throw .empty } }.eraseToAnySignal()
    }
}

private struct EmptyPart: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        Signals.merge(
            paths.map { path in
                service.fetch(path).try { text throws(Fault) in if text.isEmpty { throw .empty } }
                    .retry(retries).catchTo(placeholder)
            }
        ).eraseToAnySignal()
    }
}

private struct CacheFirstOnly: MostlyRight {
    func rescued(
        _ reply: AnySignal<String, Fault>, by cache: @escaping @Sendable (Fault) -> AnySignal<String, Fault>
    ) -> AnySignal<String, Fault> {
        reply.catch { cache($0).take(1) }.eraseToAnySignal()
    }
}

private struct SmallNumbers: MostlyRight {
    func numbers(_ reply: AnySignal<String, Fault>) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            guard let number = Int32(text) else { throw .notANumber(text) }
            return Int(number)
        }
        .eraseToAnySignal()
    }
}

private struct EqualPaths: MostlyRight {
    func page(
        _ paths: [String], from service: Service, retries: Int, placeholder: String
    ) -> AnySignal<String, Never> {
        let different = paths.indices.filter { paths[..<$0].contains(paths[$0]) == false }.map { paths[$0] }
        return Signals.merge(different.map { service.fetch($0).retry(retries).catchTo(placeholder) })
            .eraseToAnySignal()
    }
}

private struct BlanksOut: MostlyRight {
    func numbers(_ reply: Reply) -> AnySignal<Int, Fault> {
        reply.tryMap { text throws(Fault) in
            guard let number = Int(text.filter { $0 != " " }) else { throw .notANumber(text) }
            return number
        }
        .eraseToAnySignal()
    }
}

private struct RescueGoesOn: MostlyRight {
    func rescued(_ reply: Reply, by cache: @escaping @Sendable (Fault) -> Reply) -> Reply {
        Signals.create { (sink: Sink<String, Fault>) in
            reply.observe {
                sink.send($0)
            } ended: { end in
                switch end {
                case .completed: sink.complete()
                case .interrupted: break
                case .failed(let fault):
                    cache(fault).observe {
                        sink.send($0)
                    } ended: { end in
                        switch end {
                        case .completed: sink.complete()
                        case .interrupted: break
                        case .failed(let other): sink.fail(other)
                        }
                    }
                }
            }
        }
        .eraseToAnySignal()
    }
}

// MARK: - The child

private typealias Objects = AnySignal<JSON, Issue>

private struct KindUnchecked: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        reply.tryMap(transferToKeyChild(key)).eraseToAnySignal()
    }
}

private struct ChildSkipped: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        reply.filter(isKindOf(.object)).tryMap(transferToKeyChild(key)).eraseToAnySignal()
    }
}

/// Both checks are there, and what comes then is written by hand.
private func found(_ key: String, in reply: Objects, _ notAnObject: Issue) -> Objects {
    reply.try(verifyAndOutputError(isKindOf(.object), notAnObject)).compactMap(dictionaryValueByKey(key))
        .eraseToAnySignal()
}

private struct KeyTakenForKind: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        found(key, in: reply.try(verifyAndOutputError(hasKey(key), notAnObject)).eraseToAnySignal(), notAnObject)
    }
}

private struct ChildLeftOut: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        found(key, in: reply.filter { !isKindOf(.object)($0) || hasKey(key)($0) }.eraseToAnySignal(), notAnObject)
    }
}

private struct NullSent: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        let checked = reply.try { value throws(Issue) in
            guard isKindOf(.object)(value), dictionaryValueByKey(key)(value) == nil else { return }
            throw Issue(.missing, at: [.key(key)])
        }
        return found(key, in: checked.eraseToAnySignal(), notAnObject)
    }
}

private struct KeyFixed: MostlyRight {
    func child(_ key: String, of reply: Objects, orElse notAnObject: Issue) -> Objects {
        errorChainReference.init().child("name", of: reply, orElse: notAnObject)
    }
}
