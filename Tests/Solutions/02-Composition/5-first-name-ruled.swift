/// Wrong answers that only their text gives away.
package let firstNameRuled = [
    "unusedStep": """
        func prop(_ key: String) -> ([String: String]) -> String { { $0[key] ?? "" } }
        func split(_ separator: Character) -> (String) -> [String] { { $0.split(separator: separator).map(String.init) } }
        func head(_ list: [String]) -> String { list.first ?? "" }
        func strLength(_ text: String) -> Int { text.count }
        func isFourLetter(_ length: Int) -> Bool { length == 4 }
        func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
            (record["name"] ?? "").prefix { $0 != " " }.count == 4
        }
    """
]
