import CurrycombDifferences
import CurrycombMarbles
import Testing

@_spi(Courses) @testable import CurrycombWorkbook

@MainActor protocol Tasks {
    func slug(_ title: String) -> String
    func clamp(_ number: Int, _ limit: Int) -> Int
    func tidy(_ list: [Int]) -> [Int]
    func find(_ key: String, _ list: [String]) -> Int?
    func half(_ number: Int) throws -> Int
    func adder(_ number: Int) -> (Int) -> Int
    func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int
    func counter() -> (next: () -> Int, undo: () -> Void)
}

private struct Odd: Error, Equatable {}

@MainActor class Right: Tasks {
    func slug(_ title: String) -> String { title.lowercased().split(separator: " ").joined(separator: "-") }
    func clamp(_ number: Int, _ limit: Int) -> Int { min(number, limit) }
    func tidy(_ list: [Int]) -> [Int] { list.filter { $0 >= 0 } }
    func find(_ key: String, _ list: [String]) -> Int? { list.firstIndex(of: key) }
    func half(_ number: Int) throws -> Int {
        guard number.isMultiple(of: 2) else { throw Odd() }
        return number / 2
    }
    func adder(_ number: Int) -> (Int) -> Int { { $0 + number } }
    func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int { { f(f($0)) } }
    func counter() -> (next: () -> Int, undo: () -> Void) {
        var count = 0
        return (
            {
                count += 1
                return count
            }, { count = max(0, count - 1) }
        )
    }
}

@Suite @MainActor struct AgreementTests {
    enum Step: CustomStringConvertible, Sendable {
        case next, undo
        var description: String { self == .next ? "next()" : "undo()" }
    }

