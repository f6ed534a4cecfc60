import CurrycombSignals
import Testing

@Suite("A subject")
struct SubjectTests {
    @Test("sends its observers every later value, and the end")
    func sendsLaterValues() {
        let subject = Subject<Int, Oops>()
        let early = subject.record()
        subject.send(1)
        let late = subject.record()
        subject.send(2)
        subject.fail(.boom)
        subject.send(3)
        subject.complete()
        #expect(early.words == "1 2 #boom")
        #expect(late.words == "2 #boom")
        #expect(subject.words == "#boom")
    }

    @Test("delivers a reentrant send after the current event, in the same order to all")
    func reentrant() {
        let subject = Subject<Int, Never>()
        let first = Log<Int>()
        let second = Log<Int>()
        subject.observe {
            first.add($0)
            if $0 < 5 {
                subject.send($0 + 1)
                first.add(-$0)
            }
        }
        subject.observe { second.add($0) }
        subject.send(1)
        #expect(first.all == [1, -1, 2, -2, 3, -3, 4, -4, 5])
        #expect(second.all == [1, 2, 3, 4, 5])
    }

    @Test("delivers a reentrant end after the current event")
    func reentrantEnd() {
        let subject = Subject<Int, Never>()
        subject.observe { _ in subject.complete() }
        let other = subject.record()
        subject.send(1)
        #expect(other.words == "1 |")
    }

    @Test("handles a hundred thousand reentrant sends without a deep stack")
    func manyReentrant() {
        let subject = Subject<Int, Never>()
        let count = Counter()
        subject.observe {
            count.add()
            if $0 < 100_000 { subject.send($0 + 1) }
        }
        subject.send(1)
        #expect(count.value == 100_000)
    }

    @Test("does not send an observer the event during which it subscribed")
    func observingInside() {
        let subject = Subject<Int, Never>()
        let late = Log<Int>()
        subject.take(1).observe { _ in subject.observe { late.add($0) } }
        subject.send(1)
        subject.send(2)
        #expect(late.all == [2])
    }

    @Test("sends nothing more to an observer that disposes of itself, but continues with the others")
    func disposeInside() {
        let subject = Subject<Int, Never>()
        let slot = Slot()
        let log = Log<Int>()
        let before = subject.record()
        slot.subscription = subject.observe {
            log.add($0)
            subject.send($0 + 1)
            slot.subscription?.dispose()
        }
        let after = subject.record()
        subject.send(1)
        #expect(log.all == [1])
        #expect(before.words == "1 2")
        #expect(after.words == "1 2")
    }

    @Test("interrupts an observer at disposal, once")
    func interruption() {
        let subject = Subject<Int, Never>()
        let record = subject.map { $0 * 2 }.record()
        subject.send(1)
        record.dispose()
        record.dispose()
        subject.send(2)
        subject.complete()
        #expect(record.words == "2 !")
    }

    @Test("interrupts its observers when it is released")
    func interruptsAtRelease() {
        var subject: Subject<Int, Never>? = Subject()
        let record = subject!.record()
        subject!.send(1)
        subject = nil
        #expect(record.words == "1 !")
    }

    @Test("with replay sends late observers the last values, even after the end")
    func replay() {
        let subject = Subject<Int, Never>(replay: 2)
        #expect(subject.record().words == "")
        for value in 1...5 { subject.send(value) }
        let late = subject.record()
        #expect(late.words == "4 5")
        subject.complete()
        #expect(late.words == "4 5 |")
        #expect(subject.words == "4 5 |")
        #expect(subject.take(1).words == "4 |")
    }

    @Test("keeps the order of its observers, however many subscribe and leave")
    func manyObserversLeave() {
        let subject = Subject<Int, Never>()
        let log = Log<Int>()
        var subscriptions: [Subscription] = []
        for index in 0..<1000 { subscriptions.append(subject.observe { _ in log.add(index) }) }
        for index in 0..<1000 where index % 3 != 0 { subscriptions[index].dispose() }
        for index in 1000..<1100 { subscriptions.append(subject.observe { _ in log.add(index) }) }
        subject.send(0)
        #expect(log.all == Array(stride(from: 0, to: 1000, by: 3)) + Array(1000..<1100))
    }

    @Test("as a pipe sends the values of the input to the output")
    func pipe() {
        var (output, input): (PipeOutput<Int, Never>, Subject<Int, Never>?) = {
            let pipe = Signals.pipe(Int.self)
            return (pipe.output, pipe.input)
        }()
        let record = output.record()
        input?.send(1)
        input = nil
        #expect(record.words == "1 !")
        output = Signals.pipe(Int.self).output
        #expect(output.words == "!")
    }
}
