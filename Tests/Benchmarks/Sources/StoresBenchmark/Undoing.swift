import CurrycombStores

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A state of 1 MiB: 256 pages of 4 KiB. An action writes to one page.
struct Document: Sendable {
    var pages = (0..<256).map { _ in [UInt8](repeating: 0, count: 4096) }
}

struct Edit: Sendable {
    let page: Int
    let offset: Int
    let byte: UInt8
}

/// A state of 1 MiB in a single piece: every change to a state that is also stored elsewhere copies the whole state.
struct Block: Sendable {
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
}

let editing = Reducer<Document, Edit> { $0.pages[$1.page][$1.offset] = $1.byte }
let writing = Reducer<Block, Edit> { $0.bytes[$1.page * 4096 + $1.offset] = $1.byte }

func edits(_ count: Int) -> [Edit] {
    (0..<count).map { Edit(page: $0 &* 7919 % 256, offset: $0 &* 104_729 % 4096, byte: UInt8(truncatingIfNeeded: $0)) }
}

/// Prints the memory that the store and its history take, and the times of dispatching and undoing. The times are
/// processor times of this thread, so they do not include other work on the machine.
func undo<State: Sendable>(_ name: String, _ state: State, _ reducer: Reducer<State, Edit>, steps: Int) {
    let before = residentBytes()
    let store = Store(state, reducer)
    let history = store.history(limit: steps, checkpoints: 32)
    let actions = edits(steps)
    let begin = threadTime()
    for action in actions { store.dispatch(action) }
    let dispatching = (threadTime() - begin) / steps
    let memory = residentBytes() - before
    var times: [Int] = []
    while history.canUndo {
        let begin = threadTime()
        history.undo()
        times.append(threadTime() - begin)
    }
    times.sort()
    precondition(times.count == steps)
    print("  \(name): \(memory >> 20) MiB held; dispatch \(dispatching / 1000) µs;", terminator: " ")
    print(
        "undo \(times[steps / 2] / 1000) µs, 999 of 1000 within \(times[steps * 999 / 1000] / 1000) µs, worst \(times[steps - 1] / 1000) µs"
    )
}

/// Returns the processor time of this thread, in nanoseconds.
func threadTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    fgets(&text, 127, file)
    let pages = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(getpagesize())
}