    static func failure(_ answer: Tasks, models: [(String, Tasks)] = []) -> CheckFailure? {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
            misconceptions: models.map { Sentence($0.0, "the sentence of \($0.0)") }, notice: "")
        let contestants = Contestants(
            answer: { answer }, reference: { Right() }, models: models.map { model in (model.0, { model.1 }) })
        do {
            let examiner = Examiner<any Tasks>(words, contestants: contestants)
            try examiner.agrees(
                "slug(_)", on: Argument("title", .phrase), examples: ["Honey Bee"]
            ) { $0.slug($1) }
            try examiner.agrees(
                "clamp(_, to: _)", on: Argument("number", .int(in: -12...12)),
                Argument("limit", .int(in: -12...12), edges: [0])
            ) { $0.clamp($1, $2) }
            try examiner.agrees("tidy(_)", on: Argument("list", .array(of: .int))) { $0.tidy($1) }
            try examiner.agrees(
                "find(_, _)", on: Argument("key", .word), Argument("list", .array(of: .word))
            ) { $0.find($1, $2) }
            try examiner.agrees("half(_)", on: Argument("number", .int)) { try $0.half($1) }
            try examiner.agrees(
                making: "adder(_)", from: Argument("number", .int), calls: Argument("x", .int)
            ) { answer, _, number in answer.adder(number) }
            try examiner.agrees(
                making: "twice(_)", from: Argument("f", .function), calls: Argument("x", .int)
            ) { answer, log, f in answer.twice(log.spy("f", f)) }
            try examiner.agrees(story: "counter()", of: .element(of: [Step.next, .undo])) { answer, log in
                let (next, undo) = answer.counter()
                return { step in
                    switch step {
                    case .next: log.note("\(next())")
                    case .undo: undo()
                    }
                }
            }
            return nil
        } catch {
            return error as? CheckFailure
        }
    }

    static func told(_ answer: Tasks) -> String {
        guard let failure = failure(answer) else { return "" }
        return failure.message
    }

    @Test func theReferenceAgreesWithItself() {
        #expect(Self.failure(Right()) == nil)
    }

    /// The judge sorts the list, so a verdict must not mention positions in it.
    @Test func aVerdictOnAnUnorderedListNamesNoPosition() throws {
        let answer = Tidy { Array(Right().tidy($0).sorted().suffix(1)) }
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let examiner = Examiner<any Tasks>(
            words, contestants: Contestants(answer: { answer }, reference: { Right() }, models: []))
        let failure = #expect(throws: CheckFailure.self) {
            try examiner.agrees("tidy(_)", on: Argument("list", .array(of: .int))) {
                InAnyOrder($0.tidy($1))
            }
        }
        let message = try #require(failure?.message)
        #expect(message.contains("too few elements") && !message.contains("last"), "\(message)")
    }

    @Test(arguments: [true, false])
    func valuesWithEqualDescriptionsAreCompared(isNaN: Bool) {
        struct Hidden: Equatable, CustomStringConvertible {
            let value: Double
            var description: String { "hidden" }
        }
        let answer = Tidy { isNaN ? $0 : $0.reversed() }
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let examiner = Examiner<any Tasks>(
            words, contestants: Contestants(answer: { answer }, reference: { Tidy { $0 } }, models: []))
        var failure: CheckFailure?
        do {
            try examiner.agrees("tidy(_)", on: Argument("list", .array(of: .int)), examples: [[1, 2]]) {
                $0.tidy($1).map { Hidden(value: isNaN ? .nan : Double($0)) }
            }
        } catch let error as CheckFailure { failure = error } catch {}
        let got = Finding.comparison(
            call: "tidy([1, 2])", expected: "[hidden, hidden]", got: "[hidden, hidden], but the two are not equal",
            differences: [])
        #expect(failure?.findings.first == (isNaN ? nil : got))
    }

    /// Only the hard texts, not the generated ones, contain a no-break space.
    @Test func hardInputsAreTriedAndTheSimplestIsReported() throws {
        func message(_ isWrong: @escaping (String) -> Bool, last: [String]) -> String? {
            let answer = Slug { isWrong($0) ? "wrong" : Right().slug($0) }
            let words = Words(
                title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
                misconceptions: [], notice: "")
            let examiner = Examiner<any Tasks>(
                words, contestants: Contestants(answer: { answer }, reference: { Right() }, models: []))
            do {
                try examiner.agrees("slug(_)", on: Argument("title", .phrase).andAtLast(last)) { $0.slug($1) }
                return nil
            } catch { return (error as? CheckFailure)?.message }
        }
        #expect(message({ $0.contains("\u{A0}") }, last: []) == nil)
        let hard = try #require(message({ $0.contains("\u{A0}") }, last: .hardTexts))
        #expect(hard.hasPrefix(#"slug("a\u{A0}b"): expected "#), "\(hard)")
        let simple = try #require(message({ $0.contains("a") }, last: .hardTexts))
        #expect(simple.hasPrefix(#"slug("a"): expected "#), "\(simple)")
    }

    @Test func hardNumbersStayInRangeWithSmallOnesFirst() {
        #expect([Int].hardNumbers(in: -3...9) == [0, -1, 1, -2, 2, -3, 3, 4, 5, 7, 8, 9])
        #expect([Int].hardNumbers().contains(.min) && [Int].hardNumbers().contains(.max))
    }

    /// The class board may receive the shared condition, because it is in the course's words and contains no values of
    /// the answer.
    @Test func theSharedConditionContainsNoAnswerValues() throws {
        let failure = try #require(Self.failure(Clamp { $1 == 0 ? 987_654 : min($0, $1) }))
        let shared = try #require(failure.shared)
        #expect(shared.contains("limit is 0") && failure.message.contains(shared))
        #expect(failure.message.contains("987") && !shared.contains("987"))
        #expect(Self.failure(Clamp { max($0, $1) })?.shared == nil)
    }

    // MARK: - Planted mistakes

    final class Slug: Right {
        let make: (String) -> String
        init(_ make: @escaping (String) -> String) { self.make = make }
        override func slug(_ title: String) -> String { make(title) }
    }

    final class Clamp: Right {
        let make: (Int, Int) -> Int
        init(_ make: @escaping (Int, Int) -> Int) { self.make = make }
        override func clamp(_ number: Int, _ limit: Int) -> Int { make(number, limit) }
    }

    final class Tidy: Right {
        let make: ([Int]) -> [Int]
        init(_ make: @escaping ([Int]) -> [Int]) { self.make = make }
        override func tidy(_ list: [Int]) -> [Int] { make(list) }
    }

    final class Find: Right {
        let make: (String, [String]) -> Int?
        init(_ make: @escaping (String, [String]) -> Int?) { self.make = make }
        override func find(_ key: String, _ list: [String]) -> Int? { make(key, list) }
    }

    final class Half: Right {
        let make: (Int) throws -> Int
        init(_ make: @escaping (Int) throws -> Int) { self.make = make }
        override func half(_ number: Int) throws -> Int { try make(number) }
    }

    static let plants: [(name: String, answer: @MainActor @Sendable () -> Tasks, told: String)] = [
        ("other letters", { Slug { Right().slug($0.filter(\.isASCII)) } }, "title has a character that is not ASCII"),
        ("case kept", { Slug { $0.split(separator: " ").joined(separator: "-") } }, "Only capital and small letters"),
        ("empty", { Slug { $0.isEmpty ? "-" : Right().slug($0) } }, "title is empty"),
        ("fixed", { Slug { _ in "honey-bee" } }, "The result is always \"honey-bee\", for every input tried here"),
        ("untouched", { Slug { $0 } }, "returned title unchanged"),
        ("digits", { Slug { Right().slug($0.filter { !$0.isNumber }) } }, "title has a digit"),
        ("two spaces", { Slug { $0.contains("  ") ? "two" : Right().slug($0) } }, "title has two spaces in a row"),
        ("max", { Clamp { max($0, $1) } }, ""),
        ("limit ignored", { Clamp { number, _ in min(number, 10) } }, "The result does not depend on limit"),
        ("number ignored", { Clamp { _, limit in limit } }, "returned limit unchanged"),
        ("limit of zero", { Clamp { $1 == 0 ? $0 : min($0, $1) } }, "limit is 0"),
        ("negative", { Clamp { $0 < 0 ? 0 : min($0, $1) } }, "number is negative"),
        ("too large", { Clamp { min($0, $1) + 1 } }, "1 too large"),
        ("sign", { Clamp { -min($0, $1) } }, "wrong sign"),
        ("equal", { Clamp { $0 == $1 ? 99 : min($0, $1) } }, "number and limit are equal"),
        ("odd", { Clamp { $0 % 2 == 0 ? min($0, $1) : 7_000 } }, "number is odd"),
        ("first lost", { Tidy { Array(Right().tidy($0).dropFirst()) } }, "the first element was missing"),
        ("last lost", { Tidy { Array(Right().tidy($0).dropLast()) } }, "the last element was missing"),
        ("reversed", { Tidy { Right().tidy($0).reversed() } }, "in reverse order"),
        ("sorted", { Tidy { Right().tidy($0).sorted() } }, "sorted"),
        (
            "set", { Tidy { list in Right().tidy(list).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } } },
            "only once"
        ),
        ("zero dropped", { Tidy { $0.filter { $0 > 0 } } }, "list has a 0"),
        ("twice", { Tidy { Right().tidy($0).flatMap { [$0, $0] } } }, "twice"),
        ("one element", { Tidy { $0.count == 1 ? [5, 5] : Right().tidy($0) } }, "list has one element"),
        ("last index", { Find { key, list in list.lastIndex(of: key) } }, ""),
        ("not found is 0", { Find { key, list in list.firstIndex(of: key) ?? 0 } }, "a value instead of nil"),
        ("from one", { Find { key, list in list.firstIndex(of: key).map { $0 + 1 } } }, "1 too large"),
        ("never found", { Find { _, _ in nil } }, "The result is always nil"),
        ("rounded", { Half { $0 / 2 } }, "returned instead of throwing"),
        (
            "strict", { Half { if $0 <= 0 { throw Odd() } else { try Right().half($0) } } },
            "threw instead of returning"
        ),
        (
            "kept by number",
            {
                var kept: [Int: Int] = [:]
                return Clamp { number, limit in
                    kept[number] = kept[number] ?? min(number, limit)
                    return kept[number]!
                }
            }, "The first call with each number is right"
        ),
        ("one text", { Slug { $0 == " " ? "blank" : Right().slug($0) } }, "title is \" \""),
        (
            "long lists",
            { Tidy { list in list.count > 3 ? Right().tidy(list).map { $0 &+ list.count } : Right().tidy(list) } },
            "list has more than three elements"
        ),
        (
            "most of the negative ones",
            { Clamp { number, limit in number < 0 && number % 4 != 0 ? 7_000 : min(number, limit) } },
            "inputs where number is negative, right for all"
        ),
    ]

    @Test(arguments: 0..<34) func aPlantedMistakeIsDescribed(index: Int) {
        let plant = Self.plants[index]
        let failure = Self.failure(plant.answer())
        #expect(failure != nil, "\(plant.name) is not found")
        #expect(
            plant.told.isEmpty || failure?.message.contains(plant.told) == true,
            "\(plant.name): \(failure?.message ?? "")")
    }

    /// A feature that all failing inputs have is not mentioned if most inputs with this feature pass.
    @Test func anUninformativeFeatureIsNotReported() {
        for answer in [
            Clamp { $0 % 7 == 3 ? 7_000 : min($0, $1) }, Clamp { $0 > -90 && $0 % 3 == 0 ? 7_000 : min($0, $1) },
        ] {
            let message = Self.told(answer)
            #expect(!message.isEmpty && !message.contains(" where "), "\(message)")
        }
    }

    @Test func aRandomMistakeIsReportedWithoutAFeature() {
        var random = SplitMix64(seed: 5)
        let wrong = Set((0..<40).map { _ in random.below(201) - 100 })
        let message = Self.told(Clamp { wrong.contains($0 &* 7 % 101) ? 12_345 : min($0, $1) })
        #expect(!message.isEmpty)
        #expect(!message.contains(" where "), "\(message)")
    }

    // MARK: - Returned functions, and state

    final class FirstResultKept: Right {
        override func adder(_ number: Int) -> (Int) -> Int {
            var kept: Int?
            return {
                kept = kept ?? $0 + number
                return kept!
            }
        }
    }

    final class SharedByAll: Right {
        var last = 0
        override func adder(_ number: Int) -> (Int) -> Int {
            last = number
            return { $0 + self.last }
        }
    }

    final class CalledThreeTimes: Right {
        override func twice(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
            {
                _ = f($0)
                return f(f($0))
            }
        }
    }

    final class UndoBelowZero: Right {
        override func counter() -> (next: () -> Int, undo: () -> Void) {
            var count = 0
            return (
                {
                    count += 1
                    return count
                }, { count -= 1 }
            )
        }
    }

    @Test func aResultThatDependsOnEarlierCallsIsReported() throws {
        var calls = 0
        let message = Self.told(
            Clamp {
                calls += 1
                return min($0, $1) &+ calls
            })
        #expect(message.contains("When the same input was tried again, the result was different."), "\(message)")
        #expect(!message.contains(" where "), "\(message)")
        let steady = Self.told(Clamp { min($0, $1) &+ 3 })
        #expect(!steady.contains("tried again"), "\(steady)")
    }

    @Test func aMistakeInTheMiddleOfALongResultIsFound() throws {
        let long = String(repeating: "ab ", count: 3_000)
        let slug = Slug { text in
            let right = Right().slug(text)
            guard right.count > 8_000,
                let middle = right.index(right.startIndex, offsetBy: 5_000, limitedBy: right.endIndex)
            else { return right }
            return right[..<middle] + "?" + right[middle...].dropFirst()
        }
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let examiner = Examiner<any Tasks>(
            words, contestants: Contestants(answer: { slug }, reference: { Right() }, models: []))
        let caught = #expect(throws: CheckFailure.self) {
            try examiner.agrees("slug(_)", on: Argument("title", .phrase), examples: [long]) { $0.slug($1) }
        }
        let failure = try #require(caught)
        guard case .comparison(_, let expected, let got, _)? = failure.findings.first else {
            Issue.record("no comparison: \(failure)")
            return
        }
        #expect(got.contains("?") && !expected.contains("?") && got.count < 300)
    }

    @Test func aFunctionThatCachesItsFirstResultIsFound() throws {
        let failure = try #require(Self.failure(FirstResultKept()))
        guard case .story(let steps)? = failure.findings.first else {
            Issue.record("no story: \(failure)")
            return
        }
        #expect(steps.map(\.step) == ["let f = adder(0)", "f(0)", "f(1)"])
        #expect(steps.last == Finding.StoryStep("f(1)", expected: "1", got: "0"))
        #expect(failure.message.contains("the outcome of an earlier step"))
    }

    @Test func stateSharedByTwoFunctionsIsFound() throws {
        let failure = try #require(Self.failure(SharedByAll()))
        guard case .story(let steps)? = failure.findings.first else { return }
        #expect(steps.map(\.step) == ["let f = adder(0)", "let g = adder(1)", "f(0)"])
        #expect(failure.message.contains("after a second function was made"))
    }

    @Test func theNumberOfCallsIsCompared() throws {
        let failure = try #require(Self.failure(CalledThreeTimes()))
        guard case .story(let steps)? = failure.findings.first else { return }
        #expect(steps.last?.expected == "f(0), f(0), 0")
        #expect(steps.last?.got == "f(0), f(0), f(0), 0")
        #expect(failure.message.contains("`f` ran more often than it should"))
    }

    final class CountsItsCalls: Right {
        override func adder(_ number: Int) -> (Int) -> Int {
            var calls = 0
            return {
                calls += 1
                return $0 + number + (calls > 1 ? calls * 100 : 0)
            }
        }
    }

    @Test func aFaultInOnlyLaterCallsIsReported() throws {
        let failure = try #require(Self.failure(CountsItsCalls()))
        #expect(failure.message.contains("The very first call is right"), "\(failure.message)")
    }

    @Test func theShortestFailingSequenceIsReported() throws {
        let failure = try #require(Self.failure(UndoBelowZero()))
        guard case .story(let steps)? = failure.findings.first else { return }
        #expect(steps.map(\.step) == ["undo()", "next()"])
    }

    // MARK: - Models of mistakes

    @Test func aModelWithTheSameResultsIsRecognized() {
        let models: [(String, Tasks)] = [("max", Clamp { max($0, $1) }), ("first", Clamp { first, _ in first })]
        #expect(Self.failure(Clamp { $0 > $1 ? $0 : $1 }, models: models)?.misconception == "max")
        #expect(Self.failure(Clamp { first, _ in first }, models: models)?.misconception == "first")
    }

    @Test func aModelWithADifferentResultIsNotRecognized() {
        let models: [(String, Tasks)] = [("first", Clamp { first, _ in first })]
        let failure = Self.failure(Clamp { $0 > 10 ? $0 + 1 : max($0, $1) }, models: models)
        #expect(failure != nil)
        #expect(failure?.misconception == nil)
    }

    @Test func theModelThatExplainsEveryFailureIsReported() {
        let models: [(String, Tasks)] = [("first", Clamp { first, _ in first }), ("max", Clamp { max($0, $1) })]
        #expect(Self.failure(Clamp { max($0, $1) }, models: models)?.misconception == "max")
    }
}

