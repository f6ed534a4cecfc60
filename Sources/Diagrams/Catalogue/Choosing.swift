import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let choosing: [MarbleScenario] = [
        MarbleScenario(
            "filter", .choosing, "forwards only values that satisfy a condition", code: "a.filter { $0 > 3 }",
            of: "filter(_:)"
        ) { scene in
            let a = scene.cold("-2-5-1-7-3-9-|", .int)
            scene.show(a.filter(scene.choose(Choices.conditions, { $0 > 3 })))
        },
        MarbleScenario(
            "removeDuplicates", .choosing, "drops a value that equals the one before", code: "a.removeDuplicates()",
            of: "removeDuplicates()"
        ) { scene in
            let a = scene.cold("-a-a-b-b-a-|")
            scene.show(a.removeDuplicates())
        },
        MarbleScenario(
            "removeDuplicates", .choosing, "drops a value that is like the one before",
            code: "a.removeDuplicates { $0 / 5 == $1 / 5 }",
            of: "removeDuplicates(by:)"
        ) { scene in
            let a = scene.cold("-1-3-7-8-2-|", .int)
            scene.show(a.removeDuplicates(by: scene.choose(Choices.alike, { $0 / 5 == $1 / 5 })))
        },
        MarbleScenario("take", .choosing, "forwards the first few values", code: "a.take(2)", of: "take(_:)") { scene in
            let a = scene.cold("-a-b-c-d-|")
            scene.show(a.take(scene.number(2)))
        },
        MarbleScenario(
            "take", .choosing, "forwards values while they satisfy a condition", code: "a.take(while: { $0 < 3 })",
            of: "take(while:inclusive:)"
        ) { scene in
            let a = scene.cold("-1-2-3-2-|", .int)
            scene.show(a.take(while: scene.choose(Choices.conditions, { $0 < 3 })))
        },
        MarbleScenario(
            "take", .choosing, "forwards values until another signal sends", code: "a.take(until: b)",
            of: "take(until:)"
        ) { scene in
            let a = scene.cold("-1-2-3-4-|")
            let b = scene.cold("------x----|")
            scene.show(a.take(until: b))
        },
        MarbleScenario("first", .choosing, "sends the first value, then completes", code: "a.first()", of: "first()") {
            scene in
            let a = scene.cold("---a-b-c-|")
            scene.show(a.first())
        },
        MarbleScenario(
            "first", .choosing, "sends the first value that satisfies a condition", code: "a.first(where: { $0 > 3 })",
            of: "first(where:)"
        ) { scene in
            let a = scene.cold("-1-2-5-7-|", .int)
            scene.show(a.first(where: scene.choose(Choices.conditions, { $0 > 3 })))
        },
        MarbleScenario("last", .choosing, "sends the last value, at completion", code: "a.last()", of: "last()") {
            scene in
            let a = scene.cold("-a-b-c---|")
            scene.show(a.last())
        },
        MarbleScenario("skip", .choosing, "drops the first few values", code: "a.skip(2)", of: "skip(_:)") { scene in
            let a = scene.cold("-a-b-c-d-|")
            scene.show(a.skip(scene.number(2)))
        },
        MarbleScenario(
            "skip", .choosing, "drops values while they satisfy a condition", code: "a.skip(while: { $0 < 3 })",
            of: "skip(while:)"
        ) { scene in
            let a = scene.cold("-1-2-3-2-|", .int)
            scene.show(a.skip(while: scene.choose(Choices.conditions, { $0 < 3 })))
        },
        MarbleScenario(
            "skip", .choosing, "drops values until another signal sends", code: "a.skip(until: b)", of: "skip(until:)"
        ) { scene in
            let a = scene.cold("-1-2-3-4-|")
            let b = scene.cold("----x----|")
            scene.show(a.skip(until: b))
        },
        MarbleScenario(
            "sample", .choosing, "sends the latest value whenever another signal sends", code: "a.sample(on: b)",
            of: "sample(on:)"
        ) { scene in
            let a = scene.cold("-1-2---3-4---5-|")
            let b = scene.cold("----x-x-----x----|")
            scene.show(a.sample(on: b))
        },
        MarbleScenario(
            "take", .choosing, "sends the last few values, at completion", code: "a.take(last: 2)",
            of: "take(last:)"
        ) { scene in
            let a = scene.cold("-a-b-c-d-|")
            scene.show(a.take(last: scene.number(2)))
        },
        MarbleScenario(
            "skip", .choosing, "drops the last few values", code: "a.skip(last: 2)",
            of: "skip(last:)"
        ) { scene in
            let a = scene.cold("-a-b-c-d-|")
            scene.show(a.skip(last: scene.number(2)))
        },
        MarbleScenario(
            "element", .choosing, "sends the value at one index", code: "a.element(at: 2)",
            of: "element(at:)"
        ) { scene in
            let a = scene.cold("-a-b-c-d-|")
            scene.show(a.element(at: scene.number(2)))
        },
        MarbleScenario(
            "single", .choosing, "sends the only value, or fails",
            code: "a.single(orFail: tooMany)",
            of: "single(orFail:)"
        ) { scene in
            let tooMany = MarbleFailure()
            let a = scene.cold("-a---b---|")
            scene.show(a.single(orFail: tooMany))
        },
        MarbleScenario(
            "ignoreElements", .choosing, "forwards only the end", code: "a.ignoreElements()",
            of: "ignoreElements()"
        ) { scene in
            let a = scene.cold("-a-b-c-|")
            scene.show(a.ignoreElements())
        },
        MarbleScenario(
            "defaultIfEmpty", .choosing, "sends a value if there was none", code: "a.defaultIfEmpty(\"x\")",
            of: "defaultIfEmpty(_:)"
        ) { scene in
            let a = scene.cold("-----|")
            scene.show(a.defaultIfEmpty(scene.text("x")))
        },
    ]
}
