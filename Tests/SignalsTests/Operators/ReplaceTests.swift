import CurrycombSignals
import Testing

@Suite("replace") struct ReplaceTests {
    @Test func replace() { #expect(Signals.of(1, 2).replace(with: "x").words == "x x |") }
    @Test func mapReplace() { #expect(failing.mapReplace("y").words == "y y #boom") }
}
