import CurrycombSignals
import Testing

@Suite("EitherSignal") struct EitherSignalTests {
    @Test("branches of different types need no hiding") func branches() {
        let odd = numbers.flatMap { $0 % 2 == 1 ? EitherSignal.first(Signals.just($0)) : .second(Signals.of($0, $0)) }
        #expect(odd.words == "1 2 2 3 4 4 5 |")
    }

    @Test("a signal that cannot fail is flat-mapped to ones that can") func failingInside() {
        let half: @Sendable (Int) -> AnySignal<Int, Oops> = {
            $0 == 3 ? failing : Signals.just($0, failure: Oops.self).eraseToAnySignal()
        }
        #expect(numbers.flatMap { half($0) }.words == "1 2 1 2 #boom")
        #expect(numbers.flatMap(.concat, half).words == "1 2 1 2 #boom")
        #expect(numbers.flatMapLatest(half).words == "1 2 1 2 #boom")
        #expect(numbers.flatMapLatest { Signals.just($0) }.words == numbers.words)
    }
}
