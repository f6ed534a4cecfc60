/// Returns the lines of a file as the compiler counts them, without their ends.
///
/// For the compiler, only a line feed begins a new line. Other characters that end a line in Unicode, such as a form
/// feed or U+2028, do not; some editors and word processors insert them.
package func compilerLines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
        Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
}
