import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}

struct PredicateTests {
    @Test("predicates stop as soon as the result is known")
    func shortCircuit() async throws {
        var asked: [String] = []
        func says(_ answer: Bool, _ name: String) -> (Int) -> Bool {
            {
                _ in
                asked.append(name)
                return answer
            }
        }
        #expect(!all(says(true, "a"), says(false, "b"), says(true, "c"))(0))
        #expect(any(says(false, "d"), says(true, "e"), says(true, "f"))(0))
        #expect(asked == ["a", "b", "d", "e"])
        #expect(all()(0) && !any()(0))
        let positive: (Int) throws -> Bool = {
            if $0 == 0 { throw Failure() }
            return $0 > 0
        }
        #expect(try all(positive, not({ $0 > 5 }))(3))
        #expect(try any(not(positive), { $0 > 5 })(-1))
        #expect(throws: Failure()) { try not(positive)(0) }
        let later: (Int) async -> Bool = { $0 > 0 }
        #expect(await all(later, not(later), later)(1) == false)
        #expect(await any(not(later), later)(1))
        let both: (Int) async throws -> Bool = { try positive($0) }
        #expect(try await all(both, not(not(both)))(1))
        #expect(try await any(not(both), both)(1))
        await #expect(throws: Failure()) { try await any(both)(0) }
    }
}
