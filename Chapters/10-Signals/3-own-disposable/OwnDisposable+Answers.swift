private final class Token: DisposableShape {
    private let action: () -> Void
    private var others: [Token] = []
    private(set) var isDisposed = false

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    func add(_ other: Token) {
        if isDisposed { other.dispose() } else { others.append(other) }
    }

    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        action()
        others.forEach { $0.dispose() }
        others = []
    }
}

private struct Answer: OwnDisposable {
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { value in
            if !token.isDisposed { receive(value) }
        }
    }
}

package let ownDisposableReference: any OwnDisposable.Type = Answer.self

// MARK: - Wrong answers

package let ownDisposableWrong: KeyValuePairs<String, any Contract.Type> = [
    "upwards": Of<Upwards>.self, "lateAgain": Of<LateAgain>.self, "lateActionOnly": Of<LateActionOnly>.self,
    "untilEarly": Of<UntilEarly>.self, "addedWithin": Of<AddedWithin>.self, "addedMeanwhile": Of<AddedMeanwhile>.self,
    "twoAtMost": Of<TwoAtMost>.self, "weakToken": Of<WeakToken>.self, "untilBusy": Of<UntilBusy>.self,
    "deinitDisposes": Of<DeinitDisposes>.self, "innerAction": Of<InnerAction>.self, "onceOnly": Of<OnceOnly>.self,
    "early": Of<Early>.self, "neverRuns": Of<NeverRuns>.self, "twice": Of<Twice>.self, "flagEarly": Of<FlagEarly>.self,
    "flagStays": Of<FlagStays>.self, "innerEarly": Of<InnerEarly>.self, "innerLeft": Of<InnerLeft>.self,
    "innerReplaced": Of<InnerReplaced>.self, "innerFirst": Of<InnerFirst>.self, "lateKept": Of<LateKept>.self,
    "again": Of<Again>.self, "blocked": Of<Blocked>.self, "afterEnd": Of<AfterEnd>.self,
    "sharedFlag": SharedFlag.self, "sharedList": SharedList.self, "lateTwice": Of<LateTwice>.self,
    "oneLate": Of<OneLate>.self,
    "innerWeak": Of<InnerWeak>.self, "actionReplaced": Of<ActionReplaced>.self,
]

private enum Upwards {}
private enum LateAgain {}
private enum LateActionOnly {}
private enum UntilEarly {}
private enum AddedWithin {}
private enum AddedMeanwhile {}
private enum TwoAtMost {}
private enum WeakToken {}
private enum UntilBusy {}
private enum DeinitDisposes {}
private enum InnerAction {}
private enum OnceOnly {}
private enum Early {}
private enum NeverRuns {}
private enum Twice {}
private enum FlagEarly {}
private enum FlagStays {}
private enum InnerEarly {}
private enum InnerLeft {}
private enum InnerReplaced {}
private enum InnerFirst {}
private enum LateKept {}
private enum Again {}
private enum Blocked {}
private enum AfterEnd {}
private enum LateTwice {}
private enum OneLate {}
private enum InnerWeak {}
private enum ActionReplaced {}

private final class Flawed<Flaw>: DisposableShape {
    nonisolated(unsafe) private let action: () -> Void
    private var (others, parents): ([Flawed], [Flawed]) = ([], [])
    private var weakOthers: [() -> Flawed?] = []
    private var (isGone, isBusy, isAmongOthers) = (false, false, false)
    private(set) var isDisposed = Flaw.self == FlagEarly.self

    init(_ action: @escaping () -> Void) {
        self.action = action
        if Flaw.self == Early.self { action() }
    }

    deinit { if Flaw.self == DeinitDisposes.self, !isGone { action() } }

