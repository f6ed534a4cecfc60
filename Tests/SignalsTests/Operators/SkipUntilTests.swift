import CurrycombSignals
import Testing

@Suite("skip(until:)") struct SkipUntilTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("forwards values from the trigger's first value on")
    func until() {
        let record = a.skip(until: b).record()
        a.send(1)
        b.send(0)
        a.send(2)
        b.send(0)
        a.send(3)
        a.complete()
        #expect(record.words == "2 3 |")
    }

    @Test("fails with the trigger")
    func fails() {
        let record = a.skip(until: b).record()
        b.fail(.other)
        a.send(1)
        #expect(record.words == "#other")
    }
}
