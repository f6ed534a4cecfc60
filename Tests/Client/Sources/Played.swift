import CurrycombMarbles
import CurrycombSignals

/// A use of marbles as in a team's tests, which may also be built in release.
enum Played {
    static func run() {
        let clock = MarbleClock()
        let typed = clock.cold("-a-b---c-|")
        let settled = clock.record(typed.debounce(clock.frames(2), on: clock.scheduler))
        clock.run()
        print(settled.line)
    }
}
