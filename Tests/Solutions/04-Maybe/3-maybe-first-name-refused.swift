private let others = """
        func prop(_ key: String) -> ([String: String]) -> Maybe<String> { { $0[key].map { .just($0) } ?? .nothing } }
        func head(_ list: [String]) -> Maybe<String> { list.first.map { .just($0) } ?? .nothing }
        func report(_ record: [String: String]) -> String { "" }
    """

let maybeFirstNameRefused = [
    "mapForFlatMap": """
    \(others)
        func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
            pipe(prop("name"), map(split(" ")), map(head), map(strLength), map(isFourLetter))(record)
        }
    """,
    "unmapped": """
    \(others)
        func isFirstNameFourLetter(_ record: [String: String]) -> Maybe<Bool> {
            pipe(prop("name"), split(" "), head, strLength, isFourLetter)(record)
        }
    """,
]
