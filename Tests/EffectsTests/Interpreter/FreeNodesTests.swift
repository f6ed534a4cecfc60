import CurrycombEffects
import Testing

/// The interpreter reuses its nodes. Programs must not be able to notice this.
@Suite(.timeLimit(.minutes(60))) struct FreeNodesTests {
    @Test("the values of a step are released at the end of the run, even if its node is kept")
    func nothingIsHeld() {
        let counter = Counter()
        for _ in 0..<3 {
            let held = Live(counter)
            var io = IO<Int, Oops>.of(0)
            for number in 1...20 {
                io = io.flatMap { sum in
                    IO<Int, Oops>.of(sum).map { sum in withExtendedLifetime(held) { sum + number } }
                }
            }
            #expect(io.result() == .success(210))
        }
        #expect(counter.value == 0)
    }

    @Test("an effect is unchanged after every run")
    func heldByOthers() async {
        let kept = IO<Int, Oops> { 1 }
        let chain = kept.map { $0 + 1 }.flatMap { two in kept.map { $0 + two } }
        let both = LazyTask<Int, Oops> { 3 }.flatMap { three in LazyTask<Int, Oops>.of(three) }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<200 {
                        #expect(IO<Int, Oops>.of(0).flatMap { _ in chain }.result() == .success(3))
                        #expect(kept.result() == .success(1))
                        #expect(await LazyTask<Int, Oops>.of(0).flatMap { _ in both }.outcome() == .success(3))
                    }
                }
            }
        }
        #expect(chain.result() == .success(3))
    }
}
