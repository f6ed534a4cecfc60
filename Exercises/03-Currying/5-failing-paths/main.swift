import Chapter03Currying

// 3.5  A question about a long log
//
// Chapters/03-Currying/Data/access.log has 2,600 lines like these. On which paths does the
// server fail most often?
//
//     2026-03-14T08:00:02Z GET /api/orders?page=2 500 7000ms
//     # log rotated, see the file before
//     2026-03-14T08:00:09Z GET /c
//
// An entry has five fields: time, method, path, status, duration. All other lines have more or
// fewer fields. A status from 500 to 599 is a failure.
//
//     path(["…", "GET", "/api/orders?page=2", "500", "7000ms"])    // "/api/orders"
//     mostFirst([Tally("/", 1), Tally("/cart", 2)])                // [Tally("/cart", 2), Tally("/", 1)]
//     failingPaths(3)(log)                                         // the three paths that fail most often
//
// A Tally has a path and a count. If counts are equal, `mostFirst` sorts the paths in
// alphabetical order. You can use `pipe` for two to eight functions, and these functions:
//
//     func lines(_ text: String) -> [String]
//     func split(_ separator: Character) -> (String) -> [String]
//     func map<A, B>(_ transform: (A) -> B) -> ([A]) -> [B]
//     func prefix<A>(_ count: Int) -> ([A]) -> [A]

struct Answer: FailingPaths {
    func filter<A>(_ condition: @escaping (A) -> Bool) -> ([A]) -> [A] {
        todo("filter")
    }

    // An entry has five fields.
    func isComplete(_ fields: [String]) -> Bool {
        todo("isComplete")
    }

    // The status, fields[3], always has three digits. A status from 500 to 599 is a failure.
    func hasFailed(_ fields: [String]) -> Bool {
        todo("hasFailed")
    }

    // The path is fields[2] up to the first question mark. It is empty if fields[2] begins with a question mark.
    func path(_ fields: [String]) -> String {
        todo("path")
    }

    func tally(_ paths: [String]) -> [Tally] {
        todo("tally")
    }

    // Paths with equal counts are in alphabetical order.
    func mostFirst(_ tallies: [Tally]) -> [Tally] {
        todo("mostFirst")
    }

    // Compose all the stages.
    func failingPaths(_ count: Int) -> (String) -> [Tally] {
        todo("failingPaths")
    }
}

judge(Answer.self)
