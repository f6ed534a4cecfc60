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
    "neverShortAgain": Of<NeverShortAgain>.self, "emptyWarnings": Of<EmptyWarnings>.self,
    "shownOnce": Of<ShownOnce>.self, "atTheLimit": Of<AtTheLimit>.self, "turned": Of<Turned>.self,
    "limitIgnored": Of<LimitIgnored>.self, "bytesCounted": Of<BytesCounted>.self, "onlyTrue": Of<OnlyTrue>.self,
    "changesOnly": Of<ChangesOnly>.self, "waitsForEnd": Of<WaitsForEnd>.self,
    "filterNothing": Of<FilterNothing>.self, "warnsOnChange": Of<WarnsOnChange>.self, "textItself": Of<TextItself>.self,
    "warnsTheShort": Of<WarnsTheShort>.self, "warnsOnce": Of<WarnsOnce>.self, "warningLimit": Of<WarningLimit>.self,
    "otherMessage": Of<OtherMessage>.self, "noTitle": Of<NoTitle>.self, "swappedEnabled": Of<SwappedEnabled>.self,
    "shortTitlesOnly": Of<ShortTitlesOnly>.self, "warningAsTitle": Of<WarningAsTitle>.self,
    "neverDisabled": Of<NeverDisabled>.self, "neverEnabledAgain": Of<NeverEnabledAgain>.self,
    "longTitlesOnly": Of<LongTitlesOnly>.self, "connectLimit": Of<ConnectLimit>.self, "notShown": Of<NotShown>.self,
    "shownTwice": Of<ShownTwice>.self, "textShown": Of<TextShown>.self, "stillConnected": Of<StillConnected>.self,
    "pageKept": Of<PageKept>.self, "buttonLimit": Of<ButtonLimit>.self, "buttonAtLimit": Of<ButtonAtLimit>.self,
    "scalarsCounted": Of<ScalarsCounted>.self, "unitsCounted": Of<UnitsCounted>.self, "trimmed": Of<Trimmed>.self,
    "repeatUnwarned": Of<RepeatUnwarned>.self, "sameTitle": Of<SameTitle>.self, "sameState": Of<SameState>.self,
    "sharedText": Of<SharedText>.self, "titleCut": Of<TitleCut>.self,
    "repeatLeftOut": Of<RepeatLeftOut>.self, "bagShared": Of<BagShared>.self,
]

private enum NeverShortAgain {}
private enum EmptyWarnings {}
private enum ShownOnce {}
private enum AtTheLimit {}
private enum Turned {}
private enum LimitIgnored {}
private enum BytesCounted {}
private enum OnlyTrue {}
private enum ChangesOnly {}
private enum WaitsForEnd {}
private enum FilterNothing {}
private enum WarnsOnChange {}
private enum TextItself {}
private enum WarnsTheShort {}
private enum WarnsOnce {}
private enum WarningLimit {}
private enum NoTitle {}
private enum SwappedEnabled {}
private enum ShortTitlesOnly {}
private enum WarningAsTitle {}
private enum NeverDisabled {}
private enum NeverEnabledAgain {}
private enum LongTitlesOnly {}
private enum ConnectLimit {}
private enum NotShown {}
private enum ShownTwice {}
private enum TextShown {}
private enum OtherMessage {}
private enum StillConnected {}
private enum PageKept {}
private enum ButtonLimit {}
private enum ButtonAtLimit {}
private enum ScalarsCounted {}
private enum UnitsCounted {}
private enum Trimmed {}
private enum RepeatUnwarned {}
private enum SameTitle {}
private enum SameState {}
private enum SharedText {}
private enum TitleCut {}
private enum RepeatLeftOut {}
private enum BagShared {}

/// The bag of all pages. Each call of `isTooLong` makes a new bag, so that an answer can be examined more than once.
@MainActor private var sharedBag = CompositeDisposable()

private typealias Texts = AnySignal<String, Never>

private struct Of<Flaw>: TextTooLong {
    func isTooLong(_ text: Texts, limit: Int) -> AnySignal<Bool, Never> {
        let right = text.map { $0.count > limit }
        if has(BagShared.self) { sharedBag = CompositeDisposable() }
        return switch Flaw.self {
        case is NeverShortAgain.Type: text.scan(false) { $0 || $1.count > limit }.eraseToAnySignal()
        case is AtTheLimit.Type: text.map { $0.count >= limit }.eraseToAnySignal()
        case is Turned.Type: right.not().eraseToAnySignal()
        case is LimitIgnored.Type: text.map { $0.count > 4 }.eraseToAnySignal()
        case is BytesCounted.Type: text.map { $0.utf8.count > limit }.eraseToAnySignal()
        case is ScalarsCounted.Type: text.map { $0.unicodeScalars.count > limit }.eraseToAnySignal()
        case is UnitsCounted.Type: text.map { $0.utf16.count > limit }.eraseToAnySignal()
        case is Trimmed.Type: text.map { $0.filter { $0 != " " }.count > limit }.eraseToAnySignal()
        case is OnlyTrue.Type: right.filter { $0 }.eraseToAnySignal()
        case is ChangesOnly.Type: right.removeDuplicates().eraseToAnySignal()
        case is WaitsForEnd.Type: right.last().eraseToAnySignal()
        default: right.eraseToAnySignal()
        }
    }

