private struct Answer: TextTooLong {
    func isTooLong(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }.eraseToAnySignal()
    }

    func warnings(_ text: AnySignal<String, Never>, limit: Int) -> AnySignal<String, Never> {
        isTooLong(text, limit: limit).filter { $0 }.mapReplace("Too long").eraseToAnySignal()
    }

    func connect(_ text: AnySignal<String, Never>, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        bind(text, to: page, \.title).add(to: bag)
        bind(isTooLong(text, limit: limit).not(), to: page, \.isEnabled).add(to: bag)
        lift(warnings(text, limit: limit)) { [weak page] in page?.show($0) }.add(to: bag)
        return bag
    }
}

package let textTooLongReference: any TextTooLong.Type = Answer.self

// MARK: - Wrong answers

package let textTooLongWrong: KeyValuePairs<String, any Contract.Type> = [
    "neverShortAgain": NeverShortAgain.self,
    "emptyWarnings": EmptyWarnings.self,
    "shownOnce": ShownOnce.self,
    "atTheLimit": AtTheLimit.self, "turned": Turned.self, "limitIgnored": LimitIgnored.self,
    "bytesCounted": BytesCounted.self, "onlyTrue": OnlyTrue.self, "changesOnly": ChangesOnly.self,
    "waitsForEnd": WaitsForEnd.self,
    "filterNothing": FilterNothing.self, "warnsOnChange": WarnsOnChange.self, "textItself": TextItself.self,
    "warnsTheShort": WarnsTheShort.self, "warnsOnce": WarnsOnce.self, "warningLimit": WarningLimit.self,
    "noTitle": NoTitle.self, "swappedEnabled": SwappedEnabled.self, "shortTitlesOnly": ShortTitlesOnly.self,
    "warningAsTitle": WarningAsTitle.self, "neverDisabled": NeverDisabled.self,
    "neverEnabledAgain": NeverEnabledAgain.self,
    "longTitlesOnly": LongTitlesOnly.self, "connectLimit": ConnectLimit.self, "notShown": NotShown.self,
    "shownTwice": ShownTwice.self, "textShown": TextShown.self, "stillConnected": StillConnected.self,
    "pageKept": PageKept.self,
    "buttonLimit": ButtonLimit.self, "buttonAtLimit": ButtonAtLimit.self,
    "scalarsCounted": ScalarsCounted.self, "unitsCounted": UnitsCounted.self, "trimmed": Trimmed.self,
    "repeatUnwarned": RepeatUnwarned.self,
]

private typealias Texts = AnySignal<String, Never>

/// The checks that a wrong answer may pass.
private protocol MostlyRight: TextTooLong {
    func title(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription]
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription]
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription]
}

extension MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }.eraseToAnySignal()
    }
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.filter { $0.count > limit }.mapReplace("Too long").eraseToAnySignal()
    }
    func title(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] { [bind(text, to: page, \.title)] }
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(isTooLong(text, limit: limit).not(), to: page, \.isEnabled)]
    }
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [lift(warnings(text, limit: limit)) { [weak page] in page?.show($0) }]
    }
    func connect(_ text: Texts, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        let all = title(text, page, limit) + button(text, page, limit) + messages(text, page, limit)
        for subscription in all { subscription.add(to: bag) }
        return bag
    }
}

private struct AtTheLimit: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count >= limit }.eraseToAnySignal()
    }
}

private struct Turned: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count <= limit }.eraseToAnySignal()
    }
}

private struct LimitIgnored: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > 4 }.eraseToAnySignal()
    }
}

private struct BytesCounted: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.utf8.count > limit }.eraseToAnySignal()
    }
}

private struct OnlyTrue: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.filter { $0.count > limit }.mapReplace(true).eraseToAnySignal()
    }
}

private struct ChangesOnly: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }.removeDuplicates().eraseToAnySignal()
    }
}

private struct WaitsForEnd: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.count > limit }.last().eraseToAnySignal()
    }
}

