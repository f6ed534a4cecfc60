import Chapter11SignalsInAnApp

// 11.7  Count without a variable
//
// 0 to 100, one a second, with no variable for the count, and without waiting: the clock is virtual. After dispose()
// nothing is observed any more, and nothing waits on the clock.
//
//     totals(of 5, 3, 2)                 // 5, 8, 10: the total at each amount, from 0 for each observer
//     spaced([7, 9], on: clock)          // 7 after 1 s, 9 after 2 s, and completes with it; with [] at once
//     countSignal(to: 2, on: clock)      // 0 after 1 s, 1 after 2 s, 2 after 3 s, and completes with it
//
//     signal.scan(start) { result, value in … }    // each step; reduce sends the last one only
//     signal.delay(.seconds(1), on: clock)         // all of its values, each a second later
//     Signals.just(7), Signals.concat([one, two])  // one value; one signal after another
//     signal.take(3), Signals.interval(.seconds(1), on: clock)    // the first three; 0, 1, 2 … one a second forever

struct Answer: CountSignal {
    func totals(_ amounts: AnySignal<Int, Never>) -> AnySignal<Int, Never> {
        todo("totals")
    }

    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        todo("spaced")
    }

    func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        todo("countSignal")
    }
}

judge(Answer.self)
