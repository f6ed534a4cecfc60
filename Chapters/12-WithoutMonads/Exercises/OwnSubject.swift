/// What a class has to offer to be a subject.
@MainActor public protocol SubjectShape<Value>: AnyObject, Sendable {
    /// The type of what is sent.
    associatedtype Value

    /// Makes a subject that nobody listens to yet.
    ///
    /// `Subject(7).value` is `7`.
    /// `Subject("wax").value` is `"wax"`.
    init(_ value: Value)

    /// The value that was sent last.
    ///
    /// After `subject.send(10)` it is `10`.
    /// Before anything is sent it is what the subject was made with.
    var value: Value { get }

    /// Adds a subscriber, and tells it the value at once.
    ///
    /// `subject.subscribe { print($0) }` prints the value, and then each one that is sent.
    /// `let leave = subject.subscribe { … }`, and later `leave()`: from then on the subscriber hears nothing.
    func subscribe(_ tell: @escaping (Value) -> Void) -> () -> Void

    /// Tells all subscribers, in the order in which they came.
    ///
    /// `subject.send(10)` calls every subscriber with `10`, even where the value was `10` before.
    /// If a subscriber sends `2` while `1` is being told, all hear `1` first, and then `2`.
    func send(_ value: Value)
}

/// 12.1: a subject of your own, judged with numbers and with texts.
public protocol OwnSubject: Contract {
    /// Your subject of numbers.
    associatedtype Numbers: SubjectShape<Int>
    /// Your subject of texts.
    associatedtype Texts: SubjectShape<String>
}

extension OwnSubject {
    /// What must hold, in the order of the words.
    static var checks: [Check] {
        [
            Check("initial", of: "subscribe") { examiner in
                try examiner.expect("Subject(7).value", Numbers(7).value, is: 7)
                var (numbers, texts): ([Int], [String]) = ([], [])
                _ = Numbers(7).subscribe { numbers.append($0) }
                _ = Texts("wax").subscribe { texts.append($0) }
                try examiner.expect(
                    "Subject(7).subscribe(a)", heard: numbers, is: [7],
                    ifGot: [([], "noInitial"), ([7, 7], "initialTwice")])
                try examiner.expect("Subject(\"wax\").subscribe(a)", heard: texts, is: ["wax"])
            },
            Check("send", of: "send") { try checkSend($0) },
            Check("two", of: "subscribe") { try checkTwo($0) },
            Check("order", of: "send") { try checkOrder($0) },
            Check("remove", of: "subscribe") { try checkRemoval($0) },
            Check("released", of: "subscribe") { try checkRelease($0) },
            Check("reentrant", of: "send") { try checkReentrancy($0) },
            Check("leaving", of: "send") { try checkLeaving($0) },
        ]
    }

    private static func checkSend(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        var heard: [Int] = []
        _ = subject.subscribe { heard.append($0) }
        subject.send(10)
        subject.send(5)
        try examiner.expect(
            "Subject(0): subscribe(a), send(10), send(5)", heard: heard, is: [0, 10, 5],
            ifGot: [
                ([0], "silent"), ([0, 0, 10], "old"), ([0, 0, 0], "old"), ([0, 10], "onlyOnce"),
                ([0, 10, 15], "added"), ([0, 10, 10, 5, 5], "twice"),
            ])
        try examiner.expect("subject.value after send(5)", subject.value, is: 5, ifGot: [(0, "valueStays")])
        subject.send(5)
        try examiner.expect(
            "send(5) once more", heard: heard, is: [0, 10, 5, 5], ifGot: [([0, 10, 5], "onlyChanges")])
    }

    private static func checkOrder(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        let names = ["a", "b", "c", "d", "e", "f"]
        var order: [String] = []
        for name in names { _ = subject.subscribe { _ in order.append(name) } }
        order = []
        subject.send(5)
        try examiner.expect(
            "who hears send(5), in order", order, is: names,
            ifGot: [(names.reversed(), "backwards")] + (order.sorted() == names ? [(order, "unordered")] : []))
    }

    private static func checkTwo(_ examiner: Examiner) throws {
        let (subject, other) = (Numbers(0), Numbers(1))
        var (first, second, elsewhere): ([Int], [Int], [Int]) = ([], [], [])
        _ = other.subscribe { elsewhere.append($0) }
        _ = subject.subscribe { first.append($0) }
        subject.send(10)
        _ = subject.subscribe { second.append($0) }
        subject.send(5)
        let script = "Subject(0): subscribe(a), send(10), subscribe(b), send(5)"
        try examiner.expect(
            "\(script). What a hears:", heard: first, is: [0, 10, 5],
            ifGot: [([0, 10], "replaced"), ([0, 10, 10, 5], "allAgain")])
        try examiner.expect(
            "\(script). What b hears:", heard: second, is: [10, 5],
            ifGot: [
                ([5], "onlyFirstInitial"), ([0, 5], "staleInitial"), ([0, 10, 5], "history"), ([10], "onlyFirst"),
            ])
        try examiner.expect(
            "Another subject, with the value 1, to which nothing is sent:", heard: elsewhere, is: [1],
            ifGot: [([1, 10, 5], "shared")])
    }

