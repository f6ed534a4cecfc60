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

// MARK: - Wrong answers

package let matchWrong: KeyValuePairs<String, any Contract.Type> = [
    "between": Between.self, "whole": WholeText.self, "noneIsAll": NoneIsAll.self, "emptyForNone": EmptyForNone.self,
    "onlyFirst": OnlyFirst.self, "once": Once.self, "emptyLost": EmptyLost.self, "endLost": EndLost.self,
    "reversed": Reversed.self, "blanksOnly": BlanksOnly.self, "consonants": Consonants.self, "kinds": Kinds.self,
    "letters": Letters.self, "withY": WithY.self, "turned": Turned.self, "eachSpace": EachSpace.self,
    "firstReplaced": FirstReplaced.self, "removed": Removed.self,
    "someVowels": SomeVowels.self, "fixedPattern": FixedPattern.self, "fixedSubstitute": FixedSubstitute.self,
    "split": Split.self,
    "vowelGroups": VowelGroups.self,
    "splitAndJoined": SplitAndJoined.self,
    "eachCharacter": EachCharacter.self, "sorted": Sorted.self,
    "everywhere": Everywhere.self, "emptyKept": EmptyKept.self, "searchedAnew": SearchedAnew.self,
    "lineByLine": LineByLine.self, "unixLinesOnly": UnixLinesOnly.self, "capitalsToo": CapitalsToo.self,
    "vowelLost": VowelLost.self, "vowelRange": VowelRange.self, "scalars": Scalars.self, "parts": Parts.self,
    "betweenWords": BetweenWords.self, "emptySubstitute": EmptySubstitute.self,
    "allEmptyKept": AllEmptyKept.self,
]

private protocol Right: Match {}

extension Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] { { found(pattern, $0) } }
    var hasSpaces: (String) -> Bool { { $0.contains(/\s/) } }
    var vowels: (String) -> Int { { found(/[aeiou]/, $0).count } }

    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.replacing(pattern, with: substitute) } }
    }

    func found(_ pattern: Regex<Substring>, _ text: String) -> [String] {
        text.matches(of: pattern).map { String($0.output) }
    }
}

private struct Between: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in
            let parts = text.split(separator: pattern).map(String.init)
            return parts.isEmpty ? [text] : parts
        }
    }
}

private struct WholeText: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] { { $0.contains(pattern) ? [$0] : [] } }
}

private struct NoneIsAll: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { found(pattern, $0).isEmpty ? [$0] : found(pattern, $0) }
    }
}

private struct EmptyForNone: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { found(pattern, $0).isEmpty ? [""] : found(pattern, $0) }
    }
}

private struct OnlyFirst: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in text.firstMatch(of: pattern).map { [String($0.output)] } ?? [] }
    }
}

private struct Once: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in found(pattern, text).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
    }
}

private struct Sorted: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] { { found(pattern, $0).sorted() } }
}

private struct EmptyLost: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] { { found(pattern, $0).filter { !$0.isEmpty } } }
}

private struct EndLost: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in
            var rest = text[...]
            var matches: [String] = []
            while !rest.isEmpty, let match = rest.firstMatch(of: pattern) {
                matches.append(String(match.output))
                let isEmpty = match.range.isEmpty
                rest = rest[(isEmpty ? rest.index(after: match.range.upperBound) : match.range.upperBound)...]
            }
            return matches
        }
    }
}

private struct SearchedAnew: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in
            var rest = text[...]
            var matches: [String] = []
            while let match = rest.firstMatch(of: pattern) {
                matches.append(String(match.output))
                if match.range.isEmpty, rest.isEmpty { break }
                rest = match.range.isEmpty ? rest.dropFirst() : rest[match.range.upperBound...]
            }
            return matches
        }
    }
}

private struct LineByLine: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { found(pattern.anchorsMatchLineEndings(), $0) }
    }
}

private struct UnixLinesOnly: Right {
    var hasSpaces: (String) -> Bool { { !match(/[ \t\n]/)($0).isEmpty } }
}

private struct CapitalsToo: Right {
    var vowels: (String) -> Int { { found(/[aeiouAEIOU]/, $0).count } }
}

private struct Reversed: Right {
    var hasSpaces: (String) -> Bool { { match(/\s/)($0).isEmpty } }
}

private struct BlanksOnly: Right {
    var hasSpaces: (String) -> Bool { { !match(/\ /)($0).isEmpty } }
}

private struct Parts: Right {
    var hasSpaces: (String) -> Bool { { $0.split(separator: " ").count > 1 } }
}

private struct BetweenWords: Right {
    var hasSpaces: (String) -> Bool { { $0.split(whereSeparator: \.isWhitespace).count > 1 } }
}

private struct EmptySubstitute: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { substitute.isEmpty ? $0 : $0.replacing(pattern, with: substitute) } }
    }
}

private struct AllEmptyKept: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in
            { found(pattern, $0).allSatisfy(\.isEmpty) ? $0 : $0.replacing(pattern, with: substitute) }
        }
    }
}

private struct Consonants: Right {
    var vowels: (String) -> Int { { match(/[^aeiou]/)($0).count } }
}

private struct Kinds: Right {
    var vowels: (String) -> Int { { Set(match(/[aeiou]/)($0)).count } }
}

private struct Letters: Right {
    var vowels: (String) -> Int { { match(/[a-z]/)($0).count } }
}

private struct VowelRange: Right {
    var vowels: (String) -> Int { { match(/[a-u]/)($0).count } }
}

private struct Scalars: Right {
    var vowels: (String) -> Int { { $0.unicodeScalars.count { "aeiou".unicodeScalars.contains($0) } } }
}

private struct WithY: Right {
    var vowels: (String) -> Int { { match(/[aeiouy]/)($0).count } }
}

private struct Turned: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { text in { substitute in text.replacing(pattern, with: substitute) } }
    }
}

private struct EachSpace: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { text in text.map { $0 == " " ? substitute : String($0) }.joined() } }
    }
}

private struct FirstReplaced: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.replacing(pattern, with: substitute, maxReplacements: 1) } }
    }
}

private struct Removed: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { _ in { $0.replacing(pattern, with: "") } }
    }
}

private struct SomeVowels: Right {
    var vowels: (String) -> Int { { match(/[eo]/)($0).count } }
}

private struct VowelLost: Right {
    var vowels: (String) -> Int { { match(/[aeio]/)($0).count } }
}

private struct FixedPattern: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.replacing(/\s+/, with: substitute) } }
    }
}

private struct FixedSubstitute: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { _ in { $0.replacing(pattern, with: "-") } }
    }
}

private struct Split: Right {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        { text in text.split(separator: pattern).map(String.init) }
    }
}

private struct VowelGroups: Right {
    var vowels: (String) -> Int { { found(/[aeiou]+/, $0).count } }
}

private struct SplitAndJoined: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.split(separator: pattern).joined(separator: substitute) } }
    }
}

private struct EachCharacter: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.replacing(pattern) { String(repeating: substitute, count: $0.output.count) } } }
    }
}

private struct Everywhere: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in
            { text in
                found(pattern, text).reduce(text) { $1.isEmpty ? $0 : $0.replacing($1, with: substitute) }
            }
        }
    }
}

private struct EmptyKept: Right {
    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        { substitute in { $0.replacing(pattern) { $0.output.isEmpty ? "" : substitute } } }
    }
}
