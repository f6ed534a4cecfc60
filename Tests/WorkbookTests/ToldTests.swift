import CurrycombDifferences
import Testing

@_spi(Courses) @testable import CurrycombWorkbook

@Suite @MainActor struct ToldTests {
    private let words = Words(
        title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
        notice: "")

    private typealias Change = @MainActor ([Int]) -> [Int]

    private func told(_ list: Argument<[Int]>, call: String = "keep(_)", of change: @escaping Change) -> String {
        let keep: Change = { $0 }
        let contestants = Contestants(answer: { change }, reference: { keep }, models: [])
        let failure = #expect(throws: CheckFailure.self) {
            try Examiner<Change>(words, contestants: contestants).agrees(call, on: list) { $0($1) }
        }
        return failure?.message ?? ""
    }

    private func lists(_ count: ClosedRange<Int>, edges: [[Int]] = []) -> Argument<[Int]> {
        Argument("list", .array(of: .int, count: count), edges: edges)
    }

    @Test func twoSwappedElementsAreReportedAsReordered() {
        let message = told(lists(2...2)) { $0.sorted() }
        #expect(message.contains("in another order"), "\(message)")
        #expect(!message.contains("reverse") && !message.contains("sorted"), "\(message)")
        #expect(told(lists(0...5)) { $0.sorted() }.contains("they are sorted"))
        #expect(told(lists(0...5)) { $0.reversed() }.contains("in reverse order"))
    }

    @Test func aRepeatedInputIsCountedOnce() {
        let list = Argument("list", .element(of: [-3, -2, -1, 1, 2, 3].map { [$0] }))
        let message = told(list) { $0[0] < 0 ? [0] : $0 }
        #expect(message.contains("for all 3 inputs where") && message.contains("for all 3 others"), "\(message)")
        #expect(message.contains("among 6 inputs"), "\(message)")
    }

    @Test func anAmbiguousElementIsNotReportedByPosition() {
        let message = told(lists(2...2)) { Array($0.suffix(1)) }
        #expect(message.contains("too few elements"), "\(message)")
        #expect(!message.contains("first") && !message.contains("last"), "\(message)")
        #expect(told(lists(0...5)) { Array($0.suffix(1)) }.contains("had only the last element"))
        #expect(told(lists(0...5)) { Array($0.dropFirst()) }.contains("the first element was missing"))
        #expect(told(lists(0...5)) { Array($0.dropLast()) }.contains("the last element was missing"))
    }

    private enum Problem: Equatable { case small(Int) }

    private func told<Output>(_ got: @escaping (Int) throws -> Output, not due: @escaping (Int) throws -> Output)
        -> String
    {
        let contestants = Contestants(answer: { got }, reference: { due }, models: [])
        let failure = #expect(throws: CheckFailure.self) {
            try Examiner<(Int) throws -> Output>(words, contestants: contestants)
                .agrees("f(_)", on: Argument("n", .int)) { try $0($1) }
        }
        return failure?.message ?? ""
    }

    @Test func missingElementsAreNamedByTheirType() {
        let message = told({ [Problem.small($0)] }, not: { [.small($0), .small($0 &+ 1), .small($0 &+ 2)] })
        #expect(message.contains("had only the first problem"), "\(message)")
    }

    @Test func enumCasesAreReportedWithTheirDot() {
        let message = told({ Result<Int, Odd>.success($0) }, not: { $0 % 2 == 0 ? .success($0) : .failure(Odd()) })
        #expect(message.contains("was .success instead of .failure"), "\(message)")
    }

    @Test func aDifferentErrorIsReported() {
        let message = told(
            { $0 > 0 ? try self.fail(with: CancellationError()) : $0 },
            not: { $0 > 0 ? try self.fail(with: Odd()) : $0 })
        #expect(message.contains("threw an error other than the expected one"), "\(message)")
    }

    private struct Odd: Error, Equatable {}

    private func fail(with error: any Error) throws -> Int { throw error }

    @Test func aShortInputIsPreferredToALongEdgeCase() {
        let message = told(lists(0...6, edges: [Array(1...25)])) { Array($0.prefix(1)) }
        #expect(!message.contains("25"), "\(message)")
        #expect(told(lists(0...6, edges: [Array(1...25)])) { Array($0.prefix(20)) }.contains("25"))
    }

    @Test func fixedArgumentsAreReportedWithTheInputs() {
        let message = told(lists(0...3), call: "keep(0)(_)") { $0.isEmpty ? [1] : $0 }
        #expect(message.contains("For keep(0)(_): wrong where list is empty, right for all"), "\(message)")
        #expect(told(lists(0...3)) { $0.isEmpty ? [1] : $0 }.contains("Wrong where list is empty, right for all"))
    }

    @Test(arguments: ["keep(_)", "flatten(._)", "compose(_, _)(_)", "box.map(_)", "clamp(_, to: _)", "curry(_)(_)(_)"])
    func aPlainCallHasNoFixedArguments(call: String) { #expect(!holdsArguments(call)) }

    @Test(arguments: ["power(0)(_)", "looksPure(square, at: _)", "flatMap(half)(._)"])
    func aFixedArgumentIsRecognized(call: String) { #expect(holdsArguments(call)) }
}
