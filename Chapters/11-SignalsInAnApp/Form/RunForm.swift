import CurrycombSignals
import CurrycombWorkbook

/// Runs the form in this terminal, until somebody quits: the service's virtual time goes as real time does.
///
/// - Returns: the program's exit code.
@MainActor
package func runForm() -> Int32 {
    // The first try of each name fails, so that an error can be seen.
    let service = Service(others: .after(2, failing: 1))
    let screen = SignUpScreen(SignUp(service: service))
    let start = ContinuousClock.now
    return runInTerminal("swift run tour-11 form") {
        service.clock.advance(to: start.duration(to: .now))
    } lines: { columns, _ in
        screen.lines(columns: columns)
    } press: { key in
        screen.press(key) != .quit
    }
}
