private struct Answer: Memoize {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if let value = known[x] { return value }
            let value = f(x)
            known[x] = value
            return value
        }
    }

    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        inputs.allSatisfy { f($0) == f($0) }
    }
}

package let memoizeReference: any Memoize.Type = Answer.self

// MARK: - Wrong answers

package let memoizeWrong: KeyValuePairs<String, any Contract.Type> = [
    "oneForAll": OneForAll.self, "early": Early.self, "twice": Twice.self, "notRemembered": NotRemembered.self,
    "onlyLast": OnlyLast.self, "forgets": Forgets.self, "zeroForgotten": ZeroForgotten.self, "shared": Shared.self,
    "acrossInputs": AcrossInputs.self, "askedOnce": AskedOnce.self, "notAll": NotAll.self,
    "thrice": Thrice.self, "asSets": AsSets.self, "lookedLate": LookedLate.self, "onlySome": OnlySome.self,
    "valueForgotten": ValueForgotten.self, "onlyTheLast": OnlyTheLast.self, "oneIsEnough": OneIsEnough.self,
    "calledAgain": CalledAgain.self, "copyKept": CopyKept.self,
    "neverPure": NeverPure.self, "signIgnored": SignIgnored.self, "emptyImpure": EmptyImpure.self,
    "secondChance": SecondChance.self, "inputCompared": InputCompared.self, "resultPassed": ResultPassed.self,
]

private protocol RightProbe: Memoize {}

extension RightProbe {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) == f($0) } }
}

private struct OneForAll: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: Int?
        return { x in
            let value = known ?? f(x)
            known = value
            return value
        }
    }
}

private struct SignIgnored: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [UInt: Int] = [:]
        return { x in
            let value = known[x.magnitude] ?? f(x)
            known[x.magnitude] = value
            return value
        }
    }
}

private struct Early: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        let known = Dictionary(uniqueKeysWithValues: (0...10).map { ($0, f($0)) })
        return { x in known[x] ?? f(x) }
    }
}

private struct Twice: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if let value = known[x] { return value }
            known[x] = f(x)
            return f(x)
        }
    }
}

private struct NotRemembered: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        { x in
            var known: [Int: Int] = [:]
            if let value = known[x] { return value }
            let value = f(x)
            known[x] = value
            return value
        }
    }
}

private struct OnlyLast: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var last: (x: Int, value: Int)?
        return { x in
            if let last, last.x == x { return last.value }
            let value = f(x)
            last = (x, value)
            return value
        }
    }
}

private struct Forgets: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if let value = known[x] { return value }
            if known.count >= 100 { known = [:] }
            let value = f(x)
            known[x] = value
            return value
        }
    }
}

private struct ZeroForgotten: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if known[x, default: 0] == 0 { known[x] = f(x) }
            return known[x, default: 0]
        }
    }
}

private struct ValueForgotten: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if known[x, default: -1] == -1 { known[x] = f(x) }
            return known[x, default: -1]
        }
    }
}

private struct Memory {
    var known: [Int: Int] = [:]
    mutating func value(for x: Int, _ f: (Int) -> Int) -> Int {
        if let value = known[x] { return value }
        let value = f(x)
        known[x] = value
        return value
    }
}

private struct CalledAgain: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var memory = Memory()
        return { memory.value(for: $0, f) }
    }
}

private struct CopyKept: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            var copy = known
            if let value = copy[x] { return value }
            let value = f(x)
            copy[x] = value
            known = copy
            return value
        }
    }
}

private struct LookedLate: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            let value = f(x)
            if let earlier = known[x] { return earlier }
            known[x] = value
            return value
        }
    }
}

private struct OnlySome: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int?] = Array(repeating: nil, count: 1_000)
        return { x in
            guard known.indices.contains(x) else { return f(x) }
            let value = known[x] ?? f(x)
            known[x] = value
            return value
        }
    }
}

@MainActor private var everything: [Int: Int] = [:]

private struct Shared: RightProbe {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        { x in
            if let value = everything[x] { return value }
            let value = f(x)
            everything[x] = value
            return value
        }
    }
}

private protocol RightMemory: Memoize {}

extension RightMemory {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in
            if let value = known[x] { return value }
            let value = f(x)
            known[x] = value
            return value
        }
    }
}

private struct AcrossInputs: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { Set(inputs.map(f)).count == 1 }
}

private struct NeverPure: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) != f($0) } }
}

private struct InputCompared: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) == $0 } }
}

private struct ResultPassed: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f(f($0)) == f($0) } }
}

private struct EmptyImpure: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        !inputs.isEmpty && inputs.allSatisfy { f($0) == f($0) }
    }
}

private struct SecondChance: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        inputs.allSatisfy { x in
            let value = f(x)
            return f(x) == value || f(x) == value
        }
    }
}

private struct AskedOnce: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        inputs.allSatisfy { x in
            let value = f(x)
            return value == value
        }
    }
}

private struct NotAll: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        for x in inputs { return f(x) == f(x) }
        return true
    }
}

private struct OnlyTheLast: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        var isPure = true
        for x in inputs { isPure = f(x) == f(x) }
        return isPure
    }
}

private struct OneIsEnough: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        inputs.isEmpty || inputs.contains { f($0) == f($0) }
    }
}

private struct Thrice: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        inputs.allSatisfy { x in
            let values = [f(x), f(x), f(x)]
            return values.allSatisfy { $0 == values[0] }
        }
    }
}

private struct AsSets: RightMemory {
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { Set(inputs.map(f)) == Set(inputs.map(f)) }
}
