import CurrycombSignals
import Testing

@Suite("try, tryMap") struct TryTests {
    @Test("try fails at the first value that its function rejects")
    func trying() {
        let signal = numbers.try(failing: Oops.self) { value throws(Oops) in if value == 3 { throw .boom } }
        #expect(signal.words == "1 2 #boom")
    }

    @Test("tryMap fails at the first value that it cannot transform")
    func mapping() {
        let mapped = numbers.tryMap(failing: Oops.self) { value throws(Oops) -> String in
            if value == 2 { throw .other }
            return "<\(value)>"
        }
        #expect(mapped.words == "<1> #other")
    }

    @Test("a signal that fails by itself keeps its failure")
    func own() {
        #expect(failing.try { _ throws(Oops) in }.words == "1 2 #boom")
        #expect(failing.tryMap { value throws(Oops) in value + 1 }.words == "2 3 #boom")
    }
}
