import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}
private struct User: Equatable {
    var name = "Anna"
    var age = 30
}

struct OverTests {
    @Test("over applies throwing and asynchronous functions to a part")
    func overEffects() async throws {
        let older: (Int) throws -> Int = {
            if $0 > 100 { throw Failure() }
            return $0 + 1
        }
        #expect(try over(\User.age, older)(User()).age == 31)
        #expect(throws: Failure()) { try over(\User.age, older)(User(age: 101)) }
        #expect(await over(\User.age, { (x: Int) async in x + 1 })(User()).age == 31)
        #expect(try await over(\User.age, { (x: Int) async throws in x + 1 })(User()).age == 31)
    }
}
