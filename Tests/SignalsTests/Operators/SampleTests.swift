import CurrycombSignals
import Testing

@Suite("sample(on:)") struct SampleTests {
    @Test("sends each value at most once")
    func once() {
        let a = Subject<Int, Oops>()
        let b = Subject<Int, Oops>()
        let record = a.sample(on: b).record()
        a.send(1)
        a.send(2)
        b.send(0)
        b.send(0)
        a.send(3)
        b.send(0)
        b.complete()
        #expect(record.words == "2 3 |")
    }
}
