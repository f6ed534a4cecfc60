import CurrycombEffects

/// A program as data, which becomes an `IO` or a `LazyTask`, or is evaluated by plain recursion.
indirect enum Program: Sendable {
    case value(Int)
    case failure(Int)
    case effect(Int)
    case map(Program, Int)
    case bind(Program, Program)
    case recovered(Program, Program)
    case mapError(Program, Int)
    case ensured(Program, Int)
    case folded(Program)
    case zipped(Program, Program)

    static func random(_ generator: inout SplitMix64, depth: Int = 6) -> Program {
        let number = Int.random(in: 0..<100, using: &generator)
        guard depth > 0 else {
            return [.value(number), .failure(number), .effect(number)].randomElement(using: &generator)!
        }
        let first = random(&generator, depth: depth - 1)
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return .value(number)
        case 1: return .effect(number)
        case 2: return .map(first, number)
        case 3, 4: return .bind(first, random(&generator, depth: depth - 1))
        case 5: return .recovered(first, random(&generator, depth: depth - 1))
        case 6: return .ensured(first, number)
        case 7: return Bool.random(using: &generator) ? .folded(first) : .mapError(first, number)
        default: return .zipped(first, random(&generator, depth: depth - 1))
        }
    }

    func meaning(_ log: inout [String]) -> Result<Int, Oops> {
        switch self {
        case .value(let number): return .success(number)
        case .failure(let number): return .failure(.number(number))
        case .effect(let number):
            log.append("\(number)")
            return .success(number)
        case .map(let program, let number): return program.meaning(&log).map { $0 &* 3 &+ number }
        case .bind(let program, let next):
            return program.meaning(&log).flatMap { value in
                log.append("bind \(value)")
                return next.meaning(&log).map { $0 &+ value }
            }
        case .recovered(let program, let next):
            return program.meaning(&log).flatMapError { error in
                log.append("catch \(error)")
                return next.meaning(&log)
            }
        case .mapError(let program, let number): return program.meaning(&log).mapError { _ in .number(number) }
        case .ensured(let program, let number):
            let result = program.meaning(&log)
            log.append("finally \(number)")
            return result
        case .folded(let program):
            switch program.meaning(&log) {
            case .success(let value): return .success(value)
            case .failure: return .success(-1)
            }
        case .zipped(let program, let other):
            return program.meaning(&log).flatMap { first in other.meaning(&log).map { first &- $0 } }
        }
    }

    func io(_ log: Log) -> IO<Int, Oops> {
        switch self {
        case .value(let number): return .of(number)
        case .failure(let number): return .fail(.number(number))
        case .effect(let number):
            return IO { () throws(Oops) in
                log.write("\(number)")
                return number
            }
        case .map(let program, let number): return program.io(log).map { $0 &* 3 &+ number }
        case .bind(let program, let next):
            return program.io(log).flatMap { value in
                log.write("bind \(value)")
                return next.io(log).map { $0 &+ value }
            }
        case .recovered(let program, let next):
            return program.io(log).catch { error in
                log.write("catch \(error)")
                return next.io(log)
            }
        case .mapError(let program, let number): return program.io(log).mapError { _ in .number(number) }
        case .ensured(let program, let number): return program.io(log).ensure(log.writing("finally \(number)"))
        case .folded(let program): return program.io(log).fold({ $0 }, { _ in -1 }).failing()
        case .zipped(let program, let other): return program.io(log).zip(other.io(log)) { $0 &- $1 }
        }
    }

    /// Returns the program as a task, in which failures, effects and finalizers are asynchronous.
    func task(_ log: Log) -> LazyTask<Int, Oops> {
        switch self {
        case .value(let number): return .of(number)
        case .failure(let number): return LazyTask { () async throws(Oops) in throw .number(number) }
        case .effect(let number):
            return LazyTask { () async throws(Oops) in
                await Task.yield()
                log.write("\(number)")
                return number
            }
        case .map(let program, let number): return program.task(log).map { $0 &* 3 &+ number }
        case .bind(let program, let next):
            return program.task(log).flatMap { value in
                log.write("bind \(value)")
                return next.task(log).map { $0 &+ value }
            }
        case .recovered(let program, let next):
            return program.task(log).catch { error in
                log.write("catch \(error)")
                return next.task(log)
            }
        case .mapError(let program, let number): return program.task(log).mapError { _ in .number(number) }
        case .ensured(let program, let number):
            return program.task(log).ensure(LazyTask { log.write("finally \(number)") })
        case .folded(let program): return program.task(log).fold({ $0 }, { _ in -1 }).failing()
        case .zipped(let program, let other):
            return program.task(log).flatMap { first in other.task(log).map { first &- $0 } }
        }
    }
}
