#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The terminal as a screen that is drawn and keys that are read.
package final class Terminal {
    /// What the terminal can do, and its size.
    package private(set) var traits = TerminalTraits.current
    private var parser = KeyParser()
    private var drawn: String?
    private let awake: Int32
    /// Where a byte wakes who waits.
    package let wake: Int32

    /// Makes one; `nil` where the system has no pipe left.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (awake, wake) = (ends[0], ends[1])
    }

    /// Takes the terminal: keys come one by one, and the other screen is shown.
    package func enter() {
        guard !TerminalSignals.isOurs else { return }
        var mode = termios()
        tcgetattr(0, &mode)
        TerminalSignals.original = mode
        // ISIG stays, so that Ctrl-C works whatever we are doing.
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        TerminalSignals.isOurs = true
        tcsetattr(0, TCSADRAIN, &mode)
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
        drawn = nil
        resize()
    }

    /// Gives the terminal back.
    package func leave() { TerminalSignals.restoreTerminal() }

    /// Asks for the size again, and draws everything anew.
    package func resize() {
        traits = TerminalTraits.current
        drawn = nil
    }

    /// Draws everything anew the next time.
    package func forget() { drawn = nil }

    /// Shows lines from the top of the screen; draws nothing where nothing changed.
    package func show(_ lines: [StyledLine]) {
        guard TerminalSignals.isOurs else { return }
        var frame = "\u{1B}[?2026h\u{1B}[H"
        for (row, line) in lines.prefix(traits.rows).enumerated() {
            if row > 0 { frame += "\r\n" }
            frame += line.cut(to: traits.columns).text(colour: traits.colour) + "\u{1B}[K"
        }
        frame += (lines.count < traits.rows ? "\u{1B}[J" : "") + "\u{1B}[?2026l"
        guard frame != drawn else { return }
        drawn = frame
        write(frame)
    }

    private func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { systemWrite(1, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR, errno != EAGAIN {
                return
            }
        }
    }

    /// What happened while waiting.
    package struct Input {
        /// The keys that were pressed.
        package var keys: [Key] = []
        /// What woke who waits; see ``TerminalSignals/Wake``.
        package var wakes: Set<UInt8> = []
        /// The terminal is gone.
        package var isGone = false
    }

    /// Waits for keys, signals or messages.
    ///
    /// - Parameter milliseconds: how long at most.
    package func await(_ milliseconds: Int32) -> Input {
        var input = Input()
        // A key that has begun ends at once, or never.
        let most = parser.isWaiting ? min(25, milliseconds) : milliseconds
        guard let readable = readable(among: [0, awake], milliseconds: most) else { return input }
        if readable.isEmpty, parser.isWaiting { input.keys += parser.flush() }
        if readable.contains(awake) { input.wakes = Set(readAll(awake)) }
        if readable.contains(0) {
            let bytes = readOnce(0)
            if bytes.isEmpty { input.isGone = true }
            input.keys += parser.take(bytes)
        }
        return input
    }

    private func readOnce(_ descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    private func readAll(_ descriptor: Int32) -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let bytes = readOnce(descriptor)
            guard !bytes.isEmpty else { return all }
            all += bytes
        }
    }
}

/// `write` by a name that a method `write` does not hide.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
