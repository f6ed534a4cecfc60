import Chapter03Currying

// 3.4  A pattern now, a text later
//
// `match(…)` takes a pattern and returns a function that finds every match of the pattern in a
// text, in order. Two of Swift's methods help:
//
//     text.matches(of: pattern)                 // a list of matches; each has an output, a part of the text
//     text.replacing(pattern, with: "-")        // the text with "-" wherever the pattern matches
//
//     match(/\s+/)("hello world")               // [" "]
//     match(/a*/)("baa")                        // ["", "aa", ""]: a* also matches the empty text
//     hasSpaces("hello world")                  // true; a tab or a line end counts, too
//     vowels("honeycomb")                       // 3: o, e, o; only lowercase a, e, i, o, u are vowels
//     replace(/\s+/)("-")("wide   open")        // "wide-open"

struct Answer: Match {
    func match(_ pattern: Regex<Substring>) -> (String) -> [String] {
        todo("match")
    }

    var hasSpaces: (String) -> Bool {
        todo("hasSpaces")
    }

    var vowels: (String) -> Int {
        todo("vowels")
    }

    func replace(_ pattern: Regex<Substring>) -> (String) -> (String) -> String {
        todo("replace")
    }
}

judge(Answer.self)
