import Chapter11SignalsInAnApp

// 11.7  Count without a variable
//
// `countSignal` counts from 0 to a last number, one number a second, without a variable for
// the count. The clock is virtual, so you do not have to wait. After `dispose()`, nothing is
// observed anymore, and no work is left on the clock.
//
//     totals(of 5, 3, 2)                 // 5, 8, 10: the total after each amount; each observer starts from 0
//     spaced([7, 9], on: clock)          // 7 after 1 s, 9 after 2 s, and completes at 2 s; [] completes at once
//     countSignal(to: 2, on: clock)      // 0 after 1 s, 1 after 2 s, 2 after 3 s, and completes at 3 s
//
//     signal.scan(start) { result, value in … }    // sends each result; reduce sends only the last result
//     signal.delay(.seconds(1), on: clock)         // sends all of its values a second later
//     Signals.just(7), Signals.concat([one, two])  // one value; one signal after another
//     signal.take(3), Signals.interval(.seconds(1), on: clock)    // the first three values; 0, 1, 2 … forever

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
