private struct Answer: Initials {
    func words(_ name: String) -> [String] {
        name.split(separator: " ").map(String.init)
    }

    func initials(_ name: String) -> String {
        words(name).map { $0.prefix(1).uppercased() }.joined()
    }
}

package let initialsReference: any Initials.Type = Answer.self
