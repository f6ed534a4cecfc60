import CurrycombEffects
import Harness

private func naiveLeft(_ depth: Int, _ step: @escaping @Sendable (Int) -> NaiveTask<Int, Oops>) -> NaiveTask<Int, Oops>
{
    var task = NaiveTask<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { task = task.flatMap(step) }
    return task
}

private func left(_ depth: Int, _ step: @escaping @Sendable (Int) -> LazyTask<Int, Oops>) -> LazyTask<Int, Oops> {
    var task = LazyTask<Int, Oops>.of(opaque(0))
    for _ in 0..<depth { task = task.flatMap(step) }
    return task
}

@Sendable private func naiveLoop(_ count: Int) -> NaiveTask<Int, Oops> {
    count == 0 ? .of(0) : NaiveTask.of(count).flatMap { naiveLoop($0 - 1) }
}

@Sendable private func loop(_ count: Int) -> LazyTask<Int, Oops> {
    count == 0 ? .of(0) : LazyTask.of(count).flatMap { loop($0 - 1) }
}

@Sendable private func naiveValue(_ value: Int) -> NaiveTask<Int, Oops> { .of(value &+ 1) }
@Sendable private func valueStep(_ value: Int) -> LazyTask<Int, Oops> { .of(value &+ 1) }

@Sendable private func naiveAsync(_ value: Int) -> NaiveTask<Int, Oops> {
    NaiveTask { () async throws(Oops) in await work(value) }
}

@Sendable private func asyncStep(_ value: Int) -> LazyTask<Int, Oops> {
    LazyTask { () async throws(Oops) in await work(value) }
}

@inline(never)
private func work(_ value: Int) async -> Int { value &+ 1 }

func compareLazyTask() {
    for depth in [10, 1_000, 20_000] {
        compare(
            "LazyTask: \(depth) left-nested binds, built, run and dropped",
            [
                asyncCandidate("async closures", depth) { await value(naiveLeft(depth, naiveValue)) },
                asyncCandidate("LazyTask", depth) { await value(left(depth, valueStep)) },
            ])
        compare(
            "LazyTask: \(depth) left-nested binds to asynchronous work, built, run and dropped",
            [
                asyncCandidate("async closures", depth) { await value(naiveLeft(depth, naiveAsync)) },
                asyncCandidate("LazyTask", depth) { await value(left(depth, asyncStep)) },
            ])
        compare(
            "LazyTask: a recursive loop of \(depth) binds",
            [
                asyncCandidate("async closures", depth) { await value(naiveLoop(depth)) },
                asyncCandidate("LazyTask", depth) { await value(loop(depth)) },
            ])
    }
    let million = 1_000_000
    compare(
        "LazyTask: a million binds",
        [
            asyncCandidate("recursive loop", million) { await value(loop(million)) },
            asyncCandidate("left-nested, built, run and dropped", million) { await value(left(million, valueStep)) },
            asyncCandidate("left-nested to asynchronous work", million) { await value(left(million, asyncStep)) },
        ])
}
