private struct Effect<Value>: IOShape {
    let work: () throws -> Value

    static func describing(_ work: @escaping () throws -> Value) -> Effect {
        Effect(work: work)
    }

    func run() throws -> Value {
        try work()
    }

    func map<New>(_ f: @escaping (Value) -> New) -> Effect<New> {
        .describing { f(try run()) }
    }

    func flatMap<New>(_ f: @escaping (Value) -> Effect<New>) -> Effect<New> {
        .describing { try f(try run()).run() }
    }
}

private struct Answer: OwnIO {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        effect.map(f)
    }

    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        effect.flatMap(f)
    }
}

package let ownIOReference: any OwnIO.Type = Answer.self

// MARK: - Wrong answers

package let ownIOWrong: KeyValuePairs<String, any Contract.Type> = [
    "early": Early.self, "twice": Twice.self, "remembered": Remembered.self, "errorSwallowed": ErrorSwallowed.self,
    "mapEarly": MapEarly.self, "mapTwice": MapTwice.self, "mapRemembered": MapRemembered.self,
    "flatMapEarly": FlatMapEarly.self, "firstTwice": FirstTwice.self, "secondTwice": SecondTwice.self,
    "bothTwice": BothTwice.self, "flatMapRemembered": FlatMapRemembered.self, "mapDiffers": MapTriesAgain.self,
    "flatMapDiffers": FlatMapTriesAgain.self,
    "calledTwice": CalledTwice.self,
    "failureRemembered": FailureRemembered.self, "runTriedAgain": RunTriedAgain.self,
    "stepErrorSwallowed": StepErrorSwallowed.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: OwnIO where Numbers == Effect<Int>, Texts == Effect<String> {}

extension Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        .describing { f(try effect.run()) }
    }
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing { try f(try effect.run()).run() }
    }
}

/// Right in map and flatMap, over a type that is not.
private protocol RightOver: OwnIO {}

extension RightOver {
    func map(_ f: @escaping (Int) -> String, _ effect: Numbers) -> Texts { .describing { f(try effect.run()) } }
    func flatMap(_ f: @escaping (Int) -> Texts, _ effect: Numbers) -> Texts {
        .describing { try f(try effect.run()).run() }
    }
}

/// Keeps what came out.
private struct Done<Value>: IOShape {
    let result: Result<Value, any Error>
    static func describing(_ work: @escaping () throws -> Value) -> Done { Done(result: Result { try work() }) }
    func run() throws -> Value { try result.get() }
}

private struct Early: RightOver {
    typealias Numbers = Done<Int>
    typealias Texts = Done<String>
}

/// Does the work to see whether it fails, and then for its value.
private struct Doubled<Value>: IOShape {
    let work: () throws -> Value
    static func describing(_ work: @escaping () throws -> Value) -> Doubled { Doubled(work: work) }
    func run() throws -> Value {
        _ = try work()
        return try work()
    }
}

private struct Twice: RightOver {
    typealias Numbers = Doubled<Int>
    typealias Texts = Doubled<String>
}

/// Does the work when it is first asked, and never again.
private final class Lazy<Value>: IOShape {
    private lazy var result = Result { try work() }
    private let work: () throws -> Value
    private init(_ work: @escaping () throws -> Value) { self.work = work }
    static func describing(_ work: @escaping () throws -> Value) -> Lazy { Lazy(work) }
    func run() throws -> Value { try result.get() }
}

private struct Remembered: RightOver {
    typealias Numbers = Lazy<Int>
    typealias Texts = Lazy<String>
}

private struct ErrorSwallowed: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        .describing { f((try? effect.run()) ?? 0) }
    }
}

private struct MapEarly: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        let result = Result { try effect.run() }
        return .describing { f(try result.get()) }
    }
}

private struct MapTwice: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            _ = try effect.run()
            return f(try effect.run())
        }
    }
}

private struct MapRemembered: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        var known: String?
        return .describing {
            let text = try known ?? f(effect.run())
            known = text
            return text
        }
    }
}

private struct FlatMapEarly: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        do { return f(try effect.run()) } catch { return .describing { throw error } }
    }
}

private struct FirstTwice: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            _ = try effect.run()
            return try f(try effect.run()).run()
        }
    }
}

private struct SecondTwice: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            let second = f(try effect.run())
            _ = try second.run()
            return try second.run()
        }
    }
}

private struct BothTwice: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            _ = try f(try effect.run()).run()
            return try f(try effect.run()).run()
        }
    }
}

private struct FlatMapRemembered: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        var next: Effect<String>?
        return .describing {
            let second = try next ?? f(effect.run())
            next = second
            return try second.run()
        }
    }
}

/// Right as long as nothing fails.
private struct MapTriesAgain: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            do { return f(try effect.run()) } catch { return f(try effect.run()) }
        }
    }
}

/// Right as long as the second effect does not fail.
private struct FlatMapTriesAgain: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            let number = try effect.run()
            do { return try f(number).run() } catch { return try f(number).run() }
        }
    }
}

private struct CalledTwice: Right {
    func map(_ f: @escaping (Int) -> String, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            let number = try effect.run()
            _ = f(number)
            return f(number)
        }
    }
}

/// Keeps how it failed.
private final class Bitter<Value>: IOShape {
    private let work: () throws -> Value
    private var failure: (any Error)?
    private init(_ work: @escaping () throws -> Value) { self.work = work }
    static func describing(_ work: @escaping () throws -> Value) -> Bitter { Bitter(work) }
    func run() throws -> Value {
        if let failure { throw failure }
        do { return try work() } catch {
            failure = error
            throw error
        }
    }
}

private struct FailureRemembered: RightOver {
    typealias Numbers = Bitter<Int>
    typealias Texts = Bitter<String>
}

private struct Stubborn<Value>: IOShape {
    let work: () throws -> Value
    static func describing(_ work: @escaping () throws -> Value) -> Stubborn { Stubborn(work: work) }
    func run() throws -> Value { do { return try work() } catch { return try work() } }
}

private struct RunTriedAgain: RightOver {
    typealias Numbers = Stubborn<Int>
    typealias Texts = Stubborn<String>
}

private struct StepErrorSwallowed: Right {
    func flatMap(_ f: @escaping (Int) -> Effect<String>, _ effect: Effect<Int>) -> Effect<String> {
        .describing {
            let second = f(try effect.run())
            return (try? second.run()) ?? ""
        }
    }
}
