private struct Answer: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        { x in functions.reversed().reduce(x) { value, function in function(value) } }
    }

    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        composeAll(Array(repeating: function, count: times))
    }
}

package let composeManyReference: any ComposeMany.Type = Answer.self
