import CurrycombWorkbook
import Foundation

/// Output to a disk that may be full, or to a pipe that may be closed.
package enum Output {
    /// Opens each standard descriptor that was closed when the program began, so no other file gets its number.
    static func fillGaps() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            // The descriptor is read-only, so writes to it fail as they would if it were closed.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Writes the buffered output. Returns true if all output was written, or if the reader has closed the pipe, as
    /// `head` does.
    package static func flush() -> Bool { fflush(nil) == 0 || errno == EPIPE }

    /// Prints a message to standard error. Ignores a failure to write.
    package static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// True if standard error is a terminal in which a line can be overwritten.
    static let showsProgress = isatty(2) == 1 && !["", "dumb"].contains(Platform.environment("TERM") ?? "")

    /// Replaces the line that shows the progress; an empty text clears it.
    package static func progress(_ text: String, columns: Int) {
        guard showsProgress else { return }
        complain("\r\u{1B}[K" + Columns.cut(text, to: columns - 1))
    }
}
