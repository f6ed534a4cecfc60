import CurrycombSignals
import Testing

@Suite("combineLatest") struct CombineLatestTests {
    let a = Subject<Int, Oops>()
    let b = Subject<Int, Oops>()

    @Test("sends at each value of either side once both have sent")
    func combines() {
        let record = a.combineLatest(with: b).record()
        a.send(1)
        a.send(2)
        b.send(10)
        a.complete()
        b.send(20)
        b.complete()
        #expect(record.words == "(2, 10) (2, 20) |")
    }

    @Test("completes when one side completes without a value")
    func mute() {
        let record = a.combineLatest(with: b).record()
        a.complete()
        #expect(record.words == "|")
    }

    @Test("fails if either side fails")
    func fails() {
        let record = a.combineLatest(with: b).record()
        a.send(1)
        b.send(2)
        b.fail(.boom)
        a.send(3)
        #expect(record.words == "(1, 2) #boom")
    }
}
