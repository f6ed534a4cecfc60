import CurrycombEffects
import Foundation
import Testing

/// A service of an app. Its property `clock` has the same name as a C function that Foundation imports.
private struct Service: Sendable {
    let clock: any Clock<Duration>

    func later() -> LazyTask<Int, Oops> { LazyTask<Int, Oops>.of(1).delay(.seconds(1), on: clock) }
    func inTime() -> LazyTask<Int?, Oops> { later().timeout(after: .seconds(5), on: clock) }
    func orLate() -> LazyTask<Int, Oops> { later().timeout(after: .seconds(5), on: clock, orFail: .late) }
    func again() -> LazyTask<Int, Oops> { later().retry(2, backoff: .constant(.seconds(1)), on: clock) }
    func again(unless error: Oops) -> LazyTask<Int, Oops> { later().retry(2, on: clock, if: { $0 != error }) }
    func pause() -> LazyTask<Void, Never> { .sleep(for: .seconds(1), on: clock) }
}

@Suite("Tasks as a new user writes them", .timeLimit(.minutes(60)))
struct NewUserTests {
    @Test("any clock works, even if Foundation is imported")
    func anyClock() async throws {
        func check(_ sleepers: Int, _ make: (Service) -> LazyTask<Int, Oops>) async throws {
            let clock = VirtualClock()
            let running = make(Service(clock: clock)).start()
            await clock.sleepers(sleepers)
            clock.advance(by: .seconds(1))
            #expect(try await running.value == 1)
        }
        try await check(1) { $0.later() }
        try await check(2) { $0.inTime().map { $0 ?? 0 } }
        try await check(2) { $0.orLate() }
        try await check(1) { $0.again() }
        try await check(1) { $0.again(unless: .late) }
        try await check(1) { $0.pause().map { 1 }.failing() }
    }

    @Test("closures that follow an error, or only observe, need no types")
    func recoveryWithoutTypes() async {
        enum Other: Error { case one }
        let late = LazyTask<Int, Oops>.fail(.late)
        let seen = Counter()
        #expect(await late.catch { _ in .of(1) }.outcome() == .success(1))
        #expect(await late.orElse(.of(2)).outcome() == .success(2))
        let stillFailing: LazyTask<Int, Oops> = late.catch { $0 == .late ? .fail(.number(3)) : .of(3) }
        #expect(await stillFailing.outcome() == .failure(.number(3)))
        #expect(await late.catch { _ in .fail(Other.one) }.orElse(late).outcome() == .failure(.late))
        let looking = late.tapError { _ in seen.next() }.catch { error in
            if error == .late { return .of(4) }
            return .of(5)
        }
        #expect(await looking.tap { _ in seen.next() }.outcome() == .success(4))
        #expect(await looking.tap { value in LazyTask { seen.next() } }.outcome() == .success(4))
        #expect(seen.value == 4)

        let io = IO<Int, Oops>.fail(.late)
        #expect(io.catch { _ in .of(1) }.run() == 1)
        #expect(io.orElse(.of(2)).run() == 2)
        #expect(io.tapError { _ in seen.next() }.recover { _ in 3 }.tap { _ in seen.next() }.run() == 3)
        #expect(seen.value == 6)
    }

    @Test("a closure after zip needs no types")
    func zipWithoutTypes() async {
        enum Status: Equatable { case empty, fine, wrong(String) }
        let fine = LazyTask<Status, Oops>.of(.fine)
        let empty = LazyTask<Status, Oops>.of(.empty)
        #expect(await zip(fine, empty).map { $0 == .fine && $1 == .empty }.outcome() == .success(true))
        let five = zip(fine, fine, fine, fine, empty).map { $0 == .fine && $1 == .fine && $2 == .fine && $4 != .empty }
        #expect(await five.outcome() == .success(false))
        let seven = zip(fine, fine, fine, fine, fine, fine, empty).map { $0.6 }
        #expect(await seven.outcome() == .success(.empty))
        let io = IO<Status, Never>.of(.fine)
        #expect(zip(io, io, io).map { $0 == .fine && $1 == .fine && $2 == .fine }.run())
    }

    @Test("an effect that cannot fail is run after work that can")
    func tapThatCannotFail() async {
        let seen = Counter()
        let task = LazyTask<Int, Oops>.of(1)
            .tap { _ in LazyTask { seen.next() } }
            .tap { _ in
                seen.next()
                return LazyTask { seen.next() }
            }
            .tap { _ in seen.next() }
            .tap { .of($0) }
        #expect(await task.outcome() == .success(1))
        #expect(seen.value == 4)
        #expect(await task.tap { _ in .fail(.late) as LazyTask<Int, Oops> }.outcome() == .failure(.late))

        let io = IO<Int, Oops>.of(1).tap { _ in IO { seen.next() } }.tap { _ in seen.next() }
        #expect(io.attempt().run() == .success(1))
        #expect(seen.value == 10)
    }

    @Test("a closure of several statements throws the type in its signature")
    func typedThrows() async {
        let odd = LazyTask<Int, Oops> { () throws(Oops) in throw .late }
        #expect(await odd.outcome() == .failure(.late))
        let half: @Sendable (Int) -> LazyTask<Int, Oops> = { number in
            LazyTask { () throws(Oops) in
                guard number % 2 == 0 else { throw .number(number) }
                return try await LazyTask<Int, Oops>.of(number / 2).outcome().get(orCancelled: .late)
            }
        }
        #expect(await half(4).outcome() == .success(2))
        #expect(await half(3).outcome() == .failure(.number(3)))
        @Sendable func load() async throws(Oops) -> Int { throw .late }
        #expect(await LazyTask(load).outcome() == .failure(.late))
        let effect = IO<Int, Oops> { () throws(Oops) in
            let number = 3
            throw .number(number)
        }
        #expect(throws: Oops.number(3)) { try effect.run() }
    }
}

extension Outcome where Failure == Oops {
    fileprivate func get(orCancelled error: Oops) throws(Oops) -> Success {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw error
        case .cancelled: throw error
        }
    }
}
