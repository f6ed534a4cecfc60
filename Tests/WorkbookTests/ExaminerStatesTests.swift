import Testing

@testable import CurrycombWorkbook

@MainActor @Suite struct ExaminerStatesTests {
    struct Hive: Equatable {
        var bees: [String] = []
        var isOpen = false
    }

    enum Change {
        case fly(String)
        case open
    }

    static let words = Words(
        title: "A reducer", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
        misconceptions: [Sentence("onlyLast", "The bees that were there are gone.")], notice: "")
    static let changes = [Change.fly("Maja"), .fly("Willi"), .open]
    static let states = [
        Hive(), Hive(bees: ["Maja"]), Hive(bees: ["Maja", "Willi"]), Hive(bees: ["Maja", "Willi"], isOpen: true),
    ]

    func failure(_ got: [Hive]) -> CheckFailure? {
        do {
            try Examiner<Any>(Self.words).expect(
                after: Self.changes, states: got, are: Self.states, ifGot: [(Hive(bees: ["Willi"]), "onlyLast")])
        } catch {
            return error as? CheckFailure
        }
        return nil
    }

    func states(_ place: Int, _ change: (inout Hive) -> Void) -> [Hive] {
        var states = Self.states
        change(&states[place])
        return states
    }

    func text(_ failure: CheckFailure, _ width: Int) -> String {
        FindingText(width: width, message: failure.message).lines(failure.findings, title: "").lines
            .map { $0.text(colour: false) }.joined(separator: "\n")
    }

    @Test func theExpectedStatesPass() {
        #expect(failure(Self.states) == nil)
    }

    @Test func theFirstActionWithADifferenceIsReported() throws {
        var got = states(2) { $0.bees.append("Flip") }
        got[3] = Hive()
        let found = try #require(failure(got))
        #expect(found.misconception == nil)
        #expect(
            text(found, 80) == """
                    after action 2 of 3, fly("Willi"), the states differ:
                    the state
                      expected  Hive(bees: ["Maja", "Willi"], isOpen: false)
                      got       Hive(bees: ["Maja", "Willi", "Flip"], isOpen: false)
                """)
    }

    @Test func onlyDifferencesOfLongStatesAreShown() throws {
        let found = try #require(failure(states(3) { $0.isOpen = false }))
        #expect(
            text(found, 40) == """
                    after action 3 of 3, open, the
                    states differ:
                    the state
                      they differ at:
                      isOpen
                        expected  true
                        got       false
                """)
        let wide = text(found, 160)
        #expect(wide.contains("expected Hive(bees: [\"Maja\", \"Willi\"], isOpen: true)"))
        #expect(wide.contains("got Hive(bees: [\"Maja\", \"Willi\"], isOpen: false)"))
    }

    @Test func theInitialStateIsCompared() throws {
        let found = try #require(failure(states(0) { $0.isOpen = true }))
        #expect(text(found, 80).contains("before the first action the states differ:"))
    }

    @Test func aSuspectIsRecognizedOnlyAtTheFirstDifference() throws {
        let found = try #require(failure(states(2) { $0.bees = ["Willi"] }))
        #expect(found.misconception == "onlyLast")
        #expect(found.message == "The bees that were there are gone.")
        var later = states(1) { $0.isOpen = true }
        later[2] = Hive(bees: ["Willi"])
        #expect(try #require(failure(later)).misconception == nil)
    }

    @Test func aMissingStateIsReportedAsNothing() throws {
        let found = try #require(failure(Self.states.dropLast()))
        #expect(found.misconception == nil)
        #expect(
            text(found, 80) == """
                    after action 3 of 3, open, the states differ:
                    the state
                      expected  Hive(bees: ["Maja", "Willi"], isOpen: true)
                      got       nothing
                """)
        #expect(text(try #require(failure([])), 80).contains("before the first action"))
    }

    @Test func anExtraStateIsReported() throws {
        let found = try #require(failure(Self.states + [Hive()]))
        #expect(found.misconception == nil)
        #expect(text(found, 80).hasPrefix("    after the last action there is one state too many:"))
        #expect(text(found, 80).contains("expected nothing      got Hive(bees: [], isOpen: false)"))
    }
}
