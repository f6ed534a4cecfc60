#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A process that cleans up after a check. It is the parent of the check's process, and a descendant of the supervisor.
/// Once `split(for:)` has made it, none of the answer's code runs in it.
///
/// The reaper waits for the check, then ends all processes that the check started, and then ends as the check did. It
/// also ends processes that left the check's process group with `setsid` or `setpgid`: on Linux, orphans become
/// children of the nearest reaper above them. When the supervisor requests the end, or has itself ended, even by
/// SIGKILL, the reaper and all these processes end. The reaper passes SIGQUIT on to the check, which then writes a
/// backtrace.
///
/// On macOS, processes cannot adopt orphans, and Foundation does not work after a fork without an exec. So on macOS
/// there is no reaper: a check watches its `Lifeline`, and a process that has left the check's group ends only by
/// itself or at its limit of processor time.
enum Reaper {
    /// Splits this process in two, if the system allows it: a reaper, in which the call never returns, and the check.
    ///
    /// Call this when the program is loaded, before there is another thread. If the request is read only when the
    /// answer is judged, the answer's code may have started threads. The fork would lack these threads, so locks that
    /// they hold would stay locked, and Dispatch would wait for missing workers. If there are such threads, no reaper
    /// is made.
    ///
    /// Returns true if there is now a reaper above this process.
    static func split(for request: CheckRequest) -> Bool {
        guard Platform.hasOneThread, Platform.adoptOrphans() else { return false }
        var watched = sigset_t()
        var before = sigset_t()
        sigemptyset(&watched)
        sigaddset(&watched, SIGCHLD)
        sigaddset(&watched, SIGTERM)
        sigaddset(&watched, SIGHUP)
        sigaddset(&watched, SIGQUIT)
        sigprocmask(SIG_BLOCK, &watched, &before)
        Platform.endWithParent(SIGHUP)
        guard getppid() == request.supervisor else { end(.orphaned, request) }
        let reaper = getpid()
        let check = Platform.duplicateProcess()
        guard check == 0 else {
            // The reaper must close its copies of the standard streams, because the check's output stays open as long
            // as any process can write to it.
            for descriptor: Int32 in 0...2 { close(descriptor) }
            end(check < 0 ? .stopped : wait(for: check, watched), request)
        }
        sigprocmask(SIG_SETMASK, &before, nil)
        Platform.endWithParent(SIGKILL)
        guard getppid() == reaper else { _exit(1) }
        return true
    }

    private enum Event {
        case ended(Spawn.End)
        case stopped
        case orphaned
    }

    private static func wait(for check: pid_t, _ watched: sigset_t) -> Event {
        var watched = watched
        while true {
            var signal: Int32 = 0
            guard sigwait(&watched, &signal) == 0 else { continue }
            if signal == SIGTERM { return .stopped }
            if signal == SIGHUP { return .orphaned }
            if signal == SIGQUIT {
                kill(check, SIGQUIT)
                continue
            }
            var status: Int32 = 0
            while case let ended = waitpid(-1, &status, WNOHANG), ended > 0 {
                if ended == check { return .ended(Spawn.End(status: status)) }
            }
        }
    }

    private static func end(_ event: Event, _ request: CheckRequest) -> Never {
        repeat {
            for child in Platform.children { kill(child, SIGKILL) }
            // The orphans of these children become children of this process, and are killed in the next round.
        } while waitpid(-1, nil, 0) > 0 || errno == EINTR
        switch event {
        case .stopped: _exit(1)
        case .orphaned:
            // The supervisor, which would have removed the folder, has ended.
            Platform.remove(request.folder)
            _exit(1)
        case .ended(.exit(let code)): _exit(code)
        case .ended(.signal(let number)):
            Platform.limit(Platform.coreSize, to: 0)
            signal(number, SIG_DFL)
            var all = sigset_t()
            sigemptyset(&all)
            sigprocmask(SIG_SETMASK, &all, nil)
            kill(getpid(), number)
            _exit(1)
        }
    }
}
