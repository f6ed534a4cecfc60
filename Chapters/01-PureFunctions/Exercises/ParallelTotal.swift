/// 1.5: many threads, and nothing that they share.
public protocol ParallelTotal: Contract {
    /// Cuts a list into at most `count` parts, which put together are the list again.
    ///
    /// `parts([10, 20, 30, 40], 2)` is `[[10, 20], [30, 40]]`.
    /// `parts([10, 20, 30], 2)` is `[[10, 20], [30]]`; another place to cut is as good.
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]]

    /// The sum of some deposits. Each of `count` parts is summed by itself, on threads, with `inParallel`.
    ///
    /// `total([10, 20, 30, 40], in: 2)` is `100`.
    /// `total([], in: 4)` is `0`.
    func total(_ deposits: [Int], in count: Int) -> Int
}

extension ParallelTotal {
    /// Applies a function to each part, on as many threads as the machine offers; the results are in the order of the parts.
    ///
    /// `inParallel([[10, 20], [30]]) { part in part.count }` is `[2, 1]`.
    public func inParallel(_ parts: [[Int]], _ work: @Sendable ([Int]) -> Int) -> [Int] {
        partsAtWork = parts
        return Article.inParallel(parts, work)
    }
}

/// What `inParallel` was given last, for the check that asks whether it was used.
@MainActor private var partsAtWork: [[Int]]?

let parallelTotal = Exercise(
    in: folder, 5, "parallel-total", minutes: 14, words: English.parallelTotal,
    compilerSuspects: [
        CompilerSuspect("noResult", "cannot convert value of type '()' to closure result type 'Int'"),
        CompilerSuspect("notAdded", "cannot convert return expression of type '[Int]' to return type 'Int'"),
        CompilerSuspect("slice", "cannot convert value of type 'ArraySlice<Int>' to * type '[Int]'"),
        CompilerSuspect(
            "slice",
            """
            cannot convert return expression of type '*ArraySlice<Int>*' to return type '[[Int]]'
            """),
        CompilerSuspect("race", "mutation of captured var '*' in concurrently-executing code"),
        CompilerSuspect("race", "reference to captured var '*' in concurrently-executing code"),
        CompilerSuspect("race", "main actor-isolated * can not be mutated from *"),
        CompilerSuspect("race", "left side of mutating operator isn't mutable: 'self' is immutable"),
        CompilerSuspect("onMain", "call to main actor-isolated * in a synchronous nonisolated context"),
        CompilerSuspect(
            "onMain",
            """
            converting function value of type '@MainActor *' to '*' loses global actor 'MainActor'
            """),
    ])

extension ParallelTotal {
    /// Which exercise it is.
    public static var exercise: Exercise { parallelTotal }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        [
            Check("whole", of: "parts") {
                try $0.expect(
                    "parts([10, 20, 30, 40], 2), put together", Self().parts([10, 20, 30, 40], 2).flatMap { $0 },
                    is: [10, 20, 30, 40], ifGot: [([10, 30, 20, 40], "dealt")])
            },
            Check("count", of: "parts") {
                try $0.expect(
                    "parts([1, 2, 3, 4, 5, 6], 2).count", Self().parts([1, 2, 3, 4, 5, 6], 2).count, is: 2,
                    ifGot: [(3, "sizeNotCount"), (1, "uncut"), (6, "singles")])
                try $0.expect(
                    "parts([1, 2, 3, 4, 5, 6], 3).count", Self().parts([1, 2, 3, 4, 5, 6], 3).count, is: 3,
                    ifGot: [(2, "alwaysTwo")])
            },
            Check("rest", of: "parts") {
                let lists = Generator<[Int]>.array(of: .int)
                try $0.law(
                    "nothing is lost", "parts(deposits, count) put together = deposits", for: ("deposits", lists),
                    ("count", .int(in: 1...6)), ifBroken: "restLost",
                    left: { deposits, count in Self().parts(deposits, count).flatMap { $0 } },
                    equals: { deposits, _ in deposits })
                try $0.law(
                    "not too many", "parts(deposits, count).count ≤ count", for: ("deposits", lists),
                    ("count", .int(in: 1...6)), ifBroken: "tooMany", by: { $0 <= $1 },
                    left: { deposits, count in Self().parts(deposits, count).count },
                    equals: { _, count in count })
            },
            Check("sum", of: "total") {
                try $0.expect(
                    "total([10, 20, 30, 40], in: 2)", Self().total([10, 20, 30, 40], in: 2), is: 100,
                    ifGot: [(30, "onePart"), (70, "onePart"), (2, "counted"), (4, "counted")])
                try $0.expect(
                    "total([10, 20, 30, 40, 50, 60], in: 3)", Self().total([10, 20, 30, 40, 50, 60], in: 3), is: 210,
                    ifGot: [(100, "twoParts")])
                try $0.expect("total([], in: 4)", Self().total([], in: 4), is: 0)
            },
            Check("parallel", of: "total") {
                let deposits = [10, 20, 30, 40, 50, 60]
                partsAtWork = nil
                _ = Self().total(deposits, in: 3)
                guard let parts = partsAtWork else { throw $0.failure("alone", []) { "alone" } }
                try $0.require(
                    parts.count > 1, else: "oneWorker", .note("inParallel got \(Tour.described(parts))"))
                try $0.require(
                    parts.count == Self().parts(deposits, 3).count, else: "otherParts",
                    .note("in total(deposits, in: 3), inParallel got \(Tour.described(parts))"))
            },
        ]
    }
}
