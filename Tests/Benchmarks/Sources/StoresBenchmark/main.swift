import CurrycombStores
import Foundation
import Harness

// Memory is measured in a separate process, because a candidate would otherwise reuse blocks that an earlier one has
// freed.
switch CommandLine.arguments.dropFirst().first {
case "pages":
    undo("256 pages of 4 KiB", Document(), editing, steps: 10_000)
    exit(0)
case "block":
    undo("one block", Block(), writing, steps: 10_000)
    exit(0)
default: break
}

let n = 200_000

for subscribers in [10, 1, 0] {
    compare(
        "dispatch, \(subscribers) subscribers",
        [
            Candidate("bare closures", operations: n) { Closures.dispatch(opaque(n), subscribers: subscribers) },
            Candidate("Currycomb", operations: n) { Ours.dispatch(opaque(n), subscribers: subscribers) },
            Candidate("OpenCombine", operations: n) { Combine.dispatch(opaque(n), subscribers: subscribers) },
        ])
}

compare(
    "dispatch, 10 subscribers that also read the action",
    [
        Candidate("bare closures", operations: n) { Closures.dispatch(opaque(n), subscribers: 10) },
        Candidate("Currycomb", operations: n) { Ours.watched(opaque(n), subscribers: 10) },
    ])

do {
    let store = Store(Counting()) { state, action in reduce(&state, action) }
    let history = store.history(limit: 10_000)
    compare(
        "dispatch with a history of 10,000 steps, no subscribers",
        [
            Candidate("Currycomb", operations: n) {
                for number in 0..<opaque(n) { store.dispatch(CountingAction.add(number)) }
                return history.canUndo ? 1 : 0
            }
        ])
}

print("\nundo, 10,000 steps on a state of 1 MiB, 32 checkpoints")
fflush(nil)
for state in ["pages", "block"] {
    let process = try Process.run(URL(fileURLWithPath: CommandLine.arguments[0]), arguments: [state])
    process.waitUntilExit()
}
