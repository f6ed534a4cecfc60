private struct Answer: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        { x in functions.reversed().reduce(x) { value, function in function(value) } }
    }

    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        composeAll(Array(repeating: function, count: times))
    }
}

package let composeManyReference: any ComposeMany.Type = Answer.self

// MARK: - Wrong answers

package let composeManyWrong: KeyValuePairs<String, any Contract.Type> = [
    "leftFirst": LeftFirst.self, "sameInput": SameInput.self, "lastCounts": LastCounts.self, "lostOne": LostOne.self,
    "zero": Zero.self,
    "atLeastOnce": AtLeastOnce.self, "onceMore": OnceMore.self, "onceLess": OnceLess.self, "onlyOnce": OnlyOnce.self,
    "added": Added.self, "argumentAgain": ArgumentAgain.self,
    "otherStart": OtherStart.self, "kept": Kept.self, "lastTwice": LastTwice.self,
    "runAgain": RunAgain.self, "emptyStops": EmptyStops.self,
    "zeroStops": ZeroStops.self, "shared": Shared.self, "fixedPoint": FixedPoint.self, "countedOnce": CountedOnce.self,
]

private protocol Right: ComposeMany {}

extension Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        { x in functions.reversed().reduce(x) { $1($0) } }
    }

    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (0..<times).reduce(x) { value, _ in function(value) } }
    }
}

private struct LeftFirst: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int { { x in functions.reduce(x) { $1($0) } } }
}

private struct EmptyStops: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        { x in functions.dropLast().reversed().reduce(functions[functions.count - 1](x)) { $1($0) } }
    }
}

private struct LastTwice: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        guard let last = functions.last else { return { $0 } }
        return { x in functions.reversed().reduce(last(x)) { $1($0) } }
    }
}

private struct RunAgain: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        { x in functions.reversed().reduce(x) { ($1($0), $1($0)).1 } }
    }
}

private struct SameInput: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int { { x in functions.map { $0(x) }.first ?? x } }
}

private struct LastCounts: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int { { x in functions.map { $0(x) }.last ?? x } }
}

private struct Shared: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        var index = 0
        return { x in
            var value = x
            index = functions.count
            while index > 0 {
                index -= 1
                value = functions[index](value)
            }
            return value
        }
    }
}

private struct CountedOnce: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        var left = times
        return { x in
            var result = x
            while left > 0 {
                result = function(result)
                left -= 1
            }
            return result
        }
    }
}

private struct LostOne: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        guard functions.count > 1 else { return functions.first ?? { $0 } }
        return { x in functions.dropFirst().reversed().reduce(x) { $1($0) } }
    }
}

private struct Zero: Right {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        guard !functions.isEmpty else { return { _ in 0 } }
        return { x in functions.reversed().reduce(x) { $1($0) } }
    }
}

private struct OnceMore: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (0...times).reduce(x) { value, _ in function(value) } }
    }
}

private struct OnceLess: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (1..<max(1, times)).reduce(x) { value, _ in function(value) } }
    }
}

private struct OnlyOnce: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int { function }
}

private struct ArgumentAgain: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (0..<times).reduce(x) { _, _ in function(x) } }
    }
}

private struct Added: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (0..<times).reduce(0) { sum, _ in sum + function(x) } }
    }
}

private struct FixedPoint: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in
            var value = x
            for _ in 0..<times {
                let next = function(value)
                if next == value { break }
                value = next
            }
            return value
        }
    }
}

private struct AtLeastOnce: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (0..<max(1, times)).reduce(x) { value, _ in function(value) } }
    }
}

private struct ZeroStops: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in (1...times).reduce(x) { value, _ in function(value) } }
    }
}

private struct OtherStart: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in times == 0 ? x : (0..<times).reduce(1) { value, _ in function(value) } }
    }
}

@MainActor private var results: [[Int]: Int] = [:]

private struct Kept: Right {
    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        { x in
            if let known = results[[x, times]] { return known }
            results[[x, times]] = (0..<times).reduce(x) { value, _ in function(value) }
            return results[[x, times]]!
        }
    }
}
