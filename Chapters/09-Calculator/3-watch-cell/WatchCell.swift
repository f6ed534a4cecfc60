/// The requirements of a cell: a number that notifies its observers when it changes.
@MainActor public protocol CellShape: AnyObject, Sendable {
    /// Makes a cell with an initial number, which is not sent to observers.
    ///
    /// `Cell(7).value` is `7`.
    init(_ value: Int)

    /// The number. When it changes, the cell notifies its observers, in the order in which they subscribed.
    ///
    /// `cell.value = 10` sends `10` to an observer.
    /// A second `cell.value = 10` sends nothing.
    var value: Int { get set }

    /// Adds an observer and returns a function that removes this observer and no other. After the removal, the cell
    /// keeps no entry for the observer.
    ///
    /// After `let remove = cell.observe { print($0) }`, `cell.value = 5` prints `5`.
    /// After `remove()`, `cell.value = 11` prints nothing; a second `remove()` does nothing.
    func observe(_ observer: @escaping (Int) -> Void) -> () -> Void
}

/// 9.3: an observer that subscribes and is later removed.
public protocol WatchCell: Contract {
    /// Your cell.
    associatedtype Cell: CellShape
}

private final class Screen {}

extension WatchCell {
    static var checks: [Check<any WatchCell>] {
        [
            Check("told", of: "value") {
                try $0.expect("Cell(7).value", Cell(7).value, is: 7)
                let cell = Cell(7)
                var told: [Int] = []
                _ = cell.observe { told.append($0) }
                for value in [10, 5, 12] { cell.value = value }
                let received = told
                // Set the same value again: an answer that compares with `==` instead of `!=` then notifies its
                // observers.
                if received.isEmpty { cell.value = 12 }
                try $0.expect(
                    "received from Cell(7), after cell.value = 10, 5, 12", received, is: [10, 5, 12],
                    ifGot: [
                        ([], told.isEmpty ? "notTold" : "onlyUnchanged"), ([7, 10, 5, 12], "toldAtOnce"),
                        ([7, 10, 5], "oldTold"), ([10], "onlyOnce"),
                        ([10, 12], "onlyGrowing"), ([3, -5, 7], "differenceTold"),
                        ([10, 10, 5, 5, 12, 12], "toldTwice"),
                    ])
                try $0.expect("cell.value, after these changes", cell.value, is: 12)
            },
            Check("unchanged", of: "value") {
                let cell = Cell(7)
                var told: [Int] = []
                _ = cell.observe { told.append($0) }
                for value in [7, 10, 10, 7] { cell.value = value }
                try $0.expect(
                    "received from Cell(7), after cell.value = 7, 10, 10, 7", told, is: [10, 7],
                    ifGot: [([7, 10, 10, 7], "noChange"), ([10, 10], "initialCompared")])
            },
            Check("seen", of: "value") {
                let cell = Cell(0)
                var seen: [Int] = []
                _ = cell.observe { [unowned cell] _ in seen.append(cell.value) }
                cell.value = 10
                try $0.expect(
                    "what the observer sees in cell.value, after cell.value = 10", seen, is: [10],
                    ifGot: [([0], "tooEarly")])
            },
            Check("order", of: "observe") {
                let (cell, told) = watched(by: 1...25)
                cell.value = 5
                let order = told.take()
                try $0.expect(
                    "which of observers 1 to 25 are notified", order, is: Array(1...25),
                    ifGot: [([25], "replaced"), ([1], "onlyFirst"), ((1...25).reversed(), "backwards")]
                        + (order.sorted() == Array(1...25) ? [(order, "noOrder")] : []))
            },
            Check("apart", of: "observe") {
                let (a, told) = watched(by: 1...2)
                let other = Cell(0)
                other.value = 3
                try $0.expect(
                    "which of a's observers are notified of b.value = 3", told.take(), is: [],
                    ifGot: [([1, 2], "shared")])
                try $0.expect("a.value, after b.value = 3", a.value, is: 0)
            },
            Check("remove", of: "observe") { try examineRemoval($0) },
            Check("again", of: "observe") { try examineRemovalAgain($0) },
            Check("during", of: "value") { try examineRemovalDuringTelling($0) },
            Check("within", of: "value") { examiner in
                let (cell, before, after) = (Cell(0), Recorder<Int>(), Recorder<Int>())
                _ = cell.observe(before.hear)
                _ = cell.observe { [unowned cell] in if $0 > 9 { cell.value = 9 } }
                _ = cell.observe(after.hear)
                cell.value = 12
                try examiner.expect(
                    "cell.value after cell.value = 12, if observer 2 sets it to 9 when it receives more",
                    cell.value, is: 9)
                // An answer may send 12 to observer 3 before 9, after 9, or not at all, so only 9 is required.
                let note = "observer 2 sets cell.value to 9 when it receives more; after cell.value = 12, observer"
                for (number, told) in [(1, before.take()), (3, after.take())] {
                    try examiner.require(
                        told.contains(9), else: "deafWhileTelling", .note("\(note) \(number) received \(told)"))
                }
                for (value, due) in [(4, (first: [4], last: [4])), (12, (first: [9, 12], last: [9]))] {
                    cell.value = value
                    for (number, told, due) in [(1, before.take(), due.first), (3, after.take(), due.last)] {
                        try examiner.require(
                            due.allSatisfy(told.contains), else: "deafAfterwards",
                            .note("\(note) \(number) received \(told) after a later cell.value = \(value)"))
                    }
                }
                try examineSettingBack(examiner)
                try examineCountdown(examiner)
                try examineComingDuringTelling(examiner)
            },
            Check("released", of: "observe") {
                let cell = Cell(0)
                var screen: Screen? = Screen()
                // This is a `weak var`, because a `weak let` requires Swift 6.3.
                weak var seen: Screen?
                seen = screen
                var remove: (() -> Void)? = cell.observe { [screen] _ in _ = screen }
                screen = nil
                remove?()
                let isHeld = seen != nil
                remove = nil
                let note = "after remove(), the observer and all that it uses are still in memory"
                try $0.require(seen == nil, else: "kept", .note(note))
                try $0.require(!isHeld, else: "heldByRemoval", .note(note + ", until remove itself is released"))
                try examineEntries($0)
            },
            Check("everywhere", of: "observe") {
                try $0.agrees(
                    story: "a cell at 0", of: WatchStep.any,
                    examples: [
                        // No observer receives 3. So the second 2 equals the last value that an observer received, but
                        // not the cell's current value, 3.
                        [.observe, .set(2), .remove(0), .set(3), .observe, .set(2)]
                    ]
                ) { answer, log in answer.play(log) }
            },
        ]
    }

