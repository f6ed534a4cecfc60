private struct Answer: FirstName {
    func prop(_ key: String) -> ([String: String]) -> String {
        { $0[key] ?? "" }
    }

    func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator).map(String.init) }
    }

    func head(_ list: [String]) -> String {
        list.first ?? ""
    }

    func strLength(_ text: String) -> Int {
        text.count
    }

    func isFourLetter(_ length: Int) -> Bool {
        length == 4
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        compose(isFourLetter, strLength, head, split(" "), prop("name"))(record)
    }
}

package let firstNameReference: any FirstName.Type = Answer.self

// MARK: - Wrong answers

package let firstNameWrong: KeyValuePairs<String, any Contract.Type> = [
    "keyItself": KeyItself.self, "last": Last.self, "characters": Characters.self, "atMost": AtMost.self,
    "atLeast": AtLeast.self, "wholeName": WholeName.self,
    "oneKey": OneKey.self, "oneSeparator": OneSeparator.self, "cutOnce": CutOnce.self,
    "emptyStops": EmptyStops.self, "missingStops": MissingStops.self, "lastWord": LastWord.self,
    "otherKey": OtherKey.self, "trimmed": Trimmed.self, "scalars": Scalars.self, "lettersOnly": LettersOnly.self,
    "bytesCounted": BytesCounted.self, "unitsCounted": UnitsCounted.self,
]

private protocol Right: FirstName {}

extension Right {
    func prop(_ key: String) -> ([String: String]) -> String { { $0[key] ?? "" } }
    func split(_ separator: Character) -> (String) -> [String] { { $0.split(separator: separator).map(String.init) } }
    func head(_ list: [String]) -> String { list.first ?? "" }
    func strLength(_ text: String) -> Int { text.count }
    func isFourLetter(_ length: Int) -> Bool { length == 4 }
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        compose(isFourLetter, strLength, head, split(" "), prop("name"))(record)
    }
}

private struct KeyItself: Right {
    func prop(_ key: String) -> ([String: String]) -> String { { _ in key } }
}

private struct Trimmed: Right {
    func prop(_ key: String) -> ([String: String]) -> String { { String(($0[key] ?? "").drop(while: \.isWhitespace)) } }
}

private struct Scalars: Right {
    func strLength(_ text: String) -> Int { text.unicodeScalars.count }
}

private struct BytesCounted: Right {
    func strLength(_ text: String) -> Int { text.utf8.count }
}

private struct UnitsCounted: Right {
    func strLength(_ text: String) -> Int { text.utf16.count }
}

private struct LettersOnly: Right {
    func strLength(_ text: String) -> Int { text.count(where: \.isLetter) }
}

private struct Last: Right {
    func head(_ list: [String]) -> String { list.last ?? "" }
}

private struct CutOnce: Right {
    func split(_ separator: Character) -> (String) -> [String] {
        { $0.split(separator: separator, maxSplits: 1).map(String.init) }
    }
}

private struct Characters: Right {
    func split(_ separator: Character) -> (String) -> [String] { { $0.map { String($0) } } }
}

private struct AtMost: Right {
    func isFourLetter(_ length: Int) -> Bool { length <= 4 }
}

private struct AtLeast: Right {
    func isFourLetter(_ length: Int) -> Bool { length >= 4 }
}

private struct WholeName: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        isFourLetter(strLength(prop("name")(record)))
    }
}

private struct LastWord: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        isFourLetter(strLength(split(" ")(prop("name")(record)).last ?? ""))
    }
}

private struct OtherKey: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Bool {
        compose(isFourLetter, strLength, head, split(" "), prop("firstName"))(record)
    }
}

private struct MissingStops: Right {
    func prop(_ key: String) -> ([String: String]) -> String { { $0[key]! } }
}

private struct OneKey: Right {
    func prop(_ key: String) -> ([String: String]) -> String { { record in record["name"] ?? "" } }
}

private struct OneSeparator: Right {
    func split(_ separator: Character) -> (String) -> [String] { { $0.split(separator: " ").map(String.init) } }
}

private struct EmptyStops: Right {
    func head(_ list: [String]) -> String { list[0] }
}
