import CurrycombSignals
import Testing

@Suite("merge") struct MergeTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("forwards values in order of arrival, and completes with the last signal")
    func merge() {
        let record = a.merge(with: b).record()
        a.send(1)
        b.send(2)
        a.complete()
        b.send(3)
        b.complete()
        #expect(record.words == "1 2 3 |")
    }

    @Test("fails with the first failure, and disposes of the others")
    func fails() {
        let record = Signals.merge([a, b]).record()
        a.send(1)
        b.fail(.boom)
        a.send(2)
        #expect(record.words == "1 #boom")
    }

    @Test func anEmptyArrayCompletes() { #expect(Signals.merge([AnySignal<Int, Never>]()).words == "|") }
    @Test func ofThree() { #expect(Signals.merge(Signals.of(1, 2), Signals.of(3), Signals.of(4)).words == "1 2 3 4 |") }
}