    private static func watched(by numbers: ClosedRange<Int>) -> (Cell, Recorder<Int>) {
        let (cell, told) = (Cell(0), Recorder<Int>())
        for number in numbers { _ = cell.observe { _ in told.hear(number) } }
        return (cell, told)
    }

    private static func removable(_ count: Int) -> (cell: Cell, told: Recorder<Int>, removals: [() -> Void]) {
        let (cell, told) = (Cell(0), Recorder<Int>())
        let removals = (1...count).map { number in cell.observe { _ in told.hear(number) } }
        return (cell, told, removals)
    }

    private static func examineRemoval(_ examiner: Examiner<any WatchCell>) throws {
        var (cell, told, removals) = removable(3)
        removals[1]()
        cell.value = 1
        try examiner.expect(
            "which of observers 1 to 3 are notified, after remove2()", told.take(), is: [1, 3],
            ifGot: [
                ([1, 2, 3], "notRemoved"), ([], "removesAll"), ([1, 2], "removesOther"), ([2, 3], "removesOther"),
                ([2], "removesOthers"), ([3], "removesMore"), ([1], "removesMore"),
            ])
        (cell, told, removals) = removable(4)
        removals[0]()
        removals[1]()
        cell.value = 1
        try examiner.expect(
            "which of observers 1 to 4 are notified, after remove1(), remove2()", told.take(), is: [3, 4],
            ifGot: [([2, 4], "byPlace"), ([4], "byPlace"), ([4, 3], "lastMoved")])
        (cell, told, removals) = removable(2)
        removals[0]()
        cell.value = 1
        try examiner.expect("which of observers 1 and 2 are notified, after remove1()", told.take(), is: [2])
        let removeThird = cell.observe { _ in told.hear(3) }
        cell.value = 2
        try examiner.expect(
            "who is notified, after remove1() and with a new observer 3", told.take(), is: [2, 3],
            ifGot: [([3], "numberReused"), ([2, 2], "numberReused"), ([3, 2], "placeReused")])
        removeThird()
        cell.value = 3
        try examiner.expect(
            "who is notified, after remove3()", told.take(), is: [2],
            ifGot: [([], "numberReused"), ([3], "numberReused")])
        let twice: (Int) -> Void = { _ in told.hear(0) }
        let pair = Cell(0)
        let remove = pair.observe(twice)
        _ = pair.observe(twice)
        remove()
        pair.value = 1
        try examiner.expect(
            "how often an observer that was added twice and removed once is notified", told.take().count, is: 1)
    }

