import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}

struct WithTests {
    @Test("with applies functions of every kind")
    func withValue() async throws {
        #expect(with(3, { $0 + 1 }) == 4)
        #expect(throws: Failure()) { try with(3) { _ in throw Failure() } }
        func later(_ x: Int) async throws -> Int { x + 1 }
        #expect(try await with(3, later) == 4)
        // A typed error keeps its type.
        do throws(Failure) {
            _ = try with(3) { (_: Int) throws(Failure) -> Int in throw Failure() }
        } catch {
            #expect(error == Failure())
        }
    }
}
