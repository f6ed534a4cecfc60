/// 1.1: the letters with which the words of a name begin.
public protocol Initials: Contract {
    /// The words of a name. Spaces separate them; there may be several in a row, and some before or after the name.
    ///
    /// `words("Ada Lovelace")` is `["Ada", "Lovelace"]`.
    /// `words(" Ada ")` is `["Ada"]`.
    func words(_ name: String) -> [String]

    /// The first letter of each word, in upper case.
    ///
    /// `initials("ada lovelace")` is `"AL"`.
    func initials(_ name: String) -> String
}

extension Initials {
    /// The requirements, in the order of the exercise's text.
    static var checks: [Check<any Initials>] {
        [
            Check("words", of: "words") {
                try $0.agrees(
                    "words(_)", on: Argument("name", .phrase, edges: ["", " ", "Ada"]),
                    examples: ["Ada Lovelace", " Ada "]
                ) { $0.words($1) }
            },
            Check("initials", of: "initials") {
                try $0.agrees(
                    "initials(_)", on: Argument("name", .phrase, edges: ["", "a"]), examples: ["ada lovelace"]
                ) { $0.initials($1) }
            },
        ]
    }
}
