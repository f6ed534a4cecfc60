import AsyncAlgorithms
import OpenCombine

enum Combine {
    static func chain(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { sum &+= $0 }
        for value in 0..<n { subject.send(value) }
        return withExtendedLifetime(subscription) { sum }
    }

    static func cold(_ n: Int) -> Int {
        var result = 0
        let subscription = (0..<n).publisher.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.scan(0) { $0 &+ $1 }.last()
            .sink { result = $0 }
        return withExtendedLifetime(subscription) { result }
    }

    static func set(_ n: Int) -> Int {
        let subject = CurrentValueSubject<Int, Never>(0)
        let sum = Cell()
        let subscription = subject.sink { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        subscription.cancel()
        return sum.take()
    }

    static func setDerived(_ n: Int) -> Int {
        let subject = CurrentValueSubject<Int, Never>(0)
        let sum = Cell()
        let subscription = subject.map { $0 &+ 1 }.sink { sum.add($0) }
        for value in 0..<n { subject.send(value) }
        subscription.cancel()
        return sum.take()
    }

    static func fanOut(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscriptions = (0..<100).map { _ in subject.sink { sum &+= $0 } }
        for value in 0..<n / 100 { subject.send(value) }
        return withExtendedLifetime(subscriptions) { sum }
    }

    static func merge(_ n: Int) -> Int {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var sum = 0
        let subscription = subjects.publisher.flatMap { $0 }.sink { sum &+= $0 }
        let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
        for value in 0..<n / 4 {
            a.send(value)
            b.send(value)
            c.send(value)
            d.send(value)
        }
        return withExtendedLifetime(subscription) { sum }
    }

    static func zip(_ n: Int) -> Int {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription = a.zip(b).sink { sum &+= $0.0 &+ $0.1 }
        for value in 0..<n / 2 {
            a.send(value)
            b.send(value)
        }
        return withExtendedLifetime(subscription) { sum }
    }

    static func flatMap(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription = subject.flatMap { Just($0 &+ 1) }.sink { sum &+= $0 }
        for value in 0..<n { subject.send(value) }
        return withExtendedLifetime(subscription) { sum }
    }

    static func cycle(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        for _ in 0..<n {
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { sum &+= $0 }.cancel()
        }
        subject.send(1)
        return sum
    }

    static func deep(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var chain = subject.eraseToAnyPublisher()
        for _ in 0..<20 { chain = chain.map { $0 &+ 1 }.eraseToAnyPublisher() }
        let subscription = chain.sink { sum &+= $0 }
        for value in 0..<n { subject.send(value) }
        return withExtendedLifetime(subscription) { sum }
    }

    static func subject(_ n: Int) -> Int {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        let subscription = subject.sink { sum &+= $0 }
        for value in 0..<n { subject.send(value) }
        return withExtendedLifetime(subscription) { sum }
    }

    static func live(_ live: Int) -> Any {
        let subject = PassthroughSubject<Int, Never>()
        return (0..<live).map { _ in
            subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { _ in }
        }
    }

    static func liveSubjects(_ live: Int) -> Any {
        (0..<live).map { _ in
            let subject = PassthroughSubject<Int, Never>()
            return (subject, subject.sink { _ in })
        }
    }

    static func liveChains(_ live: Int) -> Any {
        (0..<live).map { _ in
            let subject = PassthroughSubject<Int, Never>()
            return (subject, subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }.map { $0 &* 3 }.sink { _ in })
        }
    }

    static func crowded(_ n: Int, among crowd: Int) -> () -> Int {
        let subject = PassthroughSubject<Int, Never>()
        let kept = (0..<crowd).map { _ in subject.sink { _ in } }
        return {
            for _ in 0..<n { subject.sink { _ in }.cancel() }
            return withExtendedLifetime(kept) { 0 }
        }
    }
}

/// Two of the benchmark's rows, written with swift-async-algorithms.
enum Async {
    static func cold(_ n: Int) async -> Int {
        var last = 0
        for await value in (0..<n).async.map({ $0 &+ 1 }).filter({ $0 & 1 == 0 }).reductions(0, { $0 &+ $1 }) {
            last = value
        }
        return last
    }

    static func chain(_ n: Int) async -> Int {
        let channel = AsyncChannel<Int>()
        let sender = Task {
            for value in 0..<n { await channel.send(value) }
            channel.finish()
        }
        var sum = 0
        for await value in channel.map({ $0 &+ 1 }).filter({ $0 & 1 == 0 }).map({ $0 &* 3 }) { sum &+= value }
        await sender.value
        return sum
    }
}
