import Chapter11SignalsInAnApp

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
