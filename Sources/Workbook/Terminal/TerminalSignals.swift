// Signal handlers may call almost no functions, so their data is in plain memory, which is allocated before the
// handlers are set, and never freed. Nothing synchronizes its fields: a handler writes single words, and other threads
// poll them.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

struct SignalBoard {
    /// The terminal's settings before the program changed them.
    var original = termios()
    var isOurs = false
    /// The signal that requested the end, or 0.
    var ending: Int32 = 0
    var wake: Int32 = -1
}

// Signal handlers use the board without a lock, so its memory never moves and is never freed.
nonisolated(unsafe) private let board = {
    let board = UnsafeMutablePointer<SignalBoard>.allocate(capacity: 1)
    board.initialize(to: SignalBoard())
    return board
}()

/// The codes that end synchronized output and styles, show the cursor again, and leave the alternate screen. The memory
/// is never freed or changed, so a signal handler can read it.
nonisolated(unsafe) private let farewell = {
    let bytes = Array("\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l".utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return UnsafeRawBufferPointer(memory)
}()

/// Handles the signals that concern a terminal, so that none of them leaves the terminal in an unusable state.
package enum TerminalSignals {
    package enum Wake {
        /// The window's size has changed.
        package static let resized = UInt8(ascii: "w")
        /// The program continues after the user typed `fg`.
        package static let continued = UInt8(ascii: "c")
        /// A signal has requested the end.
        package static let ending = UInt8(ascii: "q")
        /// A message from the background has arrived.
        package static let message = UInt8(ascii: "m")
    }

    static var isOurs: Bool {
        get { board.pointee.isOurs }
        set { board.pointee.isOurs = newValue }
    }

    package static var ending: Int32 { board.pointee.ending }

    static var original: termios {
        get { board.pointee.original }
        set { board.pointee.original = newValue }
    }

    /// Restores the terminal's screen and settings. This is safe in a signal handler, because it calls only `write` and
    /// `tcsetattr`, and restores `errno`.
    static func restoreTerminal() {
        guard board.pointee.isOurs else { return }
        let error = errno
        defer { errno = error }
        board.pointee.isOurs = false
        _ = write(1, farewell.baseAddress, farewell.count)
        tcsetattr(0, TCSANOW, &board.pointee.original)
    }

    /// Wakes the main loop. This is safe in a signal handler, because it calls only `write`, and restores `errno`.
    package static func wake(_ byte: UInt8) {
        let error = errno
        defer { errno = error }
        var byte = byte
        _ = write(board.pointee.wake, &byte, 1)
    }

    /// Starts to handle the signals that may end, stop or continue the program, or report a new size of the window.
    ///
    /// - Parameter wake: the writing end of a nonblocking pipe, or -1 for none.
    package static func install(wake: Int32) {
        board.pointee.wake = wake
        _ = farewell
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, endSoon) }
        for number in [SIGQUIT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] { signal(number, endNow) }
        signal(SIGTSTP, stop)
        signal(SIGCONT, { _ in TerminalSignals.wake(Wake.continued) })
        signal(SIGWINCH, { _ in TerminalSignals.wake(Wake.resized) })
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ignores interrupts or handles them again. While another program uses the terminal, keys such as Ctrl-C are for
    /// that program.
    package static func ignoreInterrupts(_ ignore: Bool) {
        signal(SIGINT, ignore ? SIG_IGN : endSoon)
        signal(SIGQUIT, ignore ? SIG_IGN : endNow)
    }

    package static func passOn(_ number: Int32) {
        signal(number, SIG_DFL)
        raise(number)
    }

    /// Restores the terminal immediately, and records the signal, so the program can end itself. A second signal ends
    /// the process even if the program hangs.
    private static let endSoon: @convention(c) (Int32) -> Void = { number in
        TerminalSignals.restoreTerminal()
        if board.pointee.ending != 0 {
            TerminalSignals.passOn(number)
        } else {
            board.pointee.ending = number
            TerminalSignals.wake(Wake.ending)
        }
    }

    private static let endNow: @convention(c) (Int32) -> Void = { number in
        TerminalSignals.restoreTerminal()
        TerminalSignals.passOn(number)
    }

    private static let stop: @convention(c) (Int32) -> Void = { number in
        TerminalSignals.restoreTerminal()
        // The signal is blocked while its handler runs, so `raise` stops the process only when the signal is unblocked.
        signal(number, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        raise(number)
        sigprocmask(SIG_UNBLOCK, &set, nil)
        // The process was stopped, and continues here, usually because the user typed `fg`.
        sigprocmask(SIG_BLOCK, &set, nil)
        signal(number, stop)
        TerminalSignals.wake(Wake.continued)
    }
}
