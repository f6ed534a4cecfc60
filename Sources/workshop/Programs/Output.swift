import Foundation

/// What we print, where the disk may be full or nobody may listen.
enum Output {
    /// Makes sure that no file is opened in the place of an output that was closed before we began.
    static func fillGaps() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            // For reading only: what is written there fails, as it would have.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Hands over what has been printed.
    ///
    /// - Returns: whether all of it was taken.
    static func flush() -> Bool { fflush(nil) == 0 }

    /// Prints to the errors' output; what cannot be said there is not said.
    static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
