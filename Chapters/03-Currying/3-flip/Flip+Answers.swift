private struct Answer: Flip {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        { b in { a in f(a)(b) } }
    }

    var decrement: (Int) -> Int {
        flip(subtract)(1)
    }

    func words(containing part: String) -> ([String]) -> [String] {
        { words in words.filter(flip(contains)(part)) }
    }

    func combs(_ text: String) -> Int {
        pipe(words, words(containing: "comb"), count)(text)
    }
}

package let flipReference: any Flip.Type = Answer.self

// MARK: - Wrong answers

package let flipWrong: KeyValuePairs<String, any Contract.Type> = [
    "asItWas": AsItWas.self, "fromOne": FromOne.self, "increment": Increments.self, "fixedTen": FixedTen.self,
    "nothing": Nothing.self, "dropped": Dropped.self, "exchanged": Exchanged.self, "whole": Whole.self,
    "start": Start.self, "end": End.self, "all": All.self, "others": Others.self, "oneOnly": OneOnly.self,
    "fixedPart": FixedPart.self, "startOrEnd": StartOrEnd.self, "occurrences": Occurrences.self,
    "noSubtract": NoSubtract.self, "combsAtEnd": CombsAtEnd.self, "differentWords": DifferentWords.self,
    "emptyPart": EmptyPart.self, "textLowered": TextLowered.self, "caseIgnored": CaseIgnored.self,
    "noPipe": NoPipe.self, "scalars": Scalars.self, "noContains": NoContains.self, "pipeUnused": PipeUnused.self,
    "remembers": Remembers.self, "asOneWord": AsOneWord.self,
]

private protocol Right: Flip {}

extension Right {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C { { b in { a in f(a)(b) } } }
    var decrement: (Int) -> Int { { subtract($0)(1) } }
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter(flip(contains)(part)) } }
    func combs(_ text: String) -> Int { pipe(words, words(containing: "comb"), count)(text) }
}

private struct AsItWas: Right {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        { b in
            { a in
                guard let first = b as? A, let second = a as? B else { return f(a)(b) }
                return f(first)(second)
            }
        }
    }
}

private struct Remembers: Right {
    func flip<A, B, C>(_ f: @escaping (A) -> (B) -> C) -> (B) -> (A) -> C {
        var known: [String: C] = [:]
        return { b in
            { a in
                let result = known["\(a), \(b)"] ?? f(a)(b)
                known["\(a), \(b)"] = result
                return result
            }
        }
    }
}

private struct FromOne: Right {
    var decrement: (Int) -> Int { subtract(1) }
}

private struct Increments: Right {
    var decrement: (Int) -> Int { flip(subtract)(-1) }
}

private struct FixedTen: Right {
    var decrement: (Int) -> Int { flip(subtract)(10) }
}

private struct Nothing: Right {
    var decrement: (Int) -> Int { flip(subtract)(0) }
}

private struct NoSubtract: Right {
    var decrement: (Int) -> Int { { $0 - 1 } }
}

private struct Dropped: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter { !$0.contains(part) } } }
}

private struct Exchanged: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter(contains(part)) } }
}

private struct Whole: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter { $0 == part } } }
}

private struct Start: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter { $0.hasPrefix(part) } } }
}

private struct End: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter { $0.hasSuffix(part) } } }
}

private struct StartOrEnd: Right {
    func words(containing part: String) -> ([String]) -> [String] {
        { $0.filter { $0.hasPrefix(part) || $0.hasSuffix(part) } }
    }
}

private struct Occurrences: Right {
    func combs(_ text: String) -> Int { text.ranges(of: "comb").count }
}

private struct All: Right {
    func combs(_ text: String) -> Int { count(words(text)) }
}

private struct Others: Right {
    func combs(_ text: String) -> Int { words(text).filter { !$0.contains("comb") }.count }
}

private struct OneOnly: Right {
    func combs(_ text: String) -> Int { words(text).filter { $0 == "comb" }.count }
}

private struct FixedPart: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter(flip(contains)("comb")) } }
}

private struct EmptyPart: Right {
    func words(containing part: String) -> ([String]) -> [String] {
        { $0.filter { !part.isEmpty && $0.contains(part) } }
    }
}

private struct CaseIgnored: Right {
    func words(containing part: String) -> ([String]) -> [String] {
        { $0.filter { $0.lowercased().contains(part.lowercased()) } }
    }
}

private struct TextLowered: Right {
    func combs(_ text: String) -> Int { words(text.lowercased()).filter { $0.contains("comb") }.count }
}

private struct CombsAtEnd: Right {
    func combs(_ text: String) -> Int { words(text).filter { $0.hasSuffix("comb") }.count }
}

private struct AsOneWord: Right {
    func combs(_ text: String) -> Int { text.contains("comb") ? 1 : 0 }
}

private struct DifferentWords: Right {
    func combs(_ text: String) -> Int { Set(words(text).filter { $0.contains("comb") }).count }
}

private struct NoPipe: Right {
    func combs(_ text: String) -> Int { count(words(containing: "comb")(words(text))) }
}

private struct NoContains: Right {
    func words(containing part: String) -> ([String]) -> [String] { { $0.filter { $0.contains(part) } } }
}

private struct PipeUnused: Right {
    func combs(_ text: String) -> Int {
        _ = pipe(words, words(containing: "comb"), count)(text)
        return words(containing: "comb")(words(text)).count
    }
}

private struct Scalars: Right {
    func words(containing part: String) -> ([String]) -> [String] {
        { $0.filter { Array($0.unicodeScalars).contains(Array(part.unicodeScalars)) } }
    }
}
