import CurrycombEffects
import Testing

@Suite struct IORecoveryTests {
    enum Other: Error, Equatable { case wrapped(Oops) }

    @Test func catchHandlesOnlyErrors() {
        let recovery: @Sendable (Oops) -> IO<Int, Other> = { .fail(.wrapped($0)) }
        #expect(IO<Int, Oops>.of(1).catch(recovery).result() == .success(1))
        #expect(IO<Int, Oops>.fail(.late).catch(recovery).result() == .failure(.wrapped(.late)))
        #expect(IO<Int, Oops>.fail(.late).catch { _ in IO<Int, Never>.of(2) }.run() == 2)
    }

    @Test func aHandlerDoesNotCatchLaterErrors() {
        let io = IO<Int, Oops>.of(1).catch { _ in IO<Int, Oops>.of(2) }.flatMap { _ in IO<Int, Oops>.fail(.late) }
        #expect(io.result() == .failure(.late))
    }

    @Test func errorsAreRecoveredFoldedAndMapped() {
        #expect(IO<Int, Oops>.fail(.number(4)).recover { if case .number(let n) = $0 { n } else { 0 } }.run() == 4)
        #expect(IO<Int, Oops>.of(1).recover { _ in 0 }.run() == 1)
        #expect(IO<Int, Oops>.of(1).fold({ "value \($0)" }, { "error \($0)" }).run() == "value 1")
        #expect(IO<Int, Oops>.fail(.late).fold({ "value \($0)" }, { "error \($0)" }).run() == "error late")
        #expect(IO<Int, Oops>.fail(.late).mapError { Other.wrapped($0) }.result() == .failure(.wrapped(.late)))
        #expect(IO<Int, Oops>.fail(.late).orElse(IO<Int, Oops>.of(3)).result() == .success(3))
        #expect(IO<Int, Oops>.of(1).orElse(IO<Int, Oops>.of(3)).result() == .success(1))
        #expect(
            IO<Int, Never>.of(1).failing(as: Oops.self).flatMap { _ in IO<Int, Oops>.fail(.late) }.result()
                == .failure(.late))
    }

    @Test func tapErrorKeepsTheError() {
        let log = Log()
        #expect(IO<Int, Oops>.fail(.late).tapError { log.writing("\($0)") }.result() == .failure(.late))
        #expect(IO<Int, Oops>.of(1).tapError { log.writing("\($0)") }.result() == .success(1))
        #expect(log.take() == ["late"])
    }

    @Test func retryStopsAtItsLimit() {
        let counter = Counter()
        let third = IO<Int, Oops> { () throws(Oops) in
            let number = counter.next()
            if number % 3 != 0 { throw .number(number) }
            return number
        }
        #expect(third.retry(2).result() == .success(3))
        #expect(third.retry(1).result() == .failure(.number(5)))
        #expect(third.retry(5).result() == .success(6))
        #expect(third.retry(5) { $0 != .number(7) }.result() == .failure(.number(7)))
        #expect(third.retry(0).result() == .failure(.number(8)))
    }
}
