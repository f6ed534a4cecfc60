import CurrycombSignals
import Testing

@Suite("EitherSignal") struct EitherSignalTests {
    @Test("branches of different types need no type erasure") func branches() {
        let odd = numbers.flatMap { $0 % 2 == 1 ? EitherSignal.first(Signals.just($0)) : .second(Signals.of($0, $0)) }
        #expect(odd.words == "1 2 2 3 4 4 5 |")
    }

    @Test("the branches of an if or a switch can be signals of any types") func branchesOfStatements() {
        let odd = numbers.flatMap { number in
            if number % 2 == 1 { Signals.just(number) } else { Signals.from([number, number]) }
        }
        #expect(odd.words == "1 2 2 3 4 4 5 |")
        let latest = numbers.flatMapLatest { number in
            switch number {
            case 1: Signals.just("one")
            case 2: Signals.from(["two", "zwei"])
            default: Signals.empty(String.self)
            }
        }
        #expect(latest.words == "one two zwei |")
        let half = numbers.flatMap(.concat) { number in
            if number == 3 { failing } else { Signals.just(number, failure: Oops.self) }
        }
        #expect(half.words == "1 2 1 2 #boom")
        let nested = numbers.canFail(with: Oops.self).flatMapLatest { if $0 == 3 { failing } else { half } }
        #expect(nested.words == "1 2 1 2 #boom")
    }

    @Test("a signal that cannot fail is flat-mapped to signals that can fail") func failingInside() {
        let half: @Sendable (Int) -> AnySignal<Int, Oops> = {
            $0 == 3 ? failing : Signals.just($0, failure: Oops.self).eraseToAnySignal()
        }
        #expect(numbers.flatMap { half($0) }.words == "1 2 1 2 #boom")
        #expect(numbers.flatMap(.concat, half).words == "1 2 1 2 #boom")
        #expect(numbers.flatMapLatest(half).words == "1 2 1 2 #boom")
        #expect(numbers.flatMapLatest { Signals.just($0) }.words == numbers.words)
    }
}
