/// The functions that the lesson and the tour use. Zepo's post only mentions IO, for reading and writing, so these
/// functions are the course's own.
package enum Ours {
    package static func of<A>(_ value: A) -> IO<A> { IO { value } }

    /// Describes an effect that runs `io` and transforms its value.
    package static func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        IO { transform(try io.run()) }
    }

    /// Describes two effects, one after the other: `next` makes the second from the value of the first.
    package static func flatMap<A, B>(_ io: IO<A>, _ next: @escaping (A) -> IO<B>) -> IO<B> {
        IO { try next(try io.run()).run() }
    }

    package static func catching<A>(_ io: IO<A>, _ handler: @escaping (any Error) -> IO<A>) -> IO<A> {
        IO {
            do { return try io.run() } catch { return try handler(error).run() }
        }
    }

    package static func ensure<A>(_ io: IO<A>, _ finalizer: IO<Void>) -> IO<A> {
        IO {
            defer { try? finalizer.run() }
            return try io.run()
        }
    }

    package static func reading(_ name: String, in folder: Folder) -> IO<String> {
        IO { try folder.read(name) }
    }

    package static func writing(_ text: String, to name: String, in folder: Folder) -> IO<Void> {
        IO { try folder.write(text, to: name) }
    }

    package static func backwards(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).reversed().joined(separator: "\n")
    }

    /// Describes the whole program: read a file, reverse the order of its lines, write another file.
    package static func turnRound(_ source: String, into target: String, in folder: Folder) -> IO<Void> {
        flatMap(map(reading(source, in: folder), backwards)) { writing($0, to: target, in: folder) }
    }
}
