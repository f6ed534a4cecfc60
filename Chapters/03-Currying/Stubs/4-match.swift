import Chapter03Currying

// 3.4  A pattern now, a text later
//
// match takes a pattern and returns a function that finds all of it in a text. text.matches(of: pattern) finds
// them; each match has an output, a part of the text.
//
//     match(/\s+/)("hello world")               // [" "]
//     hasSpaces("hello world")                  // true
//     vowels("honeycomb")                       // 3
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
