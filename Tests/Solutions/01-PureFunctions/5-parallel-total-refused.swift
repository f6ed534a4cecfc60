let parallelTotalRefused = [
    "slice": """
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] {
        [deposits[..<(deposits.count / 2)], deposits[(deposits.count / 2)...]]
    }
    func total(_ deposits: [Int], in count: Int) -> Int { 0 }
    """,
    "noResult": """
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { [deposits] }
    func total(_ deposits: [Int], in count: Int) -> Int {
        var total = 0
        _ = inParallel(parts(deposits, count)) { part in total += part.reduce(0, +) }
        return total
    }
    """,
    "notAdded": """
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { [deposits] }
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in part.reduce(0, +) }
    }
    """,
    "race": """
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { [deposits] }
    func total(_ deposits: [Int], in count: Int) -> Int {
        var total = 0
        _ = inParallel(parts(deposits, count)) { part in
            total += part.reduce(0, +)
            return total
        }
        return total
    }
    """,
    "onMain": """
    func parts(_ deposits: [Int], _ count: Int) -> [[Int]] { [deposits] }
    func sum(_ part: [Int]) -> Int { part.reduce(0, +) }
    func total(_ deposits: [Int], in count: Int) -> Int {
        inParallel(parts(deposits, count)) { part in sum(part) }.reduce(0, +)
    }
    """,
]
