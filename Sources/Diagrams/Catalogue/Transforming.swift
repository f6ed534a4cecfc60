import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let transforming: [MarbleScenario] = [
        MarbleScenario(
            "map", .transforming, "changes each value", code: "a.map { $0 * 10 }", of: "map(_:)"
        ) { scene in
            let a = scene.cold("-1---2---3---|", .int)
            scene.show(a.map(scene.choose(Choices.changes, { $0 &* 10 })))
        },
        MarbleScenario(
            "replace", .transforming, "sends one value in place of each", code: "a.replace(with: \"x\")",
            of: "replace(with:)", "mapReplace(_:)"
        ) { scene in
            let a = scene.cold("-1---2---3---|", .int)
            scene.show(a.replace(with: scene.text("x")))
        },
        MarbleScenario(
            "compactMap", .transforming, "changes each value and leaves out the ones that become nil",
            code: "a.compactMap { Int($0) }", of: "compactMap(_:)"
        ) { scene in
            let a = scene.cold("-1-x-2-y-3-|")
            scene.show(a.compactMap { Int($0) })
        },
        MarbleScenario(
            "scan", .transforming, "folds the values and sends each step", code: "a.scan(0) { $0 + $1 }",
            of: "scan(_:_:)"
        ) { scene in
            let a = scene.cold("-1--2--3--|", .int)
            scene.show(a.scan(scene.number(0), scene.choose(Choices.folds, { $0 &+ $1 })))
        },
        MarbleScenario(
            "scan", .transforming, "folds the values into a state and sends each step",
            code: "a.scan(into: \"\") { $0 += $1 }", of: "scan(into:_:)"
        ) { scene in
            let a = scene.cold("-a----b----c------|")
            scene.show(a.scan(into: "") { $0 += $1 })
        },
        MarbleScenario(
            "reduce", .transforming, "folds the values and sends the result", code: "a.reduce(0) { $0 + $1 }",
            of: "reduce(_:_:)"
        ) { scene in
            let a = scene.cold("-1--2--3--|", .int)
            scene.show(a.reduce(scene.number(0), scene.choose(Choices.folds, { $0 &+ $1 })))
        },
        MarbleScenario(
            "reduce", .transforming, "folds the values into a state and sends the result",
            code: "a.reduce(into: \"\") { $0 += $1 }", of: "reduce(into:_:)"
        ) { scene in
            let a = scene.cold("-a--b--c--|")
            scene.show(a.reduce(into: "") { $0 += $1 })
        },
        MarbleScenario(
            "collect", .transforming, "sends all values in one array, at completion", code: "a.collect()",
            of: "collect()"
        ) { scene in
            let a = scene.cold("-1-2-3-|")
            scene.show(a.collect()) { $0.joined() }
        },
        MarbleScenario(
            "count", .transforming, "sends the number of values, at completion", code: "a.count()", of: "count()"
        ) {
            scene in
            let a = scene.cold("-a-b-c-|")
            scene.show(a.count())
        },
        MarbleScenario(
            "pairwise", .transforming, "pairs each value with the one before it", code: "a.pairwise()", of: "pairwise()"
        ) { scene in
            let a = scene.cold("-a---b---c---d---|")
            scene.show(a.pairwise()) { $0.0 + $0.1 }
        },
        MarbleScenario(
            "buffer", .transforming, "collects values into arrays of one size", code: "a.buffer(2)", of: "buffer(_:)"
        ) { scene in
            let a = scene.cold("-a--b--c--d--e--|")
            scene.show(a.buffer(scene.number(2, atLeast: 1))) { $0.joined() }
        },
        MarbleScenario(
            "materialize", .transforming, "turns events into values", code: "a.materialize()", of: "materialize()"
        ) { scene in
            let a = scene.cold("-1----2----#", .int)
            scene.show(unfailing: a.materialize()) { $0.map { String($0) }.words }
        },
        MarbleScenario(
            "dematerialize", .transforming, "turns values that are events into events again",
            code: "a.dematerialize()", of: "dematerialize()"
        ) { scene in
            let table: MarbleValues<Event<String, MarbleFailure>> = [
                "a": .next("a"), "b": .next("b"), "E": .completed, "c": .next("c"),
            ]
            let a = scene.cold("-a--b--E--c--|", table).catchTo(.completed)
            scene.show(a.dematerialize())
        },
        MarbleScenario("not", .transforming, "turns true into false", code: "a.not()", of: "not()") { scene in
            let a = scene.cold("-t---f---t---|", ["t": true, "f": false])
            scene.show(a.not()) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "scan", .transforming, "folds the values, starting with the first, and sends each step",
            code: "a.scan { $0 + $1 }",
            of: "scan(_:)"
        ) { scene in
            let a = scene.cold("-1--2--3--|", .int)
            scene.show(a.scan(scene.choose(Choices.folds, { $0 &+ $1 })))
        },
        MarbleScenario(
            "reduce", .transforming, "folds the values, starting with the first, and sends the result",
            code: "a.reduce { $0 + $1 }",
            of: "reduce(_:)"
        ) { scene in
            let a = scene.cold("-1--2--3--|", .int)
            scene.show(a.reduce(scene.choose(Choices.folds, { $0 &+ $1 })))
        },
        MarbleScenario(
            "enumerated", .transforming, "numbers the values", code: "a.enumerated()",
            of: "enumerated()"
        ) { scene in
            let a = scene.cold("-a---b---c---|")
            scene.show(a.enumerated()) { "\($0.offset)\($0.element)" }
        },
        MarbleScenario(
            "buffer", .transforming, "collects values into arrays that overlap", code: "a.buffer(3, every: 2)",
            of: "buffer(_:every:)"
        ) { scene in
            let a = scene.cold("-a----b----c----d----e----|")
            scene.show(a.buffer(scene.number(3, atLeast: 1), every: scene.number(2, atLeast: 1))) { $0.joined() }
        },
        MarbleScenario(
            "buffer", .transforming, "collects values until another signal sends", code: "a.buffer(on: b)",
            of: "buffer(on:)"
        ) { scene in
            let a = scene.cold("-1-2---3-----4-|")
            let b = scene.cold("----x-----x--|")
            scene.show(a.buffer(on: b)) { $0.joined() }
        },
        MarbleScenario(
            "window", .transforming, "sends a signal for every few values",
            code: "a.window(2).flatMap { window in window.collect() }",
            of: "window(_:)"
        ) { scene in
            let a = scene.cold("-a--b--c--d--e--|")
            scene.show(a.window(scene.number(2, atLeast: 1)).flatMap { window in window.collect() }) { $0.joined() }
        },
        MarbleScenario(
            "window", .transforming, "sends a signal for the values between two values of another",
            code: "a.window(on: b).flatMap { window in window.collect() }",
            of: "window(on:)"
        ) { scene in
            let a = scene.cold("-1-2---3-----4-|")
            let b = scene.cold("----x-----x--|")
            scene.show(a.window(on: b).flatMap { window in window.collect() }) { $0.joined() }
        },
        MarbleScenario(
            "min", .transforming, "sends the smallest value, at completion", code: "a.min()",
            of: "min()", "min(by:)"
        ) { scene in
            let a = scene.cold("-2-1-3-|", .int)
            scene.show(a.min())
        },
        MarbleScenario(
            "max", .transforming, "sends the largest value, at completion", code: "a.max()",
            of: "max()", "max(by:)"
        ) { scene in
            let a = scene.cold("-2-1-3-|", .int)
            scene.show(a.max())
        },
        MarbleScenario(
            "contains", .transforming, "says whether a value was sent", code: "a.contains(\"b\")",
            of: "contains(_:)"
        ) { scene in
            let a = scene.cold("-a---b---c---|")
            scene.show(a.contains(scene.text("b"))) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "contains", .transforming, "says whether a value satisfies a condition",
            code: "a.contains(where: { $0 > 3 })",
            of: "contains(where:)"
        ) { scene in
            let a = scene.cold("-1---2---3---|", .int)
            scene.show(a.contains(where: scene.choose(Choices.conditions, { $0 > 3 }))) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "allSatisfy", .transforming, "says whether all values satisfy a condition", code: "a.allSatisfy { $0 < 3 }",
            of: "allSatisfy(_:)"
        ) { scene in
            let a = scene.cold("-1---2---3---|", .int)
            scene.show(a.allSatisfy(scene.choose(Choices.conditions, { $0 < 3 }))) { $0 ? "t" : "f" }
        },
        MarbleScenario(
            "isEmpty", .transforming, "says whether there was no value", code: "a.isEmpty()",
            of: "isEmpty()"
        ) { scene in
            let a = scene.cold("-----|")
            scene.show(a.isEmpty()) { $0 ? "t" : "f" }
        },
    ]
}

extension Event<String, MarbleFailure> {
    /// The text of `description`, written for concrete types: in Embedded Swift, the generic `description` leaves out
    /// the value and the error.
    fileprivate var words: String {
        switch self {
        case .next(let label): "next " + label
        case .failed(let failure): "failed " + failure.description
        case .completed, .interrupted: description
        }
    }
}
