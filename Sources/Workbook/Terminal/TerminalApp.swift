/// Runs a small program that uses the whole terminal until a key or a signal ends it. The terminal is restored at the
/// end, even after Ctrl-C or a trap.
///
/// - Parameters:
///   - command: the command that starts the program, shown if there is no terminal.
///   - tick: called before each drawing: after keys, and otherwise about twenty times a second.
///   - lines: returns the lines to draw, given the columns and rows; lines that do not fit are cut.
///   - press: handles a key, and returns true to continue.
/// - Returns: the program's exit code.
@MainActor
package func runInTerminal(
    _ command: String, tick: () -> Void = {}, lines: (_ columns: Int, _ rows: Int) -> [StyledLine],
    press: (Key) -> Bool
) -> Int32 {
    guard TerminalTraits.current.isInteractive, let terminal = Terminal() else {
        print("This reads keys, so it needs a terminal: \(command)")
        return 1
    }
    terminal.begin()
    defer { terminal.leave() }
    let signal = terminal.loop(
        pause: { 50 },
        frame: { columns, rows in
            tick()
            return lines(columns, rows)
        }, press: press)
    terminal.end(by: signal)
    return 0
}

extension Terminal {
    /// Draws and waits in turn until a key, a signal or the caller ends the loop.
    ///
    /// - Parameters:
    ///   - pause: returns the longest time to wait for a key, in milliseconds.
    ///   - frame: returns the lines to draw, given the columns and rows; `nil` ends the loop.
    ///   - news: called after each wait that does not end the loop, before the keys are handled.
    ///   - press: handles a key, and returns true to continue.
    /// - Returns: the signal that requested the end; SIGHUP if the terminal was closed; otherwise 0.
    package func loop(
        pause: () -> Int32, frame: (_ columns: Int, _ rows: Int) -> [StyledLine]?, news: () -> Void = {},
        press: (Key) -> Bool
    ) -> Int32 {
        while let lines = frame(traits.columns, traits.rows) {
            show(lines)
            switch nextInput(within: pause()) {
            case .ending(let signal): return signal
            case .keys(let keys):
                news()
                for key in keys {
                    if key == .redraw { forget() }
                    if !press(key) { return 0 }
                }
            }
        }
        return 0
    }
}
