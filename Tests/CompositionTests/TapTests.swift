import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}

struct TapTests {
    @Test("tap calls its function and returns the value")
    func taps() async throws {
        var seen: [Int] = []
        let increment: (Int) -> Int = { $0 + 1 }
        let double: (Int) -> Int = { $0 * 2 }
        #expect(pipe(increment, tap { seen.append($0) }, double)(3) == 8)
        #expect(seen == [4])
        let throwing = tap { (x: Int) throws in if x > 3 { throw Failure() } }
        #expect(try throwing(3) == 3)
        #expect(throws: Failure()) { try throwing(4) }
        #expect(await tap { (_: Int) async in }(3) == 3)
        #expect(try await tap { (_: Int) async throws in }(3) == 3)
    }
}
