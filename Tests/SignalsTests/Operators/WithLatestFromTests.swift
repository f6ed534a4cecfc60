import CurrycombSignals
import Testing

@Suite("withLatest(from:)") struct WithLatestFromTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("is triggered by one side only")
    func trigger() {
        let record = a.withLatest(from: b).record()
        a.send(1)
        b.send(10)
        b.send(20)
        a.send(2)
        b.complete()
        a.send(3)
        a.complete()
        #expect(record.words == "(2, 20) (3, 20) |")
    }

    @Test("fails with the other side, too")
    func fails() {
        let record = a.withLatest(from: b).record()
        b.fail(.boom)
        #expect(record.words == "#boom")
    }
}
