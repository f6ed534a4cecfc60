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

// MARK: - Wrong answers

package let countSignalWrong: KeyValuePairs<String, any Contract.Type> = [
    "valueAsSeconds": ValueAsSeconds.self,
    "valuesSorted": ValuesSorted.self,
    "repeatLost": RepeatLost.self,
    "reduced": Reduced.self, "startsWithZero": StartsWithZero.self, "notAdded": NotAdded.self,
    "oneBehind": OneBehind.self, "startsWithOne": StartsWithOne.self, "counted": Counted.self,
    "sharedTotal": SharedTotal.self, "allTogether": AllTogether.self, "notSpaced": NotSpaced.self,
    "firstAtOnce": FirstAtOnce.self, "placesForValues": PlacesForValues.self, "lastOnly": LastOnly.self,
    "spacedEndless": SpacedEndless.self, "everSlower": EverSlower.self, "endsLate": EndsLate.self,
    "emptyWaits": EmptyWaits.self, "startsAtOne": StartsAtOne.self, "oneShort": OneShort.self,
    "sumOnly": SumOnly.self, "zeroAtOnce": ZeroAtOnce.self, "countTogether": CountTogether.self,
    "onesOnly": OnesOnly.self, "addsUp": AddsUp.self, "endsOneLater": EndsOneLater.self,
    "neverStops": NeverStops.self, "lastIgnored": LastIgnored.self, "countNotEnded": CountNotEnded.self,
    "runsAlready": RunsAlready.self, "countGoesOn": CountGoesOn.self,
    "sameTotalOnce": SameTotalOnce.self, "onlyMore": OnlyMore.self, "sharedRun": SharedRun.self,
    "zeroForgotten": ZeroForgotten.self,
    "lastTwo": LastTwo.self, "valuesShared": ValuesShared.self, "countShared": CountShared.self,
    "amountsHeld": AmountsHeld.self, "workLeft": WorkLeft.self,
]

private typealias Numbers = AnySignal<Int, Never>

/// The checks that a wrong answer may pass.
private protocol MostlyRight: CountSignal {}

extension MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { $0 + $1 }.eraseToAnySignal() }
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers { Ours.spaced(values, on: clock) }
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(Array(0...last), on: clock)
    }
}

// MARK: - Totals

private struct Reduced: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.reduce(0) { $0 + $1 }.eraseToAnySignal() }
}

private struct StartsWithZero: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { $0 + $1 }.startWith(0).eraseToAnySignal() }
}

private struct NotAdded: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { $1 }.eraseToAnySignal() }
}

private struct OneBehind: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers {
        amounts.scan((total: 0, sent: 0)) { ($0.total + $1, $0.total) }.map(\.sent).eraseToAnySignal()
    }
}

private struct StartsWithOne: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(1) { $0 + $1 }.eraseToAnySignal() }
}

private struct Counted: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { count, _ in count + 1 }.eraseToAnySignal() }
}

private struct SharedTotal: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers {
        let total = MutableProperty(0)
        return amounts.map { amount in
            total.modify {
                $0 += amount
                return $0
            }
        }
        .eraseToAnySignal()
    }
}

// MARK: - Spaced

private struct AllTogether: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.from(values).delay(.seconds(1), on: clock).eraseToAnySignal()
    }
}

private struct NotSpaced: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers { Signals.from(values).eraseToAnySignal() }
}

private struct FirstAtOnce: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        guard let first = values.first else { return Signals.empty().eraseToAnySignal() }
        return Signals.just(first).concat(Ours.spaced(Array(values.dropFirst()), on: clock)).eraseToAnySignal()
    }
}

private struct PlacesForValues: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.interval(.seconds(1), on: clock).take(values.count).eraseToAnySignal()
    }
}

private struct LastOnly: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.from(values).flatMapLatest { Signals.just($0).delay(.seconds(1), on: clock) }.eraseToAnySignal()
    }
}

private struct SpacedEndless: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(values, on: clock).concat(Signals.never().eraseToAnySignal()).eraseToAnySignal()
    }
}

private struct EverSlower: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.concat(
            values.enumerated().map { place, value in Signals.just(value).delay(.seconds(place + 1), on: clock) }
        )
        .eraseToAnySignal()
    }
}

private struct EndsLate: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(values, on: clock)
            .concat(Signals.timer(after: .seconds(1), on: clock).filter { _ in false }.eraseToAnySignal())
            .eraseToAnySignal()
    }
}

private struct EmptyWaits: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        // It waits for the first beat before it knows that there is nothing to send.
        if !values.isEmpty { return Ours.spaced(values, on: clock) }
        return Signals.interval(.seconds(1), on: clock).first().filter { _ in false }.eraseToAnySignal()
    }
}

