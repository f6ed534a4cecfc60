import Chapter02Composition

package let firstNameRight: KeyValuePairs<String, any Contract.Type> = [
    "byHand": ByHand.self, "emptyParts": EmptyParts.self,
]

/// Uses loops, and calls the steps one by one instead of using `compose`.
private struct ByHand: FirstName {
    func prop(_ key: String) -> ([String: String]) -> String {
        { record in
            for (name, value) in record where name == key { return value }
            return ""
        }
    }

    func split(_ separator: Character) -> (String) -> [String] {
        { text in
            var (parts, part) = ([String](), "")
            for character in text {
                if character == separator {
                    parts.append(part)
                    part = ""
                } else {
                    part.append(character)
                }
            }
            return parts + [part]
        }
    }

    func head(_ list: [String]) -> String { list.isEmpty ? "" : list[0] }
    func strLength(_ text: String) -> Int { text.reduce(0) { count, _ in count + 1 } }

    func isFourLetter(_ length: Int) -> Bool {
        switch length {
        case 4: true
        default: false
        }
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        let name = prop("name")(record)
        guard name != "" else { return false }
        let parts = split(" ")(name)
        return isFourLetter(strLength(head(parts)))
    }
}

/// Keeps empty parts, as `components(separatedBy:)` does, since the exercise says nothing about repeated separators.
private struct EmptyParts: FirstName {
    func prop(_ key: String) -> ([String: String]) -> String { { $0[key, default: ""] } }

    func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator, omittingEmptySubsequences: false).map(String.init) }
    }

    func head(_ list: [String]) -> String { list.first ?? "" }
    func strLength(_ text: String) -> Int { Array(text).count }
    func isFourLetter(_ length: Int) -> Bool { length == 4 }

    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        isFourLetter(strLength(head(split(" ")(prop("name")(record)))))
    }
}
