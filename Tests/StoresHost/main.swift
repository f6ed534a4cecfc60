import CurrycombStores

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// Writes a journal until the program is killed or a write fails. The program continues the list 1, 2, 3, …, a few
// numbers at a time. When the journal has acknowledged these numbers, the program prints the last of them on its own
// line. The tests in StoresTests kill the program and inspect the file.
//
// With the second argument `full`, the program cannot write to any file, as if the disk were full.

/// Prints a line without buffering.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
}

let reducer = Reducer<[Int], Int> { list, number in
    list.append(number)
    if list.count > 200 { list.removeFirst(100) }
}
if CommandLine.arguments.dropFirst(2).first == "full" {
    signal(SIGXFSZ, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
    #else
    setrlimit(RLIMIT_FSIZE, &none)
    #endif
}
do {
    let journal = try Journal(at: CommandLine.arguments[1], [], reducer, compactionThreshold: 2000)
    let store = Store(journal)
    // If the list does not match its last number, an earlier action is missing.
    let last = store.state.last ?? 0
    guard store.state == reducer.reduce([], last > 0 ? Array(1...last) : []) else {
        say("wrong \(store.state)")
        exit(2)
    }
    say("open \(store.state.last ?? 0)")
    var next = (store.state.last ?? 0) + 1
    while true {
        for _ in 0..<(next % 5 + 1) {
            store.dispatch(next)
            next += 1
        }
        try await journal.flush()
        say("\(next - 1)")
    }
} catch {
    say("\(error)")
    exit(1)
}
