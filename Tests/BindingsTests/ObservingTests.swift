import CurrycombBindings
import CurrycombSignals
import Observation
import Testing

@MainActor
@Observable
final class Player {
    var name = "Ada"
    var score = 0
    var items: [String] = []
    @ObservationIgnored let life: Lives.Life?
    init(_ lives: Lives? = nil) { life = lives?.begin() }
}

@Observable
final class Plain {
    var number = 0
}

@Suite("Observing a model", .timeLimit(.minutes(60)))
@MainActor
struct ObservingTests {
    @Test("sends the current value at once, and every change in order")
    func everyChange() async {
        let player = Player()
        let record = Signals.observing(player) { $0.score }.record()
        #expect(record.words == "0")
        player.score = 1
        player.score = 2
        player.score += 1
        player.name = "Alan"
        #expect(record.words == "0")
        await mainTurn()
        #expect(record.words == "0 1 2 3")
        player.score = 4
        await mainTurn()
        #expect(record.words == "0 1 2 3 4")
        record.dispose()
    }

    @Test(
        "follows the properties that the closure reads after a change",
        arguments: [.everyChange, .onceATurn] as [ObservationPolicy])
    func otherProperties(_ policy: ObservationPolicy) async {
        let player = Player()
        let record = Signals.observing(player, policy: policy) { $0.score > 0 ? $0.name : "none" }.record()
        player.score = 1
        await mainTurn()
        player.name = "Grace"
        await mainTurn()
        player.name = "Barbara"
        await mainTurn()
        player.score = 0
        await mainTurn()
        player.name = "Ada"
        await mainTurn()
        #expect(record.words == "none Ada Grace Barbara none")
        record.dispose()
    }

    @Test("sends changes in place")
    func inPlace() async {
        let player = Player()
        let record = Signals.observing(player) { $0.items.joined() }.record()
        player.items.append("a")
        player.items.append("b")
        player.items[0] = "c"
        await mainTurn()
        #expect(record.words == " a ab cb")
        record.dispose()
    }

    @Test("once per turn shows no half-updated state")
    func onceATurn() async {
        let player = Player()
        let read: @MainActor (Player) -> String = { "\($0.name)-\($0.score)" }
        let whole = Signals.observing(player, policy: .onceATurn, read).record()
        let every = Signals.observing(player, read).record()
        player.name = "Alan"
        player.score = 5
        await mainTurn()
        #expect(whole.words == "Ada-0 Alan-5")
        #expect(every.words == "Ada-0 Alan-0 Alan-5")
        whole.dispose()
        every.dispose()
    }

    @Test("an observer may change the model")
    func reentrant() async {
        let player = Player()
        let record = Signals.observing(player) { $0.score }.record()
        let climbing = Signals.observing(player) { $0.score }.observe { score in
            MainActor.assumeIsolated { if score < 3 { player.score = score + 1 } }
        }
        for _ in 0..<6 { await mainTurn() }
        #expect(record.words == "0 1 2 3")
        climbing.dispose()
        record.dispose()
    }

    @Test("reports each of a thousand changes, in turns of one or two changes")
    func many() async {
        let plain = Plain()
        let record = Signals.observing(plain) { $0.number }.record()
        for number in 1...1000 {
            plain.number = number
            if number * number % 7 < 3 { await mainTurn() }
        }
        await mainTurn()
        #expect(record.values == Array(0...1000))
        record.dispose()
    }

    @Test("may be observed from any thread, and sends on the main actor")
    func elsewhere() async {
        let player = Player()
        let signal = Signals.observing(player) { $0.score }
        let heard = Log<Int>()
        let subscription = await Task.detached {
            signal.observe { score in
                MainActor.assertIsolated()
                heard.add(score)
            }
        }.value
        await mainTurn()
        player.score = 7
        await mainTurn()
        #expect(heard.all == [0, 7])
        subscription.dispose()
    }

    @Test("does not keep the model, and completes when the model is released")
    func releasedModel() async {
        let lives = Lives()
        var player: Player? = Player(lives)
        let signal = Signals.observing(player!) { $0.score }
        let record = signal.record()
        player!.score = 1
        await mainTurn()
        player = nil
        #expect(lives.current == 0)
        await mainTurn()
        #expect(record.words == "0 1 |")
        #expect(signal.record().words == "|")
    }

    @Test("sends all changes but the last if the model is released in the turn of the changes")
    func releasedInTheTurn() async {
        var player: Player? = Player()
        let record = Signals.observing(player!) { $0.score }.record()
        player!.score = 1
        player!.score = 2
        player = nil
        await mainTurn()
        #expect(record.words == "0 1 |")
    }

    @Test("sends all changes even if an observer releases the model at one of them")
    func releasedAtAValue() async {
        @MainActor final class Owner {
            var player: Player? = Player()
        }
        let owner = Owner()
        let signal = Signals.observing(owner.player!) { $0.score }
        let record = signal.doing { score in
            if score == 1 { MainActor.assumeIsolated { owner.player = nil } }
        }.record()
        owner.player!.score = 1
        owner.player!.score = 2
        await mainTurn()
        #expect(record.words == "0 1 2 |")
    }

    @Test("disposal is prompt, and releases the observer even if the model stays")
    func disposal() async {
        let player = Player()
        let lives = Lives()
        let heard = Log<Int>()
        do {
            let life = lives.begin()
            let subscription = Signals.observing(player) { $0.score }.observe { score in
                _ = life
                heard.add(score)
            }
            player.score = 1
            await mainTurn()
            player.score = 2
            subscription.dispose()
            subscription.dispose()
        }
        await mainTurn()
        #expect(heard.all == [0, 1])
        #expect(lives.current == 0)
        player.score = 3
        await mainTurn()
        #expect(heard.all == [0, 1])
    }
}
