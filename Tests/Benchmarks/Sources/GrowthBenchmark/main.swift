import CurrycombEffects
import CurrycombSignals
import Foundation

// Measures times that should grow linearly, and memory that should not grow at all. Only the growth matters, so no
// other library is measured.

func milliseconds(_ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<3).map { _ in clock.measure(work) / .milliseconds(1) }.min() ?? 0
}

/// Returns the process's resident memory, in MiB, or 0 if the system does not report it in /proc.
func megabytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
    return (pages * Int(getpagesize())) >> 20
}

func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(1, 14 - $0.count)) + $0 }.joined()
}

print("Derived properties, observed: milliseconds in all, nanoseconds each")
print(row(["count", "observe", "map.observe", "ns each"]))
for count in [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000] {
    let plain = milliseconds {
        let property = MutableProperty(0)
        let subscriptions = (0..<count).map { _ in property.observe { _ in } }
        subscriptions.forEach { $0.dispose() }
    }
    let derived = milliseconds {
        let property = MutableProperty(0)
        let subscriptions = (0..<count).map { _ in property.map { $0 + 1 }.observe { _ in } }
        subscriptions.forEach { $0.dispose() }
    }
    print(row(["\(count)", "\(Int(plain))", "\(Int(derived))", "\(Int(derived * 1e6) / count)"]))
}

print("\nTimers of an hour, cancelled at once: megabytes after each round of 50,000")
let scheduler = QueueScheduler(label: "growth")
var memory: [Int] = []
for _ in 0..<10 {
    for _ in 0..<50_000 { scheduler.schedule(after: .seconds(3600)) {}() }
    let done = DispatchSemaphore(value: 0)
    scheduler.schedule { done.signal() }
    done.wait()
    memory.append(megabytes())
}
print(row(memory.map { "\($0)" }))

print("\nOne debounce of an hour: megabytes after each 200,000 values")
let subject = Subject<Int, Never>()
let debounced = subject.debounce(.seconds(3600), on: scheduler).observe { _ in }
memory = (0..<5).map { _ in
    for value in 0..<200_000 { subject.send(value) }
    return megabytes()
}
print(row(memory.map { "\($0)" }))
debounced.dispose()

print("\nTimeouts of an hour for tasks that end at once: megabytes after each round of 50,000")
let timed = LazyTask<Int, Never>.of(1).timeout(after: .seconds(3600))
memory = []
for _ in 0..<10 {
    for _ in 0..<50_000 { _ = try await timed.run() }
    memory.append(megabytes())
}
print(row(memory.map { "\($0)" }))
