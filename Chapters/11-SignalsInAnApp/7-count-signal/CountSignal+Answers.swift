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
    "valueAsSeconds": Of<ValueAsSeconds>.self, "valuesSorted": Of<ValuesSorted>.self, "repeatLost": Of<RepeatLost>.self,
    "reduced": Of<Reduced>.self, "startsWithZero": Of<StartsWithZero>.self, "notAdded": Of<NotAdded>.self,
    "oneBehind": Of<OneBehind>.self, "startsWithOne": Of<StartsWithOne>.self, "counted": Of<Counted>.self,
    "sharedTotal": Of<SharedTotal>.self, "allTogether": Of<AllTogether>.self, "notSpaced": Of<NotSpaced>.self,
    "firstAtOnce": Of<FirstAtOnce>.self, "placesForValues": Of<PlacesForValues>.self, "lastOnly": Of<LastOnly>.self,
    "spacedEndless": Of<SpacedEndless>.self, "everSlower": Of<EverSlower>.self, "endsLate": Of<EndsLate>.self,
    "emptyWaits": Of<EmptyWaits>.self, "startsAtOne": Of<StartsAtOne>.self, "oneShort": Of<OneShort>.self,
    "sumOnly": Of<SumOnly>.self, "zeroAtOnce": Of<ZeroAtOnce>.self, "countTogether": Of<CountTogether>.self,
    "onesOnly": Of<OnesOnly>.self, "addsUp": Of<AddsUp>.self, "endsOneLater": Of<EndsOneLater>.self,
    "neverStops": Of<NeverStops>.self, "lastIgnored": Of<LastIgnored>.self, "countNotEnded": Of<CountNotEnded>.self,
    "runsAlready": Of<RunsAlready>.self, "countGoesOn": Of<CountGoesOn>.self, "sameTotalOnce": Of<SameTotalOnce>.self,
    "onlyMore": Of<OnlyMore>.self, "sharedRun": Of<SharedRun>.self, "zeroForgotten": Of<ZeroForgotten>.self,
    "lastTwo": Of<LastTwo>.self, "valuesShared": Of<ValuesShared>.self, "countShared": Of<CountShared>.self,
    "amountsHeld": Of<AmountsHeld>.self, "workLeft": Of<WorkLeft>.self,
    "repeatTogether": Of<RepeatTogether>.self, "zeroLeftOut": Of<ZeroLeftOut>.self,
    "positiveOnly": Of<PositiveOnly>.self,
]

private enum ValueAsSeconds {}
private enum ValuesSorted {}
private enum RepeatLost {}
private enum Reduced {}
private enum StartsWithZero {}
private enum NotAdded {}
private enum OneBehind {}
private enum StartsWithOne {}
private enum Counted {}
private enum SharedTotal {}
private enum AllTogether {}
private enum NotSpaced {}
private enum FirstAtOnce {}
private enum PlacesForValues {}
private enum LastOnly {}
private enum SpacedEndless {}
private enum EverSlower {}
private enum EndsLate {}
/// Waits a second before it completes if there is nothing to send.
private enum EmptyWaits {}
private enum StartsAtOne {}
private enum OneShort {}
/// Sends only the final sum, as the new version in Meituan's article does.
private enum SumOnly {}
private enum ZeroAtOnce {}
private enum CountTogether {}
private enum OnesOnly {}
private enum AddsUp {}
private enum EndsOneLater {}
private enum NeverStops {}
private enum LastIgnored {}
private enum CountNotEnded {}
private enum RunsAlready {}
private enum CountGoesOn {}
private enum SameTotalOnce {}
private enum OnlyMore {}
private enum SharedRun {}
private enum ZeroForgotten {}
private enum LastTwo {}
private enum ValuesShared {}
private enum CountShared {}
private enum AmountsHeld {}
private enum WorkLeft {}
private enum RepeatTogether {}
private enum ZeroLeftOut {}
private enum PositiveOnly {}

private typealias Numbers = AnySignal<Int, Never>

private struct Of<Flaw>: CountSignal {
    func totals(_ amounts: Numbers) -> Numbers {
        let right = amounts.scan(0) { $0 + $1 }
        let total = MutableProperty(0)
        let shared = amounts.map { amount in
            total.modify {
                $0 += amount
                return $0
            }
        }
        return switch Flaw.self {
        case is Reduced.Type: amounts.reduce(0) { $0 + $1 }.eraseToAnySignal()
        case is StartsWithZero.Type: right.startWith(0).eraseToAnySignal()
        case is NotAdded.Type: amounts
        case is OneBehind.Type:
            amounts.scan((total: 0, sent: 0)) { ($0.total + $1, $0.total) }.map(\.sent).eraseToAnySignal()
        case is StartsWithOne.Type: right.map { $0 + 1 }.eraseToAnySignal()
        case is Counted.Type: amounts.scan(0) { count, _ in count + 1 }.eraseToAnySignal()
        case is LastTwo.Type: amounts.pairwise().map { $0.0 + $0.1 }.eraseToAnySignal()
        case is OnlyMore.Type: amounts.scan(0) { max($0, $0 + $1) }.eraseToAnySignal()
        case is SameTotalOnce.Type: right.removeDuplicates().eraseToAnySignal()
        case is ZeroLeftOut.Type: amounts.filter { $0 != 0 }.scan(0) { $0 + $1 }.eraseToAnySignal()
        case is PositiveOnly.Type: amounts.filter { $0 > 0 }.scan(0) { $0 + $1 }.eraseToAnySignal()
        case is SharedRun.Type: right.share().eraseToAnySignal()
        case is SharedTotal.Type: shared.eraseToAnySignal()
        case is AmountsHeld.Type: Signals.deferred { observedEarly(right) }.eraseToAnySignal()
        default: right.eraseToAnySignal()
        }
    }

