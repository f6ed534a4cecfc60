import CurrycombSignals

extension MarbleCatalogue {
    static let sources: [MarbleScenario] = [
        MarbleScenario(
            "just", .sources, "one value, at once", code: "Signals.just(1)", of: "Signals.just(_:)",
            "Signals.return(_:)"
        ) { scene in
            scene.show(unfailing: Signals.just(1))
        },
        MarbleScenario(
            "of", .sources, "a few values, at once", code: "Signals.of(1, 2, 3)", of: "Signals.of(_:)"
        ) {
            scene in
            scene.show(unfailing: Signals.of(1, 2, 3))
        },
        MarbleScenario(
            "from", .sources, "the elements of a sequence", code: "Signals.from(1...4)",
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
            "never", .sources, "does nothing", code: "Signals.never(Int.self)", of: "Signals.never(_:)",
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
            "create", .sources, "a signal made of a function that sends",
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
            "deferred", .sources, "made afresh for each observer",
            code: "Signals.deferred { Signals.just(turns.next()) }",
            of: "Signals.deferred(_:)"
        ) { scene in
            let turns = Turns()
            let signal = Signals.deferred { Signals.just(turns.next()) }
            scene.show(unfailing: signal, as: "first")
            scene.show(unfailing: signal, as: "second", from: 6)
        },
        MarbleScenario(
            "unfold", .sources, "values made of a state that goes on",
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
            "iterate", .sources, "a value, what a function makes of it, and so on",
            code: "Signals.iterate(1) { $0 * 2 }.take(4)", of: "Signals.iterate(_:failure:_:)"
        ) { scene in
            scene.show(unfailing: Signals.iterate(1) { $0 * 2 }.take(scene.number(4)))
        },
        MarbleScenario(
            "interval", .sources, "a number each time a while has passed",
            code: "Signals.interval(.seconds(3), on: scheduler)", of: "Signals.interval(_:on:)", frames: 14
        ) { scene in
            let scheduler = scene.scheduler
            scene.show(unfailing: Signals.interval(.seconds(scene.number(3, atLeast: 1)), on: scheduler))
        },
        MarbleScenario(
            "timer", .sources, "a single beat after a while",
            code: "Signals.timer(after: .seconds(5), on: scheduler)",
            of: "Signals.timer(after:on:)"
        ) { scene in
            let scheduler = scene.scheduler
            scene.show(unfailing: Signals.timer(after: .seconds(scene.number(5, atLeast: 1)), on: scheduler))
        },
    ]
}
