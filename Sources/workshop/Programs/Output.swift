import CurrycombWorkbook
import Foundation

/// Output to a disk that may be full, or to a pipe that may be closed.
package enum Output {
    /// Opens each standard descriptor that was closed before the program began, so that no file receives its number.
    static func fillGaps() {
        for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
            // Opened for reading only, so that writes fail as they would to the closed output.
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Flushes the output.
    ///
    /// - Returns: true if all of it was written, or the reader has closed the pipe, as `head` does.
    package static func flush() -> Bool { fflush(nil) == 0 || errno == EPIPE }

    /// Prints to standard error; discards messages that cannot be written.
    package static func complain(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    /// True if a line of progress can be overwritten: standard error is a terminal that supports it.
    static let showsProgress = isatty(2) == 1 && !["", "dumb"].contains(Platform.environment("TERM") ?? "")

    /// Replaces the step that was shown last; an empty text clears the line.
    package static func progress(_ text: String, columns: Int) {
        guard showsProgress else { return }
        complain("\r\u{1B}[K" + Columns.cut(text, to: columns - 1))
    }
}
