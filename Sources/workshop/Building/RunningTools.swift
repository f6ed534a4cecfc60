import CurrycombWorkbook
import Foundation
import Synchronization

/// The programs that builds are currently running, so another thread can stop them.
package final class RunningTools: Sendable {
    /// A token that shows whether a build has been stopped.
    package struct Ticket: Sendable {
        fileprivate let time: Int
    }

    private struct State {
        var time = 0
        /// The processes, each with the time of its build's ticket.
        var processes: [pid_t: Int] = [:]
    }

    private let state = Mutex(State())

    package func begin() -> Ticket {
        state.withLock { Ticket(time: $0.time) }
    }

    /// Stops all builds that have begun, and their programs. Later builds are not affected.
    ///
    /// The programs receive an interrupt and, if they are still running after a second, SIGTERM. SwiftPM's compilers
    /// have process groups of their own, so SwiftPM itself has to end them, which it does only when it is interrupted.
    package func stop() {
        let stopped = state.withLock { state in
            state.time += 1
            for process in state.processes.keys { kill(-process, SIGINT) }
            return state.processes.isEmpty ? nil : state.time
        }
        guard let stopped else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
            state.withLock { for (process, time) in $0.processes where time < stopped { kill(-process, SIGTERM) } }
        }
    }

    package func isStopped(_ ticket: Ticket) -> Bool {
        state.withLock { $0.time != ticket.time }
    }

    /// Starts a program, unless its build was stopped.
    package func start(_ ticket: Ticket, _ spawn: () -> pid_t?) -> pid_t? {
        state.withLock { state in
            guard state.time == ticket.time, let process = spawn() else { return nil }
            state.processes[process] = ticket.time
            return process
        }
    }

    /// Waits for a program to end. Forgets the program's id before the system can reuse it, so ``stop()`` never ends a
    /// different process.
    func finish(_ process: pid_t) -> Spawn.End? {
        var information = siginfo_t()
        while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
        return state.withLock { state in
            state.processes[process] = nil
            return Spawn.wait(process)
        }
    }
}
