private struct Answer: Initials {
    func words(_ name: String) -> [String] {
        name.split(separator: " ").map(String.init)
    }

    func initials(_ name: String) -> String {
        words(name).map { $0.prefix(1).uppercased() }.joined()
    }
}

package let initialsReference: any Initials.Type = Answer.self

// MARK: - Wrong answers

/// Wrong answers, each under the key of its mistake.
package let initialsWrong: KeyValuePairs<String, any Contract.Type> = [
    "emptyWords": EmptyWords.self, "firstOnly": FirstOnly.self, "asTyped": AsTyped.self, "capitals": Capitals.self,
]

/// The right behavior, unless a wrong answer overrides it.
private protocol Right: Initials {}

extension Right {
    func words(_ name: String) -> [String] { name.split(separator: " ").map(String.init) }
    func initials(_ name: String) -> String { words(name).map { $0.prefix(1).uppercased() }.joined() }
}

private struct EmptyWords: Right {
    func words(_ name: String) -> [String] {
        name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
}

private struct FirstOnly: Right {
    func initials(_ name: String) -> String { words(name).first.map { $0.prefix(1).uppercased() } ?? "" }
}

private struct AsTyped: Right {
    func initials(_ name: String) -> String { words(name).map { String($0.prefix(1)) }.joined() }
}

private struct Capitals: Right {
    func initials(_ name: String) -> String { name.filter(\.isUppercase) }
}
