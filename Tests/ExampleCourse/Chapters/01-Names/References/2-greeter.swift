private struct Answer: Greeter {
    func greeter(_ word: String) -> (String) -> String {
        { name in "\(word), \(name)!" }
    }
}

package let greeterReference: any Greeter.Type = Answer.self
