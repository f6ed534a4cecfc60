import CurrycombSignals
import Testing

@Suite("zip") struct ZipTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("pairs first with first and completes when no more pairs are possible")
    func pairs() {
        let record = a.zip(with: b).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.complete()
        #expect(record.words == "(1, 10)")
        b.send(20)
        #expect(record.words == "(1, 10) (2, 20) |")
    }

    @Test("fails at once, even if values wait for a partner")
    func fails() {
        let record = a.zip(with: b).record()
        a.send(1)
        b.fail(.boom)
        #expect(record.words == "#boom")
    }

    @Test("completes when a side completes and none of its values waits")
    func exhausted() {
        let record = a.zip(with: b).record()
        a.send(1)
        b.complete()
        #expect(record.words == "|")
    }
}
