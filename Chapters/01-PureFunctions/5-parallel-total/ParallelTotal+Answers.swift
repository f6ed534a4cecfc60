private struct Answer: ParallelTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        let size = max(1, (deposits.count + count - 1) / count)
        return stride(from: 0, to: deposits.count, by: size).map { start in
            Array(deposits[start..<min(start + size, deposits.count)])
        }
    }

    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.reduce(0, +)
    }
}

package let parallelTotalReference: any ParallelTotal.Type = Answer.self

// MARK: - Wrong answers

package let parallelTotalWrong: KeyValuePairs<String, any Contract.Type> = [
    "sizeNotCount": SizeNotCount.self, "uncut": Uncut.self, "singles": Singles.self, "dealt": Dealt.self,
    "restLost": RestLost.self,
    "tooMany": TooMany.self, "onePart": OnePart.self, "counted": Counted.self, "alone": Alone.self,
    "oneWorker": OneWorker.self, "notUsed": NotUsed.self,
    "alwaysTwo": AlwaysTwo.self, "twoParts": TwoParts.self, "otherParts": OtherParts.self,
    "lastPart": LastPart.self, "tooLong": TooLong.self, "emptyStops": EmptyStops.self,
    "unevenParts": UnevenParts.self, "emptyPart": EmptyPart.self, "noSums": NoSums.self, "oneByOne": OneByOne.self,
    "sometimesAlone": SometimesAlone.self, "largestPart": LargestPart.self, "firstTwice": FirstTwice.self,
]

private func cut(_ deposits: [Int], size: Int) -> [[Int]] {
    stride(from: 0, to: deposits.count, by: size).map { Array(deposits[$0..<min($0 + size, deposits.count)]) }
}

private protocol RightTotal: ParallelTotal {}

extension RightTotal {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.reduce(0, +)
    }
}

private struct SizeNotCount: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { cut(deposits, size: count) }
}

private struct Uncut: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { [deposits] }
}

private struct Singles: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { deposits.map { [$0] } }
}

private struct Dealt: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        (0..<count).map { part in deposits.indices.filter { $0 % count == part }.map { deposits[$0] } }
    }
}

private struct RestLost: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        let size = deposits.count / count
        return (0..<count).map { Array(deposits[$0 * size..<($0 + 1) * size]) }
    }
}

private struct TooMany: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { cut(deposits, size: max(1, deposits.count / count)) }
}

private struct EmptyStops: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { cut(deposits, size: (deposits.count + count - 1) / count) }
}

private struct TooLong: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { cut(deposits, size: deposits.count / count + 1) }
}

private protocol RightParts: ParallelTotal {}

extension RightParts {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        cut(deposits, size: max(1, (deposits.count + count - 1) / count))
    }
}

private struct OnePart: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.first ?? 0
    }
}

private struct Counted: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.count }.reduce(0, +)
    }
}

private struct Alone: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int { deposits.reduce(0, +) }
}

private struct OneWorker: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel([deposits]) { part in part.reduce(0, +) }.reduce(0, +)
    }
}

private struct NotUsed: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        _ = inParallel(parts(deposits, count)) { part in part.reduce(0, +) }
        return deposits.reduce(0, +)
    }
}

private struct AlwaysTwo: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        let half = count == 1 ? 0 : deposits.count / 2
        return [Array(deposits[..<half]), Array(deposits[half...])].suffix(count).map { $0 }
    }
}

private struct TwoParts: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.prefix(2).reduce(0, +)
    }
}

private struct OtherParts: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, 2)) { part in part.reduce(0, +) }.reduce(0, +)
    }
}

private struct LastPart: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.last ?? 0
    }
}

private struct LargestPart: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.max() ?? 0
    }
}

private struct FirstTwice: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(part[0], +) }.reduce(0, +)
    }
}

private struct UnevenParts: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        if deposits.isEmpty { return [] }
        if count == 1 { return [deposits] }
        return [[deposits[0]]] + parts(Array(deposits.dropFirst()), count - 1)
    }
}

private struct EmptyPart: RightTotal {
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        let size = max(1, (deposits.count + count - 1) / count)
        return cut(deposits, size: size) + (deposits.count.isMultiple(of: size) ? [[]] : [])
    }
}

private struct NoSums: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        let sums = inParallel(parts(deposits, count)) { part in part.reduce(0, +) }
        return sums.dropFirst().reduce(sums[0], +)
    }
}

private struct OneByOne: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        parts(deposits, count).flatMap { part in inParallel([part]) { $0.reduce(0, +) } }.reduce(0, +)
    }
}

private struct SometimesAlone: RightParts {
    func total(_ deposits: [Int], in count: Int) -> Int {
        if deposits.count < count { return deposits.reduce(0, +) }
        return inParallel(parts(deposits, count)) { part in part.reduce(0, +) }.reduce(0, +)
    }
}
