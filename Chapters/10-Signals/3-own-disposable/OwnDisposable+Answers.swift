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
    "upwards": Upwards.self, "lateAgain": LateAgain.self, "lateActionOnly": LateActionOnly.self,
    "untilEarly": UntilEarly.self, "addedWithin": AddedWithin.self, "addedMeanwhile": AddedMeanwhile.self,
    "twoAtMost": TwoAtMost.self, "weakToken": WeakToken.self, "untilBusy": UntilBusy.self,
    "deinitDisposes": DeinitDisposes.self,
    "innerAction": InnerAction.self, "onceOnly": OnceOnly.self,
    "early": Early.self, "neverRuns": NeverRuns.self, "twice": Twice.self, "flagEarly": FlagEarly.self,
    "flagStays": FlagStays.self, "innerEarly": InnerEarly.self, "innerLeft": InnerLeft.self,
    "innerReplaced": InnerReplaced.self, "innerFirst": InnerFirst.self, "lateKept": LateKept.self, "again": Again.self,
    "blocked": Blocked.self, "afterEnd": AfterEnd.self,
]

/// The ways in which a wrong token differs.
private class Kind {
    required init() {}
    var runsAtOnce: Bool { false }
    var startsDisposed: Bool { false }
    var marks: Bool { true }
    var marksFirst: Bool { true }
    func add(_ other: @escaping () -> Void, to others: inout [() -> Void]) { others.append(other) }
    var disposesLate: Bool { true }
    var runsAction: Bool { true }
    var remembers: Bool { true }
    var disposesInner: Bool { true }
}

private final class Kept<K: Kind>: DisposableShape {
    private let action: () -> Void
    private var others: [() -> Void] = []
    private var isGone = false
    private(set) var isDisposed: Bool

    init(_ action: @escaping () -> Void) {
        self.action = action
        isDisposed = K().startsDisposed
        if K().runsAtOnce { action() }
    }

    func add(_ other: Kept) {
        if isGone, K().disposesLate {
            other.dispose()
        } else {
            K().add({ K().disposesInner ? other.dispose() : other.action() }, to: &others)
        }
    }

    func dispose() {
        let kind = K()
        guard !isGone else { return }
        if kind.marksFirst, kind.remembers { isGone = true }
        if kind.runsAction, !kind.runsAtOnce { action() }
        others.forEach { $0() }
        others = []
        if kind.remembers { isGone = true }
        if kind.marks { isDisposed = true }
    }
}

private protocol Right: OwnDisposable where Token == Kept<K> {
    associatedtype K: Kind
}

extension Right {
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { if !token.isDisposed { receive($0) } }
    }
}

private struct Early: Right {
    final class K: Kind { override var runsAtOnce: Bool { true } }
}

private struct NeverRuns: Right {
    final class K: Kind { override var runsAction: Bool { false } }
}

/// As article 002 has it: what remembers is a copy.
private struct Twice: Right {
    final class K: Kind { override var remembers: Bool { false } }
}

private struct FlagEarly: Right {
    final class K: Kind { override var startsDisposed: Bool { true } }
}

private struct FlagStays: Right {
    final class K: Kind { override var marks: Bool { false } }
}

private struct InnerEarly: Right {
    final class K: Kind {
        override func add(_ other: @escaping () -> Void, to others: inout [() -> Void]) { other() }
    }
}

private struct InnerLeft: Right {
    final class K: Kind {
        override func add(_ other: @escaping () -> Void, to others: inout [() -> Void]) {}
    }
}

private struct InnerReplaced: Right {
    final class K: Kind {
        override func add(_ other: @escaping () -> Void, to others: inout [() -> Void]) { others = [other] }
    }
}

private struct InnerFirst: Right {
    final class K: Kind {
        override func add(_ other: @escaping () -> Void, to others: inout [() -> Void]) {
            if others.isEmpty { others = [other] }
        }
    }
}

private struct LateKept: Right {
    final class K: Kind { override var disposesLate: Bool { false } }
}

private struct Again: Right {
    final class K: Kind { override var marksFirst: Bool { false } }
}

private struct Blocked: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { if token.isDisposed { receive($0) } }
    }
}

