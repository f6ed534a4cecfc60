import Chapter01Names

// 1.1  The letters of a name
//
//     words("Ada Lovelace")       // ["Ada", "Lovelace"]
//     words(" Ada ")              // ["Ada"]
//     initials("ada lovelace")    // "AL"
//
// Spaces separate words. There may be several in a row, and some before or after the name.

struct Answer: Initials {
    func words(_ name: String) -> [String] {
        todo("words")
    }

    func initials(_ name: String) -> String {
        todo("initials")
    }
}

judge(Answer.self)
