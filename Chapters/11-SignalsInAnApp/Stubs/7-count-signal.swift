import Chapter11SignalsInAnApp

// 11.7  Count without a variable
//
// 0 to 100, one a second, with no counter that somebody changes, and nobody waits: the clock is virtual.
//
//     totals(of 5, 3, 2)                 // 5, 8, 10
//     spaced([7, 9], on: clock)          // 7 after 1 s, 9 after 2 s
//     countSignal(to: 2, on: clock)      // 0 after 1 s, 1 after 2 s, 2 after 3 s

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
