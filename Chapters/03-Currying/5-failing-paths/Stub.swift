import Chapter03Currying

struct Answer: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        todo("filter")
    }

    // Five fields.
    func isComplete(_ fields: [String]) -> Bool {
        todo("isComplete")
    }

    // The status, fields[3], is 500 to 599. It has three digits.
    func hasFailed(_ fields: [String]) -> Bool {
        todo("hasFailed")
    }

    // fields[2], up to the question mark; it may come first.
    func path(_ fields: [String]) -> String {
        todo("path")
    }

    func tally(_ paths: [String]) -> [Tally] {
        todo("tally")
    }

    // If counts are the same, the alphabet decides.
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        todo("mostFirst")
    }

    // All the stages, one after the other.
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        todo("failingPaths")
    }
}

judge(Answer.self)
