import CurrycombSignals
import Testing

@Suite("map") struct MapTests {
    @Test func eachValueIsTransformed() { #expect(numbers.map { $0 * 2 }.words == "2 4 6 8 10 |") }
    @Test func aFailureIsForwarded() { #expect(failing.map { $0 * 2 }.words == "2 4 #boom") }

    @Test("the functor laws: identity, composition")
    func laws() {
        #expect(numbers.map { $0 }.words == numbers.words)
        #expect(failing.map { $0 + 1 }.map { $0 * 3 }.words == failing.map { ($0 + 1) * 3 }.words)
    }
}
