import Harness

/// Rows of the benchmark as chains of closures that are written by hand, without locks or other safety measures. Only
/// ``cycleWithDisposal(_:)`` can remove an observer that is not the last one.
enum Closures {
    typealias Next = (Int) -> Void

    @inline(never) static func map(_ transform: @escaping (Int) -> Int, _ next: @escaping Next) -> Next {
        { next(transform($0)) }
    }

    @inline(never) static func filter(_ isIncluded: @escaping (Int) -> Bool, _ next: @escaping Next) -> Next {
        { if isIncluded($0) { next($0) } }
    }

    @inline(never) static func scan(_ combine: @escaping (Int, Int) -> Int, _ next: @escaping Next) -> Next {
        var result = 0
        return {
            result = combine(result, $0)
            next(result)
        }
    }

    final class Source {
        var observers: [Next] = []
        func send(_ value: Int) { for observer in observers { observer(value) } }
    }

    static func chain(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        source.observers.append(map({ $0 &+ 1 }, filter({ $0 & 1 == 0 }, map({ $0 &* 3 }, { sum &+= $0 }))))
        for value in 0..<n { source.send(value) }
        return sum
    }

    static func cold(_ n: Int) -> Int {
        var last = 0
        let run = map({ $0 &+ 1 }, filter({ $0 & 1 == 0 }, scan({ $0 &+ $1 }, { last = $0 })))
        for value in 0..<n { run(value) }
        return last
    }

    static func loop(_ n: Int) -> Int {
        var result = 0
        for value in 0..<opaque(n) {
            let next = value &+ 1
            if next & 1 == 0 { result = result &+ next }
        }
        return result
    }

    static func fanOut(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        for _ in 0..<100 { source.observers.append { sum &+= $0 } }
        for value in 0..<n / 100 { source.send(value) }
        return sum
    }

    static func merge(_ n: Int) -> Int {
        let sources = (0..<4).map { _ in Source() }
        var sum = 0
        let next: Next = { sum &+= $0 }
        for source in sources { source.observers.append { next($0) } }
        let (a, b, c, d) = (sources[0], sources[1], sources[2], sources[3])
        for value in 0..<n / 4 {
            a.send(value)
            b.send(value)
            c.send(value)
            d.send(value)
        }
        return sum
    }

    static func zip(_ n: Int) -> Int {
        let a = Source()
        let b = Source()
        var sum = 0
        var first: [Int] = []
        var second: [Int] = []
        a.observers.append { value in
            if second.isEmpty { first.append(value) } else { sum &+= value &+ second.removeFirst() }
        }
        b.observers.append { value in
            if first.isEmpty { second.append(value) } else { sum &+= first.removeFirst() &+ value }
        }
        for value in 0..<n / 2 {
            a.send(value)
            b.send(value)
        }
        return sum
    }

    static func combineLatest(_ n: Int) -> Int {
        let a = Source()
        let b = Source()
        var sum = 0
        var first: Int?
        var second: Int?
        let next: (Int, Int) -> Void = { sum &+= $0 &+ $1 }
        a.observers.append { value in
            first = value
            if let second { next(value, second) }
        }
        b.observers.append { value in
            second = value
            if let first { next(first, value) }
        }
        for value in 0..<n / 2 {
            a.send(value)
            b.send(value)
        }
        return sum
    }

    static func flatMap(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        let just: (Int) -> (@escaping Next) -> Void = { value in { $0(value) } }
        let next: Next = { sum &+= $0 }
        source.observers.append { just($0 &+ 1)({ next($0) }) }
        for value in 0..<n { source.send(value) }
        return sum
    }

    static func cycle(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        for _ in 0..<n {
            source.observers.append(map({ $0 &+ 1 }, filter({ $0 & 1 == 0 }, map({ $0 &* 3 }, { sum &+= $0 }))))
            source.observers.removeLast()
        }
        source.send(1)
        return sum
    }

    /// The usual way to store closures that can be removed: a dictionary in which each closure has a number.
    final class Registry {
        var observers: [Int: Next] = [:]
        var issued = 0

        func add(_ observer: @escaping Next) -> () -> Void {
            issued += 1
            let id = issued
            observers[id] = observer
            return { self.observers[id] = nil }
        }
    }

    static func cycleWithDisposal(_ n: Int) -> Int {
        let source = Registry()
        var sum = 0
        for _ in 0..<n {
            let dispose = source.add(map({ $0 &+ 1 }, filter({ $0 & 1 == 0 }, map({ $0 &* 3 }, { sum &+= $0 }))))
            dispose()
        }
        return sum
    }

    static func deep(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        var chain: Next = { sum &+= $0 }
        for _ in 0..<20 { chain = map({ $0 &+ 1 }, chain) }
        source.observers.append(chain)
        for value in 0..<n { source.send(value) }
        return sum
    }

    static func subject(_ n: Int) -> Int {
        let source = Source()
        var sum = 0
        source.observers.append { sum &+= $0 }
        for value in 0..<n { source.send(value) }
        return sum
    }
}
