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
