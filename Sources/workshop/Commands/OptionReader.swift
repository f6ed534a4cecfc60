package struct OptionReader {
    private var words: [String]
    package private(set) var name: String?

    package init(_ words: [String]) {
        self.words = words
        let withValue: Set = [
            "--root", "--out", "--chapters", "--junit", "--start", "--arrival", "--buffer", "--svg", "--board",
            "--base",
        ]
        var index = 0
        while index < words.count {
            if withValue.contains(words[index]) {
                index += 2
            } else if words[index].hasPrefix("-") {
                index += 1
            } else {
                name = words[index]
                self.words.remove(at: index)
                break
            }
        }
    }

    package mutating func flag(_ option: String) -> Bool {
        guard let index = words.firstIndex(of: option) else { return false }
        words.remove(at: index)
        return true
    }

    package mutating func value(_ option: String, _ what: String) throws(UsageError) -> String? {
        let value: String
        if let index = words.firstIndex(where: { $0.hasPrefix(option + "=") }) {
            value = String(words.remove(at: index).dropFirst(option.count + 1))
        } else {
            guard let index = words.firstIndex(of: option) else { return nil }
            guard index + 1 < words.count else { throw UsageError(message: Say.missing(what, option)) }
            words.remove(at: index)
            value = words.remove(at: index)
            // The value is missing if an option is in its place.
            guard !value.hasPrefix("--") else { throw UsageError(message: Say.missing(what, option)) }
        }
        guard !value.isEmpty else { throw UsageError(message: Say.missing(what, option)) }
        return value
    }

    /// Returns the remaining words, none of which may be an option.
    package mutating func rest() throws(UsageError) -> [String] {
        if let option = words.first(where: { $0.hasPrefix("-") && $0.count > 1 }) {
            throw UsageError(message: Say.tooMany(option, name ?? Say.name))
        }
        defer { words = [] }
        return words
    }

    package mutating func atMostOne() throws(UsageError) -> String? {
        let words = try rest()
        if words.count > 1 { throw UsageError(message: Say.tooMany(words[1], name ?? Say.name)) }
        return words.first
    }

    package mutating func end() throws(UsageError) {
        if let extra = try rest().first { throw UsageError(message: Say.tooMany(extra, name ?? Say.name)) }
    }
}
