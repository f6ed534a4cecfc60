import CurrycombSignals
import Testing

@Suite("connectable") struct ConnectableTests {
    @Test("runs once for all observers, from the call of connect")
    func connect() {
        let starts = Counter()
        let signal = numbers.doingAtStart { starts.add() }.connectable()
        let (first, second) = (signal.take(2).record(), signal.record())
        #expect(starts.value == 0)
        let running = signal.connect()
        #expect(signal.connect() === running)
        #expect(starts.value == 1)
        #expect(first.words == "1 2 |")
        #expect(second.words == "1 2 3 4 5 |")
        #expect(signal.words == "|")
        #expect(running.isDisposed)
    }

    @Test("with replay, an observer after the end receives the last values and the end")
    func replay() {
        let signal = failing.connectable(replay: 1)
        signal.connect()
        #expect(signal.words == "2 #boom")
    }

    @Test("disposing of the connection interrupts all observers, and disposes of the source")
    func disposal() {
        let subject = Subject<Int, Never>()
        let ends = Counter()
        let signal = subject.doingAtEnd { _ in ends.add() }.connectable()
        let record = signal.record()
        let running = signal.connect()
        subject.send(1)
        running.dispose()
        subject.send(2)
        #expect(record.words == "1 !")
        #expect(ends.value == 1)
    }

    @Test("releasing the signal interrupts its observers, unless the signal is connected", arguments: [false, true])
    func released(isConnected: Bool) {
        let subject = Subject<Int, Never>()
        var signal: ConnectableSignal? = subject.connectable()
        let records = (0..<2).map { _ in signal?.record() }
        if isConnected { signal?.connect() }
        signal = nil
        subject.send(1)
        for record in records { #expect(record?.words == (isConnected ? "1" : "!")) }
    }

    @Test("an observer that leaves does not stop the signal") func leaving() {
        let subject = Subject<Int, Never>()
        let signal = subject.connectable(replay: 1)
        let record = signal.record()
        signal.connect()
        record.dispose()
        subject.send(1)
        #expect(signal.record().words == "1")
    }
}
