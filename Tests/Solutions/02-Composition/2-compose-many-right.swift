import Chapter02Composition

package let composeManyRight: KeyValuePairs<String, any Contract.Type> = [
    "recursive": Recursive.self, "functionsOnly": FunctionsOnly.self,
]

private struct Recursive: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        guard let first = functions.first else { return { $0 } }
        let rest = composeAll(Array(functions.dropFirst()))
        return { first(rest($0)) }
    }

    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        times == 0 ? { $0 } : { function(repeated(function, times - 1)($0)) }
    }
}

/// Composes the functions without a name for any value that passes through them.
private struct FunctionsOnly: ComposeMany {
    func composeAll(_ functions: [(Int) -> Int]) -> (Int) -> Int {
        functions.reduce({ $0 }) { done, function in { done(function($0)) } }
    }

    func repeated(_ function: @escaping (Int) -> Int, _ times: Int) -> (Int) -> Int {
        composeAll((0..<times).map { _ in function })
    }
}
