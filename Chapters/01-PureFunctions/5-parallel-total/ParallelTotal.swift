/// 1.5: many threads that share no variable.
public protocol ParallelTotal: Contract {
    /// Cuts a list into at most `count` parts; `count` is at least 1. Joined in order, the parts equal the list. If the
    /// list is not empty and its length is a multiple of `count`, there are exactly `count` parts of equal length.
    ///
    /// `parts([10, 20, 30, 40], 2)` is `[[10, 20], [30, 40]]`.
    /// `parts([10, 20, 30], 2)` may be `[[10, 20], [30]]`; cut wherever you like.
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]]

    /// Returns the sum of the deposits. Use `inParallel` to sum the parts, even if there are few parts or few deposits.
    ///
    /// `total([10, 20, 30, 40], in: 2)` is `100`.
    /// `total([], in: 4)` is `0`.
    func total(_ deposits: [Int], in count: Int) -> Int
}

extension ParallelTotal {
    /// Applies a function to each part, on several threads if possible. Returns the results in the order of the parts.
    ///
    /// `inParallel([[10, 20], [30]]) { part in part.count }` is `[2, 1]`.
    public func inParallel(_ parts: [[Int]], _ work: @Sendable ([Int]) -> Int) -> [Int] {
        partsAtWork.append(parts)
        var results = Ours.inParallel(parts, work)
        if !results.isEmpty { results[results.count - 1] &+= surcharge }
        return results
    }
}

/// The parts that each call of `inParallel` has received since a check last emptied this list.
@MainActor private var partsAtWork: [[[Int]]] = []

/// A number that `inParallel` adds to its last result, so that a check can detect an answer that ignores the results.
@MainActor private var surcharge = 0

