import CurrycombSignals
import TestSupport
import Testing

@Suite("Properties of a random graph, set by several threads")
struct PropertySnapshotTests {
    @Test("show states that were true at one time, in one order, and then the current state", arguments: UInt64(1)...24)
    func snapshots(seed: UInt64) async {
        let graph = RandomGraph(seed: seed)
        await onThreads(4) { thread in
            var random = SplitMix64(seed: seed * 1000 + UInt64(thread))
            // Each thread also derives its own properties, while other threads set the sources.
            var mine: [Property<Snapshot>] = graph.properties
            for _ in 0..<60 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    mine.append(graph.derive(from: mine, using: &random))
                case 1, 2:
                    graph.seen.add(mine.randomElement(using: &random)!.value)
                case 3:
                    let place = graph.sources.indices.randomElement(using: &random)!
                    graph.sources[place].value = Snapshot(place, 1000 + graph.next(place))
                default:
                    let place = graph.sources.indices.randomElement(using: &random)!
                    graph.sources[place].modify { $0 = Snapshot(place, $0.numbers[place] + 1) }
                }
            }
            for property in mine { graph.made.add(property) }
        }
        let final = graph.sources.indices.map { graph.sources[$0].value.numbers[$0] }
        for property in graph.made.all {
            let value = property.value
            #expect(!value.isTorn && value.agrees(with: final), "seed \(seed)")
        }
        for (index, pair) in graph.told.enumerated() {
            let (one, other) = (pair.0.all, pair.1.all)
            #expect(one == other, "seed \(seed): the observers of \(index) received different orders")
            #expect(one.last == graph.properties[index].value, "seed \(seed): the last value of \(index) is missing")
            #expect(!one.contains { $0.isTorn }, "seed \(seed): \(index) sent half a change")
        }
    }

    @Test("send every value that is set, in the order in which it was set", arguments: UInt64(1)...8)
    func sources(seed: UInt64) async {
        let graph = RandomGraph(seed: seed)
        let told = graph.sources.map { source in
            let log = Log<Int>()
            source.observe { log.add($0.numbers.max()!) }
            return log
        }
        await onThreads(3) { thread in
            var random = SplitMix64(seed: seed * 1000 + UInt64(thread))
            for _ in 0..<100 {
                let place = graph.sources.indices.randomElement(using: &random)!
                graph.sources[place].modify { $0 = Snapshot(place, $0.numbers[place] + 1) }
            }
        }
        for (source, log) in zip(graph.sources, told) {
            #expect(log.all == Array(0...source.value.numbers.max()!), "seed \(seed)")
        }
    }

    @Test("follow each other in the same order for all observers", arguments: UInt64(1)...12)
    func oneOrder(seed: UInt64) async {
        // The numbers of the sources only grow, so no source has a smaller number at a later moment.
        let sources = (0..<3).map { MutableProperty(Snapshot($0, 0)) }
        let pairs = [(0, 1), (1, 2), (0, 2), (0, 1)].map { first, second in
            sources[first].map { $0 }.combine(with: sources[second].map { $0 }) { $0.with($1) }
        }
        let all = pairs[0].combine(with: pairs[1]) { $0.with($1) }
        let properties = pairs + [all, all.combine(with: pairs[2]) { $0.with($1) }, all.removeDuplicates()]
        let seen = Log<Snapshot>()
        for property in properties { property.observe { seen.add($0) } }
        await onThreads(3) { thread in
            var random = SplitMix64(seed: seed * 1000 + UInt64(thread))
            for _ in 0..<80 {
                let place = Int.random(in: 0..<3, using: &random)
                sources[place].modify { $0 = Snapshot(place, $0.numbers[place] + 1) }
                seen.add(properties.randomElement(using: &random)!.value)
            }
        }
        let values = Set(seen.all)
        #expect(!values.contains { $0.isTorn }, "seed \(seed)")
        for known in [[0, 1], [1, 2], [0, 2], [0, 1, 2]] {
            // Of two moments, the one with the larger sum must be the later one, so none of its numbers may be smaller.
            let all: [[Int]] = values.map { value in known.map { value.numbers[$0] } }
            let sorted: [[Int]] = Set(all.filter { !$0.contains(-1) }).sorted { sum($0) < sum($1) }
            let areInOrder = zip(sorted, sorted.dropFirst()).allSatisfy { earlier, later in
                zip(earlier, later).allSatisfy { $0 <= $1 }
            }
            #expect(areInOrder, "seed \(seed): neither of two moments is the earlier one")
        }
    }
}

private func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

/// The numbers of the sources on which a property depends, and -1 for all other sources.
private struct Snapshot: Sendable, Hashable {
    static let sources = 4
    var numbers = [Int](repeating: -1, count: sources)
    /// True if one source had two different numbers in the same snapshot.
    var isTorn = false

    init(_ place: Int, _ number: Int) { numbers[place] = number }

    func with(_ other: Snapshot) -> Snapshot {
        var both = self
        both.isTorn = isTorn || other.isTorn
        for (place, number) in other.numbers.enumerated() where number >= 0 {
            if both.numbers[place] >= 0, both.numbers[place] != number { both.isTorn = true }
            both.numbers[place] = number
        }
        return both
    }

    func agrees(with final: [Int]) -> Bool { zip(numbers, final).allSatisfy { $0 < 0 || $0 == $1 } }
}

/// Sources and properties derived from them at random. Each value shows the numbers of the sources that it depends on.
private final class RandomGraph: Sendable {
    let sources = (0..<Snapshot.sources).map { MutableProperty(Snapshot($0, 0)) }
    let properties: [Property<Snapshot>]
    /// The values that the two observers of each property have received.
    let told: [(Log<Snapshot>, Log<Snapshot>)]
    let seen = Log<Snapshot>()
    let made = Log<Property<Snapshot>>()
    private let counters = (0..<Snapshot.sources).map { _ in Counter() }

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var all: [Property<Snapshot>] = sources
        for _ in 0..<10 { all.append(Self.derive(from: all, using: &random)) }
        properties = all
        told = all.map { property in
            let logs = (Log<Snapshot>(), Log<Snapshot>())
            property.observe { logs.0.add($0) }
            property.observe { logs.1.add($0) }
            return logs
        }
    }

    func next(_ place: Int) -> Int {
        counters[place].add()
        return counters[place].value
    }

    func derive(from all: [Property<Snapshot>], using random: inout SplitMix64) -> Property<Snapshot> {
        Self.derive(from: all, using: &random)
    }

    private static func derive(from all: [Property<Snapshot>], using random: inout SplitMix64) -> Property<Snapshot> {
        let (one, other) = (all.randomElement(using: &random)!, all.randomElement(using: &random)!)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return one.map { $0 }
        case 1: return one.removeDuplicates()
        case 2:
            return one.flatMap { choice in
                choice.numbers.max()! % 2 == 0 ? other.map { choice.with($0) } : one
            }
        default: return one.combine(with: other) { $0.with($1) }
        }
    }
}