    func spaced(_ values: [Int], on clock: VirtualScheduler) -> Numbers {
        let right = Ours.spaced(values, on: clock)
        let seconds = Signals.interval(.seconds(1), on: clock)
        return switch Flaw.self {
        case is AllTogether.Type: Signals.from(values).delay(.seconds(1), on: clock).eraseToAnySignal()
        case is NotSpaced.Type: Signals.from(values).eraseToAnySignal()
        case is FirstAtOnce.Type:
            Signals.from(values.prefix(1)).concat(Ours.spaced(Array(values.dropFirst()), on: clock)).eraseToAnySignal()
        case is PlacesForValues.Type: seconds.take(values.count).eraseToAnySignal()
        case is LastOnly.Type:
            Signals.from(values).flatMapLatest { Signals.just($0).delay(.seconds(1), on: clock) }.eraseToAnySignal()
        case is SpacedEndless.Type: right.concat(Signals.never().eraseToAnySignal()).eraseToAnySignal()
        case is EverSlower.Type:
            Signals.concat(values.enumerated().map { Signals.just($1).delay(.seconds($0 + 1), on: clock) })
                .eraseToAnySignal()
        case is ValueAsSeconds.Type:
            Signals.concat(values.map { Signals.just($0).delay(.seconds($0), on: clock) }).eraseToAnySignal()
        case is EndsLate.Type: right.concat(seconds.first().filter { _ in false }.eraseToAnySignal()).eraseToAnySignal()
        case is EmptyWaits.Type where values.isEmpty: seconds.first().filter { _ in false }.eraseToAnySignal()
        case is ValuesSorted.Type: Ours.spaced(values.sorted(), on: clock)
        case is RepeatLost.Type: right.removeDuplicates().eraseToAnySignal()
        case is RepeatTogether.Type:
            Signals.merge(
                values.map { value in
                    Signals.just(value).delay(.seconds((values.firstIndex(of: value) ?? 0) + 1), on: clock)
                }
            ).eraseToAnySignal()
        case is ValuesShared.Type: right.share().eraseToAnySignal()
        case is WorkLeft.Type: Signals.deferred { observedEarly(right) }.eraseToAnySignal()
        default: right
        }
    }

    func countSignal(to last: Int, on clock: VirtualScheduler) -> Numbers {
        let numbers = Array(0...last)
        let right = Flaw.self == WorkLeft.self ? spaced(numbers, on: clock) : Ours.spaced(numbers, on: clock)
        let seconds = Signals.interval(.seconds(1), on: clock)
        let next = MutableProperty(0)
        let shared = right.map { _ in
            next.modify { count in
                defer { count += 1 }
                return count
            }
        }
        return switch Flaw.self {
        case is StartsAtOne.Type: Ours.spaced(Array((0...last).dropFirst()), on: clock)
        case is OneShort.Type: seconds.take(last).eraseToAnySignal()
        case is SumOnly.Type: right.map { _ in 1 }.reduce(-1) { $0 + $1 }.eraseToAnySignal()
        case is ZeroAtOnce.Type:
            Ours.spaced(Array((0...last).dropFirst()), on: clock).startWith(0).eraseToAnySignal()
        case is CountTogether.Type: Signals.from(0...last).delay(.seconds(1), on: clock).eraseToAnySignal()
        case is OnesOnly.Type: right.mapReplace(1).eraseToAnySignal()
        case is AddsUp.Type: right.scan(0) { $0 + $1 }.eraseToAnySignal()
        case is EndsOneLater.Type: seconds.take { $0 <= last }.eraseToAnySignal()
        case is NeverStops.Type: seconds.eraseToAnySignal()
        case is LastIgnored.Type: Ours.spaced([0, 1, 2, 3], on: clock)
        case is CountNotEnded.Type where last >= 50:
            right.concat(Signals.never().eraseToAnySignal()).eraseToAnySignal()
        case is ZeroForgotten.Type where last == 0: Signals.empty().eraseToAnySignal()
        case is RunsAlready.Type: observedEarly(right)
        case is CountGoesOn.Type: shared.eraseToAnySignal()
        case is CountShared.Type: right.share().eraseToAnySignal()
        default: right
        }
    }
}