extension ParallelTotal {
    static var checks: [Check<any ParallelTotal>] {
        let deposits = Argument("deposits", .array(of: .int, count: 0...12), edges: [[]])
        let count = Argument("count", .int(in: 1...6), edges: [1])
        return [
            Check("whole", of: "parts") {
                // For an empty list, an answer may compute parts of length 0 and trap.
                _ = $0.making("parts([], 4)", ifItTraps: "emptyStops") { Self().parts([], 4) }
                try $0.agrees(
                    "parts(_, _), put together", on: deposits, count,
                    examples: [([10, 20, 30, 40], 2), ([10, 20, 30], 2), (Array(1...130), 7), ([10, 20], 25)],
                    explainedBy: ["dealt", "restLost"]
                ) { $0.parts($1, $2).flatMap { $0 } }
            },
            Check("count", of: "parts") {
                for cut in EvenCut.some {
                    $0.running("parts(\(cut))")
                    let parts = Self().parts(cut.deposits, cut.count)
                    $0.finished()
                    guard parts.count > cut.count, parts.contains([]) else { continue }
                    try $0.expect("parts(\(cut))", parts, is: cut.parts, ifGot: [(parts, "emptyPart")])
                }
                try $0.agrees(
                    "parts(_, _).count", on: Argument("deposits", .constant([1, 2, 3, 4, 5, 6])),
                    Argument("count", .element(of: [2, 3, 6])),
                    examples: [([1, 2, 3, 4, 5, 6], 2), ([1, 2, 3, 4, 5, 6], 3), ([1, 2, 3, 4, 5, 6], 6)],
                    explainedBy: ["sizeNotCount", "uncut", "singles", "alwaysTwo", "tooLong"], tries: 10
                ) { $0.parts($1, $2).count }
                try $0.agrees(
                    "parts(_).count",
                    on: Argument("an even cut", EvenCut.generator, edges: [EvenCut(12, of: 11), EvenCut(25, of: 1)]),
                    explainedBy: ["sizeNotCount", "uncut", "singles", "alwaysTwo", "tooLong"], tries: 80
                ) { $0.parts($1.deposits, $1.count).count }
                for cut in EvenCut.some {
                    let parts = Self().parts(cut.deposits, cut.count)
                    let isUneven = Set(parts.map(\.count)).count > 1
                    try $0.expect(
                        "parts(\(cut))", parts, is: cut.parts, ifGot: isUneven ? [(parts, "unevenParts")] : [])
                }
            },
            Check("rest", of: "parts") {
                try $0.law(
                    "not too many", "parts(deposits, count).count ≤ count",
                    for: ("deposits", Generator<[Int]>.array(of: .int)), ("count", .int(in: 1...6)),
                    ifBroken: "tooMany", by: { $0 <= $1 },
                    left: { deposits, count in Self().parts(deposits, count).count },
                    equals: { _, count in count })
            },
            Check("sum", of: "total") {
                _ = $0.making("total([], in: 4)", ifItTraps: "noSums") { Self().total([], in: 4) }
                try $0.agrees(
                    "total(_, in: _)", on: deposits, count,
                    examples: [([10, 20, 30, 40], 2), ([10, 20, 30, 40, 50, 60], 3), ([], 4), (Array(1...130), 12)],
                    explainedBy: ["onePart", "lastPart", "largestPart", "counted", "firstTwice", "twoParts"], tries: 100
                ) { $0.total($1, in: $2) }
            },
            Check("parallel", of: "total") { examiner in
                var isUsed = false
                for (deposits, count) in [
                    ([10, 20, 30, 40, 50, 60], 3), ([1, 2, 3, 4], 2), ([5, 0, 7, 1, 2], 5), (Array(1...26), 13),
                    // These inputs detect an answer that skips `inParallel` for a short or long list, or for a small or
                    // large number of parts.
                    ([10, 20], 5), ([10, 20, 30], 1), ([10], 1), ([10], 4), (Array(1...130), 12), ([7, 7], 2),
                    // These lists reveal an answer that makes one part too many or too few. Some of them cannot be cut
                    // evenly.
                    (Array(1...12), 3), (Array(1...20), 2), (Array(1...7), 3), (Array(1...25), 4),
                ] {
                    partsAtWork = []
                    surcharge = 0
                    let call = "total(\(Tour.described(deposits)), in: \(count))"
                    _ = Self().total(deposits, in: count)
                    let given = partsAtWork
                    guard !given.isEmpty else {
                        let key = isUsed ? "sometimesAlone" : "alone"
                        throw examiner.failure(key, [.note("in \(call), inParallel was not called")]) { key }
                    }
                    isUsed = true
                    let wanted = Self().parts(deposits, count)
                    let lists = given.map { Tour.described($0) }.joined(separator: ", then ")
                    let evidence = Finding.note("in \(call), inParallel got \(lists)")
                    try examiner.require(
                        wanted.count < 2 || given.contains { $0.count != 1 },
                        else: given.count == 1 ? "oneWorker" : "oneByOne", evidence)
                    try examiner.require(given.contains { $0.count == wanted.count }, else: "otherParts", evidence)
                    // If the total is the sum of the results, a surcharge on one result changes the total.
                    surcharge = 1_000
                    let total = Self().total(deposits, in: count)
                    surcharge = 0
                    try examiner.require(
                        total != deposits.reduce(0, +), else: "notUsed",
                        .note("in \(call), 1000 was added to one of the results, but the total stayed the same"))
                }
            },
        ]
    }
}

private struct EvenCut: CustomStringConvertible, Sendable {
    let deposits: [Int]
    let count: Int

    var description: String { "\(deposits), \(count)" }

    static let generator = Generator<(Int, Int)>.pair(.int(in: 1...6), .int(in: 1...4)).map { count, size in
        EvenCut(count, of: size)
    }

    init(_ count: Int, of size: Int) { self.init(Array(1...(count * size)), count) }

    init(_ deposits: [Int], _ count: Int) {
        self.deposits = deposits
        self.count = count
    }

    @MainActor var parts: [[Int]] { parallelTotalReference.init().parts(deposits, count) }

    @MainActor static let some =
        [EvenCut([10, 20, 30, 40], 2), EvenCut(3, of: 2), EvenCut(11, of: 2), EvenCut(25, of: 4)]
        + (1...4).flatMap { size in (1...6).map { EvenCut($0, of: size) } }
}