    private static func examineEntries(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, count) = (Cell(0), 200)
        let removals = (1...count).map { _ in cell.observe { _ in } }
        for remove in removals { remove() }
        let lists = sequence(first: Mirror(reflecting: cell), next: \.superclassMirror).flatMap(\.children).filter {
            let list = Mirror(reflecting: $0.value)
            return [.collection, .dictionary, .set].contains(list.displayStyle) && list.children.count >= 50
        }
        guard let list = lists.first else { return }
        throw examiner.failure(
            "entriesKept",
            [
                .note(
                    "after \(count) observers have come and gone, \(list.label ?? "a list") has "
                        + "\(Mirror(reflecting: list.value).children.count) entries")
            ]
        ) { "entriesKept" }
    }

    private static func examineRemovalAgain(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, told, removals) = removable(2)
        removals[0]()
        _ = cell.observe { _ in told.hear(3) }
        removals[0]()
        cell.value = 1
        try examiner.expect(
            "who is notified, after remove1(), with a new observer 3, and after remove1() once more", told.take(),
            is: [2, 3],
            ifGot: [([3], "removesAnother"), ([2], "removesAnother")])
        let (other, heard, ends) = removable(2)
        ends[1]()
        _ = other.observe { _ in heard.hear(3) }
        ends[1]()
        other.value = 1
        try examiner.expect(
            "who is notified, after remove2(), with a new observer 3, and after remove2() once more", heard.take(),
            is: [1, 3], ifGot: [([1], "removesAnother")])
    }

    private static func examineSettingBack(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, before, after) = (Cell(0), Recorder<Int>(), Recorder<Int>())
        _ = cell.observe(before.hear)
        _ = cell.observe { [unowned cell] in if $0 == 5 { cell.value = 0 } }
        _ = cell.observe(after.hear)
        cell.value = 5
        let note = "observer 2 sets cell.value from 5 back to 0; after cell.value = 5, observer"
        for (number, told) in [(1, before.take()), (3, after.take())] {
            try examiner.require(told.contains(0), else: "setBack", .note("\(note) \(number) received \(told)"))
        }
    }

    /// Checks that the last of several changes arrives when an observer reacts to each change by making the next one.
    private static func examineCountdown(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, before, after) = (Cell(0), Recorder<Int>(), Recorder<Int>())
        _ = cell.observe(before.hear)
        _ = cell.observe { [unowned cell] in if $0 > 0 { cell.value = $0 - 1 } }
        _ = cell.observe(after.hear)
        cell.value = 4
        let note = "observer 2 sets cell.value to n - 1 when it receives n > 0; after cell.value = 4, observer"
        for (number, told) in [(1, before.take()), (3, after.take())] {
            try examiner.require(told.contains(0), else: "deafInDepth", .note("\(note) \(number) received \(told)"))
        }
    }

    /// Checks that an observer that is added during a notification is notified of the next value. The answer decides
    /// whether it is also notified of the current value.
    private static func examineComingDuringTelling(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, told) = (Cell(0), Recorder<Int>())
        var hasCome = false
        _ = cell.observe { [unowned cell] _ in
            told.hear(1)
            if !hasCome {
                hasCome = true
                _ = cell.observe { _ in told.hear(2) }
            }
        }
        cell.value = 1
        _ = told.take()
        cell.value = 2
        try examiner.expect(
            "who is notified of 2, if observer 1 adds observer 2 while it is notified of 1", told.take(), is: [1, 2])
    }

    private static func examineRemovalDuringTelling(_ examiner: Examiner<any WatchCell>) throws {
        let (cell, told) = (Cell(0), Recorder<Int>())
        var removeFirst: () -> Void = {}
        removeFirst = cell.observe { _ in
            told.hear(1)
            removeFirst()
        }
        _ = cell.observe { _ in told.hear(2) }
        _ = cell.observe { _ in told.hear(3) }
        cell.value = 1
        try examiner.expect(
            "who is notified, if observer 1 removes itself meanwhile", told.take(), is: [1, 2, 3],
            ifGot: [([1, 3], "skipped"), ([1], "stopped")])
        let (other, heard) = (Cell(0), Recorder<Int>())
        var removeSecond: () -> Void = {}
        _ = other.observe { _ in
            heard.hear(1)
            removeSecond()
        }
        removeSecond = other.observe { _ in heard.hear(2) }
        other.value = 1
        try examiner.expect(
            "who is notified, if observer 1 removes observer 2 meanwhile", heard.take(), is: [1],
            ifGot: [([1, 2], "toldAfterRemoval")])
        let (last, noted) = (Cell(0), Recorder<Int>())
        var removals: [() -> Void] = []
        for number in 1...4 {
            removals.append(
                last.observe { _ in
                    noted.hear(number)
                    if number == 2 { for remove in removals.prefix(2) { remove() } }
                })
        }
        last.value = 1
        try examiner.expect(
            "which of observers 1 to 4 are notified, if observer 2 removes observer 1 and itself meanwhile",
            noted.take(), is: [1, 2, 3, 4], ifGot: [([1, 2, 4], "skippedTwo"), ([1, 2], "skippedTwo")])
    }
}

