let memoizeRefused = [
    "inAnswer": """
    var known: [Int: Int] = [:]
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        { x in
            known[x] = known[x] ?? f(x)
            return known[x]!
        }
    }
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) == f($0) } }
    """,
    "notStored": """
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        var known: [Int: Int] = [:]
        return { x in known[x] ?? f(x) }
    }
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) == f($0) } }
    """,
    "fixed": """
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int {
        let known: [Int: Int] = [:]
        return { x in
            known[x] = known[x] ?? f(x)
            return known[x]!
        }
    }
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.allSatisfy { f($0) == f($0) } }
    """,
    "kept": """
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int { f }
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool {
        let quick = memoize(f)
        return inputs.allSatisfy { f($0) == quick($0) }
    }
    """,
]
