import CurrycombDifferences
import Testing

@testable import CurrycombWorkbook

@MainActor @Suite struct ExaminerTests {
    enum Failure: Error, Equatable { case notFound, empty }
    struct Point { var x: Int }

    let examiner = Examiner<Any>(
        Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
            misconceptions: [Sentence("swapped", "g runs first."), Sentence("silent", "Nothing was thrown.")],
            notice: ""))

    func failure(_ work: () throws -> Void) -> CheckFailure? {
        do { try work() } catch { return error as? CheckFailure }
        return nil
    }

    @Test func expectedResultsPass() throws {
        try examiner.expect("f(1)", 2, is: 2)
        try examiner.expect("f(1)", Point(x: 1), is: Point(x: 1), by: { $0.x == $1.x })
        try examiner.expect("f(1)", throws: Failure.notFound, ifNothing: "silent") { throw Failure.notFound }
        try examiner.require(true, else: "swapped")
        try examiner.expect("f(1)", stages: [Finding.Stage("one", expected: "1", got: "1")])
    }

    @Test func aDifferenceIsReportedWithItsPath() throws {
        let failure = try #require(failure { try examiner.expect("f(1)", [1, 3], is: [1, 2]) })
        #expect(failure.misconception == nil)
        #expect(failure.message == "f(1): expected [1, 2], got [1, 3].")
        #expect(
            failure.findings == [
                .comparison(
                    call: "f(1)", expected: "[1, 2]", got: "[1, 3]",
                    differences: [Difference(path: "[1]", expected: "2", got: "3")])
            ])
    }

    @Test func aForeseenValueGetsItsSentence() throws {
        let found = try #require(failure { try examiner.expect("f(5)", 12, is: 11, ifGot: [(12, "swapped")]) })
        #expect(found.misconception == "swapped")
        #expect(found.message == "g runs first.")
        let other = try #require(failure { try examiner.expect("f(5)", 13, is: 11, ifGot: [(12, "swapped")]) })
        #expect(other.misconception == nil)
        let point = failure {
            try examiner.expect(
                "p", Point(x: 2), is: Point(x: 1), ifGot: [(Point(x: 2), "swapped")], by: { $0.x == $1.x })
        }
        #expect(point?.misconception == "swapped")
    }

    @Test func anErrorOfTheCallIsRethrown() {
        func fails() throws -> Int { throw Failure.empty }
        #expect(throws: Failure.empty) { try examiner.expect("f(1)", try fails(), is: 1) }
    }

    @Test func aWrongOrMissingErrorIsReported() throws {
        let silent = try #require(
            failure { try examiner.expect("f()", throws: Failure.notFound, ifNothing: "silent") { 3 } })
        #expect(silent.message == "Nothing was thrown.")
        #expect(
            silent.findings == [.comparison(call: "f()", expected: "throws notFound", got: "3", differences: [])])
        let other = try #require(
            failure {
                try examiner.expect("f()", throws: Failure.notFound, ifGot: [(.empty, "swapped")], ifNothing: nil) {
                    throw Failure.empty
                }
            })
        #expect(other.misconception == "swapped")
        let foreign = try #require(
            failure {
                try examiner.expect("f()", throws: Failure.notFound, ifNothing: nil) { throw CancellationError() }
            })
        #expect(foreign.misconception == nil)
        #expect(foreign.message == "f(): expected throws notFound, got throws CancellationError().")
    }

    @Test func anUnmetRequirementGetsItsSentence() throws {
        let failure = try #require(failure { try examiner.require(false, else: "swapped", .note("ran twice")) })
        #expect(failure.message == "g runs first.")
        #expect(failure.findings == [.note("ran twice")])
    }

    @Test func theFirstWrongStageIsReported() throws {
        let stages = [
            Finding.Stage("split", expected: "[1]", got: "[1]"), Finding.Stage("head", expected: "1", got: "2"),
            Finding.Stage("length", expected: "3", got: nil),
        ]
        let failure = try #require(
            failure { try examiner.expect("f(1)", stages: stages, ifFirstWrong: [("head", "swapped")]) })
        #expect(failure.misconception == "swapped")
        #expect(
            failure.findings == [
                .comparison(call: "f(1)", expected: "3", got: "nothing", differences: []), .stages(stages),
            ])
    }

    // MARK: - Laws

    @Test func aLawThatHoldsPasses() async throws {
        try examiner.law("identity", "x = x", for: ("x", .int)) {
            $0
        } equals: {
            $0
        }
        try examiner.law("identity", "x = x", for: ("x", .int), by: { $0.x == $1.x }) {
            Point(x: $0)
        } equals: {
            Point(x: $0)
        }
        try examiner.law("order", "x <= x", for: ("x", .int)) { $0 <= $0 }
        try await examiner.law("identity", "x = x", for: ("x", .int)) { x in
            await Task.yield(); return x
        } equals: {
            $0
        }
        try await examiner.law("identity", "x = x", for: ("x", .int), by: { $0.x == $1.x }) { x in
            await Task.yield()
            return Point(x: x)
        } equals: {
            Point(x: $0)
        }
        try await examiner.law("order", "x <= x", for: ("x", .int)) { x in
            await Task.yield(); return x <= x
        }
    }

    @Test func aBrokenLawHasAMinimalCounterexample() throws {
        let failure = try #require(
            failure {
                try examiner.law(
                    "commutativity", "f . g = g . f", for: ("f", .function), ("g", .function), ("x", .int),
                    ifBroken: "swapped"
                ) { f, g, x in
                    f(g(x))
                } equals: { f, g, x in
                    g(f(x))
                }
            })
        #expect(failure.message == "g runs first.")
        guard case .law(let found) = try #require(failure.findings.first) else {
            Issue.record("no counterexample")
            return
        }
        #expect(found.law == "commutativity" && found.equation == "f . g = g . f")
        #expect(found.bindings.map(\.name) == ["f", "g", "x"])
        #expect(found.bindings.map(\.value) == ["+1", "×0", "0"])
        #expect(found.left == "1" && found.right == "0")
    }

    @Test func aBrokenLawWithoutASentenceIsReportedByName() throws {
        let failure = try #require(failure { try examiner.law("order", "x > 0", for: ("x", .int)) { $0 > 0 } })
        #expect(failure.misconception == nil)
        #expect(failure.message == "order does not hold: left false, right true.")
    }

    @Test func brokenAsynchronousLawsAreFound() async {
        await #expect(throws: CheckFailure.self) {
            try await examiner.law("order", "x > 0", for: ("x", .int)) { x in
                await Task.yield(); return x > 0
            }
        }
        await #expect(throws: CheckFailure.self) {
            try await examiner.law("order", "x = 0", for: ("x", .int)) { x in
                await Task.yield(); return x
            } equals: { _ in
                0
            }
        }
    }

    @Test func aFailedRequirementEndsTheLaw() throws {
        var calls = 0
        let failure = try #require(
            failure {
                try examiner.law("order", "x = x", for: ("x", .int)) { x in
                    calls += 1
                    try examiner.require(false, else: "silent")
                    return x
                } equals: {
                    $0
                }
            })
        #expect(failure.misconception == "silent")
        #expect(calls == 1)
    }
}
