import Chapter01PureFunctions

package let memoizeRight: KeyValuePairs<String, any Contract.Type> = ["object": WithObject.self]

/// An object that stores the arguments in one list and the values in another.
private final class Memory {
    private let f: (Int) -> Int
    private var arguments: [Int] = []
    private var values: [Int] = []

    init(_ f: @escaping (Int) -> Int) { self.f = f }

    func value(_ x: Int) -> Int {
        if let place = arguments.firstIndex(of: x) { return values[place] }
        let value = f(x)
        arguments.append(x)
        values.append(value)
        return value
    }
}

private struct WithObject: Memoize {
    func memoize(_ f: @escaping (Int) -> Int) -> (Int) -> Int { Memory(f).value }
    /// Calls the function with all inputs, and then with all of them once more.
    func looksPure(_ f: (Int) -> Int, at inputs: [Int]) -> Bool { inputs.map(f) == inputs.map(f) }
}
