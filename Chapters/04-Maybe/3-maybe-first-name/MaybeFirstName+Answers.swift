private struct Answer: MaybeFirstName {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        { record in
            guard let value = record[key] else { return .nothing }
            return .just(value)
        }
    }

    func head(_ list: [String]) -> Maybe<String> {
        guard let first = list.first else { return .nothing }
        return .just(first)
    }

    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        pipe(prop("name"), map(split(" ")), flatMap(head), map(strLength), map(isFourLetter))(record)
    }

    func report(_ record: [String: String]) -> String {
        switch isFirstNameFourLetter(record) {
        case .nothing: "no first name"
        case .just(true): "four letters"
        case .just(false): "not four letters"
        }
    }
}

package let maybeFirstNameReference: any MaybeFirstName.Type = Answer.self

// MARK: - Wrong answers

package let maybeFirstNameWrong: KeyValuePairs<String, any Contract.Type> = [
    "keyItself": KeyItself.self, "propLost": PropLost.self, "last": Last.self, "wholeName": WholeName.self,
    "missingFilled": MissingFilled.self, "emptyFilled": EmptyFilled.self, "pipelineFilled": PipelineFilled.self,
    "falseForNothing": FalseForNothing.self, "hidden": Hidden.self,
    "keyIgnored": KeyIgnored.self, "lastWord": LastWord.self, "atLeast": AtLeast.self, "emptyNamed": EmptyNamed.self,
    "reportHard": ReportOfExamples.self,
    "exchanged": Exchanged.self,
    "emptyLost": EmptyLost.self, "scalarsCounted": ScalarsCounted.self, "bytesCounted": BytesCounted.self,
    "hyphenSplits": HyphenSplits.self, "emptyStops": EmptyStops.self, "spaceFirst": SpaceFirst.self,
    "wordlessFalse": WordlessFalse.self,
    "otherKey": OtherKey.self, "withoutName": WithoutName.self, "spacesNamed": SpacesNamed.self,
    "headLost": HeadLost.self, "singleLost": SingleLost.self,
]

private protocol Right: MaybeFirstName {}

extension Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        { record in record[key].map { .just($0) } ?? .nothing }
    }

    func head(_ list: [String]) -> Maybe<String> { list.first.map { .just($0) } ?? .nothing }

    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        pipe(prop("name"), map(split(" ")), flatMap(head), map(strLength), map(isFourLetter))(record)
    }

    func report(_ record: [String: String]) -> String {
        switch isFirstNameFourLetter(record) {
        case .nothing: "no first name"
        case .just(true): "four letters"
        case .just(false): "not four letters"
        }
    }
}

private struct KeyItself: Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> { { _ in .just(key) } }
}

private struct PropLost: Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> { { _ in .nothing } }
}

private struct Last: Right {
    func head(_ list: [String]) -> Maybe<String> { list.last.map { .just($0) } ?? .nothing }
}

private struct HeadLost: Right {
    func head(_ list: [String]) -> Maybe<String> {
        guard let first = list.first, !first.isEmpty else { return .nothing }
        return .just(first)
    }
}

private struct WholeName: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        map(isFourLetter)(map(strLength)(prop("name")(record)))
    }
}

private struct SingleLost: Right {
    func head(_ list: [String]) -> Maybe<String> { list.count > 1 ? .just(list[0]) : .nothing }
}

private struct MissingFilled: Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> { { .just($0[key] ?? "") } }
}

private struct EmptyFilled: Right {
    func head(_ list: [String]) -> Maybe<String> { .just(list.first ?? "") }
}

private struct PipelineFilled: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        switch flatMap(head)(map(split(" "))(prop("name")(record))) {
        case .nothing: .just(false)
        case .just(let first): .just(isFourLetter(first.count))
        }
    }
}

private struct FalseForNothing: Right {
    func report(_ record: [String: String]) -> String {
        isFirstNameFourLetter(record) == .just(true) ? "four letters" : "no first name"
    }
}

private struct Hidden: Right {
    func report(_ record: [String: String]) -> String {
        isFirstNameFourLetter(record) == .just(true) ? "four letters" : "not four letters"
    }
}

private struct KeyIgnored: Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> { { $0["name"].map { .just($0) } ?? .nothing } }
}

private struct EmptyStops: Right {
    func head(_ list: [String]) -> Maybe<String> { .just(list[0]) }
}

private struct SpaceFirst: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        let words = map { (name: String) in
            name.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        }
        return pipe(prop("name"), words, flatMap(head), map(strLength), map(isFourLetter))(record)
    }
}

private struct OtherKey: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        pipe(prop("firstName"), map(split(" ")), flatMap(head), map(strLength), map(isFourLetter))(record)
    }
}

private struct LastWord: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        guard case .just(let n) = prop("name")(record), let l = n.split(separator: " ").last else { return .nothing };
        return .just(l.count == 4)
    }
}

private struct AtLeast: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        guard case .just(let n) = prop("name")(record), let l = n.split(separator: " ").first else { return .nothing };
        return .just(l.count >= 4)
    }
}

private struct EmptyNamed: Right {
    func report(_ record: [String: String]) -> String {
        record["name"] == nil
            ? "no first name" : isFirstNameFourLetter(record) == .just(true) ? "four letters" : "not four letters"
    }
}

private struct WithoutName: Right {
    func report(_ record: [String: String]) -> String {
        switch isFirstNameFourLetter(record) {
        case .just(true): "four letters"
        case .just(false): "not four letters"
        case .nothing: record.isEmpty ? "no first name" : "not four letters"
        }
    }
}

private struct SpacesNamed: Right {
    func report(_ record: [String: String]) -> String {
        guard let name = record["name"], !name.isEmpty else { return "no first name" }
        return isFirstNameFourLetter(record) == .just(true) ? "four letters" : "not four letters"
    }
}

private struct ReportOfExamples: Right {
    func report(_ record: [String: String]) -> String {
        switch record["name"] {
        case "Anna Lee": "four letters";
        case "Jon Snow": "not four letters";
        case "", nil: "no first name";
        default: "not four letters"
        }
    }
}

private struct Exchanged: Right {
    func report(_ record: [String: String]) -> String {
        switch isFirstNameFourLetter(record) {
        case .nothing: "no first name";
        case .just(false): "four letters";
        case .just(true): "not four letters"
        }
    }
}

private struct WordlessFalse: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        map { (name: String) in split(" ")(name).first?.count == 4 }(prop("name")(record))
    }
}

private struct ScalarsCounted: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        pipe(prop("name"), map(split(" ")), flatMap(head), map(\.unicodeScalars.count), map(isFourLetter))(record)
    }
}

private struct BytesCounted: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        pipe(prop("name"), map(split(" ")), flatMap(head), map(\.utf8.count), map(isFourLetter))(record)
    }
}

private struct HyphenSplits: Right {
    func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
        let words = map { (name: String) in name.split { $0 == " " || $0 == "-" }.map(String.init) }
        return pipe(prop("name"), words, flatMap(head), map(strLength), map(isFourLetter))(record)
    }
}

private struct EmptyLost: Right {
    func prop(_ key: String) -> ([String: String]) -> Maybe<String> {
        { record in
            guard let value = record[key], !value.isEmpty else { return .nothing }
            return .just(value)
        }
    }
}