enum WatchStep: Sendable, CustomStringConvertible {
    case set(Int), observe, observeOnce, remove(Int), setOther(Int)

    static var any: Generator<WatchStep> {
        let place = Generator<Int>.int(in: 0...3)
        let number = Generator<Int>.element(of: [0, 1, 2, 3, -1, .max, .min])
        return .one(of: [
            number.map { .set($0) }, .constant(.observe), number.map { .set($0) }, place.map { .remove($0) },
            .constant(.observeOnce), number.map { .setOther($0) },
        ])
    }

    var description: String {
        switch self {
        case .set(let number): "a.value = \(number)"
        case .observe: "another observer of a"
        case .observeOnce: "another observer of a, which removes itself when notified"
        case .remove(let place): "observer \(place + 1) of a is removed"
        case .setOther(let number): "b.value = \(number)"
        }
    }
}

extension WatchCell {
    fileprivate func play(_ log: RunLog) -> (WatchStep) -> Void {
        let (a, b) = (Cell(0), Cell(0))
        _ = b.observe { log.note("b's observer receives \($0)") }
        var removals: [() -> Void] = []
        return { step in
            let number = removals.count + 1
            switch step {
            case .set(let value): a.value = value
            case .observe: removals.append(a.observe { log.note("observer \(number) receives \($0)") })
            case .observeOnce:
                removals.append({})
                removals[number - 1] = a.observe {
                    log.note("observer \(number) receives \($0), and removes itself")
                    removals[number - 1]()
                }
            case .remove(let place): if place < removals.count { removals[place]() }
            case .setOther(let value): b.value = value
            }
            log.note("a is \(a.value)")
        }
    }
}
