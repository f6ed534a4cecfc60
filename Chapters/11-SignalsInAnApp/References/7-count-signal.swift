private struct Answer: CountSignal {
    func totals(_ amounts: AnySignal<Int, Never>) -> AnySignal<Int, Never> {
        amounts.scan(0) { $0 + $1 }.eraseToAnySignal()
    }

    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.concat(values.map { Signals.just($0).delay(.seconds(1), on: clock) }).eraseToAnySignal()
    }

    func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.interval(.seconds(1), on: clock).take(last + 1).eraseToAnySignal()
    }
}

package let countSignalReference: any CountSignal.Type = Answer.self
