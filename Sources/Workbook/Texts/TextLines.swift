#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lines of a text file, for a parser that looks at the beginning of each line.
///
/// Programs that judge answers read a text at every start, and in their debug builds a call to a generic function often
/// takes longer than its work. So lines are not copied, each line ends with a zero byte, and the parser compares single
/// bytes.
struct TextLines: ~Copyable {
    /// A line: its first byte, and its number, counted from 1.
    struct Line {
        let number: Int
        fileprivate let start: UnsafeMutablePointer<CChar>

        /// The byte at an offset. It is 0 at the end of the line, after which nothing may be read.
        subscript(offset: Int) -> UInt8 { UInt8(bitPattern: start[offset]) }

        var indent: Int {
            var count = 0
            while self[count] == UInt8(ascii: " ") { count += 1 }
            return count
        }

        var isEmpty: Bool { self[indent] == 0 }

        func has(_ text: StaticString, at offset: Int) -> Bool {
            let wanted = text.utf8Start
            for index in 0..<text.utf8CodeUnitCount where self[offset + index] != wanted[index] {
                // A shorter line differs at its zero byte, so no byte after that is read.
                return false
            }
            return true
        }

        func text(from offset: Int) -> String { String(cString: start + offset) }

        /// Returns the text from an offset to the next occurrence of a byte, and the offset of that byte; `nil` if it
        /// does not occur.
        func text(from offset: Int, to end: UInt8) -> (text: String, end: Int)? {
            var place = offset
            while self[place] != end {
                guard self[place] != 0 else { return nil }
                place += 1
            }
            start[place] = 0
            defer { start[place] = CChar(bitPattern: end) }
            return (String(cString: start + offset), place)
        }
    }

    private let bytes: UnsafeMutableBufferPointer<CChar>
    private var place = 0
    private var number = 0

    init(_ contents: [UInt8]) {
        bytes = .allocate(capacity: contents.count + 1)
        contents.withUnsafeBytes { UnsafeMutableRawBufferPointer(bytes).copyMemory(from: $0) }
        bytes[contents.count] = 0
    }

    deinit { bytes.deallocate() }

    /// Returns true if a byte occurs an even number of times in a text.
    static func hasPairs(of byte: UInt8, _ text: String) -> Bool {
        text.withCString { start in
            let end = start + text.utf8.count
            var (rest, isEven) = (start, true)
            while rest < end, let found = memchr(rest, CInt(byte), end - rest) {
                rest = UnsafePointer(found.assumingMemoryBound(to: CChar.self)) + 1
                isEven.toggle()
            }
            return isEven
        }
    }

    /// Returns true if a text contains a part; neither may contain NUL bytes. Use this instead of `contains`, which is
    /// slow in unoptimized code.
    static func has(_ part: String, _ text: String) -> Bool { text.withCString { strstr($0, part) != nil } }

    /// Returns the next line, without its line end and the white space before it; `nil` after the last line. The line
    /// is valid only as long as these lines exist.
    mutating func next() -> Line? {
        guard place < bytes.count - 1, let base = bytes.baseAddress else { return nil }
        number += 1
        let start = base + place
        var end =
            memchr(start, 10, bytes.count - 1 - place).map { $0.assumingMemoryBound(to: CChar.self) - base }
            ?? bytes.count - 1
        place = end + 1
        base[end] = 0
        while base + end > start, base[end - 1] == 32 || base[end - 1] == 13 || base[end - 1] == 9 {
            end -= 1
            base[end] = 0
        }
        return Line(number: number, start: start)
    }
}
