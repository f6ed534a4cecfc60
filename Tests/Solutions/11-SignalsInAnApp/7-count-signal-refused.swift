let countSignalRefused = [
    "listForValues": """
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.of(values).delay(.seconds(1), on: clock).eraseToAnySignal()
    }
    """,
    "rangeForList": """
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> { todo("spaced") }

    func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        spaced(0...last, on: clock)
    }
    """,
    "otherName": """
    func countSignal(to last: Int, on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.interval(.seconds(1), on: clock).takeWhile { $0 <= last }.eraseToAnySignal()
    }
    """,
    "noClock": """
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.concat(values.map { Signals.just($0).delay(.seconds(1)) }).eraseToAnySignal()
    }
    """,
    "notErased": """
    func totals(_ amounts: AnySignal<Int, Never>) -> AnySignal<Int, Never> { amounts.scan(0) { $0 + $1 } }
    """,
    "noUnit": """
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> AnySignal<Int, Never> {
        Signals.concat(values.map { Signals.just($0).delay(1, on: clock) }).eraseToAnySignal()
    }
    """,
    "mutated": """
    func totals(_ amounts: AnySignal<Int, Never>) -> AnySignal<Int, Never> {
        var total = 0
        return amounts.map {
            total += $0
            return total
        }
        .eraseToAnySignal()
    }
    """,
]