private struct AfterEnd: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        let isDisposed = token.isDisposed
        return { if !isDisposed { receive($0) } }
    }
}

private struct InnerAction: Right {
    final class K: Kind { override var disposesInner: Bool { false } }
}

private struct OnceOnly: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        var isFirst = true
        return { value in
            if !token.isDisposed, isFirst { receive(value) }
            isFirst = false
        }
    }
}

private struct WeakToken: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { [weak token] in if let token, !token.isDisposed { receive($0) } }
    }
}

private struct UntilBusy: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        var isBusy = false
        return { value in
            guard !token.isDisposed, !isBusy else { return }
            isBusy = true
            receive(value)
            isBusy = false
        }
    }
}

private struct DeinitDisposes: OwnDisposable {
    final class Token: DisposableShape {
        nonisolated(unsafe) private let action: () -> Void
        private var others: [Token] = []
        private(set) var isDisposed = false

        init(_ action: @escaping () -> Void) { self.action = action }

        deinit { if !isDisposed { action() } }

        func add(_ other: Token) { if isDisposed { other.dispose() } else { others.append(other) } }

        func dispose() {
            guard !isDisposed else { return }
            isDisposed = true
            action()
            others.forEach { $0.dispose() }
            others = []
        }
    }

    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { if !token.isDisposed { receive($0) } }
    }
}

/// A token by hand, with what happens at each of its moments.
private final class Plain<M: Moments>: DisposableShape {
    let action: () -> Void
    var others: [Plain] = []
    var parents: [Plain] = []
    var isDisposed = false
    var isBusy = false
    var isAmongOthers = false

    init(_ action: @escaping () -> Void) { self.action = action }

    func add(_ other: Plain) {
        if isDisposed { M.late(self, other) } else { M.add(self, other) }
    }

    func dispose() {
        guard !isDisposed else { return }
        isDisposed = true
        isBusy = true
        let last = others
        others = []
        action()
        isAmongOthers = true
        last.forEach { $0.dispose() }
        isAmongOthers = false
        isBusy = false
        if M.tellsParents { parents.forEach { $0.dispose() } }
    }
}

@MainActor private protocol Moments {
    static var tellsParents: Bool { get }
    static func add(_ token: Plain<Self>, _ other: Plain<Self>)
    static func late(_ token: Plain<Self>, _ other: Plain<Self>)
}

extension Moments {
    static var tellsParents: Bool { false }
    static func add(_ token: Plain<Self>, _ other: Plain<Self>) {
        token.others.append(other)
        other.parents.append(token)
    }
    static func late(_ token: Plain<Self>, _ other: Plain<Self>) { other.dispose() }
}

private protocol Momentary: OwnDisposable where Token == Plain<M> {
    associatedtype M: Moments
}

extension Momentary {
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        { if !token.isDisposed { receive($0) } }
    }
}

private struct Upwards: Momentary {
    enum M: Moments { static var tellsParents: Bool { true } }
}

private struct LateAgain: Momentary {
    enum M: Moments {
        static func late(_ token: Plain<M>, _ other: Plain<M>) {
            other.dispose()
            token.action()
        }
    }
}

private struct LateActionOnly: Momentary {
    enum M: Moments {
        static func late(_ token: Plain<M>, _ other: Plain<M>) {
            other.action()
            other.isDisposed = true
        }
    }
}

private struct AddedWithin: Momentary {
    enum M: Moments {
        static func late(_ token: Plain<M>, _ other: Plain<M>) {
            if token.isBusy { token.others.append(other) } else { other.dispose() }
        }
    }
}

private struct TwoAtMost: Momentary {
    enum M: Moments {
        static func add(_ token: Plain<M>, _ other: Plain<M>) { token.others = token.others.suffix(1) + [other] }
    }
}

private struct UntilEarly: Right {
    final class K: Kind {}
    func until<A>(_ token: Kept<K>, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        token.isDisposed ? receive : { if !token.isDisposed { receive($0) } }
    }
}

private struct AddedMeanwhile: Momentary {
    enum M: Moments {
        static func late(_ token: Plain<M>, _ other: Plain<M>) {
            if token.isAmongOthers { token.others.append(other) } else { other.dispose() }
        }
    }
}
