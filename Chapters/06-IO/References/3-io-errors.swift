private struct Answer: IOErrors {
    func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do {
                return try io.run()
            } catch {
                return try handler(error).run()
            }
        }
    }

    func ensure<A>(_ io: IO<A>, _ finaliser: IO<Void>) -> IO<A> {
        IO {
            defer { try? finaliser.run() }
            return try io.run()
        }
    }
}

package let ioErrorsReference: any IOErrors.Type = Answer.self