// MARK: - Two steps

@MainActor private protocol TwoSteps: Contract {
    func next(_ number: Int) -> Int
    func isNextEven(_ number: Int) -> Bool
}

extension TwoSteps {
    func next(_ number: Int) -> Int { number &+ 1 }
    func isNextEven(_ number: Int) -> Bool { next(number).isMultiple(of: 2) }

    static var checks: [Check<any TwoSteps>] {
        [
            Check("next") {
                try $0.agrees("next(_)", on: Argument("number", .int)) { $0.next($1) }
            },
            Check("even") {
                try $0.agrees("isNextEven(_)", on: Argument("number", .int)) { $0.isNextEven($1) }
            },
        ]
    }
}

private struct RightSteps: TwoSteps {}
private struct SameNumber: TwoSteps {
    func next(_ number: Int) -> Int { number }
}
private struct NotAsked: TwoSteps {
    func isNextEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }
}
private struct OnlySmall: TwoSteps {
    func isNextEven(_ number: Int) -> Bool { next(number).isMultiple(of: 2) && number < 10 }
}
private struct OneIsMissing: TwoSteps {
    func isNextEven(_ number: Int) -> Bool { next(number).isMultiple(of: 2) && number != 9 && number != -77 }
}

@Suite @MainActor struct TwoStepsTests {
    private static func failure(
        of answer: any Contract.Type, in key: String, models: KeyValuePairs<String, any Contract.Type> = [:]
    ) -> CheckFailure? {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [],
            misconceptions: models.map { Sentence($0.key, "the sentence of \($0.key)") }, notice: "")
        let exercise = Exercise(in: "99-Tests", 1, "tests", minutes: 1, words: words)
        let judge = ExerciseJudge(
            exercise, asks: (any TwoSteps).self, reference: RightSteps.self, wrong: models
        ) { ($0 as? any TwoSteps.Type)?.checks }
        let examination = Examination(judge: judge, answer: answer, check: key)
        guard case .synchronous(let body)? = judge.checks(answer)?.first(where: { $0.key == key })?.body else {
            return nil
        }
        do {
            try body(examination)
            return nil
        } catch {
            return error as? CheckFailure
        }
    }

    @Test func aModelRuledOutByAnEarlierCheckIsNotReported() {
        let models: KeyValuePairs<String, any Contract.Type> = ["same": SameNumber.self]
        #expect(Self.failure(of: SameNumber.self, in: "next", models: models)?.misconception == "same")
        let later = Self.failure(of: NotAsked.self, in: "even", models: models)
        #expect(later != nil)
        #expect(later?.misconception == nil, "the answer's `next` is right, so it does not make this mistake")
        let own: KeyValuePairs<String, any Contract.Type> = ["same": SameNumber.self, "asked": NotAsked.self]
        #expect(Self.failure(of: NotAsked.self, in: "even", models: own)?.misconception == "asked")
    }

    @Test func aModelMustExplainEveryInput() {
        let models: KeyValuePairs<String, any Contract.Type> = ["small": OnlySmall.self]
        #expect(Self.failure(of: OnlySmall.self, in: "even", models: models)?.misconception == "small")
        let other = Self.failure(of: OneIsMissing.self, in: "even", models: models)
        #expect(other != nil)
        #expect(other?.misconception == nil)
    }

    @Test func swappedBooleansAreReportedOnlyIfAllAreWrong() {
        let sometimes = Self.failure(of: OnlySmall.self, in: "even")?.message ?? ""
        #expect(sometimes.contains("was false instead of true"), "\(sometimes)")
        let always = Self.failure(of: NotAsked.self, in: "even")?.message ?? ""
        #expect(always.contains("Every time, true and false are swapped."), "\(always)")
    }
}

