// @unchecked: only one thread accesses a benchmark's counter.
import CurrycombSignals
import Harness

struct Cell: @unchecked Sendable {
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    init() { pointer.initialize(to: 0) }
    func add(_ value: Int) { pointer.pointee &+= value }
    /// Returns the number, and frees the memory.
    func take() -> Int {
        defer { pointer.deallocate() }
        return pointer.pointee
    }
}

enum Ours {
    static func chain(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.observe { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        return sum.take()
    }

    static func cold(_ n: Int) -> Int {
        let result = Cell()
        Signals.from(0..<n).map { $0 &+ 1 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.last()
            .observe { result.add($0) }
        return result.take()
    }

    static func fanOut(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        for _ in 0..<100 { subject.observe { sum.add($0) } }
        for value in 0..<n / 100 { subject.send(value) }
        return sum.take()
    }

    static func merge(_ n: Int) -> Int {
        let subjects = (0..<4).map { _ in Subject<Int, Never>() }
        let sum = Cell()
        Signals.merge(subjects).observe { sum.add($0) }
        let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
        for value in 0..<n / 4 {
            a.send(value)
            b.send(value)
            c.send(value)
            d.send(value)
        }
        return sum.take()
    }

    static func read(_ n: Int) -> Int {
        let property = MutableProperty(1).map { $0 &+ 1 }
        var sum = 0
        for _ in 0..<n { sum &+= property.value }
        return sum
    }

    static func set(_ n: Int) -> Int {
        let property = MutableProperty(0)
        let sum = Cell()
        property.observe { sum.add($0) }
        for value in 0..<n { property.value = value }
        return sum.take()
    }

    static func setDerived(_ n: Int) -> Int {
        let property = MutableProperty(0)
        let sum = Cell()
        property.map { $0 &+ 1 }.observe { sum.add($0) }
        for value in 0..<n { property.value = value }
        return sum.take()
    }

    static func modify(_ n: Int) -> Int {
        let property = MutableProperty(0)
        for _ in 0..<n { property.modify { $0 &+= 1 } }
        return property.value
    }

    static func zip(_ n: Int) -> Int {
        let a = Subject<Int, Never>()
        let b = Subject<Int, Never>()
        let sum = Cell()
        a.zip(with: b).observe { sum.add($0.0 &+ $0.1) }
        for value in 0..<n / 2 {
            a.send(value)
            b.send(value)
        }
        return sum.take()
    }

    static func combineLatest(_ n: Int) -> Int {
        let a = Subject<Int, Never>()
        let b = Subject<Int, Never>()
        let sum = Cell()
        a.combineLatest(with: b).observe { sum.add($0.0 &+ $0.1) }
        for value in 0..<n / 2 {
            a.send(value)
            b.send(value)
        }
        return sum.take()
    }

    static func flatMap(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        subject.flatMap { Signals.just($0 &+ 1) }.observe { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        return sum.take()
    }

    static func cycle(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        for _ in 0..<n {
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.observe { sum.add($0) }.dispose()
        }
        subject.send(1)
        return sum.take()
    }

    static func deep(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        let five = subject.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        let ten = five.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        let fifteen = ten.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        let twenty = fifteen.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }.map { $0 &+ 1 }
        twenty.observe { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        return sum.take()
    }

    /// Erases the type of each map, so that each event goes through function pointers.
    static func hidden(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        var chain = subject.eraseToAnySignal()
        for _ in 0..<20 { chain = chain.map { $0 &+ 1 }.eraseToAnySignal() }
        chain.observe { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        return sum.take()
    }

    static func subject(_ n: Int) -> Int {
        let subject = Subject<Int, Never>()
        let sum = Cell()
        subject.observe { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        return sum.take()
    }

    static func live(_ live: Int) -> AnyObject {
        let subject = Subject<Int, Never>()
        for _ in 0..<live {
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.observe { _ in }
        }
        return subject
    }

    static func liveSubjects(_ live: Int) -> Any {
        (0..<live).map { _ in
            let subject = Subject<Int, Never>()
            subject.observe { _ in }
            return subject
        }
    }

    static func liveChains(_ live: Int) -> Any {
        (0..<live).map { _ in
            let subject = Subject<Int, Never>()
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.observe { _ in }
            return subject
        }
    }

    static func crowded(_ n: Int, among crowd: Int) -> () -> Int {
        let subject = Subject<Int, Never>()
        for _ in 0..<crowd { subject.observe { _ in } }
        let sum = Cell()
        return {
            for _ in 0..<n { subject.observe { sum.add($0) }.dispose() }
            return 0
        }
    }
}