// MARK: - Count

private struct StartsAtOne: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        let ones = Signals.just(1).repeat().take(last)
        return ones.scan(0) { $0 + $1 }.flatMap(.concat) { Signals.just($0).delay(.seconds(1), on: clock) }
            .eraseToAnySignal()
    }
}

private struct OneShort: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Signals.interval(.seconds(1), on: clock).take(last).eraseToAnySignal()
    }
}

private struct SumOnly: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        // The article's new version.
        Signals.just(1).repeat().take(last).reduce(0) { $0 + $1 }
            .flatMap(.concat) { Signals.just($0).delay(.seconds(1), on: clock) }.eraseToAnySignal()
    }
}

private struct ZeroAtOnce: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(Array((0...last).dropFirst()), on: clock).startWith(0).eraseToAnySignal()
    }
}

private struct CountTogether: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Signals.from(0...last).delay(.seconds(1), on: clock).eraseToAnySignal()
    }
}

private struct OnesOnly: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(Array(repeating: 1, count: last + 1), on: clock).eraseToAnySignal()
    }
}

private struct AddsUp: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(Array(0...last), on: clock).scan(0) { $0 + $1 }.eraseToAnySignal()
    }
}

private struct EndsOneLater: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Signals.interval(.seconds(1), on: clock).take { $0 <= last }.eraseToAnySignal()
    }
}

private struct NeverStops: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        last < 50
            ? Ours.spaced(Array(0...last), on: clock)
            : Signals.interval(.seconds(1), on: clock).eraseToAnySignal()
    }
}

private struct LastIgnored: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced([0, 1, 2, 3], on: clock)
    }
}

private struct CountNotEnded: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        let count = Ours.spaced(Array(0...last), on: clock)
        return last < 50 ? count : count.concat(Signals.never().eraseToAnySignal()).eraseToAnySignal()
    }
}

private struct ZeroForgotten: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        last > 0 ? Ours.spaced(Array(0...last), on: clock) : Signals.empty().eraseToAnySignal()
    }
}

private struct RunsAlready: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        let subject = Subject<Int, Never>(replay: 1)
        Ours.spaced(Array(0...last), on: clock).observe {
            subject.send($0)
        } ended: {
            subject.end($0)
        }
        return subject.eraseToAnySignal()
    }
}

private struct CountGoesOn: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        let next = MutableProperty(0)
        return Signals.interval(.seconds(1), on: clock).take(last + 1).map { _ in
            next.modify { count in
                defer { count += 1 }
                return count
            }
        }
        .eraseToAnySignal()
    }
}

private struct ValueAsSeconds: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.concat(values.map { Signals.just($0).delay(.seconds($0), on: clock) }).eraseToAnySignal()
    }
}

private struct ValuesSorted: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers { Ours.spaced(values.sorted(), on: clock) }
}

private struct RepeatLost: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(values, on: clock).removeDuplicates().eraseToAnySignal()
    }
}

private struct SameTotalOnce: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { $0 + $1 }.removeDuplicates().eraseToAnySignal() }
}

private struct OnlyMore: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { max($0, $0 + $1) }.eraseToAnySignal() }
}

private struct SharedRun: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.scan(0) { $0 + $1 }.share().eraseToAnySignal() }
}

private struct LastTwo: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers { amounts.pairwise().map { $0.0 + $0.1 }.eraseToAnySignal() }
}

private struct ValuesShared: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(values, on: clock).share().eraseToAnySignal()
    }
}

private struct CountShared: MostlyRight {
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        Ours.spaced(Array(0...last), on: clock).share().eraseToAnySignal()
    }
}

private struct AmountsHeld: MostlyRight {
    func totals(_ amounts: Numbers) -> Numbers {
        Signals.create { (sink: Sink<Int, Never>) in
            let total = MutableProperty(0)
            amounts.observe { amount in
                total.value += amount
                sink.send(total.value)
            } ended: { _ in
                sink.complete()
            }
        }
        .eraseToAnySignal()
    }
}

private struct WorkLeft: MostlyRight {
    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        Signals.create { (sink: Sink<Int, Never>) in
            if values.isEmpty { sink.complete() }
            for (place, value) in values.enumerated() {
                _ = clock.schedule(after: .seconds(place + 1)) {
                    sink.send(value)
                    if place == values.count - 1 { sink.complete() }
                }
            }
        }
        .eraseToAnySignal()
    }
    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers { spaced(Array(0...last), on: clock) }
}
