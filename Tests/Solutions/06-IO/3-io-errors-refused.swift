let ioErrorsRefused = [
    "handlerNotRun": """
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { return handler(error) } }
    }
    func ensure<A>(_ io: IO<A>, _ finaliser: IO<Void>) -> IO<A> {
        IO { defer { try? finaliser.run() }; return try io.run() }
    }
    """,
    "tryInDefer": """
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { return try handler(error).run() } }
    }
    func ensure<A>(_ io: IO<A>, _ finaliser: IO<Void>) -> IO<A> {
        IO { defer { try finaliser.run() }; return try io.run() }
    }
    """,
]
