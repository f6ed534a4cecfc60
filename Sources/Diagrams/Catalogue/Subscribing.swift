import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let subscribing: [MarbleScenario] =
        [
            MarbleScenario(
                "repeat", .subscribing, "subscribes again after each completion", code: "a.repeat()", of: "repeat()",
                frames: 20
            ) { scene in
                let a = scene.cold("-1-2--|")
                scene.show(a.repeat())
            },
            MarbleScenario(
                "repeat", .subscribing, "runs a number of times", code: "a.repeat(3)", of: "repeat(_:)"
            ) { scene in
                let a = scene.cold("-1-2--|")
                scene.show(a.repeat(scene.number(3)))
            },
            MarbleScenario(
                "share", .subscribing, "runs once for all observers", code: "a.share()", of: "share()"
            ) { scene in
                let a = scene.cold("-1--2--3--|")
                let shared = a.share()
                scene.show(shared, as: "first")
                scene.show(shared, as: "second", from: 5)
            },
            MarbleScenario(
                "share", .subscribing, "runs once and sends the last value to each new observer",
                code: "a.share(replay: 1)",
                of: "share(replay:keepsCompleted:)"
            ) { scene in
                let a = scene.cold("-1--2-----3--|")
                let shared = a.share(replay: 1)
                scene.show(shared, as: "first")
                scene.show(shared, as: "second", from: 5)
            },
            MarbleScenario(
                "doing", .subscribing, "calls a function for each value", code: "a.doing { heard.next($0) }",
                of: "doing(_:)"
            ) { scene in
                let heard = scene.log(as: "heard")
                let a = scene.cold("-1--2--3--|")
                scene.show(a.doing { heard.next($0) })
            },
            MarbleScenario(
                "doingAtEnd", .subscribing, "calls a function at the end",
                code: "a.doingAtEnd { _ in heard.next(\"e\") }",
                of: "doingAtEnd(_:)"
            ) { scene in
                let heard = scene.log(as: "heard")
                let a = scene.cold("-1--2--3--|")
                scene.show(a.doingAtEnd { _ in heard.next("e") })
            },
            MarbleScenario(
                "doingAtStart", .subscribing, "calls a function at each subscription",
                code: "a.doingAtStart { heard.next(\"s\") }", of: "doingAtStart(_:)"
            ) { scene in
                let heard = scene.log(as: "heard")
                let a = scene.cold("-1--2--3--|")
                scene.show(a.doingAtStart { heard.next("s") }, from: 2)
            },
            MarbleScenario(
                "share", .subscribing, "runs once and keeps its values after completion",
                code: "a.share(replay: 1, keepsCompleted: true)",
                of: "share(replay:keepsCompleted:)"
            ) { scene in
                let a = scene.cold("-1--2--|")
                let shared = a.share(replay: 1, keepsCompleted: true)
                scene.show(shared, as: "first")
                scene.show(shared, as: "second", from: 9)
            },
            MarbleScenario(
                "connectable", .subscribing, "runs once for all observers, from the call of connect",
                code: "let shared = a.connectable()",
                of: "connectable(replay:)"
            ) { scene in
                let a = scene.cold("-1--2--3--|")
                let shared = a.connectable()
                scene.show(shared, as: "first")
                scene.show(shared, as: "second", from: 2)
                _ = scene.scheduler.schedule(after: .seconds(4)) { shared.connect() }
            },
        ] + printing

    #if hasFeature(Embedded)
    // There is no scenario of `print`, because it describes values of any type, which Embedded Swift cannot do.
    private static let printing: [MarbleScenario] = []
    #else
    private static let printing = [
        MarbleScenario(
            "print", .subscribing, "prints each event",
            code: "a.print(\"a\", to: { heard.next($0) })",
            of: "print(_:file:line:to:)"
        ) { scene in
            let heard = scene.log(as: "heard")
            let a = scene.cold("-1--2--3--|")
            scene.show(a.print("a", to: { heard.next($0) }))
        }
    ]
    #endif
}
