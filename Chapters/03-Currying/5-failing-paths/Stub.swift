import Chapter03Currying

struct Answer: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        todo("filter")
    }

    // An entry has five fields.
    func isComplete(_ fields: [String]) -> Bool {
        todo("isComplete")
    }

    // The status, fields[3], always has three digits. A status from 500 to 599 is a failure.
    func hasFailed(_ fields: [String]) -> Bool {
        todo("hasFailed")
    }

    // The path is fields[2] up to the first question mark. It is empty if fields[2] begins with a question mark.
    func path(_ fields: [String]) -> String {
        todo("path")
    }

    func tally(_ paths: [String]) -> [Tally] {
        todo("tally")
    }

    // Paths with equal counts are in alphabetical order.
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        todo("mostFirst")
    }

    // Compose all the stages.
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        todo("failingPaths")
    }
}

judge(Answer.self)
