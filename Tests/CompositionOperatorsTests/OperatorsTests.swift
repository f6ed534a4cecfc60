import CurrycombCompositionOperators
import Testing

private struct Failure: Error, Equatable {}

private func increment(_ x: Int) -> Int { x + 1 }
private func double(_ x: Int) -> Int { x * 2 }
private func describe(_ x: Int) -> String { "<\(x)>" }
private func checked(_ x: Int) throws -> Int {
    guard x < 100 else { throw Failure() }
    return x
}
private func later(_ x: Int) async -> Int { x * 10 }
private func laterChecked(_ x: Int) async throws -> Int { try checked(x) }

struct OperatorsTests {
    @Test("forward composition runs left to right")
    func forward() {
        #expect((increment >>> double >>> describe)(3) == "<8>")
    }

    @Test("backward composition runs right to left")
    func backward() {
        #expect((describe <<< double <<< increment)(3) == "<8>")
    }

    @Test("application puts the value first, and binds less tightly than composition, arithmetic and ??")
    func application() {
        let nothing: Int? = nil
        #expect(3 |> increment |> double == 8)
        #expect(1 + 2 |> increment >>> double == 8)
        #expect(nothing ?? 3 |> describe <<< double == "<6>")
    }

    @Test("an error stops the chain")
    func throwing() throws {
        let chain = increment >>> checked >>> double
        #expect(try chain(1) == 4)
        #expect(throws: Failure()) { try chain(99) }
        let backward = double <<< checked <<< increment
        #expect(try backward(1) == 4)
        #expect(throws: Failure()) { try 99 |> backward }
    }

    @Test("asynchronous functions chain with all others")
    func asynchronous() async throws {
        #expect(await (increment >>> later >>> describe)(1) == "<20>")
        #expect(await (describe <<< later <<< increment)(1) == "<20>")
        #expect(await 1 |> later == 10)
        let chain = increment >>> later >>> laterChecked
        #expect(try await chain(1) == 20)
        await #expect(throws: Failure()) { try await chain(99) }
        let backward = laterChecked <<< later <<< increment
        #expect(try await 1 |> backward == 20)
    }

    @Test("each kind of operator has an overload for @Sendable functions")
    func twins() async throws {
        let plain: @Sendable (Int) -> Int = increment >>> double
        let plainBack: @Sendable (Int) -> Int = double <<< increment
        let throwing: @Sendable (Int) throws -> Int = checked >>> double
        let throwingBack: @Sendable (Int) throws -> Int = double <<< checked
        let async: @Sendable (Int) async -> Int = later >>> double
        let asyncBack: @Sendable (Int) async -> Int = double <<< later
        let both: @Sendable (Int) async throws -> Int = later >>> checked
        let bothBack: @Sendable (Int) async throws -> Int = checked <<< later
        #expect(plain(1) == 4 && plainBack(1) == 4)
        #expect(try throwing(1) == 2 && throwingBack(1) == 2)
        #expect(await async(1) == 20)
        #expect(await asyncBack(1) == 20)
        #expect(try await both(1) == 10)
        #expect(try await bothBack(1) == 10)
    }

    @Test("a closure over state that is not Sendable composes")
    func localState() {
        final class Count { var value = 0 }
        let count = Count()
        let chain =
            increment >>> {
                count.value += $0; return $0
            } >>> double
        #expect(chain(1) == 4)
        #expect(count.value == 2)
    }
}
