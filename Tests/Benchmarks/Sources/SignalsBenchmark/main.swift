import Harness

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

let n = 200_000

/// The numbers of the rows to run, and `async` for the last table. If the set is empty, everything runs.
let wanted = Set(CommandLine.arguments.dropFirst())

func isWanted(_ title: String) -> Bool {
    wanted.isEmpty || wanted.contains(String(title.prefix { $0 != " " }))
}

// Memory is measured first, before any freed block can be used again.
#if os(Linux)
func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var text = [CChar](repeating: 0, count: 128)
    fgets(&text, 127, file)
    let pages = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (Int(pages[1]) ?? 0) * Int(getpagesize())
}

/// The measured objects. They are kept, so later objects need new memory, which can be measured.
var kept: [Any] = []

/// Prints the average memory, in bytes, for each of the live subscriptions that `make` creates. The figure includes
/// the subscription's entry in its subject's list, the subject itself if each subscription has its own, and the
/// allocator's overhead.
@MainActor func bytes(_ name: String, _ make: (Int) -> Any) {
    let count = 200_000
    let before = residentBytes()
    kept.append(make(count))
    print("  \(name)  \((residentBytes() - before) / count) bytes")
}
@MainActor func liveRow(_ title: String, _ ours: (Int) -> Any, _ combine: (Int) -> Any) {
    guard isWanted(title) else { return }
    print("\n\(title)")
    bytes("Currycomb", ours)
    bytes("OpenCombine", combine)
}
liveRow("13 a live subscription of a three-operator chain", Ours.live, Combine.live)
liveRow("14 a subject of its own for each subscription", Ours.liveSubjects, Combine.liveSubjects)
liveRow("15 the same with three operators between", Ours.liveChains, Combine.liveChains)
#endif

func row(
    _ title: String, _ ours: @escaping (Int) -> Int, _ closures: ((Int) -> Int)?, _ combine: ((Int) -> Int)?,
    loop: ((Int) -> Int)? = nil, disposable: ((Int) -> Int)? = nil, steps: Int = n
) {
    guard isWanted(title) else { return }
    var candidates = [Candidate("Currycomb", operations: steps) { ours(opaque(steps)) }]
    if let loop { candidates.append(Candidate("plain loop", operations: steps) { loop(opaque(steps)) }) }
    if let closures { candidates.append(Candidate("bare closures", operations: steps) { closures(opaque(steps)) }) }
    if let disposable {
        candidates.append(
            Candidate("closures in a registry", operations: steps) { disposable(opaque(steps)) })
    }
    if let combine { candidates.append(Candidate("OpenCombine", operations: steps) { combine(opaque(steps)) }) }
    compare(title, candidates)
}

row("1  subject → map → filter → map → sum", Ours.chain, Closures.chain, Combine.chain)
row("2  range → map → filter → scan → last", Ours.cold, Closures.cold, Combine.cold, loop: Closures.loop)
row("3  subject with 100 subscribers, per delivery", Ours.fanOut, Closures.fanOut, Combine.fanOut)
row("4  merge of 4 subjects", Ours.merge, Closures.merge, Combine.merge)
row("5  zip of 2", Ours.zip, Closures.zip, Combine.zip)
row("6  combineLatest of 2", Ours.combineLatest, Closures.combineLatest, nil)
row("7  flatMap, each event → just", Ours.flatMap, Closures.flatMap, Combine.flatMap)
row(
    "8  create + subscribe + dispose, three operators", Ours.cycle, Closures.cycle, Combine.cycle,
    disposable: Closures.cycleWithDisposal, steps: n / 4)
row("9  20 maps deep", Ours.deep, Closures.deep, nil)
row("10 20 maps, with the type erased after each", Ours.hidden, Closures.deep, Combine.deep)
row("11 subject alone", Ours.subject, Closures.subject, Combine.subject)
row("16 read a derived property", Ours.read, nil, nil)
row("17 set a property that is observed", Ours.set, nil, Combine.set)
row("18 set a property from which an observed one is derived", Ours.setDerived, nil, Combine.setDerived)
row("19 modify a property", Ours.modify, nil, nil)

if isWanted("12") {
    let crowds = [1, 100_000]
    let oursCrowded = crowds.map { Ours.crowded(1000, among: $0) }
    let combineCrowded = crowds.map { Combine.crowded(100, among: $0) }
    compare(
        "12 subscribe + dispose beside other subscribers",
        [
            Candidate("Currycomb, 1", operations: 1000, work: oursCrowded[0]),
            Candidate("Currycomb, 100,000", operations: 1000, work: oursCrowded[1]),
            Candidate("OpenCombine, 1", operations: 100, work: combineCrowded[0]),
            Candidate("OpenCombine, 100,000", operations: 100, work: combineCrowded[1]),
        ])
}

guard isWanted("async") else { exit(0) }
let clock = ContinuousClock()
print("\nswift-async-algorithms, once each, per event")
for (name, work) in [("1 channel → map → filter → map", Async.chain), ("2 range → map → filter → scan", Async.cold)] {
    let steps = n / 4
    let duration = await clock.measure { _ = await work(steps) }
    print("  \(name)  \(duration / steps)")
}