    private static func checkRemoval(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        var (a, b, c): ([Int], [Int], [Int]) = ([], [], [])
        let leaveA = subject.subscribe { a.append($0) }
        let leaveB = subject.subscribe { b.append($0) }
        _ = subject.subscribe { c.append($0) }
        leaveA()
        subject.send(5)
        let script = "a, b and c subscribe, a leaves, send(5)"
        try examiner.expect("\(script). What a hears:", heard: a, is: [0], ifGot: [([0, 5], "stillThere")])
        for heard in [b, c] {
            try examiner.expect(
                "\(script). What b and c hear:", heard: heard, is: [0, 5], ifGot: [([0], "removedAll")])
        }
        leaveA()
        subject.send(6)
        try examiner.expect(
            "a leaves once more, send(6). What b hears:", heard: b, is: [0, 5, 6], ifGot: [([0, 5], "removedTwice")])
        try examiner.expect(
            "a leaves once more, send(6). What c hears:", heard: c, is: [0, 5, 6], ifGot: [([0, 5], "removedTwice")])
        leaveB()
        subject.send(7)
        try examiner.expect(
            "b leaves, too, send(7). What b hears:", heard: b, is: [0, 5, 6], ifGot: [([0, 5, 6, 7], "byPlace")])
        try examiner.expect(
            "b leaves, too, send(7). What c hears:", heard: c, is: [0, 5, 6, 7], ifGot: [([0, 5, 6], "byPlace")])
        var d: [Int] = []
        let leaveD = subject.subscribe { d.append($0) }
        leaveB()
        subject.send(8)
        try examiner.expect(
            "d subscribes, b leaves once more, send(8). What d hears:", heard: d, is: [7, 8],
            ifGot: [([7], "reusedNumber")])
        leaveD()
        subject.send(9)
        try examiner.expect(
            "d leaves, send(9). What c hears:", heard: c, is: [0, 5, 6, 7, 8, 9],
            ifGot: [([0, 5, 6, 7, 8], "reusedNumber")])
    }

    private static func checkRelease(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        weak var listener: Owned?
        var leave: (() -> Void)?
        do {
            let owned = Owned()
            listener = owned
            leave = subject.subscribe { _ in owned.touch() }
        }
        leave?()
        leave = nil
        try examiner.require(
            listener == nil, else: "kept", .note("a subscribes and leaves"),
            .note("the subject still holds a's function"))
        weak var gone: Numbers?
        do {
            let short = Numbers(0)
            gone = short
            leave = short.subscribe { _ in }
        }
        try examiner.require(
            gone == nil, else: "keptByLeave", .note("the only thing left is what subscribe returned"),
            .note("the subject is still there"))
        leave?()
    }

    private static func checkReentrancy(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        var (first, second, read): ([Int], [Int], [Int]) = ([], [], [])
        _ = subject.subscribe { value in
            first.append(value)
            if value == 1 { subject.send(2) }
        }
        _ = subject.subscribe { value in
            second.append(value)
            read.append(subject.value)
        }
        subject.send(1)
        let script = "When a hears 1, it sends 2. send(1)."
        try examiner.expect("\(script) What a hears:", heard: first, is: [0, 1, 2], ifGot: [([0, 1], "dropped")])
        try examiner.expect(
            "\(script) What b hears:", heard: second, is: [0, 1, 2],
            ifGot: [([0, 2, 1], "nested"), ([0, 2, 2], "latestTwice"), ([0, 2], "overtaken")])
        try examiner.expect(
            "subject.value, each time that b hears something", read, is: [0, 1, 2], ifGot: [([0, 2, 2], "valueAhead")])
        subject.send(3)
        try examiner.expect(
            "Afterwards, send(3). What b hears:", heard: second, is: [0, 1, 2, 3], ifGot: [([0, 1, 2], "stuck")])
        let busy = Numbers(0)
        var heard: [Int] = []
        _ = busy.subscribe { if $0 == 1 { [2, 3].forEach(busy.send) } }
        _ = busy.subscribe { heard.append($0) }
        busy.send(1)
        try examiner.expect(
            "When a hears 1, it sends 2 and 3. send(1). What b hears:", heard: heard, is: [0, 1, 2, 3],
            ifGot: [([0, 1, 3], "onePending"), ([0, 1, 3, 2], "stack")])
    }

    private static func checkLeaving(_ examiner: Examiner) throws {
        let subject = Numbers(0)
        var (b, c): ([Int], [Int]) = ([], [])
        var leaveA: () -> Void = {}
        var leaveC: () -> Void = {}
        leaveA = subject.subscribe { value in
            guard value == 1 else { return }
            leaveA()
            leaveC()
        }
        _ = subject.subscribe { b.append($0) }
        leaveC = subject.subscribe { c.append($0) }
        subject.send(1)
        let script = "When a hears 1, a leaves, and c as well. send(1)."
        try examiner.expect("\(script) What b hears:", heard: b, is: [0, 1], ifGot: [([0], "skipped")])
        try examiner.expect("\(script) What c hears:", heard: c, is: [0], ifGot: [([0, 1], "toldAfterwards")])
        let joined = Numbers(0)
        var d: [Int] = []
        _ = joined.subscribe { value in
            guard value == 1 else { return }
            _ = joined.subscribe { d.append($0) }
            joined.send(2)
        }
        joined.send(1)
        try examiner.expect(
            "When a hears 1, d subscribes, and a sends 2. send(1). What d hears:", heard: d, is: [1, 2],
            ifGot: [([1, 1, 2], "joinedTwice"), ([1], "joinedLate")])
    }
}

/// Something that a subscriber holds.
private final class Owned {
    func touch() {}
}
