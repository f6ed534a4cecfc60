/// The chapter's idea in Swift, as the tour runs it. Zepo's post only names IO, for reading and writing.
package enum Ours {
    /// Describes an effect that does nothing but return a value.
    package static func of<A>(_ value: A) -> IO<A> { IO { value } }

    /// Describes an effect whose value is a function's result for another effect's value.
    package static func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO { transform(try io.run()) }
    }

    /// Describes two effects, one after the other: `next` makes the second from the value of the first.
    package static func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO { try next(try io.run()).run() }
    }

    /// Describes an effect and, if it fails, another, which the handler makes from the error.
    package static func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do { return try io.run() } catch { return try handler(error).run() }
        }
    }

    /// Describes an effect and then a finalizer, which runs whether the effect fails or not.
    package static func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            return try io.run()
        }
    }

    /// Describes the reading of a file.
    package static func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO { try folder.read(name) }
    }

    /// Describes the writing of a file.
    package static func writing(_ text: String, to name: String, in folder: Folder) -> IO<Void> {
        IO { try folder.write(text, to: name) }
    }

    /// Reverses the lines of a text. Pure: it knows nothing about files.
    package static func backwards(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).reversed().joined(separator: "\n")
    }

    /// Describes the whole program: read a file, reverse its lines, write another file.
    package static func turnRound(_ source: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(map(reading(source, in: folder), backwards)) { writing($0, to: target, in: folder) }
    }
}
