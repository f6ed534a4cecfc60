import CurrycombEffects
import Testing

private func same<Value: Equatable & Sendable>(
    _ log: Log, _ left: LazyTask<Value, Oops>, _ right: LazyTask<Value, Oops>
) async -> Bool {
    let first = (await left.outcome(), log.take())
    let second = (await right.outcome(), log.take())
    return first.0 == second.0 && first.1 == second.1
}

@Suite(.timeLimit(.minutes(60))) struct LazyTaskLawsTests {
    let log = Log()

    private func anyTask(_ generator: inout SplitMix64) -> LazyTask<Int, Oops> {
        Program.random(&generator, depth: 4).task(log)
    }

    private func anyStep(_ generator: inout SplitMix64) -> @Sendable (Int) -> LazyTask<Int, Oops> {
        let (program, log) = (Program.random(&generator, depth: 3), log)
        return { value in
            log.write("step \(value)")
            return value % 5 == 0 ? .fail(.number(value)) : program.task(log).map { $0 &+ value }
        }
    }

    @Test func randomProgramsHaveTheExpectedResults() async {
        await forAll(500) { generator in
            let program = Program.random(&generator)
            var events: [String] = []
            let expected = Outcome(program.meaning(&events))
            let task = program.task(log)
            guard log.take().isEmpty else { return false }
            for _ in 1...2 {
                let outcome = await task.outcome()
                guard outcome == expected, log.take() == events else { return false }
            }
            return true
        }
    }

    @Test func anIOHasTheSameResultAsATask() async {
        await forAll { generator in
            let program = Program.random(&generator)
            var events: [String] = []
            let expected = Outcome(program.meaning(&events))
            let outcome = await LazyTask(program.io(log)).outcome()
            return outcome == expected && log.take() == events
        }
    }

    @Test func functorIdentityAndComposition() async {
        await forAll { generator in
            let task = anyTask(&generator)
            let number = Int.random(in: 1..<100, using: &generator)
            let f: @Sendable (Int) -> Int = { $0 &* number }
            let g: @Sendable (Int) -> String = { "\($0)" }
            let identity = await same(log, task.map { $0 }, task)
            let composition = await same(log, task.map(f).map(g), task.map { g(f($0)) })
            return identity && composition
        }
    }

    @Test func monadIdentities() async {
        await forAll { generator in
            let task = anyTask(&generator)
            let number = Int.random(in: 0..<100, using: &generator)
            let step = anyStep(&generator)
            let left = await same(log, LazyTask.of(number).flatMap(step), .deferred { step(number) })
            let right = await same(log, task.flatMap { .of($0) }, task)
            return left && right
        }
    }

    @Test func monadAssociativity() async {
        await forAll { generator in
            let task = anyTask(&generator)
            let (f, g) = (anyStep(&generator), anyStep(&generator))
            return await same(log, task.flatMap(f).flatMap(g), task.flatMap { f($0).flatMap(g) })
        }
    }

    /// The order of parallel effects is not fixed, so only the values and the presence of a failure are compared.
    @Test func applicativeLaws() async {
        typealias Function = @Sendable (Int) -> Int
        func value(_ task: LazyTask<Int, Oops>) async -> Int? {
            await task.attempt().outcome().result.flatMap { try? $0.get().get() }
        }
        await forAll(60) { generator in
            let task = anyTask(&generator)
            let number = Int.random(in: 0..<100, using: &generator)
            let f = anyTask(&generator).map { number -> Function in { $0 &* 7 &+ number } }
            let g = anyTask(&generator).map { number -> Function in { $0 &* 5 &- number } }
            let identity = await value(LazyTask<Function, Oops>.of { $0 }.apply(task)) == value(task)
            let homomorphism = await value(LazyTask<Function, Oops>.of { $0 + 1 }.apply(.of(number))) == number + 1
            let interchange = await value(f.apply(.of(number))) == value(f.map { $0(number) })
            let composed = f.zip(g) { f, g -> Function in { f(g($0)) } }
            let composition = await value(composed.apply(task)) == value(f.apply(g.apply(task)))
            return identity && homomorphism && interchange && composition
        }
    }
}
