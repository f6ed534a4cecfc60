private struct Answer: Greeter {
    func greeter(_ word: String) -> (String) -> String {
        { name in "\(word), \(name)!" }
    }
}

package let greeterReference: any Greeter.Type = Answer.self

// MARK: - Wrong answers

/// Wrong answers, each under the key of its mistake.
package let greeterWrong: KeyValuePairs<String, any Contract.Type> = [
    "swapped": Swapped.self, "constant": Constant.self, "shared": Shared.self,
]

private struct Swapped: Greeter {
    func greeter(_ word: String) -> (String) -> String { { name in "\(name), \(word)!" } }
}

private struct Constant: Greeter {
    func greeter(_ word: String) -> (String) -> String { { name in "Hello, \(name)!" } }
}

private struct Shared: Greeter {
    private static var word = ""

    func greeter(_ word: String) -> (String) -> String {
        Self.word = word
        return { name in "\(Self.word), \(name)!" }
    }
}
