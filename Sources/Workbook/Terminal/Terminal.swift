#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The terminal: a screen to draw on, and keys to read.
package final class Terminal {
    package private(set) var traits = TerminalTraits.current
    private var parser = KeyParser()
    private var drawn: String?
    private let awake: Int32
    /// The descriptor to which a byte is written to wake the main loop.
    private let wake: Int32

    /// Makes a terminal; `nil` if no pipe can be opened.
    package init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        (awake, wake) = (ends[0], ends[1])
    }

    /// Takes control of the terminal, and starts to handle the signals that concern it.
    package func begin() {
        TerminalSignals.install(wake: wake)
        enter()
    }

    /// Takes control of the terminal: keys arrive one by one, and the alternate screen is shown.
    package func enter() {
        guard !TerminalSignals.isOurs else { return }
        var mode = termios()
        tcgetattr(0, &mode)
        TerminalSignals.original = mode
        // ISIG stays on, so Ctrl-C always works.
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        mode.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR)
        TerminalSignals.isOurs = true
        tcsetattr(0, TCSADRAIN, &mode)
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
        drawn = nil
        resize()
    }

    package func leave() { TerminalSignals.restoreTerminal() }

    /// Restores the terminal for the last time. If a signal has requested the end, ends this process as the signal
    /// would have; 0 stands for no signal.
    package func end(by signal: Int32) {
        leave()
        if signal != 0 { TerminalSignals.passOn(signal) }
    }

    private func resize() {
        traits = TerminalTraits.current
        drawn = nil
    }

    /// Makes the next `show` draw everything again.
    package func forget() { drawn = nil }

    /// Shows lines from the top of the screen; draws nothing if they have not changed.
    package func show(_ lines: [StyledLine]) {
        guard TerminalSignals.isOurs else { return }
        let frame = Self.frame(lines, traits)
        guard frame != drawn else { return }
        drawn = frame
        write(frame)
    }

    /// Returns the text that shows lines from the top of the screen.
    ///
    /// A row is erased before its line is written, not after: after a line of full width, the cursor of some terminals
    /// is still on the last character, which would be erased.
    static func frame(_ lines: [StyledLine], _ traits: TerminalTraits) -> String {
        var frame = "\u{1B}[?2026h\u{1B}[H"
        for (row, line) in lines.prefix(traits.rows).enumerated() {
            frame += (row > 0 ? "\r\n" : "") + "\u{1B}[K" + line.cut(to: traits.columns).text(colour: traits.colour)
        }
        if lines.count < traits.rows { frame += (lines.isEmpty ? "" : "\r\n") + "\u{1B}[J" }
        return frame + "\u{1B}[?2026l"
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

    package enum Input {
        /// The keys that were pressed; an empty array if the wait ended for another reason.
        case keys([Key])
        /// A signal has requested the end, or the terminal has been closed.
        case ending(signal: Int32)
    }

    /// Waits for keys, signals or messages. Handles two events itself: a new size of the terminal, and the return to
    /// the program after `fg`.
    package func nextInput(within milliseconds: Int32) -> Input {
        // The remaining bytes of a key usually arrive immediately, so a short wait is enough.
        let most = parser.isWaiting ? min(25, milliseconds) : milliseconds
        let readable = readable(among: [0, awake], milliseconds: most)
        var (keys, isGone) = ([Key](), false)
        if readable == [], parser.isWaiting { keys += parser.flush() }
        let wakes = readable?.contains(awake) == true ? readAll(awake) : []
        if readable?.contains(0) == true {
            let bytes = readOnce(0)
            isGone = bytes.isEmpty
            keys += parser.take(bytes)
        }
        if TerminalSignals.ending != 0 { return .ending(signal: TerminalSignals.ending) }
        if isGone { return .ending(signal: SIGHUP) }
        if wakes.contains(TerminalSignals.Wake.continued) { enter() }
        if wakes.contains(where: [TerminalSignals.Wake.resized, TerminalSignals.Wake.continued].contains) { resize() }
        return .keys(keys)
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

/// Calls the system's `write` under a name that is not hidden by a method called `write`.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
