import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let combining: [MarbleScenario] = [
        MarbleScenario(
            "merge", .combining, "sends every value of both signals, in order of arrival", code: "a.merge(with: b)",
            of: "merge(with:)"
        ) { scene in
            let a = scene.cold("-1---2----|")
            let b = scene.cold("---x---y-----|")
            scene.show(a.merge(with: b))
        },
        MarbleScenario(
            "merge", .combining, "sends every value of many signals, in order of arrival",
            code: "Signals.merge([a, b, c])",
            of: "Signals.merge(_:)"
        ) { scene in
            let a = scene.cold("-1-----2----|")
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("-----m-----n--|")
            scene.show(Signals.merge([a, b, c]))
        },
        MarbleScenario(
            "concat", .combining, "runs one signal, then the other", code: "a.concat(b)", of: "concat(_:)"
        ) { scene in
            let a = scene.cold("-1---2--|")
            let b = scene.cold("--x-y-|")
            scene.show(a.concat(b))
        },
        MarbleScenario(
            "concat", .combining, "runs many signals, one after another", code: "Signals.concat([a, b, c])",
            of: "Signals.concat(_:)"
        ) { scene in
            let a = scene.cold("-1-2-|")
            let b = scene.cold("--x-|")
            let c = scene.cold("-m-n-|")
            scene.show(Signals.concat([a, b, c]))
        },
        MarbleScenario(
            "startWith", .combining, "sends some values before all others", code: "a.startWith(\"s\")",
            of: "startWith(_:)"
        ) { scene in
            let a = scene.cold("--1--2--|")
            scene.show(a.startWith(scene.text("s")))
        },
        MarbleScenario(
            "zip", .combining, "pairs the first values, the second values, and so on", code: "a.zip(with: b)",
            of: "zip(with:)", "Signals.zip(_:_:)"
        ) { scene in
            let a = scene.cold("-1---2---------3---|")
            let b = scene.cold("---x-----y---z-----|")
            scene.show(a.zip(with: b)) { $0.0 + $0.1 }
        },
        MarbleScenario(
            "zip", .combining, "combines the values of many signals by their index", code: "Signals.zip([a, b, c])",
            of: "Signals.zip(_:)"
        ) { scene in
            let a = scene.cold("-1---2---------|")
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("m---n----o-----|")
            scene.show(Signals.zip([a, b, c])) { $0.joined() }
        },
        MarbleScenario(
            "zip", .combining, "combines three signals of different types by index", code: "Signals.zip(a, b, c)",
            of: "Signals.zip(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1---2---------|", .int)
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("m---n----o-----|")
            scene.show(Signals.zip(a, b, c)) { "\($0.0)" + $0.1 + $0.2 }
        },
        MarbleScenario(
            "combineLatest", .combining, "sends the latest values of both, whenever one sends",
            code: "a.combineLatest(with: b)",
            of: "combineLatest(with:)", "Signals.combineLatest(_:_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x--------y-----|")
            scene.show(a.combineLatest(with: b)) { $0.0 + $0.1 }
        },
        MarbleScenario(
            "combineLatest", .combining, "sends the latest values of many signals",
            code: "Signals.combineLatest([a, b, c])",
            of: "Signals.combineLatest(_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x------------|")
            let c = scene.cold("--m------------n----|")
            scene.show(Signals.combineLatest([a, b, c])) { $0.joined() }
        },
        MarbleScenario(
            "combineLatest", .combining, "sends the latest values of three signals of different types",
            code: "Signals.combineLatest(a, b, c)", of: "Signals.combineLatest(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1-------2-------|", .int)
            let b = scene.cold("----x------------|")
            let c = scene.cold("--m------------n----|")
            scene.show(Signals.combineLatest(a, b, c)) { "\($0.0)" + $0.1 + $0.2 }
        },
        MarbleScenario(
            "withLatest", .combining, "pairs each value with the latest of another signal",
            code: "a.withLatest(from: b)",
            of: "withLatest(from:)"
        ) { scene in
            let a = scene.cold("-1-----2-----3---|")
            let b = scene.cold("---x-------y--z----|")
            scene.show(a.withLatest(from: b)) { $0.0 + $0.1 }
        },
        MarbleScenario("and", .combining, "says whether both latest values are true", code: "a.and(b)", of: "and(_:)") {
            scene in
            let a = scene.cold("t-----f--t--|", ["t": true, "f": false])
            let b = scene.cold("f--t-------f---|", ["t": true, "f": false])
            scene.show(a.and(b)) { $0 ? "t" : "f" }
        },
        MarbleScenario("or", .combining, "says whether one of the latest values is true", code: "a.or(b)", of: "or(_:)")
        { scene in
            let a = scene.cold("t-----f--t--|", ["t": true, "f": false])
            let b = scene.cold("f--t-------f---|", ["t": true, "f": false])
            scene.show(a.or(b)) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "merge", .combining, "sends every value of signals of different types",
            code: "Signals.merge(a, b, c)",
            of: "Signals.merge(_:_:_:)"
        ) { scene in
            let a = scene.cold("-1-----2----|")
            let b = scene.cold("---x-----y-----|")
            let c = scene.cold("-----5-----7--|", .int).map { "\($0)" }
            scene.show(Signals.merge(a, b, c))
        },
        MarbleScenario(
            "race", .combining, "follows the signal that sends first", code: "a.race(with: b)",
            of: "race(with:)"
        ) { scene in
            let a = scene.cold("---1-2-3-|")
            let b = scene.cold("--x---y--|")
            scene.show(a.race(with: b))
        },
        MarbleScenario(
            "race", .combining, "follows the one of many signals that sends first", code: "Signals.race([a, b, c])",
            of: "Signals.race(_:)"
        ) { scene in
            let a = scene.cold("---1-2-3-|")
            let b = scene.cold("--x---y--|")
            let c = scene.cold("----m-n|")
            scene.show(Signals.race([a, b, c]))
        },
        MarbleScenario(
            "endWith", .combining, "sends some values after all others", code: "a.endWith(\"e\")",
            of: "endWith(_:)"
        ) { scene in
            let a = scene.cold("--1--2--|")
            scene.show(a.endWith(scene.text("e")))
        },
        MarbleScenario(
            "zipAll", .combining, "zips the signals that it receives",
            code: "Signals.of(a, b).canFail(with: MarbleFailure.self).zipAll()",
            of: "zipAll()"
        ) { scene in
            let a = scene.cold("-1---2---|")
            let b = scene.cold("---x-----y--|")
            scene.show(Signals.of(a, b).canFail(with: MarbleFailure.self).zipAll()) { $0.joined() }
        },
        MarbleScenario(
            "combineLatestAll", .combining, "combines the latest values of the signals that it receives",
            code: "Signals.of(a, b).canFail(with: MarbleFailure.self).combineLatestAll()",
            of: "combineLatestAll()"
        ) { scene in
            let a = scene.cold("-1-------2-------|")
            let b = scene.cold("----x--------y-----|")
            scene.show(Signals.of(a, b).canFail(with: MarbleFailure.self).combineLatestAll()) { $0.joined() }
        },
    ]
}
