import CurrycombComposition
import Testing

private struct Failure: Error, Equatable {}
private struct User: Equatable {
    var name = "Anna"
    var age = 30
}

struct SmallVerbsTests {
    @Test("constant ignores its argument, and takes none too")
    func constants() {
        let one: (String) -> Int = constant(1)
        #expect(one("x") == 1)
        let thunk: () -> Int = constant(2)
        #expect(thunk() == 2)
        #expect([1, 2].map(constant("x")) == ["x", "x"])
    }

    @Test("with applies, whatever kind the function is of")
    func withValue() async throws {
        #expect(with(3, { $0 + 1 }) == 4)
        #expect(throws: Failure()) { try with(3) { _ in throw Failure() } }
        func later(_ x: Int) async throws -> Int { x + 1 }
        #expect(try await with(3, later) == 4)
        // A typed error stays typed.
        do throws(Failure) {
            _ = try with(3) { (_: Int) throws(Failure) -> Int in throw Failure() }
        } catch {
            #expect(error == Failure())
        }
    }

    @Test("update changes in place, in order, with functions of either shape")
    func updates() {
        var user = User()
        update(&user, set(\.name, "Bo"), over(\.age, { $0 + 1 }))
        #expect(user == User(name: "Bo", age: 31))
        update(&user) { $0.age = 5 }
        #expect(user.age == 5)
        update(&user, { $0.age *= 2 }, { $0.age += 1 })
        #expect(user.age == 11)
        var number = 3
        update(&number, { $0 + 1 }, { $0 * 2 })
        #expect(number == 8)
    }

    @Test("an error leaves what the functions before it have done")
    func updateFailure() {
        var number = 3
        let fails: (Int) throws -> Int = { _ in throw Failure() }
        #expect(throws: Failure.self) { try update(&number, { $0 + 1 }, fails, { $0 * 2 }) }
        #expect(number == 4)
    }

    @Test("updating leaves the original as it was")
    func updatingCopies() {
        let user = User()
        #expect(updating(user) { $0.age = 1 } == User(name: "Anna", age: 1))
        #expect(user == User())
    }

    @Test("tap looks and passes on")
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

    @Test("predicates stop asking as soon as they know")
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

    @Test("over carries throwing and asynchronous functions to a part")
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
