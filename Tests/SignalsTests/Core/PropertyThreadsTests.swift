import CurrycombSignals
import Dispatch
import TestSupport
import Testing

// Each wait has a limit, which is reached only if something is broken.
private func wait(for semaphore: DispatchSemaphore) -> Bool { semaphore.wait(timeout: .now() + 20) == .success }

@Suite("Properties on several threads")
struct PropertyThreadsTests {
    @Test("a lock of the app and two properties that have nothing to do with each other do not deadlock")
    func appLock() async {
        let (lock, isInMap) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 0))
        let (first, second) = (MutableProperty(0), MutableProperty(0))
        let isFree = Log<Bool>()
        let derived = first.map { number in
            if number == 0 { return 0 }
            isInMap.signal()
            isFree.add(wait(for: lock))
            lock.signal()
            return number
        }
        let isLocked = DispatchSemaphore(value: 0)
        await onThreads(2) { thread in
            if thread == 0 {
                isFree.add(wait(for: isLocked))
                first.value = 1
            } else {
                lock.wait()
                isLocked.signal()
                isFree.add(wait(for: isInMap))
                second.value = 1
                lock.signal()
            }
        }
        #expect(isFree.all == [true, true, true])
        #expect(derived.value == 1)
        #expect(second.value == 1)
    }

    @Test("a function that derives a value delays nobody who reads or sets a property of another graph")
    func frozenRead() async {
        let (isInMap, isRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (source, stranger) = (MutableProperty(0), MutableProperty(1))
        let strange = stranger.map { $0 * 10 }
        let isInTime = Log<Bool>()
        let slow = source.map { number in
            if number == 0 { return 0 }
            isInMap.signal()
            isInTime.add(wait(for: isRead))
            return number
        }
        let seen = Log<Int>()
        await onThreads(2) { thread in
            if thread == 0 {
                source.value = 1
            } else {
                isInTime.add(wait(for: isInMap))
                seen.add(strange.value)
                stranger.value = 2
                seen.add(strange.value)
                isRead.signal()
            }
        }
        #expect(isInTime.all == [true, true])
        #expect(seen.all == [10, 20])
        #expect(slow.value == 1)
    }

    @Test("a property that is set inside a function reads as new there, and its observers are told after the change")
    func setInsideFunction() {
        let (source, other) = (MutableProperty(0), MutableProperty(0))
        let log = Log<String>()
        other.observe { log.add("other \($0)") }
        let derived = source.map { number in
            other.value = number
            log.add("derived \(number), other reads \(other.value)")
            return number
        }
        derived.observe { log.add("told \($0)") }
        source.value = 1
        let first = ["other 0", "derived 0, other reads 0", "other 0", "told 0"]
        #expect(log.all == first + ["derived 1, other reads 1", "other 1", "told 1"])
    }

    @Test(
        "functions of two graphs that read, set or follow each other's at the same time do not deadlock",
        arguments: ["read", "set", "modify", "follow", "combine"])
    func oppositeOrder(way: String) async {
        let sources = [MutableProperty(0), MutableProperty(0)]
        let others = [MutableProperty(0), MutableProperty(0)]
        let joined = (0..<2).map { index in others[index].combine(with: sources[index]) { $0 + $1 } }
        let isInside = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let isInTime = Log<Bool>()
        let derived = (0..<2).map { index in
            let other = 1 - index
            return sources[index].flatMap { number -> Property<Int> in
                if number == 0 { return Property(constant: 0) }
                isInside[other].signal()
                isInTime.add(wait(for: isInside[index]))
                switch way {
                case "read": return Property(constant: joined[other].value)
                case "set": others[other].value = 5
                case "modify": others[other].modify { $0 += 5 }
                case "follow": return joined[other]
                default: return joined[other].combine(with: others[index]) { $0 + $1 }
                }
                return Property(constant: 0)
            }
        }
        await onThreads(2) { thread in sources[thread].value = 1 }
        #expect(isInTime.all == [true, true])
        for index in 0..<2 {
            let isSet = way == "set" || way == "modify"
            #expect(joined[index].value == (isSet ? 6 : 1))
            #expect(derived[index].value == (isSet ? 0 : 1))
        }
        others[0].value = 10
        #expect(joined[0].value == 11)
        #expect(derived[1].value == (way == "follow" || way == "combine" ? 11 : way == "read" ? 1 : 0))
        #expect(derived[0].value == (way == "combine" ? 11 : way == "set" || way == "modify" ? 0 : 1))
    }

    @Test("graphs that are joined on several threads while they are set end up with the right values", arguments: 0..<9)
    func joinedGraphs(seed: Int) async {
        let sources = (0..<6).map { _ in MutableProperty(0) }
        let made = Log<Derivation>()
        await onThreads(4) { thread in
            var random = SplitMix64(seed: UInt64(seed * 100 + thread))
            var mine: [Derivation] = sources.indices.map { index in Derivation(sources[index]) { $0[index] } }
            for _ in 0..<40 {
                let first = mine.randomElement(using: &random)!
                let second = mine.randomElement(using: &random)!
                switch Int.random(in: 0..<8, using: &random) {
                case 0:
                    mine.append(Derivation(first.property.map { $0 &* 3 }) { first.expected($0) &* 3 })
                case 1:
                    let both = first.property.combine(with: second.property) { $0 &+ $1 }
                    mine.append(Derivation(both) { first.expected($0) &+ second.expected($0) })
                case 2:
                    // Goes over from one graph to another while it is set.
                    let third = mine.randomElement(using: &random)!
                    let followed = first.property.flatMap { $0 % 2 == 0 ? second.property : third.property }
                    mine.append(
                        Derivation(followed) {
                            first.expected($0) % 2 == 0 ? second.expected($0) : third.expected($0)
                        })
                default: sources.randomElement(using: &random)!.modify { $0 += 1 }
                }
            }
            for derivation in mine { made.add(derivation) }
        }
        let values = sources.map { $0.value }
        #expect(made.all.allSatisfy { $0.property.value == $0.expected(values) }, "seed \(seed)")
        for source in sources { source.value += 1 }
        #expect(made.all.allSatisfy { $0.property.value == $0.expected(values.map { $0 + 1 }) }, "seed \(seed)")
    }
}

/// A property, and what it must be when the sources have certain values.
private struct Derivation: Sendable {
    let property: Property<Int>
    let expected: @Sendable ([Int]) -> Int

    init(_ property: Property<Int>, _ expected: @escaping @Sendable ([Int]) -> Int) {
        self.property = property
        self.expected = expected
    }
}
