import CurrycombMarbles
import CurrycombSignals

/// Uses marbles as a team's tests would. A team may build its tests in release, as this client is built.
enum Played {
    static func run() {
        let clock = MarbleClock()
        let typed = clock.cold("-a-b---c-|")
        let settled = clock.record(typed.debounce(clock.frames(2), on: clock.scheduler))
        clock.run()
        print(settled.line)
    }
}
