import CurrycombSignals

/// The state that a clock shares with its inputs and recorders. Inputs and recorders may be called from any thread, but
/// the clock belongs to one thread.
final class VirtualTime: Sendable {
    let scheduler = VirtualScheduler()
    let unit: FrameUnit
    private let state = Guarded(State())

    private struct State {
        /// The minimum length of a recorded line that has no end.
        var horizon = 0
        var inputs: [MarbleRow] = []
    }

    /// The numbers of the jobs that are due. The clock keeps the work itself, under these numbers. The closures on the
    /// scheduler hold only this object. If they held the `VirtualTime`, which owns the scheduler, neither could be
    /// released while a closure waits.
    private final class Due: Sendable {
        let numbers = Guarded<[Int]>([])
    }

    private let due = Due()

    init(_ unit: FrameUnit) { self.unit = unit }

    var frame: Int { unit.frame(at: scheduler.now) }
    var horizon: Int { state.withLock { $0.horizon } }

    var inputs: [MarbleRow] { state.withLock { $0.inputs } }

    func note(_ line: MarbleLine, _ name: String?, length: Int) {
        state.withLock { state in
            let letters = Array("abcdefghijklmnopqrstuvwxyz")
            state.inputs.append(MarbleRow(name ?? String(letters[state.inputs.count % letters.count]), line))
        }
        look(to: length)
    }

    func look(to frames: Int) { state.withLock { $0.horizon = max($0.horizon, frames) } }

    func post(_ number: Int, at frame: Int) {
        _ = scheduler.schedule(after: unit.duration(of: frame) - scheduler.now) { [due] in
            due.numbers.withLock { $0.append(number) }
        }
    }

    func takeDue() -> [Int] {
        due.numbers.withLock { numbers in
            let due = numbers
            numbers = []
            return due
        }
    }
}
