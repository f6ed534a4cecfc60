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