// MARK: - Drawn lines

@Suite @MainActor struct DrawnDifferenceTests {
    private static func failure(
        _ got: [MarbleRun.Row], _ expected: [MarbleRun.Row], isExample: Bool = true
    ) -> CheckFailure? {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let contestants = Contestants(answer: { got }, reference: { expected }, models: [])
        return #expect(throws: CheckFailure.self) {
            try Examiner<[MarbleRun.Row]>(words, contestants: contestants).agrees(
                "blocks(_, on: clock)", on: Argument("n", .int(in: 0...9)),
                examples: isExample ? [0] : [], tries: 5
            ) { rows, _ in MarbleRun(inputs: [.init("a", try MarbleLine("-1-2-|"))], rows: rows) }
        }
    }

    private static func line(_ marbles: String, of name: String = "") throws -> MarbleRun.Row {
        .init(name, try MarbleLine(marbles))
    }

    @Test(arguments: [true, false]) func aSentenceDescribesTheMarbleDifference(isExample: Bool) throws {
        let failure = try #require(Self.failure([Self.line("-1-|")], [Self.line("-1-2-|")], isExample: isExample))
        #expect(failure.message == "it completed here, but 2 was still due.")
        #expect(
            failure.findings.first
                == .marbles(
                    [.init("a", "-1-2-|"), .init("expected", "-1-2-|"), .init("got", "-1-|")], pointer: 3))
        // If the input is not an example, the second finding is a note about the origin of the input.
        #expect(failure.findings.count == (isExample ? 1 : 2))
    }

    @Test func anEmptyMarbleLineIsDrawn() throws {
        let failure = try #require(Self.failure([Self.line("--|")], [Self.line("")]))
        #expect(failure.message == "it completed here, but should go on.")
        #expect(
            failure.findings
                == [.marbles([.init("a", "-1-2-|"), .init("expected", "---"), .init("got", "--|")], pointer: 2)])
    }

    @Test func aTextDifferenceNamesItsSubject() throws {
        let one = try #require(Self.failure([.init("", text: "ab")], [.init("", text: "")]))
        #expect(one.message == "blocks: expected nothing, got ab.")
        #expect(
            one.findings.first
                == .marbles(
                    [.init("a", "-1-2-|"), .init("expected", "nothing"), .init("got", "ab")], pointer: 0))
        let two = try #require(
            Self.failure(
                [Self.line("1"), .init("the log", text: "")], [Self.line("1"), .init("the log", text: "asked")]))
        #expect(two.message == "the log: expected asked, got nothing.")
        #expect(two.findings.first == .note("the log:"))
    }
}

