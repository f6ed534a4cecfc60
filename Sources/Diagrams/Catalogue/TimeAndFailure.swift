import CurrycombMarbles
import CurrycombSignals

extension MarbleCatalogue {
    static let time: [MarbleScenario] = [
        MarbleScenario(
            "delay", .time, "sends every value later", code: "a.delay(.seconds(3), on: scheduler)", of: "delay(_:on:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2---3-|")
            scene.show(a.delay(.seconds(scene.number(3, atLeast: 1)), on: scheduler))
        },
        MarbleScenario(
            "debounce", .time, "sends a value after a pause", code: "a.debounce(.seconds(3), on: scheduler)",
            of: "debounce(_:on:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-3------4-----5-|")
            scene.show(a.debounce(.seconds(scene.number(3, atLeast: 1)), on: scheduler))
        },
        MarbleScenario(
            "throttle", .time, "sends at most one value in an interval", code: "a.throttle(.seconds(4), on: scheduler)",
            of: "throttle(_:on:leading:trailing:latest:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-3------4-5------|")
            scene.show(a.throttle(.seconds(scene.number(4, atLeast: 1)), on: scheduler))
        },
        MarbleScenario(
            "timeout", .time, "fails after too long a pause",
            code: "a.timeout(after: .seconds(4), on: scheduler, orFail: late)", of: "timeout(after:on:orFail:)"
        ) { scene in
            let scheduler = scene.scheduler
            let late = MarbleFailure()
            let a = scene.cold("-1-2-------3-|")
            scene.show(a.timeout(after: .seconds(scene.number(4, atLeast: 1)), on: scheduler, orFail: late))
        },
        MarbleScenario(
            "deliver", .time, "delivers events on a scheduler", code: "a.deliver(on: scheduler)",
            of: "deliver(on:policy:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2--3--|")
            scene.show(a.deliver(on: scheduler))
        },
        MarbleScenario(
            "subscribe", .time, "runs the source on a scheduler", code: "a.subscribe(on: scheduler)",
            of: "subscribe(on:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2--3--|")
            scene.show(a.subscribe(on: scheduler))
        },
        MarbleScenario(
            "delay", .time, "delays each value until a signal for it sends",
            code: "a.delay { n in n == \"1\" ? b : c }",
            of: "delay(until:)"
        ) { scene in
            let a = scene.cold("-1-2-----|")
            let b = scene.cold("------x|")
            let c = scene.cold("--y|")
            scene.show(a.delay { n in n == "1" ? b : c })
        },
        MarbleScenario(
            "throttle", .time, "sends the first value of each interval",
            code: "a.throttle(.seconds(4), on: scheduler, trailing: false)",
            of: "throttle(_:on:leading:trailing:latest:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-3------4-5------|")
            scene.show(a.throttle(.seconds(scene.number(4, atLeast: 1)), on: scheduler, trailing: false))
        },
        MarbleScenario(
            "throttle", .time, "sends the last value of each interval",
            code: "a.throttle(.seconds(4), on: scheduler, leading: false)",
            of: "throttle(_:on:leading:trailing:latest:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-3------4-5------|")
            scene.show(a.throttle(.seconds(scene.number(4, atLeast: 1)), on: scheduler, leading: false))
        },
        MarbleScenario(
            "buffer", .transforming, "collects the values of each interval",
            code: "a.buffer(every: .seconds(5), on: scheduler)",
            of: "buffer(every:on:limit:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2----3--------4-|")
            scene.show(a.buffer(every: .seconds(scene.number(5, atLeast: 1)), on: scheduler)) { $0.joined() }
        },
        MarbleScenario(
            "window", .transforming, "sends a signal for the values of each interval",
            code: "a.window(every: .seconds(5), on: scheduler).flatMap { window in window.collect() }",
            of: "window(every:on:limit:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2----3--------4-|")
            scene.show(
                a.window(every: .seconds(scene.number(5, atLeast: 1)), on: scheduler).flatMap { window in
                    window.collect()
                }
            ) {
                $0.joined()
            }
        },
        MarbleScenario(
            "timestamp", .time, "pairs each value with its time", code: "a.timestamp(on: scheduler)",
            of: "timestamp(on:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-a---b---c---|")
            scene.show(a.timestamp(on: scheduler)) { "\($0.value)\($0.time.components.seconds)" }
        },
        MarbleScenario(
            "timeInterval", .time, "pairs each value with the time since the one before",
            code: "a.timeInterval(on: scheduler)",
            of: "timeInterval(on:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-a----b-------c---|")
            scene.show(a.timeInterval(on: scheduler)) { "\($0.value)\($0.time.components.seconds)" }
        },
        MarbleScenario(
            "debounce", .time, "sends a value if nothing follows before its own signal sends",
            code: "a.debounce { _ in b }",
            of: "debounce(until:)"
        ) { scene in
            let a = scene.cold("-1-2-3------4--------|")
            let b = scene.cold("---x|")
            scene.show(a.debounce { _ in b })
        },
        MarbleScenario(
            "audit", .time, "sends the latest value when the signal of the first one sends", code: "a.audit { _ in b }",
            of: "audit(until:)"
        ) { scene in
            let a = scene.cold("-1-2-3------4--------|")
            let b = scene.cold("---x|")
            scene.show(a.audit { _ in b })
        },
        MarbleScenario(
            "timeout", .time, "continues with another signal after too long a pause",
            code: "a.timeout(after: .seconds(4), on: scheduler, fallback: b)",
            of: "timeout(after:on:fallback:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-------3-|")
            let b = scene.cold("-x-y|")
            scene.show(a.timeout(after: .seconds(scene.number(4, atLeast: 1)), on: scheduler, fallback: b))
        },
    ]

    static let failing: [MarbleScenario] = [
        MarbleScenario(
            "catch", .failing, "continues with another signal after a failure", code: "a.catch { _ in b }",
            of: "catch(_:)"
        ) { scene in
            let a = scene.cold("-1-2-#")
            let b = scene.cold("--x--y-|")
            scene.show(a.catch { _ in b })
        },
        MarbleScenario(
            "catchTo", .failing, "sends a value in place of a failure", code: "a.catchTo(\"x\")", of: "catchTo(_:)"
        ) { scene in
            let a = scene.cold("-1-2-#")
            scene.show(unfailing: a.catchTo(scene.text("x")))
        },
        MarbleScenario(
            "retry", .failing, "subscribes again after a failure", code: "a.retry(1)", of: "retry(_:)"
        ) { scene in
            let a = scene.cold("-1-2--#")
            scene.show(a.retry(scene.number(1)))
        },
        MarbleScenario(
            "retry", .failing, "subscribes again after a failure and a pause",
            code: "a.retry(2, on: scheduler) { .seconds(3 * $0) }", of: "retry(_:on:backoff:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-2-#")
            scene.show(a.retry(scene.number(2), on: scheduler) { .seconds(3 * $0) })
        },
        MarbleScenario(
            "mapError", .failing, "changes the failure", code: "a.mapError { _ in MarbleFailure(\"late\") }",
            of: "mapError(_:)"
        ) { scene in
            let a = scene.cold("-1-2-#")
            scene.show(a.mapError { _ in MarbleFailure("late") })
        },
        MarbleScenario(
            "canFail", .failing, "changes nothing but the type",
            code: "a.catchTo(\"x\").canFail(with: MarbleFailure.self)",
            of: "canFail(with:)"
        ) { scene in
            let a = scene.cold("-1-2-#")
            scene.show(a.catchTo(scene.text("x")).canFail(with: MarbleFailure.self))
        },
        MarbleScenario(
            "tryMap", .failing, "changes each value, or fails", code: "a.tryMap(half)", of: "tryMap(_:)",
            "tryMap(failing:_:)"
        ) { scene in
            @Sendable func half(_ number: Int) throws(MarbleFailure) -> Int {
                if number % 2 == 1 { throw MarbleFailure() }
                return number / 2
            }
            let a = scene.cold("-2-4-5-6-|", .int)
            scene.show(a.tryMap(half))
        },
        MarbleScenario(
            "try", .failing, "fails at the first value that your function rejects", code: "a.try(mustBeEven)",
            of: "try(_:)", "try(failing:_:)"
        ) { scene in
            @Sendable func mustBeEven(_ number: Int) throws(MarbleFailure) {
                if number % 2 == 1 { throw MarbleFailure() }
            }
            let a = scene.cold("-2-4-5-6-|", .int)
            scene.show(a.try(mustBeEven))
        },
        MarbleScenario(
            "retry", .failing, "subscribes again if the failure is worth it", code: "a.retry(2) { $0 == late }",
            of: "retry(_:if:)"
        ) { scene in
            let late = MarbleFailure()
            let a = scene.cold("-1-2--#")
            scene.show(a.retry(scene.number(2)) { $0 == late })
        },
        MarbleScenario(
            "retry", .failing, "subscribes again after a failure, and waits longer each time",
            code: "a.retry(2, backoff: .exponential(from: .seconds(2)), on: scheduler)",
            of: "retry(_:backoff:on:if:)"
        ) { scene in
            let scheduler = scene.scheduler
            let a = scene.cold("-1-#")
            scene.show(a.retry(scene.number(2), backoff: .exponential(from: .seconds(2)), on: scheduler))
        },
    ]
}
