import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
/// Pauses before each part of a tour except the first, so that a class can talk about the previous part. A tour pauses
/// only if it was started in a terminal with `--steps`.
package struct TourSteps: ~Copyable {
    package static let option = "--steps"

    static let current = TourSteps(
        isWanted: CommandLine.arguments.contains(option) && isatty(0) == 1 && isatty(1) == 1, wait: key)

    let isWanted: Bool
    let wait: @Sendable () -> Void
    private let hasBegun = Atomic(false)

    init(isWanted: Bool, wait: @escaping @Sendable () -> Void) { (self.isWanted, self.wait) = (isWanted, wait) }

    func next(print: (String) -> Void) {
        guard hasBegun.exchange(true, ordering: .relaxed), isWanted else { return }
        print("\n" + Phrases.nextPart)
        fflush(nil)
        wait()
        print("\r\u{1B}[K")
    }

    /// Waits for a key. Reads up to 16 bytes, because an arrow key or a presenter's button sends several bytes at once.
    private static func key() {
        var before = termios()
        tcgetattr(0, &before)
        var mode = before
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        tcsetattr(0, TCSADRAIN, &mode)
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = bytes.withUnsafeMutableBytes { read(0, $0.baseAddress, $0.count) }
        tcsetattr(0, TCSADRAIN, &before)
        // In this mode, Ctrl-C arrives as the byte 3 instead of a signal. The terminal's mode is restored before the
        // tour ends.
        if count > 0, bytes[..<count].contains(3) { exit(130) }
    }
}
