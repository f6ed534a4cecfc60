import CurrycombSignals
import Testing

@Suite("buffer") struct BufferTests {
    @Test func rest() { #expect(numbers.buffer(2).words == "[1, 2] [3, 4] [5] |") }
    @Test func even() { #expect(numbers.buffer(5).words == "[1, 2, 3, 4, 5] |") }
    @Test func nothing() { #expect(Signals.empty(Int.self).buffer(2).words == "|") }
    @Test func failure() { #expect(failing.buffer(3).words == "#boom") }
}