// MARK: - Differences known before the end

@Suite struct KeptDifferenceTests {
    @Test func theSmallestDifferenceIsFoundBeforeAModelRuns() {
        var trial = AgreementTrial(
            [Argument("n", .int).erased], examples: [], models: 1, tries: 50, seed: SplitMix64.lawSeed)
        while let probes = trial.next() {
            if probes.contains(where: { $0.contestant == .model(0) }) { break }
            #expect(!trial.isSmallest)
            trial.note(
                probes.map { probe in
                    let isWrong = probe.contestant == .answer && (probe.row[0].value as? Int ?? 0) > 3
                    return Transcript(lines: [Transcript.Line("f", isWrong ? "1" : "0")])
                })
        }
        #expect(trial.isSmallest)
        #expect(trial.smallest?.row.first?.words == "4")
    }

    @Test func theLastKeptReportIsUsed() {
        let authenticator = MessageAuthenticator(1, 2)
        let reports = ["first", "smallest"].map { message in
            let text = #"kept {"outcome":"failed","message":"\#(message)","findings":[]}"#
            return "\n\(String(authenticator.tag(Array(text.utf8)), radix: 16)) \(text)\n"
        }
        guard case .failed(let failure)? = Report.read(Array(reports.joined().utf8), authenticator).kept else {
            Issue.record("nothing is kept")
            return
        }
        #expect(failure.message == "smallest")
    }
}

