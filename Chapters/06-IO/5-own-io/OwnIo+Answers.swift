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
    "early": With<Early>.self, "twice": With<Twice>.self, "remembered": With<Remembered>.self,
    "errorSwallowed": With<ErrorSwallowed>.self, "mapEarly": With<MapEarly>.self, "mapTwice": With<MapTwice>.self,
    "mapRemembered": With<MapRemembered>.self, "flatMapEarly": With<FlatMapEarly>.self,
    "firstTwice": With<FirstTwice>.self, "secondTwice": With<SecondTwice>.self, "bothTwice": With<BothTwice>.self,
    "flatMapRemembered": With<FlatMapRemembered>.self, "mapDiffers": With<MapTriesAgain>.self,
    "flatMapDiffers": With<FlatMapTriesAgain>.self, "calledTwice": With<CalledTwice>.self,
    "failureRemembered": With<FailureRemembered>.self, "runTriedAgain": With<RunTriedAgain>.self,
    "stepErrorSwallowed": With<StepErrorSwallowed>.self, "errorReplaced": With<ErrorReplaced>.self,
    "errorStops": With<ErrorStops>.self, "oldValue": With<OldValue>.self,
]

/// The parts of an answer. They are right by default, and a wrong answer replaces some of them.
@MainActor private protocol Flaw {
    init()
    func described<Value>(_ io: IO<Value>) -> IO<Value>
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String>
    func first(_ io: IO<Int>) -> IO<Int>
    func second(_ number: Int, _ next: @escaping (Int) -> IO<String>) -> IO<String>
    func chained(_ io: IO<Int>, _ next: @escaping (Int) -> IO<String>) -> IO<String>
    func whole(_ io: IO<String>) -> IO<String>
}

extension Flaw {
    func described<Value>(_ io: IO<Value>) -> IO<Value> { io }
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io, f) }
    func first(_ io: IO<Int>) -> IO<Int> { io }
    func second(_ number: Int, _ next: @escaping (Int) -> IO<String>) -> IO<String> { next(number) }
    func chained(_ io: IO<Int>, _ next: @escaping (Int) -> IO<String>) -> IO<String> { Ours.flatMap(io, next) }
    func whole(_ io: IO<String>) -> IO<String> { io }
}

private struct Flawed<Value, F: Flaw>: IOShape {
    let io: IO<Value>

    static func describing(_ work: @escaping () throws -> Value) -> Flawed { Flawed(io: F().described(IO(work))) }
    func run() throws -> Value { try io.run() }
}

private struct With<F: Flaw>: OwnIO {
    func map(_ f: @escaping (Int) -> String, _ effect: Flawed<Int, F>) -> Flawed<String, F> {
        .describing(F().mapped(effect.io, f).run)
    }
    func flatMap(_ f: @escaping (Int) -> Flawed<String, F>, _ effect: Flawed<Int, F>) -> Flawed<String, F> {
        .describing(F().whole(F().chained(F().first(effect.io)) { F().second($0) { f($0).io } }).run)
    }
}

private struct Early: Flaw { func described<Value>(_ io: IO<Value>) -> IO<Value> { io.early } }
private struct Twice: Flaw { func described<Value>(_ io: IO<Value>) -> IO<Value> { io.twice } }
private struct RunTriedAgain: Flaw { func described<Value>(_ io: IO<Value>) -> IO<Value> { io.stubborn } }
private struct Remembered: Flaw {
    func described<Value>(_ io: IO<Value>) -> IO<Value> {
        let result = IO<Result<Value, any Error>> { Result { try io.run() } }.kept
        return IO { try result.run().get() }
    }
}
private struct FailureRemembered: Flaw {
    func described<Value>(_ io: IO<Value>) -> IO<Value> {
        var failure: (any Error)?
        return IO {
            if let failure { throw failure }
            do { return try io.run() } catch {
                failure = error
                throw error
            }
        }
    }
}

private struct ErrorSwallowed: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io.or(0), f) }
}
private struct ErrorReplaced: Flaw {
    func first(_ io: IO<Int>) -> IO<Int> { Ours.catching(io) { _ in IO { throw FileTrouble.missing("value") } } }
}
private struct ErrorStops: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> {
        IO {
            guard let number = try? io.run() else { fatalError("the work failed") }
            return f(number)
        }
    }
}
private struct OldValue: Flaw {
    func chained(_ io: IO<Int>, _ next: @escaping (Int) -> IO<String>) -> IO<String> {
        var kept: IO<String>?
        return Ours.flatMap(io) {
            let second = kept ?? next($0)
            kept = second
            return second
        }
    }
}
private struct MapEarly: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io.early, f) }
}
private struct MapTwice: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io.twice, f) }
}
private struct MapRemembered: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io, f).kept }
}
private struct MapTriesAgain: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io.stubborn, f) }
}
private struct CalledTwice: Flaw {
    func mapped(_ io: IO<Int>, _ f: @escaping (Int) -> String) -> IO<String> { Ours.map(io) { (f($0), f($0)).1 } }
}

private struct FirstTwice: Flaw { func first(_ io: IO<Int>) -> IO<Int> { io.twice } }
private struct BothTwice: Flaw { func whole(_ io: IO<String>) -> IO<String> { io.twice } }
private struct FlatMapEarly: Flaw { func whole(_ io: IO<String>) -> IO<String> { io.early } }
private struct FlatMapRemembered: Flaw { func whole(_ io: IO<String>) -> IO<String> { io.kept } }
private struct SecondTwice: Flaw {
    func second(_ number: Int, _ next: @escaping (Int) -> IO<String>) -> IO<String> { next(number).twice }
}
private struct FlatMapTriesAgain: Flaw {
    func second(_ number: Int, _ next: @escaping (Int) -> IO<String>) -> IO<String> {
        Ours.catching(next(number)) { _ in next(number) }
    }
}
private struct StepErrorSwallowed: Flaw {
    func second(_ number: Int, _ next: @escaping (Int) -> IO<String>) -> IO<String> { next(number).or("") }
}
