/// A contract about files, with functions that its answers may use.
public protocol FileContract: Contract {}

extension FileContract {
    /// Describes an effect that reads a file, as in 6.1.
    ///
    /// `reading("honey.txt", in: folder)` reads nothing; its `run()` reads the file.
    public func reading(_ name: String, in folder: Folder) -> IO<String> {
        Ours.reading(name, in: folder)
    }

    /// Describes an effect that writes a file.
    ///
    /// `writing("gold", to: "honey.txt", in: folder)` writes nothing; its `run()` writes the file.
    public func writing(_ text: String, to name: String, in folder: Folder) -> IO<Void> {
        Ours.writing(text, to: name, in: folder)
    }

    /// Applies a function to the value of an effect, as in 6.1.
    ///
    /// `map(reading("honey.txt", in: folder)) { $0.count }` describes reading the file and counting its characters.
    public func map<A, B>(_ io: IO<A>, _ transform: @escaping (A) -> B) -> IO<B> {
        Ours.map(io, transform)
    }
}
