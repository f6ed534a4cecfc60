import CurrycombSignals
import Dispatch
import Synchronization
import TestSupport
import Testing

// The time limit is reached only if the test fails.
private func wait(for semaphore: DispatchSemaphore) -> Bool { semaphore.wait(timeout: .now() + 20) == .success }

/// A property that a function can release.
private final class Held: Sendable {
    private let property: Mutex<MutableProperty<Int>?>
    init(_ property: MutableProperty<Int>) { self.property = Mutex(property) }
    func peek() -> MutableProperty<Int>? { property.withLock { $0 } }
    func take() -> MutableProperty<Int>? { property.withLock { $0.take() } }
}

@Suite("Properties on several threads")
struct PropertyThreadsTests {
    @Test(
        "a function that waits for a lock of the app does not stop the thread that holds it from setting a property",
        arguments: ["a stranger", "a relative", "the same"])
    func appLock(whom: String) async {
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
        let sum = whom == "a relative" ? derived.combine(with: second) { $0 + 10 * $1 } : derived.map { $0 }
        let told = Log<Int>()
        sum.observe { told.add($0) }
        let isLocked = DispatchSemaphore(value: 0)
        await onThreads(2) { thread in
            if thread == 0 {
                isFree.add(wait(for: isLocked))
                first.value = 1
            } else {
                lock.wait()
                isLocked.signal()
                isFree.add(wait(for: isInMap))
                if whom == "the same" { first.value = 2 } else { second.value = 1 }
                lock.signal()
            }
        }
        #expect(isFree.all.allSatisfy { $0 })
        #expect(derived.value == (whom == "the same" ? 2 : 1))
        #expect(sum.value == (whom == "the same" ? 2 : whom == "a relative" ? 11 : 1))
        #expect(told.all.last == sum.value)
    }

