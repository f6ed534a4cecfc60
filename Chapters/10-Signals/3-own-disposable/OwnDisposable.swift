/// The operations of a disposable.
@MainActor public protocol DisposableShape {
    /// Makes a disposable with the action that stops something.
    ///
    /// `Token { print("stopped") }` prints nothing yet.
    init(_ action: @escaping () -> Void)

    /// True if the disposable has been disposed of.
    var isDisposed: Bool { get }

    /// Adds a disposable, so that `dispose()` also disposes of it. If `dispose()` has already been called, the added
    /// disposable is disposed of at once.
    ///
    /// After `all.add(one)` and `all.add(two)`, `all.dispose()` disposes of all three.
    func add(_ other: Self)

    /// Runs the action and disposes of all disposables that were added. A second call does nothing.
    func dispose()
}

/// 10.3: an object that stops something, but only once.
public protocol OwnDisposable: Contract {
    /// Your type.
    associatedtype Token: DisposableShape

    /// Returns a function that calls `receive` with its argument until the token is disposed of. After that, the
    /// function does nothing.
    ///
    /// After `let note = until(token) { print($0) }`, `note(1)` prints 1.
    /// After `token.dispose()`, `note(2)` prints nothing.
    func until<A>(_ token: Token, _ receive: @escaping (A) -> Void) -> (A) -> Void
}

