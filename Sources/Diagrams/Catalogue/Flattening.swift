import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let flattening: [MarbleScenario] = [
        MarbleScenario(
            "flatMap", .flattening, "runs a signal for each value, all at once",
            code: "a.flatMap { n in b.replace(with: n) }", of: "flatMap(_:_:)"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.flatMap { n in b.replace(with: n) }
            scene.show(signal)
        },
        MarbleScenario(
            "flatMap", .flattening, "runs a signal for each value, one after another",
            code: "a.flatMap(.concat) { n in b.replace(with: n) }", of: "flatMap(_:_:)"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.flatMap(.concat) { n in b.replace(with: n) }
            scene.show(signal)
        },
        MarbleScenario(
            "flatMapLatest", .flattening, "runs a signal for each value, only the latest",
            code: "a.flatMapLatest { n in b.replace(with: n) }", of: "flatMapLatest(_:)"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.flatMapLatest { n in b.replace(with: n) }
            scene.show(signal)
        },
        MarbleScenario(
            "bind", .flattening, "runs a signal for each value in turn, with a way to stop",
            code: "a.bind { n, stop in stop = n == \"3\"; return b.replace(with: n) }", of: "bind(_:)"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            scene.show(
                a.bind { n, stop in
                    stop = n == "3"
                    return b.replace(with: n)
                })
        },
        MarbleScenario(
            "flatten", .flattening, "runs the signals that it receives, all at once",
            code: "a.map { n in b.replace(with: n) }.flatten()", of: "flatten(_:)"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.map { n in b.replace(with: n) }.flatten()
            scene.show(signal)
        },
        MarbleScenario(
            "switchToLatest", .flattening, "runs the signals that it receives, only the latest",
            code: "a.map { n in b.replace(with: n) }.switchToLatest()", of: "switchToLatest()"
        ) { scene in
            let a = scene.cold("-1-----3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.map { n in b.replace(with: n) }.switchToLatest()
            scene.show(signal)
        },
        MarbleScenario(
            "groupBy", .flattening, "sends a signal for each key", code: "a.groupBy { $0 % 2 }", of: "groupBy(_:)"
        ) { scene in
            let a = scene.cold("-1-2-3-4-5-|", .int)
            let odd = scene.log(ofGroup: "1")
            let even = scene.log(ofGroup: "0")
            scene.show(
                a.groupBy { $0 % 2 }.doing { group in
                    let log = group.key == 0 ? even : odd
                    group.map { "\($0)" }.observeEvents { log.take($0) }
                }
            ) { "\($0.key)" }
        },
        MarbleScenario(
            "groupBy", .flattening, "ends a group when its second value arrives",
            code: "a.groupBy({ $0 % 2 }, element: { $0 }, until: { $0.skip(1) }).flatMap { $0.collect() }",
            of: "groupBy(_:element:until:)"
        ) { scene in
            let a = scene.cold("-1-2-3-----4-----5-|", .int)
            scene.show(a.groupBy({ $0 % 2 }, element: { $0 }, until: { $0.skip(1) }).flatMap { $0.collect() }) {
                $0.map { String($0) }.joined()
            }
        },
        MarbleScenario(
            "flatMap", .flattening, "runs a signal for a value only if none is running",
            code: "a.flatMap(.first) { n in b.replace(with: n) }",
            of: "flatMap(_:_:)"
        ) { scene in
            let a = scene.cold("-1--2--3--5--------|")
            let b = scene.cold("x-x-x|")
            let signal = a.flatMap(.first) { n in b.replace(with: n) }
            scene.show(signal)
        },
        MarbleScenario(
            "expand", .flattening, "runs a signal for each result, level by level",
            code:
                "Signals.just(1).expand { n in n < 4 ? EitherSignal.first(Signals.of(2 * n, 2 * n + 1)) : .second(Signals.empty()) }",
            of: "expand(upTo:_:)"
        ) { scene in
            scene.show(
                unfailing: Signals.just(1).expand { n in
                    n < 4 ? EitherSignal.first(Signals.of(2 * n, 2 * n + 1)) : .second(Signals.empty())
                })
        },
    ]
}