    @Test("a property that follows another chooses again if its choice changes back during an update")
    func choiceChangesBack() async {
        let (isInMap, isRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (source, other) = (MutableProperty(0), MutableProperty(100))
        let isInTime = Log<Bool>()
        let following = source.removeDuplicates().flatMap { choice in other.map { [choice, $0] } }
        // The update to choice 1 waits here before it commits.
        let slow = following.map { value in
            if value[0] == 1 {
                isInMap.signal()
                isInTime.add(wait(for: isRead))
            }
            return value
        }
        let (read, told) = (Log<[Int]>(), Log<[Int]>())
        slow.observe { told.add($0) }
        await onThreads(2) { thread in
            if thread == 0 {
                source.value = 1
            } else {
                isInTime.add(wait(for: isInMap))
                source.value = 0
                read.add(following.value)
                isRead.signal()
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect(read.all == [[0, 100]])
        other.value = 200
        #expect(following.value == [0, 200])
        #expect(told.all.last == [0, 200])
    }

    @Test(
        "a slow derivation does not delay reads and changes of properties that do not depend on it",
        arguments: [false, true])
    func frozenRead(areRelated: Bool) async {
        let (isInMap, isRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (source, other) = (MutableProperty(0), MutableProperty(1))
        let isInTime = Log<Bool>()
        let slow = source.map { number in
            if number == 0 { return 0 }
            isInMap.signal()
            isInTime.add(wait(for: isRead))
            return number
        }
        let tens = other.map { $0 * 10 }
        let sibling = source.map { -$0 }
        let sum = areRelated ? slow.combine(with: tens) { $0 + $1 } : slow.map { $0 }
        let (seen, told) = (Log<Int>(), Log<Int>())
        tens.observe { told.add($0) }
        await onThreads(2) { thread in
            if thread == 0 {
                source.value = 1
            } else {
                isInTime.add(wait(for: isInMap))
                seen.add(source.value)
                seen.add(sibling.value)
                seen.add(tens.value)
                other.value = 2
                seen.add(tens.value)
                // By now, this thread has notified the observer.
                seen.add(told.all.last!)
                isRead.signal()
            }
        }
        #expect(isInTime.all == [true, true])
        #expect(seen.all == [1, -1, 10, 20, 20])
        #expect(sum.value == (areRelated ? 21 : 1))
    }

    @Test("a property that is set inside a function has its new value there, and notifies after the change")
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
        "functions of two graphs that read, set or follow each other's properties at the same time do not deadlock",
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

    @Test("a value whose computation took long is dropped if newer values were sent meanwhile")
    func olderValue() async {
        let source = MutableProperty(0)
        let isInMap = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let mayGo = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let (isInTime, calls) = (Log<Bool>(), Log<Int>())
        let derived = source.map { number in
            let isFirst = !calls.all.contains(number)
            calls.add(number)
            if isFirst, number == 1 || number == 4 {
                isInMap[number / 4].signal()
                isInTime.add(wait(for: mayGo[number / 4]))
            }
            return number
        }
        let told = derived.record()
        let isDone = DispatchSemaphore(value: 0)
        await onThreads(3) { thread in
            switch thread {
            case 0:
                source.value = 1
                isDone.signal()
            case 1:
                isInTime.add(wait(for: isInMap[0]))
                source.value = 2
                #expect(derived.value == 2)
                source.value = 3
                source.value = 4
            default:
                isInTime.add(wait(for: isInMap[1]))
                mayGo[0].signal()
                isInTime.add(wait(for: isDone))
                mayGo[1].signal()
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect(told.words == "0 3 4")
    }

    @Test("a function that modifies is called once, however many threads modify the property, and no change is lost")
    func modifyOnce() async {
        let source = MutableProperty(0)
        let doubled = source.map { 2 * $0 }
        let told = Log<Int>()
        source.observe { told.add($0) }
        let calls = Counter()
        let time = await ContinuousClock().measure {
            await onThreads(4) { _ in
                for _ in 0..<500 {
                    source.modify { number in
                        calls.add()
                        number += 1
                    }
                }
            }
        }
        // On a busy machine, a thread may wait a second for its turn. Then it takes the turn from the thread that has
        // it, and one of the two functions is called again.
        #expect(calls.value == 2000 || time >= .seconds(1) && calls.value > 2000)
        #expect(doubled.value == 4000)
        #expect(told.all == Array(0...2000))
    }

    @Test("a value that is set while a function modifies counts as the later change, and no thread waits")
    func setDuringModify() async {
        let source = MutableProperty(0)
        let (isInside, isSet) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (isInTime, begins) = (Log<Bool>(), Log<Int>())
        let told = source.record()
        await onThreads(2) { thread in
            if thread == 0 {
                source.modify { number in
                    begins.add(number)
                    isInside.signal()
                    isInTime.add(wait(for: isSet))
                    number += 1
                }
            } else {
                isInTime.add(wait(for: isInside))
                source.value = 10
                #expect(source.value == 10)
                isSet.signal()
            }
        }
        #expect(isInTime.all == [true, true])
        #expect(begins.all == [0])
        #expect(told.words == "0 10")
    }

    @Test(
        "a modifying function that waits for a lock does not stop a thread that modifies while it holds the lock"
    )
    func appLockAndModify() async {
        let source = MutableProperty(0)
        let (lock, isLocked) = (DispatchSemaphore(value: 1), DispatchSemaphore(value: 0))
        let isInside = DispatchSemaphore(value: 0)
        let (isInTime, begins) = (Log<Bool>(), Log<Int>())
        await onThreads(2) { thread in
            if thread == 0 {
                isInTime.add(wait(for: isLocked))
                source.modify { number in
                    begins.add(number)
                    isInside.signal()
                    isInTime.add(wait(for: lock))
                    lock.signal()
                    number += 1
                }
            } else {
                lock.wait()
                isLocked.signal()
                isInTime.add(wait(for: isInside))
                source.modify { $0 += 10 }
                lock.signal()
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect(begins.all == [0, 10])
        #expect(source.value == 11)
    }

    @Test("two functions that modify each other's property at the same time end, and both changes count")
    func mutualModify() async {
        let properties = [MutableProperty(0), MutableProperty(0)]
        let sum = properties[0].combine(with: properties[1]) { $0 + $1 }
        let isInside = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let (isInTime, calls) = (Log<Bool>(), [Counter(), Counter()])
        await onThreads(2) { thread in
            let other = 1 - thread
            properties[thread].modify { number in
                calls[thread].add()
                if calls[thread].value == 1 {
                    isInside[other].signal()
                    isInTime.add(wait(for: isInside[thread]))
                }
                number += 1
                properties[other].modify { $0 += 1000 }
            }
        }
        #expect(isInTime.all == [true, true])
        for index in 0..<2 {
            // Each call to the other property's function has also added 1000 to this property.
            #expect(properties[index].value == 1 + 1000 * calls[1 - index].value)
        }
        #expect(sum.value == properties[0].value + properties[1].value)
    }

    @Test("a function that modifies a property and also sets it determines the last value")
    func modifyInsideModify() {
        let source = MutableProperty(1)
        let told = source.record()
        let doubled = source.map { $0 * 2 }.record()
        let seen = Log<Int>()
        source.modify { number in
            source.value = 5
            source.modify { $0 += 1 }
            seen.add(source.value)
            number += 1
        }
        #expect(seen.all == [6])
        #expect(source.value == 2)
        #expect(told.words == "1 5 6 2")
        #expect(doubled.words == "2 10 12 4")
    }

    // In the following three tests, a function of a derived property sets or reads properties, as another thread could
    // do at the same moment.

    @Test("a function that reads a property after its choice has changed receives values of one moment")
    func readInFunction() {
        let (choice, other, zero) = (MutableProperty(0), MutableProperty(0), Property(constant: 0))
        let copy = other.map { $0 }
        let later = Log<Property<Int>>()
        let reading = choice.map { _ in later.all.first?.value ?? 0 }
        let following = choice.flatMap { number in
            if number == 1, other.value == 0 { other.value = 1 }
            return number == 0 ? zero : copy
        }
        later.add(following)
        let pairs = following.combine(with: other) { "\($0)\($1)" }.record()
        choice.value = 1
        #expect(reading.value == 1)
        #expect(pairs.words == "00 11")
    }

    @Test("if a value changes back before its change is committed, no derived value of the change remains")
    func sameAgain() {
        let source = MutableProperty(0)
        let unique = source.removeDuplicates()
        let derived = unique.map { $0 * 10 }
        let told = derived.record()
        let setting = source.map { number in
            if number == 1 {
                source.value = 0
                return unique.value
            }
            return number
        }
        source.value = 1
        #expect(setting.value == 0)
        #expect(derived.value == 0)
        #expect(told.values.last == 0)
    }

    @Test("a property that ends while an update computes its last value sends that value first")
    func lastValueBeforeEnd() {
        let (source, constant) = (MutableProperty(0), Property(constant: 100))
        let choices = Held(MutableProperty(0))
        let later = Log<Property<Int>>()
        let slow = source.map { number in
            if number == 1, let choice = choices.take() {
                choice.value = 1
                _ = later.all.first?.value
            }
            return number
        }
        let following = choices.peek()!.flatMap { $0 == 0 ? slow : constant }
        later.add(following)
        let told = following.record()
        source.value = 1
        #expect(following.value == 100)
        #expect(told.words.hasSuffix("100 |"))
    }

    @Test("a function that sets the property that it modifies determines the last value, even after another thread")
    func setAfterAnotherThread() async {
        let source = MutableProperty(0)
        let (isInside, isSet) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let isInTime = Log<Bool>()
        await onThreads(2) { thread in
            if thread == 0 {
                source.modify { number in
                    isInside.signal()
                    isInTime.add(wait(for: isSet))
                    source.value = 50
                    number += 1
                }
            } else {
                isInTime.add(wait(for: isInside))
                source.value = 100
                isSet.signal()
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect(source.value == 1)
    }

    @Test("a new observer receives the value that a read returns, even if another thread still computes an older value")
    func currentForNewObservers() async {
        let source = MutableProperty(0)
        let (isInside, isObserved) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (isInTime, first) = (Log<Bool>(), Log<Int>())
        let slow = source.map { number in
            if number == 1 {
                isInside.signal()
                isInTime.add(wait(for: isObserved))
            }
            return number * 10
        }
        await onThreads(2) { thread in
            if thread == 0 {
                source.value = 1
            } else {
                isInTime.add(wait(for: isInside))
                source.value = 2
                first.add(slow.value)
                slow.first().observe { first.add($0) }
                isObserved.signal()
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect(first.all == [20, 20])
    }

    @Test("a read of a property that follows another ends, however often another thread sets the choice meanwhile")
    func readWhileChoiceIsSet() async {
        let (choice, zero) = (MutableProperty(0), Property(constant: 0))
        let (isComputing, isRead) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let (mustSet, isSet) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        // `phase` is 0 until the choice is set, 1 while another thread reads, and 2 when the read has ended.
        let (phase, calls, isInTime) = (Counter(), Counter(), Log<Bool>())
        let following = choice.flatMap { number in
            if number > 0, phase.value == 0 {
                phase.add()
                isComputing.signal()
                isInTime.add(wait(for: isRead))
            } else if phase.value == 1, calls.value < 50 {
                calls.add()
                mustSet.signal()
                isInTime.add(wait(for: isSet))
            }
            return zero
        }
        await onThreads(3) { thread in
            switch thread {
            case 0: choice.value = 1
            case 1:
                isInTime.add(wait(for: isComputing))
                _ = following.value
                phase.add()
                isRead.signal()
                mustSet.signal()
            default:
                while wait(for: mustSet), phase.value < 2 {
                    choice.modify { $0 += 1 }
                    isSet.signal()
                }
            }
        }
        #expect(isInTime.all.allSatisfy { $0 })
        #expect((1..<10).contains(calls.value))
    }

    @Test("graphs that are joined and set on several threads at once have the right final values", arguments: 0..<9)
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

/// A derived property, and a function that computes its right value from the values of the sources.
private struct Derivation: Sendable {
    let property: Property<Int>
    let expected: @Sendable ([Int]) -> Int

    init(_ property: Property<Int>, _ expected: @escaping @Sendable ([Int]) -> Int) {
        self.property = property
        self.expected = expected
    }
}
