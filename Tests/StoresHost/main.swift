import CurrycombStores

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// Writes a journal until it is killed: adds 1, 2, 3, … to a list, a few at a time, and says on a line of its own how
// far it has got whenever the journal has acknowledged that. StoresTests kill it and look at what is left.

/// Writes a line past all buffers.
func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = write(1, bytes, bytes.count)
}

let reducer = Reducer<[Int], Int> { list, number in
    list.append(number)
    if list.count > 200 { list.removeFirst(100) }
}
do {
    let journal = try Journal(at: CommandLine.arguments[1], [], reducer, room: 2000)
    let store = Store(journal)
    say("open \(store.state.last ?? 0)")
    var next = (store.state.last ?? 0) + 1
    while true {
        for _ in 0..<(next % 5 + 1) {
            store.dispatch(next)
            next += 1
        }
        try await journal.flushed()
        say("\(next - 1)")
    }
} catch {
    say("\(error)")
    exit(1)
}
