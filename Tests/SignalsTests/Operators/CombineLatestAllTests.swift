import CurrycombSignals
import Testing

@Suite("combineLatest of an array") struct CombineLatestAllTests {
    @Test func two() {
        let a = Subject<Int, Never>()
        let b = Subject<Int, Never>()
        let record = Signals.combineLatest([a, b]).record()
        a.send(1)
        b.send(10)
        a.send(2)
        a.complete()
        b.complete()
        #expect(record.words == "[1, 10] [2, 10] |")
    }

    @Test func anEmptyArrayCompletes() { #expect(Signals.combineLatest([AnySignal<Int, Never>]()).words == "|") }
}