    func add(_ other: Flawed) {
        switch Flaw.self {
        case is LateKept.Type where isGone, is AddedWithin.Type where isBusy,
            is AddedMeanwhile.Type where isAmongOthers:
            others.append(other)
        case is LateTwice.Type where isGone:
            other.action()
            others.append(other)
        case is InnerWeak.Type where !isGone: weakOthers.append { [weak other] in other }
        case is LateActionOnly.Type where isGone:
            other.action()
            other.mark()
        case _ where isGone:
            other.dispose()
            if Flaw.self == LateAgain.self { action() }
        case is InnerEarly.Type: other.dispose()
        case is InnerLeft.Type: break
        case is InnerReplaced.Type: others = [other]
        case is InnerFirst.Type: if others.isEmpty { others = [other] }
        case is TwoAtMost.Type: others = others.suffix(1) + [other]
        default:
            others.append(other)
            if Flaw.self == Upwards.self { other.parents.append(self) }
        }
    }

    func dispose() {
        guard !isGone else { return }
        var last = others + weakOthers.compactMap { $0() }
        others = []
        if Flaw.self != Again.self { mark() }
        isBusy = true
        let isReplaced = Flaw.self == ActionReplaced.self && !last.isEmpty
        if Flaw.self != NeverRuns.self, Flaw.self != Early.self, !isReplaced { action() }
        if Flaw.self == LateTwice.self { last += others }
        isAmongOthers = true
        for other in last { if Flaw.self == InnerAction.self { other.action() } else { other.dispose() } }
        (isBusy, isAmongOthers) = (false, false)
        mark()
        parents.forEach { $0.dispose() }
    }

    private func mark() {
        isGone = Flaw.self != Twice.self
        if Flaw.self != FlagStays.self { isDisposed = true }
    }
}

private struct Of<Flaw>: OwnDisposable {
    func until<A>(_ token: Flawed<Flaw>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        let wasDisposed = token.isDisposed
        var (isFirst, isBusy, isOver) = (true, false, wasDisposed)
        return { [weak token, held = Flaw.self == WeakToken.self ? nil : token] value in
            guard let token = held ?? token else { return }
            let isSilent =
                switch Flaw.self {
                case is Blocked.Type: !token.isDisposed
                case is AfterEnd.Type: wasDisposed
                case is OneLate.Type: isOver
                case is OnceOnly.Type: token.isDisposed || !isFirst
                case is UntilBusy.Type: token.isDisposed || isBusy
                case is UntilEarly.Type: token.isDisposed && !wasDisposed
                default: token.isDisposed
                }
            isFirst = false
            isOver = token.isDisposed
            guard !isSilent else { return }
            isBusy = true
            receive(value)
            isBusy = false
        }
    }
}

/// Keeps its state in static properties, which all tokens share: the protocol's `dispose()` is not mutating, so it
/// cannot change a struct's own properties.
private struct StaticToken: DisposableShape {
    private static var isGone = false
    private static var others: [StaticToken] = []
    private let action: () -> Void
    var isDisposed: Bool { Self.isGone }

    init(_ action: @escaping () -> Void) {
        self.action = action
        Self.isGone = false
    }

    func add(_ other: StaticToken) { if isDisposed { other.dispose() } else { Self.others.append(other) } }

    func dispose() {
        guard !isDisposed else { return }
        Self.isGone = true
        action()
        Self.others.forEach { $0.action() }
        Self.others = []
    }
}

private struct SharedFlag: OwnDisposable {
    func until<A>(_ token: StaticToken, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { value in if !token.isDisposed { receive(value) } }
    }
}

/// Keeps the added tokens in a static list, which all tokens share.
private final class ListSharingToken: DisposableShape {
    private static var others: [ListSharingToken] = []
    private let action: () -> Void
    private(set) var isDisposed = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func add(_ other: ListSharingToken) { if isDisposed { other.dispose() } else { Self.others.append(other) } }

    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        action()
        let others = Self.others
        Self.others = []
        others.forEach { $0.dispose() }
    }
}

private struct SharedList: OwnDisposable {
    func until<A>(_ token: ListSharingToken, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { value in if !token.isDisposed { receive(value) } }
    }
}
