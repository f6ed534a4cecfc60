import CurrycombSignals
import Testing

@Suite("not, and, or") struct LogicTests {
    @Test func not() { #expect(Signals.of(true, false).not().words == "false true |") }

    @Test func andOr() {
        let p = Subject<Bool, Never>()
        let q = Subject<Bool, Never>()
        let and = p.and(q).record()
        let or = p.or(q).record()
        p.send(true)
        q.send(false)
        q.send(true)
        p.send(false)
        #expect(and.words == "false true false")
        #expect(or.words == "true true true")
    }
}
