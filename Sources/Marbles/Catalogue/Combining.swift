import CurrycombSignals

extension MarbleCatalogue {
    static let combining: [MarbleScenario] = [
        MarbleScenario(
            "merge", .combining, "the values of both as they come", code: "a.merge(with: b)", of: "merge(with:)"
        ) { scene in
            let a = scene.cold("-1---2----|")
            let b = scene.cold("---x---y-----|")
            scene.show(a.merge(with: b))
        },
        MarbleScenario(
            "merge", .combining, "the values of many as they come", code: "Signals.merge([a, b, c])",
            of: "Signals.merge(_:)"
        ) { scene in
            let a = scene.cold("-1-----2----|")
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("-----m-----n--|")
            scene.show(Signals.merge([a, b, c]))
        },
        MarbleScenario(
            "concat", .combining, "first the one, then the other", code: "a.concat(b)", of: "concat(_:)"
        ) { scene in
            let a = scene.cold("-1---2--|")
            let b = scene.cold("--x-y-|")
            scene.show(a.concat(b))
        },
        MarbleScenario(
            "concat", .combining, "many, one after another", code: "Signals.concat([a, b, c])",
            of: "Signals.concat(_:)"
        ) { scene in
            let a = scene.cold("-1-2-|")
            let b = scene.cold("--x-|")
            let c = scene.cold("-m-n-|")
            scene.show(Signals.concat([a, b, c]))
        },
        MarbleScenario(
            "startWith", .combining, "some values before all others", code: "a.startWith(\"s\")",
            of: "startWith(_:)"
        ) { scene in
            let a = scene.cold("--1--2--|")
            scene.show(a.startWith(scene.text("s")))
        },
        MarbleScenario(
            "zip", .combining, "the first of both, the second of both, and so on", code: "a.zip(with: b)",
            of: "zip(with:)", "Signals.zip(_:_:)"
        ) { scene in
            let a = scene.cold("-1---2---------3---|")
            let b = scene.cold("---x-----y---z-----|")
            scene.show(a.zip(with: b)) { $0.0 + $0.1 }
        },
        MarbleScenario(
            "zip", .combining, "as many as they are", code: "Signals.zip([a, b, c])", of: "Signals.zip(_:)"
        ) { scene in
            let a = scene.cold("-1---2---------|")
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("m---n----o-----|")
            scene.show(Signals.zip([a, b, c])) { $0.joined() }
        },
        MarbleScenario(
            "zip", .combining, "three, each with its own type", code: "Signals.zip(a, b, c)",
            of: "Signals.zip(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1---2---------|", .int)
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("m---n----o-----|")
            scene.show(Signals.zip(a, b, c)) { "\($0.0)" + $0.1 + $0.2 }
        },
        MarbleScenario(
            "combineLatest", .combining, "the latest of both, whenever one sends", code: "a.combineLatest(with: b)",
            of: "combineLatest(with:)", "Signals.combineLatest(_:_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x--------y-----|")
            scene.show(a.combineLatest(with: b)) { $0.0 + $0.1 }
        },
        MarbleScenario(
            "combineLatest", .combining, "the latest of all, as many as they are",
            code: "Signals.combineLatest([a, b, c])",
            of: "Signals.combineLatest(_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x------------|")
            let c = scene.cold("--m------------n----|")
            scene.show(Signals.combineLatest([a, b, c])) { $0.joined() }
        },
        MarbleScenario(
            "combineLatest", .combining, "the latest of three, each with its own type",
            code: "Signals.combineLatest(a, b, c)", of: "Signals.combineLatest(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|", .int)
            let b = scene.cold("----x------------|")
            let c = scene.cold("--m------------n----|")
            scene.show(Signals.combineLatest(a, b, c)) { "\($0.0)" + $0.1 + $0.2 }
        },
        MarbleScenario(
            "withLatest", .combining, "each value with the latest of another signal", code: "a.withLatest(from: b)",
            of: "withLatest(from:)"
        ) { scene in
            let a = scene.cold("-1-----2-----3---|")
            let b = scene.cold("---x-------y--z----|")
            scene.show(a.withLatest(from: b)) { $0.0 + $0.1 }
        },
        MarbleScenario("and", .combining, "whether both are true", code: "a.and(b)", of: "and(_:)") { scene in
            let a = scene.cold("t-----f--t--|", ["t": true, "f": false])
            let b = scene.cold("f--t-------f---|", ["t": true, "f": false])
            scene.show(a.and(b)) { $0 ? "t" : "f" }
        },
        MarbleScenario("or", .combining, "whether one is true", code: "a.or(b)", of: "or(_:)") { scene in
            let a = scene.cold("t-----f--t--|", ["t": true, "f": false])
            let b = scene.cold("f--t-------f---|", ["t": true, "f": false])
            scene.show(a.or(b)) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "merge", .combining, "the values of signals of different types", code: "Signals.merge(a, b, numbers)",
            of: "Signals.merge(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1-----2----|")
            let b = scene.cold("---x-----y-----|")
            let numbers = scene.cold("-----5-----7--|", .int).map { "\($0)" }
            scene.show(Signals.merge(a, b, numbers))
        },
        MarbleScenario(
            "race", .combining, "whichever is first", code: "a.race(with: b)",
            of: "race(with:)"
        ) { scene in
            let a = scene.cold("---1-2-3-|")
            let b = scene.cold("--x---y--|")
            scene.show(a.race(with: b))
        },
        MarbleScenario(
            "race", .combining, "whichever of many is first", code: "Signals.race([a, b, c])",
            of: "Signals.race(_:)"
        ) { scene in
            let a = scene.cold("---1-2-3-|")
            let b = scene.cold("--x---y--|")
            let c = scene.cold("----m-n|")
            scene.show(Signals.race([a, b, c]))
        },
        MarbleScenario(
            "endWith", .combining, "values of one's own after those of the signal", code: "a.endWith(\"e\")",
            of: "endWith(_:)"
        ) { scene in
            let a = scene.cold("--1--2--|")
            scene.show(a.endWith(scene.text("e")))
        },
        MarbleScenario(
            "zipAll", .combining, "pairs the values of the signals that a signal sends",
            code: "Signals.of(a, b).canFail(with: MarbleFailure.self).zipAll()",
            of: "zipAll()"
        ) { scene in
            let a = scene.cold("-1---2---|")
            let b = scene.cold("---x-----y--|")
            scene.show(Signals.of(a, b).canFail(with: MarbleFailure.self).zipAll()) { $0.joined() }
        },
        MarbleScenario(
            "combineLatestAll", .combining, "the latest values of the signals that a signal sends",
            code: "Signals.of(a, b).canFail(with: MarbleFailure.self).combineLatestAll()",
            of: "combineLatestAll()"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x--------y-----|")
            scene.show(Signals.of(a, b).canFail(with: MarbleFailure.self).combineLatestAll()) { $0.joined() }
        },
    ]
}