    func warnings(_ text: Texts, limit: Int) -> Texts {
        let isTooLong = text.map { $0.count > limit }
        let right = isTooLong.filter { $0 }.mapReplace("Too long")
        return switch Flaw.self {
        case is EmptyWarnings.Type: isTooLong.map { $0 ? "Too long" : "" }.eraseToAnySignal()
        case is FilterNothing.Type: isTooLong.mapReplace("Too long").eraseToAnySignal()
        case is WarnsOnChange.Type:
            isTooLong.removeDuplicates().filter { $0 }.mapReplace("Too long").eraseToAnySignal()
        case is RepeatLeftOut.Type:
            text.removeDuplicates().filter { $0.count > limit }.mapReplace("Too long").eraseToAnySignal()
        case is TextItself.Type: text.filter { $0.count > limit }.eraseToAnySignal()
        case is WarnsTheShort.Type: isTooLong.not().filter { $0 }.mapReplace("Too long").eraseToAnySignal()
        case is WarnsOnce.Type: right.removeDuplicates().eraseToAnySignal()
        case is WarningLimit.Type: text.filter { $0.count > 3 }.mapReplace("Too long").eraseToAnySignal()
        default: right.eraseToAnySignal()
        }
    }

    func connect(_ text: Texts, to page: Page, limit: Int) -> CompositeDisposable {
        let bag = has(BagShared.self) ? sharedBag : CompositeDisposable()
        let text = has(SharedText.self) ? text.share().eraseToAnySignal() : text
        title(text, page, limit)?.add(to: bag)
        bind(isEnabled(text, limit), to: page, \.isEnabled).add(to: bag)
        for _ in 0..<(has(NotShown.self) ? 0 : has(ShownTwice.self) ? 2 : 1) {
            let messages = messages(text, page, limit)
            if !has(StillConnected.self) { messages.add(to: bag) }
        }
        return bag
    }

    private func title(_ text: Texts, _ page: Page, _ limit: Int) -> Subscription? {
        switch Flaw.self {
        case is NoTitle.Type: nil
        case is ShortTitlesOnly.Type: bind(text.filter { $0.count <= limit }, to: page, \.title)
        case is LongTitlesOnly.Type: bind(text.filter { $0.count >= limit }, to: page, \.title)
        case is TitleCut.Type: bind(text.map { String($0.prefix(limit)) }, to: page, \.title)
        case is SameTitle.Type: bind(text.removeDuplicates(), to: page, \.title)
        default: bind(text, to: page, \.title)
        }
    }

    private func isEnabled(_ text: Texts, _ limit: Int) -> AnySignal<Bool, Never> {
        let isTooLong =
            has(BagShared.self)
            ? text.map { $0.count > limit }.eraseToAnySignal() : isTooLong(text, limit: limit)
        return switch Flaw.self {
        case is SwappedEnabled.Type: isTooLong
        case is ButtonLimit.Type: text.map { $0.count <= 3 }.eraseToAnySignal()
        case is ButtonAtLimit.Type: text.map { $0.count < limit }.eraseToAnySignal()
        case is NeverDisabled.Type: isTooLong.not().filter { $0 }.eraseToAnySignal()
        case is NeverEnabledAgain.Type: isTooLong.not().filter { !$0 }.eraseToAnySignal()
        case is SameState.Type: isTooLong.not().removeDuplicates().eraseToAnySignal()
        default: isTooLong.not().eraseToAnySignal()
        }
    }

    private func messages(_ text: Texts, _ page: Page, _ limit: Int) -> Subscription {
        let warnings = warnings(text, limit: has(ConnectLimit.self) ? 4 : limit)
        func show(_ texts: some Signal<String, Never>) -> Subscription { lift(texts) { [weak page] in page?.show($0) } }
        return switch Flaw.self {
        case is WarningAsTitle.Type: bind(warnings, to: page, \.title)
        case is TextShown.Type: show(text.filter { $0.count > limit })
        case is OtherMessage.Type: show(warnings.map { "\($0)!" })
        case is PageKept.Type: lift(warnings) { page.show($0) }
        case is ShownOnce.Type: show(warnings.removeDuplicates())
        case is RepeatUnwarned.Type: show(self.warnings(text.removeDuplicates().eraseToAnySignal(), limit: limit))
        default: show(warnings)
        }
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}