// MARK: - Ignored arguments

@Suite @MainActor struct IgnoredArgumentTests {
    @MainActor private protocol Limited {
        func limit(_ number: Int, _ limit: Int) -> Int
    }

    private struct Reference: Limited {
        func limit(_ number: Int, _ limit: Int) -> Int { min(number, limit) }
    }

    private struct NegativesPass: Limited {
        func limit(_ number: Int, _ limit: Int) -> Int { number < 0 ? 0 : min(number, limit) }
    }

    @Test func onlySideEffectsOfARightResultAreReported() {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let contestants = Contestants(answer: { 2 }, reference: { 1 }, models: [])
        let examiner = Examiner<Int>(words, contestants: contestants)
        let failure = #expect(throws: CheckFailure.self) {
            try examiner.agrees("greet(_)", on: Argument("name", .word)) { times, name in
                for _ in 0..<times { examiner.log.note("asked") }
                return name
            }
        }
        #expect(failure?.message.contains("happens twice") == true, "\(failure?.message ?? "")")
        #expect(failure?.message.contains("letters") == false, "\(failure?.message ?? "")")
    }

    @Test func aPartlyUsedArgumentIsNotReportedAsIgnored() {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let contestants = Contestants(answer: { NegativesPass() }, reference: { Reference() }, models: [])
        let failure = #expect(throws: CheckFailure.self) {
            try Examiner<any Limited>(words, contestants: contestants).agrees(
                "limit(_, _)", on: Argument("number", .int(in: -9...9)),
                Argument("limit", .int(in: -9...9))
            ) { $0.limit($1, $2) }
        }
        #expect(failure?.message.contains("does not depend on") == false, "\(failure?.message ?? "")")
    }

    private struct Subtract: Limited {
        func limit(_ number: Int, _ limit: Int) -> Int { number - limit }
    }

    private struct SubtractTurned: Limited {
        func limit(_ number: Int, _ limit: Int) -> Int { limit - number }
    }

    private struct SubtractSome: Limited {
        func limit(_ number: Int, _ limit: Int) -> Int { number > 5 ? number - limit : limit - number }
    }

    @Test(arguments: [true, false]) func swappedArgumentsAreReported(isAlways: Bool) {
        let words = Words(
            title: "", task: "", hints: Hints(question: "", direction: "", nearly: ""), checks: [], misconceptions: [],
            notice: "")
        let contestants = Contestants(
            answer: { isAlways ? SubtractTurned() as any Limited : SubtractSome() }, reference: { Subtract() },
            models: [])
        let failure = #expect(throws: CheckFailure.self) {
            try Examiner<any Limited>(words, contestants: contestants).agrees(
                "limit(_, _)", on: Argument("number", .int(in: -9...9)),
                Argument("limit", .int(in: -9...9))
            ) { $0.limit($1, $2) }
        }
        #expect(failure?.message.contains("number and limit were swapped") == isAlways, "\(failure?.message ?? "")")
    }
}
