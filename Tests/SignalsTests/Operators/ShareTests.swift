import CurrycombSignals
import Testing

@Suite("share") struct ShareTests {
    @Test("runs once, stops with the last observer, and starts anew")
    func share() {
        let a = Subject<Int, Oops>()
        let starts = Counter()
        let shared = a.doingAtStart { starts.add() }.share(replay: 1)
        let first = shared.record()
        a.send(1)
        let second = shared.record()
        a.send(2)
        first.dispose()
        second.dispose()
        let third = shared.record()
        a.send(3)
        a.complete()
        #expect(first.words == "1 2 !")
        #expect(second.words == "1 2 !")
        #expect(third.words == "3 |")
        #expect(starts.value == 2)
    }

    @Test("without replay, who comes late hears what comes from then on")
    func late() {
        let a = Subject<Int, Oops>()
        let shared = a.share()
        let first = shared.record()
        a.send(1)
        let second = shared.record()
        a.send(2)
        a.fail(.boom)
        #expect(first.words == "1 2 #boom")
        #expect(second.words == "2 #boom")
    }
}
