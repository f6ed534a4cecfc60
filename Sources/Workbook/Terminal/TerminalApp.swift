/// Runs a small program that has the whole terminal, until a key ends it. The terminal is given back on every way out:
/// Escape, Ctrl-C, a signal, a trap.
///
/// - Parameters:
///   - command: how the program is started; told where there is no terminal.
///   - tick: is called before each drawing, twenty times a second at least.
///   - lines: what to draw, given the columns and rows; what does not fit is cut off.
///   - press: takes a key, and says whether to go on.
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
    while true {
        tick()
        terminal.show(lines(terminal.traits.columns, terminal.traits.rows))
        switch terminal.await(50) {
        case .ending(let signal): terminal.end(by: signal)
        case .keys(let keys):
            for key in keys {
                if key == .redraw { terminal.forget() }
                if !press(key) { return 0 }
            }
        }
    }
}