private struct FilterNothing: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.map { Optional($0.count > limit) }.filter { $0 != nil }.mapReplace("Too long").eraseToAnySignal()
    }
}

private struct WarnsOnChange: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        isTooLong(text, limit: limit).removeDuplicates().filter { $0 }.mapReplace("Too long").eraseToAnySignal()
    }
}

private struct TextItself: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.filter { $0.count > limit }.eraseToAnySignal()
    }
}

private struct WarnsTheShort: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        isTooLong(text, limit: limit).not().filter { $0 }.mapReplace("Too long").eraseToAnySignal()
    }
}

private struct WarnsOnce: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.filter { $0.count > limit }.mapReplace("Too long").removeDuplicates().eraseToAnySignal()
    }
}

private struct WarningLimit: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.filter { $0.count > 3 }.mapReplace("Too long").eraseToAnySignal()
    }
}

private struct NoTitle: MostlyRight {
    func title(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] { [] }
}

private struct SwappedEnabled: MostlyRight {
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(isTooLong(text, limit: limit), to: page, \.isEnabled)]
    }
}

private struct ButtonLimit: MostlyRight {
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(isTooLong(text, limit: 3).not(), to: page, \.isEnabled)]
    }
}

private struct ButtonAtLimit: MostlyRight {
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(text.map { $0.count < limit }, to: page, \.isEnabled)]
    }
}

private struct ShortTitlesOnly: MostlyRight {
    func title(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(text.filter { $0.count <= limit }, to: page, \.title)]
    }
}

private struct WarningAsTitle: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(warnings(text, limit: limit), to: page, \.title)]
    }
}

private struct NeverDisabled: MostlyRight {
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(isTooLong(text, limit: limit).not().filter { $0 }, to: page, \.isEnabled)]
    }
}

private struct NeverEnabledAgain: MostlyRight {
    func button(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(warnings(text, limit: limit).mapReplace(false), to: page, \.isEnabled)]
    }
}

private struct LongTitlesOnly: MostlyRight {
    func title(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [bind(text.filter { $0.count >= limit }, to: page, \.title)]
    }
}

private struct ConnectLimit: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [lift(warnings(text, limit: 4)) { [weak page] in page?.show($0) }]
    }
}

private struct NotShown: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] { [] }
}

private struct ShownTwice: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        (0..<2).map { _ in lift(warnings(text, limit: limit)) { [weak page] in page?.show($0) } }
    }
}

private struct TextShown: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [lift(text.filter { $0.count > limit }) { [weak page] in page?.show($0) }]
    }
}

private struct StillConnected: MostlyRight {
    func connect(_ text: Texts, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = CompositeDisposable()
        for subscription in title(text, page, limit) + button(text, page, limit) { subscription.add(to: bag) }
        _ = messages(text, page, limit)
        return bag
    }
}

private struct PageKept: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [lift(warnings(text, limit: limit)) { page.show($0) }]
    }
}

private struct NeverShortAgain: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.scan(false) { $0 || $1.count > limit }.eraseToAnySignal()
    }
}

private struct EmptyWarnings: MostlyRight {
    func warnings(_ text: Texts, limit: Int) -> AnySignal<String, Never> {
        text.map { $0.count > limit ? "Too long" : "" }.eraseToAnySignal()
    }
}

private struct ShownOnce: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        [lift(warnings(text, limit: limit).removeDuplicates()) { [weak page] in page?.show($0) }]
    }
}

private struct ScalarsCounted: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.unicodeScalars.count > limit }.eraseToAnySignal()
    }
}

private struct UnitsCounted: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.utf16.count > limit }.eraseToAnySignal()
    }
}

private struct Trimmed: MostlyRight {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        text.map { $0.filter { $0 != " " }.count > limit }.eraseToAnySignal()
    }
}

private struct RepeatUnwarned: MostlyRight {
    func messages(_ text: Texts, _ page: Page, _ limit: Int) -> [Subscription] {
        let different = text.removeDuplicates().eraseToAnySignal()
        return [lift(warnings(different, limit: limit)) { [weak page] in page?.show($0) }]
    }
}