extension OwnDisposable {
    static var checks: [Check<any OwnDisposable>] {
        [
            Check("once", of: "dispose") { examiner in
                var runs = 0
                let token = Token { runs += 1 }
                try examiner.require(runs == 0, else: "early", .note("let token = Token { … } has run the action"))
                token.dispose()
                try examiner.require(runs > 0, else: "neverRuns", .note("token.dispose() did not run the action"))
                token.dispose()
                try examiner.expect(
                    "how often the action ran after two calls of dispose()", runs, is: 1, ifGot: [(2, "twice")])
                var stopped = 0
                _ = Token { stopped += 1 }
                try examiner.require(
                    stopped == 0, else: "deinitDisposes", .note("_ = Token { … }"),
                    .note("no code holds this token or has disposed of it, but its action ran \(stopped)×"))
            },
            Check("flag", of: "isDisposed") { examiner in
                let (token, other) = (Token {}, Token {})
                try examiner.expect("Token { }.isDisposed", token.isDisposed, is: false, ifGot: [(true, "flagEarly")])
                token.dispose()
                try examiner.require(
                    !other.isDisposed, else: "sharedFlag", .note("other.isDisposed is true after token.dispose()"))
                try examiner.expect(
                    "token.isDisposed after token.dispose()", token.isDisposed, is: true, ifGot: [(false, "flagStays")])
                _ = Token {}
                try examiner.require(
                    token.isDisposed, else: "sharedFlag",
                    .note("token.isDisposed is false again after another Token { } was made"))
            },
            Check("inner", of: "add") { examiner in
                let (log, token) = (Log(), Token {})
                for name in ["one", "two"] { token.add(Token { log.lines.append(name) }) }
                try examiner.require(
                    log.lines.isEmpty, else: "innerEarly", .note("after outer.add(…): \(log.lines) stopped"))
                token.dispose()
                let stopped = log.lines.sorted()
                try examiner.expect(
                    "what stopped in outer.dispose(), after outer.add(one) and outer.add(two)", stopped,
                    is: ["one", "two"],
                    ifGot: [
                        ([], stopped.isEmpty && Self.stopsWhatIsHeld() ? "innerWeak" : "innerLeft"),
                        (["two"], "innerReplaced"), (["one"], "innerFirst"),
                    ])
                token.dispose()
                try examiner.expect(
                    "how many tokens stopped when the outer token was disposed of again", log.lines.count - 2, is: 0)
                let (outer, middle) = (Token {}, Token {})
                middle.add(Token { log.lines.append("innermost") })
                outer.add(middle)
                outer.dispose()
                try examiner.require(
                    log.lines.last == "innermost" && middle.isDisposed, else: "innerAction",
                    .note("middle.add(innermost), outer.add(middle), outer.dispose()"),
                    .note(
                        "middle.isDisposed is \(middle.isDisposed), innermost \(log.lines.count > 2 ? "has" : "has not") stopped"
                    ))
                var runs = 0
                let full = Token { runs += 1 }
                full.add(Token {})
                full.dispose()
                try examiner.require(
                    runs > 0, else: "actionReplaced",
                    .note("let outer = Token { … }, outer.add(Token { }), outer.dispose()"),
                    .note("the action of outer has not run"))
            },
            Check("reentrant", of: "dispose") { examiner in
                var runs = 0
                var token: Token?
                token = Token {
                    runs += 1
                    if runs < 3 { token?.dispose() }
                }
                token?.dispose()
                try examiner.require(
                    runs == 1, else: "again", .note("an action that calls token.dispose() itself ran \(runs)×"))
            },
            Check("late", of: "add") { examiner in
                var stopped = 0
                let token = Token {}
                token.dispose()
                token.add(Token { stopped += 1 })
                try examiner.require(
                    stopped == 1, else: stopped > 1 ? "lateTwice" : "lateKept",
                    .note("outer.dispose(), and then outer.add(one)"),
                    .note("one has been stopped \(stopped)×"))
                var (within, meanwhile) = (0, 0)
                var own: Token?
                own = Token {
                    if within == 0 { own?.add(Token { within += 1 }) }
                }
                own?.dispose()
                try examiner.require(
                    within == 1, else: within > 1 ? "lateTwice" : "addedWithin",
                    .note("token = Token { token.add(one) }, token.dispose()"),
                    .note("one has been stopped \(within)×"))
                var all: Token?
                all = Token {}
                all?.add(Token { all?.add(Token { meanwhile += 1 }) })
                all?.dispose()
                try examiner.require(
                    meanwhile == 1, else: meanwhile > 1 ? "lateTwice" : "addedMeanwhile",
                    .note("outer.add(Token { outer.add(one) }), outer.dispose()"),
                    .note("one has been stopped \(meanwhile)×"))
                let (over, one) = (Token {}, Token {})
                over.dispose()
                over.add(one)
                try examiner.require(
                    one.isDisposed, else: "lateActionOnly", .note("outer.dispose(), and then outer.add(one)"),
                    .note("one.isDisposed is false"))
            },
            Check("until", of: "until") { examiner in
                let (log, token) = (Log(), Token {})
                let note = Self().until(token) { (text: String) in log.lines.append(text) }
                note("a")
                try examiner.expect("what note(\"a\") forwarded", log.lines, is: ["a"], ifGot: [([], "blocked")])
                token.dispose()
                note("b")
                note("c")
                try examiner.expect(
                    "what was forwarded, with token.dispose() before note(\"b\") and note(\"c\")", log.lines, is: ["a"],
                    ifGot: [(["a", "b", "c"], "afterEnd"), (["a", "b"], "oneLate")])
                let late = Self().until(token) { (text: String) in log.lines.append(text) }
                late("d")
                try examiner.expect(
                    "what was forwarded, with token.dispose() before until(token)", log.lines, is: ["a"],
                    ifGot: [(["a", "d"], "untilEarly")])
                let alone = Self().until(Token {}) { (text: String) in log.lines.append(text) }
                alone("e")
                try examiner.expect(
                    "what was forwarded, with let note = until(Token { }) { … } before note(\"e\")", log.lines,
                    is: ["a", "e"], ifGot: [(["a"], "weakToken")])
            },
            Check("within", of: "until") { examiner in
                let token = Token {}
                var got: [Int] = []
                let note = Self().until(token) { (number: Int) in
                    got.append(number)
                    if number == 2 { token.dispose() }
                }
                [1, 2, 3, 4].forEach(note)
                try examiner.expect(
                    "what was forwarded of 1, 2, 3, 4, if token.dispose() is called at 2", got, is: [1, 2],
                    ifGot: [([1, 2, 3, 4], "afterEnd"), ([1, 2, 3], "oneLate"), ([1], "onceOnly")])
                var (again, twice): (((Int) -> Void)?, [Int]) = (nil, [])
                again = Self().until(Token {}) { (number: Int) in
                    twice.append(number)
                    if number == 1 { again?(2) }
                }
                again?(1)
                again = nil
                try examiner.expect(
                    "what was forwarded, if note(2) is called while note(1) is running", twice, is: [1, 2],
                    ifGot: [([1], "untilBusy")])
                let (guardian, log) = (Token {}, Log())
                again = Self().until(guardian) { (number: Int) in
                    log.lines.append("\(number) is forwarded")
                    guard number == 1 else { return }
                    again?(2)
                    guardian.dispose()
                    log.lines.append("token.dispose() has returned")
                }
                again?(1)
                again = nil
                try examiner.expect(
                    "what happens if note(2), and then token.dispose(), is called while note(1) is running",
                    log.lines, is: ["1 is forwarded", "2 is forwarded", "token.dispose() has returned"])
            },
            Check("circle", of: "dispose") { examiner in
                let log = Log()
                let (one, two) = (Token { log.lines.append("one") }, Token { log.lines.append("two") })
                examiner.running("one.add(two), two.add(one), one.dispose()")
                one.add(two)
                two.add(one)
                one.dispose()
                try examiner.expect(
                    "what stops in one.add(two), two.add(one), one.dispose()", log.lines.sorted(), is: ["one", "two"])
            },
            Check("everywhere", of: "dispose") { examiner in
                try examiner.agrees(
                    story: "tokens 0 to 3, each of which guards a callback", of: TokenStep.any, tries: 500
                ) { answer, log in answer.played(log) }
                let (wide, deep, stopped) = (Token {}, (0...12).map { _ in Token {} }, Log())
                for place in 1...130 { wide.add(Token { stopped.lines.append("\(place)") }) }
                wide.dispose()
                try examiner.expect("how many of 130 that were added are stopped", stopped.lines.count, is: 130)
                for place in 0..<12 { deep[place].add(deep[place + 1]) }
                deep[0].dispose()
                try examiner.expect(
                    "how many of 13 are disposed of with the first, each added to the previous one",
                    deep.count(where: \.isDisposed), is: 13)
            },
        ]
    }

