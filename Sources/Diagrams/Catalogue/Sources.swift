import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let sources: [MarbleScenario] = [
        MarbleScenario(
            "just", .sources, "sends one value at once, then completes", code: "Signals.just(1)",
            of: "Signals.just(_:)",
            "Signals.return(_:)"
        ) { scene in
            scene.show(unfailing: Signals.just(1))
        },
        MarbleScenario(
            "of", .sources, "sends a few values at once, then completes", code: "Signals.of(1, 2, 3)",
            of: "Signals.of(_:)"
        ) {
            scene in
            scene.show(unfailing: Signals.of(1, 2, 3))
        },
        MarbleScenario(
            "from", .sources, "sends the elements of a sequence, then completes", code: "Signals.from(1...4)",
            of: "Signals.from(_:)"
        ) { scene in
            scene.show(unfailing: Signals.from(1...4))
        },
        MarbleScenario(
            "empty", .sources, "completes at once", code: "Signals.empty(Int.self)", of: "Signals.empty(_:)"
        ) { scene in
            scene.show(unfailing: Signals.empty(Int.self))
        },
        MarbleScenario(
            "never", .sources, "sends nothing and never ends", code: "Signals.never(Int.self)", of: "Signals.never(_:)",
            frames: 12
        ) { scene in
            scene.show(unfailing: Signals.never(Int.self))
        },
        MarbleScenario(
            "fail", .sources, "fails at once", code: "Signals.fail(error, value: Int.self)",
            of: "Signals.fail(_:value:)"
        ) { scene in
            let error = MarbleFailure()
            scene.show(Signals.fail(error, value: Int.self))
        },
        MarbleScenario(
            "create", .sources, "runs your function, which sends the events",
            code: "Signals.create { (sink: Sink<Int, Never>) in sink.send(1); sink.send(2); sink.complete() }",
            of: "Signals.create(_:)"
        ) { scene in
            scene.show(
                unfailing:
                    Signals.create { (sink: Sink<Int, Never>) in
                        sink.send(1)
                        sink.send(2)
                        sink.complete()
                    })
        },
        MarbleScenario(
            "deferred", .sources, "makes a new signal for each observer",
            code: "Signals.deferred { Signals.just(turns.next()) }",
            of: "Signals.deferred(_:)"
        ) { scene in
            let turns = Turns()
            let signal = Signals.deferred { Signals.just(turns.next()) }
            scene.show(unfailing: signal, as: "first")
            scene.show(unfailing: signal, as: "second", from: 6)
        },
        MarbleScenario(
            "unfold", .sources, "makes each value from a state",
            code: "Signals.unfold(3) { n in n > 0 ? countDown(&n) : nil }",
            of: "Signals.unfold(_:failure:_:)"
        ) { scene in
            @Sendable func countDown(_ number: inout Int) -> Int {
                number -= 1
                return number + 1
            }
            scene.show(unfailing: Signals.unfold(3) { n in n > 0 ? countDown(&n) : nil })
        },
        MarbleScenario(
            "iterate", .sources, "sends a value, then applies a function to it again and again",
            code: "Signals.iterate(1) { $0 * 2 }.take(4)", of: "Signals.iterate(_:failure:_:)"
        ) { scene in
            // Without this type, the compiler would choose a 128-bit integer type for `&*`.
            let powers: some Signal<Int, Never> = Signals.iterate(1) { $0 &* 2 }.take(scene.number(4))
            scene.show(unfailing: powers)
        },
        MarbleScenario(
            "interval", .sources, "sends a number at each interval",
            code: "Signals.interval(.seconds(3), on: scheduler)", of: "Signals.interval(_:on:)", frames: 14
        ) { scene in
            let scheduler = scene.scheduler
            scene.show(unfailing: Signals.interval(.seconds(scene.number(3, atLeast: 1)), on: scheduler))
        },
        MarbleScenario(
            "timer", .sources, "sends 0 once, after a delay",
            code: "Signals.timer(after: .seconds(5), on: scheduler)",
            of: "Signals.timer(after:on:)"
        ) { scene in
            let scheduler = scene.scheduler
            scene.show(unfailing: Signals.timer(after: .seconds(scene.number(5, atLeast: 1)), on: scheduler))
        },
    ]
}
