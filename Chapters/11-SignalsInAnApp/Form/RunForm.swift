import CurrycombSignals
import CurrycombWorkbook

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Runs the form in this terminal, until somebody quits: the service's virtual time goes as real time does.
///
/// The terminal is given back on every way out: Escape, Ctrl-C, a signal, a trap.
///
/// - Returns: the program's exit code.
@MainActor
public func runForm() -> Int32 {
    guard TerminalTraits.current.isInteractive, let terminal = Terminal() else {
        print("The form reads keys, so it needs a terminal: swift run tour-11 form")
        return 1
    }
    // The first try of each name fails, so that an error can be seen.
    let service = Service(others: .after(2, failing: 1))
    let screen = SignUpScreen(SignUp(service: service))
    let start = ContinuousClock.now
    TerminalSignals.install(wake: terminal.wake)
    terminal.enter()
    defer { terminal.leave() }
    while true {
        service.clock.advance(to: start.duration(to: .now))
        terminal.show(screen.lines)
        let news = terminal.await(50)
        if TerminalSignals.ending != 0 || news.isGone {
            terminal.leave()
            TerminalSignals.passOn(TerminalSignals.ending == 0 ? SIGHUP : TerminalSignals.ending)
        }
        if news.wakes.contains(TerminalSignals.Wake.continued) { terminal.enter() }
        if !news.wakes.isDisjoint(with: [TerminalSignals.Wake.resized, TerminalSignals.Wake.continued]) {
            terminal.resize()
        }
        for key in news.keys {
            if key == .redraw { terminal.forget() }
            if screen.press(key) == .quit { return 0 }
        }
    }
}
