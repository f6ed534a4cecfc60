import Chapter06IO

package let ioErrorsRight: KeyValuePairs<String, any Contract.Type> = [
    "results": Results.self, "ensure by catching": EnsureByCatching.self,
]

private struct Results: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            switch Result(catching: { try io.run() }) {
            case .success(let value): return value
            case .failure(let error): return try handler(error).run()
            }
        }
    }

    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            let result = Result { try io.run() }
            _ = try? finalizer.run()
            return try result.get()
        }
    }
}

private struct EnsureByCatching: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO { do { return try io.run() } catch { return try handler(error).run() } }
    }

    func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        let quiet = catching(finalizer) { _ in IO {} }
        let failing = catching(io) { error in
            IO {
                try quiet.run()
                throw error
            }
        }
        return IO {
            let value = try failing.run()
            try quiet.run()
            return value
        }
    }
}
