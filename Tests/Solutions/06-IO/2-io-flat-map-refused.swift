private let rightFlatMap = """
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> { IO { try next(try io.run()).run() } }
    """

let ioFlatMapRefused = [
    "nested": """
    func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> { IO { next(try io.run()) } }
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> { IO { } }
    """,
    "noRun": """
    \(rightFlatMap)
    func shout(_ name: String, into target: String, in folder: Folder) -> IO<Void> {
        writing(reading(name, in: folder).uppercased(), to: target, in: folder)
    }
    """,
]