    /// Returns true if a token disposes of its added tokens when other code holds them, too. If it does so only then,
    /// the answer holds them weakly.
    private static func stopsWhatIsHeld() -> Bool {
        var stopped = 0
        let (outer, held) = (Token {}, [Token { stopped += 1 }, Token { stopped += 1 }])
        held.forEach(outer.add)
        outer.dispose()
        return withExtendedLifetime(held) { stopped == held.count }
    }
}

private final class Log {
    var lines: [String] = []
}

/// A step of a random story about four tokens and the functions that `until` returned for them.
enum TokenStep: Sendable, CustomStringConvertible {
    case add(Int, Int), addAll(Int), addWithin(Int, Int), disposeWithin(Int, Int), dispose(Int), call(Int), guardAnew(
        Int)

    static var any: Generator<TokenStep> {
        let place = Generator<Int>.int(in: 0...3)
        let add = Generator<(Int, Int)>.pair(place, .int(in: 1...3)).map { TokenStep.add($0.0, ($0.0 + $0.1) % 4) }
        let within = Generator<(Int, Int)>.pair(place, place)
        return .one(of: [
            add, add, place.map { .addAll($0) }, within.map { .addWithin($0.0, $0.1) },
            within.map { .disposeWithin($0.0, $0.1) }, place.map { .dispose($0) }, place.map { .dispose($0) },
            place.map { .call($0) }, place.map { .guardAnew($0) },
        ])
    }

    var description: String {
        switch self {
        case .add(let token, let other): "token\(token).add(token\(other))"
        case .addAll(let token): "the three others are added to token\(token)"
        case .addWithin(let token, let other) where token == other:
            "the action of token\(token) will add one more to it"
        case .addWithin(let token, let other): "the action of token\(token) will add one more to token\(other)"
        case .disposeWithin(let token, let other) where token == other:
            "the action of token\(token) will dispose of it once more"
        case .disposeWithin(let token, let other): "the action of token\(token) will dispose of token\(other)"
        case .dispose(let token): "token\(token).dispose()"
        case .call(let token): "the callbacks of token\(token) are called"
        case .guardAnew(let token): "until(token\(token)) is called once more"
        }
    }
}

extension OwnDisposable {
    fileprivate func played(_ log: RunLog) -> (TokenStep) -> Void {
        var happened: [String] = []
        var tokens: [Token] = []
        var addsWithin: [Int: Int] = [:]
        var disposesWithin: [Int: Int] = [:]
        for place in 0...3 {
            tokens.append(
                Token {
                    happened.append("token\(place) stops")
                    if let other = addsWithin.removeValue(forKey: place) {
                        tokens[other].add(Token { happened.append("the token that the action added stops") })
                    }
                    if let other = disposesWithin[place] { tokens[other].dispose() }
                })
        }
        var callbacks = tokens.map { [until($0) { (text: String) in happened.append(text) }] }
        return { step in
            switch step {
            case .add(let token, let other): tokens[token].add(tokens[other])
            case .addAll(let token): for other in 0...3 where other != token { tokens[token].add(tokens[other]) }
            case .addWithin(let token, let other): addsWithin[token] = other
            case .disposeWithin(let token, let other): disposesWithin[token] = other
            case .dispose(let token): tokens[token].dispose()
            case .call(let token):
                for (place, callback) in callbacks[token].enumerated() {
                    callback("callback \(place + 1) forwards its value")
                }
            case .guardAnew(let token):
                callbacks[token].append(until(tokens[token]) { (text: String) in happened.append(text) })
            }
            // Tokens may stop in any order, so the log is sorted.
            happened.sorted().forEach(log.note)
            happened = []
            let disposed = tokens.indices.filter { tokens[$0].isDisposed }.map { "token\($0)" }
            log.note("disposed: \(disposed.isEmpty ? "none" : disposed.joined(separator: ", "))")
        }
    }
}
