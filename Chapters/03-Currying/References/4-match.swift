private struct Answer: Match {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in text.matches(of: pattern).map { String($0.output) } }
    }

    var hasSpaces: (String) -> Bool {
        { text in !match(/\s/)(text).isEmpty }
    }

    var vowels: (String) -> Int {
        { text in match(/[aeiou]/)(text).count }
    }

    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { text in text.replacing(pattern, with: substitute) } }
    }
}

package let matchReference: any Match.Type = Answer.self
