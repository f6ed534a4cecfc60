private let rest = """
    func of<A>(_ value: A) -> IO<A> { IO { value } }
    """

private let rightMap = """
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { IO { transform(try io.run()) } }
    """

private let rightReading = """
    func reading(_ name: String, in folder: Folder) -> IO<String> { IO { try folder.read(name) } }
    """

let describeReadingRefused = [
    "ranNow": """
    func reading(_ name: String, in folder: Folder) -> IO<String> {
        let text = try folder.read(name)
        return IO { text }
    }
    \(rest)
    \(rightMap)
    """,
    "ioItself": """
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { IO { transform(io) } }
    \(rest)
    \(rightReading)
    """,
    "valueNotIO": """
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { transform(try io.run()) }
    \(rest)
    \(rightReading)
    """,
    "noTry": """
    func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> { IO { transform(io.run()) } }
    \(rest)
    \(rightReading)
    """,
]
