/// 13.3: one place for the state.
public protocol StoreByHand: Contract {
    /// Makes a store, which keeps the state, handles actions and notifies its subscribers.
    ///
    /// With `let store = store(5, add)`, `store.state()` is `5`; after `store.dispatch(2)`, it is `7`. A function that
    /// was passed to `store.subscribe` is called with the new state after each action, even if the action does not
    /// change the state. In this example, it is called with `7`. The functions are called in the order in which they
    /// were passed. The function that `subscribe` returns ends that subscription and no other, even during a
    /// notification. If a subscriber is added during a notification, or is removed by another subscriber, you decide
    /// whether it is notified of the current action. An action that a subscriber dispatches waits until all subscribers
    /// have been notified of the current action. Several actions may wait.
    func store<State, Action>(
        _ start: State, _ reducer: @escaping (State, Action) -> State
    ) -> Store<State, Action>
}

extension StoreByHand {
    static var checks: [Check<any StoreByHand>] {
        let add: (Int, Int) -> Int = { $0 + $1 }
        return [
            Check("start", of: "store") {
                try $0.expect("store(5, add).state()", Self().store(5, add).state(), is: 5)
                try $0.expect(
                    "store(\"a\", append).state()", Self().store("a", { (a: String, b: String) in a + b }).state(),
                    is: "a")
            },
            Check("dispatch", of: "store") { examiner in
                var calls = 0
                let store = Self().store(5) { (state: Int, action: Int) in
                    calls += 1
                    return state * 10 + action
                }
                store.dispatch(2)
                try examiner.require(
                    calls <= 1, else: "reducedTwice", .note("the reducer ran \(calls)× in dispatch(2)"))
                try examiner.expect(
                    "state() after dispatch(2), if the reducer is state * 10 + action", store.state(), is: 52,
                    ifGot: [(5, calls == 0 ? "notReduced" : "notKept"), (2, "actionAsState")])
                store.dispatch(3)
                try examiner.expect(
                    "state() after dispatch(2), dispatch(3)", store.state(), is: 523,
                    ifGot: [(53, "fromTheStart"), (52, "onlyOnce")])
            },
            Check("told", of: "store") { examiner in
                let answer = Self()
                let store = answer.store(5, add)
                var told: [Int] = []
                _ = store.subscribe { told.append($0) }
                try examiner.require(
                    told.isEmpty, else: "toldAtOnce", .note("subscribe(…) called the function with \(told)"))
                store.dispatch(2)
                try examiner.expect(
                    "what a subscriber received from dispatch(2)", told, is: [7],
                    ifGot: [([5], "toldBefore"), ([], "notTold"), ([2], "toldTheAction"), ([7, 7], "toldTwice")])
                store.dispatch(2)
                try examiner.expect(
                    "what a subscriber received from dispatch(2), dispatch(2)", told, is: [7, 9],
                    ifGot: [([7], "toldOnce")])
                let other = answer.store(5, add)
                var within: [Int] = []
                _ = other.subscribe { _ in within.append(other.state()) }
                other.dispatch(2)
                try examiner.expect(
                    "state() inside a subscriber that dispatch(2) notifies", within, is: [7],
                    ifGot: [([5], "stateLater")])
            },
            Check("two", of: "store") { examiner in
                let answer = Self()
                var crowd: [Int] = []
                let large = answer.store(0, add)
                for number in 1...25 { _ = large.subscribe { _ in crowd.append(number) } }
                large.dispatch(1)
                let all = Array(1...25)
                let isShuffled = crowd.sorted() == all && ![all, all.reversed()].contains(crowd)
                try examiner.require(
                    !isShuffled, else: "toldShuffled", .note("25 subscribers were notified in the order \(crowd)"))
                let store = answer.store(0, add)
                var told: [String] = []
                _ = store.subscribe { told.append("first \($0)") }
                let end = store.subscribe { told.append("second \($0)") }
                _ = store.subscribe { told.append("third \($0)") }
                store.dispatch(1)
                try examiner.expect(
                    "what three subscribers received", told, is: ["first 1", "second 1", "third 1"],
                    ifGot: [(["third 1"], "onlyLast"), (["third 1", "second 1", "first 1"], "toldBackwards")])
                end()
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after the second subscriber left", Array(told.dropFirst(3)),
                    is: ["first 2", "third 2"],
                    ifGot: [
                        (["first 2", "second 2", "third 2"], "notRemoved"), ([], "allRemoved"),
                        (["first 2", "second 2"], "lastRemoved"), (["second 2", "third 2"], "firstRemoved"),
                        (["second 2"], "othersRemoved"),
                    ])
                end()
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after the second subscriber left twice", Array(told.dropFirst(5)),
                    is: ["first 3", "third 3"],
                    ifGot: [(["first 3"], "removedAnother"), (["third 3"], "removedAnother")])
                let endOfFourth = store.subscribe { told.append("fourth \($0)") }
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after a fourth subscriber was added", Array(told.dropFirst(7)),
                    is: ["first 4", "third 4", "fourth 4"],
                    ifGot: [
                        (["first 4", "fourth 4"], "numberTaken"),
                        (["first 4", "fourth 4", "third 4"], "positionReused"),
                    ])
                endOfFourth()
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after the fourth subscriber left", Array(told.dropFirst(10)),
                    is: ["first 5", "third 5"],
                    ifGot: [(["first 5"], "numberTaken")])
                _ = store.subscribe { told.append("fifth \($0)") }
                endOfFourth()
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after a fifth subscriber was added and the fourth left twice",
                    Array(told.dropFirst(12)), is: ["first 6", "third 6", "fifth 6"],
                    ifGot: [(["first 6", "third 6"], "numberTaken")])
                try examiner.expect(
                    "how many of 25 subscribers were notified of dispatch(1)", Set(crowd).count, is: 25)
            },
            Check("apart", of: "store") { examiner in
                let answer = Self()
                let (first, second) = (answer.store(0, add), answer.store(10, add))
                var told: [Int] = []
                _ = second.subscribe { told.append($0) }
                first.dispatch(1)
                try examiner.expect(
                    "the state of two stores, after the first handled an action", [first.state(), second.state()],
                    is: [1, 10], ifGot: [([11, 11], "stateShared"), ([1, 1], "stateShared")])
                try examiner.require(told.isEmpty, else: "shared", .note("the second store sent \(told)"))
                try twoStoresAgree(
                    examiner, TwoStoresStep.oneWay,
                    [
                        [
                            TwoStoresStep(isFirst: true, step: .subscribe("Ada", .passesOn("x"))),
                            TwoStoresStep(isFirst: false, step: .subscribe("Ben", .listens)),
                            TwoStoresStep(isFirst: true, step: .dispatch("a")),
                            TwoStoresStep(isFirst: false, step: .state),
                        ]
                    ])
            },
            Check("inside", of: "store") { examiner in
                let store = Self().store(0, add)
                var (told, within): ([String], [Int]) = ([], [])
                _ = store.subscribe { state in
                    told.append("first \(state)")
                    if state != 1 { return }
                    store.dispatch(10)
                    within.append(store.state())
                }
                _ = store.subscribe { told.append("second \($0)") }
                store.dispatch(1)
                let state = store.state()
                // If the subscriber's action has not been handled yet, a further action shows whether it was waiting or
                // was lost.
                if state == 1 { store.dispatch(0) }
                try examiner.expect(
                    "state() after dispatch(1) and, from a subscriber, dispatch(10)", state, is: 11,
                    ifGot: [(1, store.state() == 11 ? "insideAtNext" : "insideLost")])
                try examiner.expect(
                    "what two subscribers received, if the first dispatches 10 when it receives 1", told,
                    is: ["first 1", "second 1", "first 11", "second 11"],
                    ifGot: [
                        (["first 1", "first 11", "second 11", "second 1"], "insideFirst"),
                        (["first 1", "first 11", "second 11", "second 11"], "insideFirst"),
                        (["first 1", "second 11", "first 11", "second 11"], "stateRead"),
                        (["first 1", "second 11"], "stateRead"),
                        (["first 1", "second 1"], "insideUntold"),
                    ])
                try examiner.expect(
                    "state() inside the first subscriber, right after its dispatch(10)", within, is: [1],
                    ifGot: [([11], "insideReduced")])
                store.dispatch(1)
                try examiner.expect(
                    "state() after dispatch(1) once more", store.state(), is: 12, ifGot: [(11, "onlyOnce")])
            },
            Check("insideTwo", of: "store") { examiner in
                let store = Self().store(0, add)
                var told: [Int] = []
                _ = store.subscribe { state in
                    told.append(state)
                    if state == 1 { [10, 100].forEach(store.dispatch) }
                }
                store.dispatch(1)
                let atOnce = told
                store.dispatch(1000)
                // If one of the subscriber's actions was not handled at once, the state now shows whether that action
                // was waiting or was lost.
                let cause = store.state() == 1111 ? "insideLeft" : "insideOnlyOne"
                try examiner.expect(
                    "what a subscriber received, if it dispatches 10 and 100 when it receives 1", atOnce,
                    is: [1, 11, 111],
                    ifGot: [
                        ([1, 11], cause), ([1, 101], cause), ([1, 101, 111], "insideBackwards"),
                        ([1, 111], "insideUntold"),
                    ])
                let other = Self().store(0, add)
                var heard: [Int] = []
                _ = other.subscribe { state in
                    heard.append(state)
                    if state == 1 { [10, 100].forEach(other.dispatch) }
                    if state == 11 { other.dispatch(1000) }
                }
                other.dispatch(1)
                try examiner.expect(
                    "what a subscriber received, if it dispatches 10 and 100 when it receives 1, and 1000 when it receives 11",
                    heard, is: [1, 11, 111, 1111], ifGot: [([1, 11, 1011, 1111], "insideOvertakes")])
                let third = Self().store(0, add)
                var noted: [Int] = []
                _ = third.subscribe { state in
                    noted.append(state)
                    if state == 1 { third.dispatch(10) }
                    if state == 11 { [100, 1000].forEach(third.dispatch) }
                }
                third.dispatch(1)
                try examiner.expect(
                    "what a subscriber received, if it dispatches 10 when it receives 1, and 100 and 1000 when it receives 11",
                    noted, is: [1, 11, 111, 1111], ifGot: [([1, 11, 1011, 1111], "insideBackwards")])
            },
            Check("leaving", of: "store") { examiner in
                let store = Self().store(0, add)
                var told: [String] = []
                var leave: () -> Void = {}
                leave = store.subscribe {
                    told.append("first \($0)")
                    leave()
                }
                _ = store.subscribe { told.append("second \($0)") }
                _ = store.subscribe { told.append("third \($0)") }
                let story = "store.dispatch(1), if the first of three leaves when it receives 1"
                examiner.making(story, ifItTraps: "listShrank") { store.dispatch(1) }
                try examiner.expect(
                    "what three subscribers received, if the first leaves when it receives 1", told,
                    is: ["first 1", "second 1", "third 1"],
                    ifGot: [(["first 1", "third 1"], "neighbourSkipped"), (["first 1"], "restSkipped")])
                store.dispatch(1)
                try examiner.expect(
                    "what the next action sent, after the first left when it received 1", Array(told.dropFirst(3)),
                    is: ["second 2", "third 2"],
                    ifGot: [(["first 2", "second 2", "third 2"], "removalUndone")])
                try examineSeveralLeaving(examiner)
                try examineLeavingWithActions(examiner)
                try examineComing(examiner)
            },
            Check("everywhere", of: "store") { examiner in
                try storiesAgree(examiner, [.listens])
                let twelve = (1...12).map { "\($0 % 10)" }
                try storiesAgree(
                    examiner,
                    [
                        .listens, .dispatches(["x"]), .dispatches(["x", "y"]), .dispatchesTwice("z"), .leaves,
                        .dispatches(twelve), .dispatches([""]),
                    ])
                // Here, each action changes the state. So the state shows during which action a subscriber was added or
                // removed.
                try storiesAgree(
                    examiner,
                    [.listens, .ends("Ada"), .ends("Cem"), .brings("Eva"), .brings("Dee"), .dispatches(["x", "y"])],
                    actions: ["a", "b", "c"], tries: 80)
                try twoStoresAgree(examiner, TwoStoresStep.bothWays, [])
                try manyAgree(examiner)
            },
        ]
    }

    /// Checks that a subscriber is still notified if the subscriber before it ends the subscriptions of two earlier
    /// ones.
    private static func examineSeveralLeaving(_ examiner: Examiner<any StoreByHand>) throws {
        let store = Self().store(0) { (state: Int, action: Int) in state + action }
        var told: [String] = []
        var leave: [() -> Void] = []
        leave.append(store.subscribe { told.append("first \($0)") })
        leave.append(store.subscribe { told.append("second \($0)") })
        _ = store.subscribe {
            told.append("third \($0)")
            leave.forEach { $0() }
        }
        _ = store.subscribe { told.append("fourth \($0)") }
        let story = "store.dispatch(1), if the third of four ends the subscriptions of the first and the second"
        examiner.making(story, ifItTraps: "listShrank") { store.dispatch(1) }
        try examiner.expect(
            "what four subscribers received, if the third ends the subscriptions of the first and the second", told,
            is: ["first 1", "second 1", "third 1", "fourth 1"],
            ifGot: [(["first 1", "second 1", "third 1"], "severalLeft")])
    }

    /// Checks that waiting actions are still handled after the subscriber that dispatched them has been removed, and
    /// that a removed subscriber is not notified of them.
    private static func examineLeavingWithActions(_ examiner: Examiner<any StoreByHand>) throws {
        let store = Self().store(0) { (state: Int, action: Int) in state + action }
        var end: () -> Void = {}
        var toldOfFirst: [Int] = []
        end = store.subscribe { state in
            toldOfFirst.append(state)
            if state == 1 { [10, 100].forEach(store.dispatch) }
            end()
        }
        store.dispatch(1)
        try examiner.expect(
            "what a subscriber received, if it dispatches 10 and 100 and leaves when it receives 1", toldOfFirst,
            is: [1], ifGot: [([1, 11, 111], "toldOfLater")])
        try examiner.expect(
            "state() after dispatch(1), if the only subscriber dispatches 10 and 100 and leaves", store.state(),
            is: 111)
        let other = Self().store(0) { (state: Int, action: Int) in state + action }
        var (heard, endOfSecond): ([Int], () -> Void) = ([], {})
        _ = other.subscribe { state in
            guard state == 1 else { return }
            other.dispatch(10)
            endOfSecond()
        }
        endOfSecond = other.subscribe { heard.append($0) }
        other.dispatch(1)
        // The answer decides whether the second subscriber receives 1, so only 11 is checked.
        try examiner.expect(
            "whether the second subscriber receives 11, if the first dispatches 10 and removes the second when it receives 1",
            heard.contains(11), is: false)
    }

    /// Checks that a subscriber that is added during an action is notified of the next one, which is already waiting.
    private static func examineComing(_ examiner: Examiner<any StoreByHand>) throws {
        let store = Self().store(0) { (state: Int, action: Int) in state + action }
        var told: [Int] = []
        _ = store.subscribe { state in
            guard state == 1 else { return }
            store.dispatch(10)
            _ = store.subscribe { told.append($0) }
        }
        store.dispatch(1)
        // The answer decides whether the new subscriber receives 1, so only 11 is checked.
        try examiner.require(
            told.contains(11), else: "newcomerUntold",
            .note("dispatch(1), if a subscriber dispatches 10 and adds another one when it receives 1"),
            .note("the added subscriber did not receive 11"))
    }

    private static func twoStoresAgree(
        _ examiner: Examiner<any StoreByHand>, _ steps: Generator<TwoStoresStep>, _ examples: [[TwoStoresStep]]
    ) throws {
        try examiner.agrees(
            story: "two stores", of: steps, count: 1...12, examples: examples, tries: 80
        ) { answer, log in
            TwoStoresStage(log) { answer.store("") { (state: String, action: String) in state + action } }.perform
        }
    }

    private static func manyAgree(_ examiner: Examiner<any StoreByHand>) throws {
        let store = Self().store(0) { (state: Int, action: Int) in state + action }
        var told = 0
        var ends: [() -> Void] = []
        for _ in 1...130 { ends.append(store.subscribe { _ in told += 1 }) }
        for _ in 1...150 { store.dispatch(1) }
        try examiner.expect("state() after dispatch(1), 150 times", store.state(), is: 150)
        try examiner.expect("how often 130 subscribers were notified of 150 actions", told, is: 130 * 150)
        for end in ends { end() }
        _ = store.subscribe { if $0 < 400 { store.dispatch(1) } }
        store.dispatch(1)
        try examiner.expect(
            "state() after dispatch(1), if a subscriber dispatches 1 whenever the state is below 400", store.state(),
            is: 400)
        try examiner.expect("and how often the subscribers that had left were notified", told - 130 * 150, is: 0)
    }

    private static func storiesAgree(
        _ examiner: Examiner<any StoreByHand>, _ habits: [StoreStep.Habit], actions: [String] = ["a", "b", "c", ""],
        tries: Int = 150
    ) throws {
        try examiner.agrees(
            story: "a store", of: .storeSteps(habits, actions: actions), count: 1...16, tries: tries
        ) { answer, log in
            StoreStage(answer.store("") { (state: String, action: String) in state + action }, log).perform
        }
    }
}
