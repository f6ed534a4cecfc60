package let ownDisposableWrong: KeyValuePairs<String, any Contract.Type> = [
    "innerAction": InnerAction.self, "onceOnly": OnceOnly.self,
    "early": Early.self, "neverRuns": NeverRuns.self, "twice": Twice.self, "flagEarly": FlagEarly.self,
    "flagStays": FlagStays.self, "innerEarly": InnerEarly.self, "innerLeft": InnerLeft.self,
    "innerReplaced": InnerReplaced.self, "innerFirst": InnerFirst.self, "lateKept": LateKept.self, "again": Again.self,
    "blocked": Blocked.self, "afterEnd": AfterEnd.self,
]

/// What a wrong token does differently.
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
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void {
        var isFirst = true
        return { value in
            if !token.isDisposed, isFirst { receive(value) }
            isFirst = false
        }
    }
}
