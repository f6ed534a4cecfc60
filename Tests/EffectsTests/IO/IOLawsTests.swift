import CurrycombEffects
import Testing

private func same<Value: Equatable>(_ log: Log, _ left: IO<Value, Oops>, _ right: IO<Value, Oops>) -> Bool {
    let first = (left.result(), log.take())
    let second = (right.result(), log.take())
    return first == second
}

private func == <Value: Equatable>(
    left: (Result<Value, Oops>, [String]), right: (Result<Value, Oops>, [String])
) -> Bool {
    left.0 == right.0 && left.1 == right.1
}

@Suite struct IOLawsTests {
    let log = Log()

    private func anyIO(_ generator: inout SplitMix64) -> IO<Int, Oops> { Program.random(&generator, depth: 4).io(log) }

    /// Returns a function that logs its argument and returns an `IO`. For every multiple of 5, the `IO` fails.
    private func anyStep(_ generator: inout SplitMix64) -> @Sendable (Int) -> IO<Int, Oops> {
        let (program, log) = (Program.random(&generator, depth: 3), log)
        return { value in
            log.write("step \(value)")
            return value % 5 == 0 ? .fail(.number(value)) : program.io(log).map { $0 &+ value }
        }
    }

    @Test func randomProgramsHaveTheExpectedResults() async {
        await forAll(500) { generator in
            let program = Program.random(&generator)
            var events: [String] = []
            let expected = program.meaning(&events)
            let io = program.io(log)
            let isUnperformed = log.take().isEmpty
            let twice = [(io.result(), log.take()), (io.result(), log.take())]
            return isUnperformed && twice.allSatisfy { $0 == (expected, events) }
        }
    }

    @Test func functorIdentity() async {
        await forAll { generator in
            let io = anyIO(&generator)
            return same(log, io.map { $0 }, io)
        }
    }

    @Test func functorComposition() async {
        await forAll { generator in
            let io = anyIO(&generator)
            let number = Int.random(in: 1..<100, using: &generator)
            let f: @Sendable (Int) -> Int = { $0 &* number }
            let g: @Sendable (Int) -> String = { "\($0)" }
            return same(log, io.map(f).map(g), io.map { g(f($0)) })
        }
    }

    @Test func monadLeftIdentity() async {
        await forAll { generator in
            let number = Int.random(in: 0..<100, using: &generator)
            let step = anyStep(&generator)
            return same(log, IO.of(number).flatMap(step), step(number))
                || log.take().isEmpty && same(log, IO.of(number).flatMap(step), .deferred { step(number) })
        }
    }

    @Test func monadRightIdentity() async {
        await forAll { generator in
            let io = anyIO(&generator)
            return same(log, io.flatMap { .of($0) }, io)
        }
    }

    @Test func monadAssociativity() async {
        await forAll { generator in
            let io = anyIO(&generator)
            let (f, g) = (anyStep(&generator), anyStep(&generator))
            return same(log, io.flatMap(f).flatMap(g), io.flatMap { f($0).flatMap(g) })
        }
    }

    @Test func applicativeLaws() async {
        await forAll { generator in
            let io = anyIO(&generator)
            let number = Int.random(in: 0..<100, using: &generator)
            let (f, g) = (anyFunction(&generator), anyFunction(&generator))
            let identity: @Sendable (Int) -> Int = { $0 }
            let compose:
                @Sendable (@escaping @Sendable (Int) -> Int) ->
                    @Sendable (@escaping @Sendable (Int) -> Int) ->
                    @Sendable (Int) -> Int = { f in { g in { f(g($0)) } } }
            let applied: @Sendable (@Sendable (Int) -> Int) -> Int = { $0(number) }
            return same(log, IO<@Sendable (Int) -> Int, Oops>.of(identity).apply(io), io)
                && same(log, pure(identity).apply(.of(number)), .of(number))
                && same(log, f.apply(.of(number)), f.map(applied))
                && same(log, f.map(compose).zip(g, with: { $0($1) }).apply(io), f.apply(g.apply(io)))
        }
    }

    private func pure(_ function: @escaping @Sendable (Int) -> Int) -> IO<@Sendable (Int) -> Int, Oops> {
        .of(function)
    }

    private func anyFunction(_ generator: inout SplitMix64) -> IO<@Sendable (Int) -> Int, Oops> {
        anyIO(&generator).map { number in { $0 &* 7 &+ number } }
    }
}
