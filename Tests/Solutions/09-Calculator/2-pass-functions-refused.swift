private let rest = """
    func add(_ number: () -> Int) -> Calculator { apply(+, number) }
    func sub(_ number: () -> Int) -> Calculator { apply(-, number) }
    func when(_ condition: (Int) -> Bool, _ change: (Calculator) -> Calculator) -> Calculator { self }
    """

let passFunctionsRefused = [
    "notCalled": """
    struct Calculator: FunctionalShape {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            Calculator(result: operation(result, number))
        }
        \(rest)
    }
    """,
    "changesItself": """
    struct Calculator: FunctionalShape {
        var result = 0
        func apply(_ operation: (Int, Int) -> Int, _ number: () -> Int) -> Calculator {
            result = operation(result, number())
            return self
        }
        \(rest)
    }
    """,
]
