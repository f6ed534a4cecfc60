import CurrycombSignals
import CurrycombWorkbook

/// Runs the form in this terminal until the user quits. The service's virtual time advances with real time.
@MainActor
package func runForm(_ arguments: [String]) -> Int32 {
    let help = """
        A form in the terminal: the typed texts, their faults and the requests are signals. The service runs on this
        machine. It takes two seconds to reply, and the first request for each name fails.

        swift run tour-11 form

        Keys: tab or ↑ ↓ go to another field, enter goes to the next field or presses the button, esc quits.
        """
    guard arguments.isEmpty else {
        let isAsked = arguments == ["--help"] || arguments == ["-h"]
        print(isAsked ? help : "`\(arguments.joined(separator: " "))` is not understood.\n\n\(help)")
        return isAsked ? 0 : 2
    }
    // The first request for each name fails, so the user can see an error.
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
