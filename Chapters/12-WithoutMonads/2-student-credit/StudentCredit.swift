/// The requirements of a student's record.
@MainActor public protocol RecordShape {
    /// Makes an empty record: no name, the number 0, and no filter.
    init()

    /// The student's name.
    var name: String { get }

    /// The student's number.
    var number: Int { get }

    /// Returns a copy of the record with a new name. The record itself does not change.
    ///
    /// `Record().named("Ming").name` is `"Ming"`.
    /// `Record().numbered(345).named("Ming").number` is `345`.
    func named(_ name: String) -> Self

    /// Returns a copy of the record with a new number. The record itself does not change.
    ///
    /// `Record().numbered(345).number` is `345`.
    /// `Record().named("Ming").numbered(345).name` is `"Ming"`.
    func numbered(_ number: Int) -> Self

    /// Returns a copy of the record with a new filter, which decides if a credit is enough. The record itself does not
    /// change.
    ///
    /// `Record().satisfied { $0 >= 70 }.isSatisfied(by: 70)` is `true`.
    /// `satisfied` stores the filter without calling it. A later call to `satisfied` replaces the filter.
    func satisfied(by filter: @escaping (Int) -> Bool) -> Self

    /// Returns true if the record's filter accepts a credit.
    ///
    /// `Record().satisfied { $0 >= 50 }.isSatisfied(by: 60)` is `true`.
    /// `Record().isSatisfied(by: 100)` is `false`: there is no filter.
    func isSatisfied(by credit: Int) -> Bool
}

/// 12.2: a student's record built by a chain, and the rules for the credit.
public protocol StudentCredit: Contract {
    /// Your record.
    associatedtype Record: RecordShape

    /// Returns the color in which a credit is shown.
    ///
    /// `colour(of: 29)` is `.grey`, `colour(of: 30)` is `.purple`.
    /// `colour(of: 69)` is `.purple`, `colour(of: 70)` is `.red`.
    func colour(of credit: Int) -> Colour

    /// Returns the status of a student's credit. A credit of 0 is `.notSet`; for any other credit, the filter decides
    /// the status.
    ///
    /// `status(of: 0, for: student)` is `.notSet`, even if 0 satisfies the filter.
    /// `status(of: 70, for: student)` is `.pass` if 70 satisfies the student's filter, and otherwise `.fail`.
    func status(of credit: Int, for student: Record) -> Status

    /// Adds points to the credit. The credit stays between 0 and 100 and is sent only if it changes.
    ///
    /// `add(5, to: credit)` sends `15` if `credit.value` is `10`.
    /// `add(5, to: credit)` sends `100` if `credit.value` is `98`, and nothing if `credit.value` is `100`.
    func add(_ points: Int, to credit: PlainSubject<Int>)
}

extension StudentCredit {
    static var checks: [Check<any StudentCredit>] {
        [
            Check("chain", of: "named") { examiner in
                try agree(
                    examiner, [.names, .numbers],
                    [
                        [.named("empty", "Ming")], [.numbered("empty", 345), .named("a", "Ming")],
                        [.named("empty", "Ming"), .numbered("a", 345)],
                        [.named("empty", "Ming"), .named("a", "Li")], [.named("empty", "Ming"), .named("a", "")],
                    ], isCopyAsked: false)
            },
            Check("copy", of: "named") { examiner in
                try agree(
                    examiner, [.names, .numbers],
                    [
                        [.named("empty", "Ming"), .named("a", "Li")],
                        [.numbered("empty", 345), .named("a", "Li")],
                    ])
            },
            Check(
                "filter", of: "isSatisfied",
                mistakesIn: [
                    "filterLost": "named", "filterLostToo": "numbered", "combined": "satisfied",
                    "bothNeeded": "satisfied", "firstFilter": "satisfied",
                    "filterChanges": "satisfied", "allChangeThemselves": "satisfied",
                ]
            ) { examiner in
                try agree(
                    examiner, [.names, .numbers, .filters, .asks],
                    [
                        [.satisfied("empty", .atLeast(50)), .asked("a", 60)],
                        [.satisfied("empty", .atLeast(50)), .asked("a", 49)], [.asked("empty", 100)],
                        [.named("empty", "Ming"), .satisfied("a", .atLeast(50))],
                        [
                            .satisfied("empty", .atLeast(50)), .satisfied("a", .atLeast(90)), .asked("b", 75),
                            .asked("a", 75),
                        ],
                        [.satisfied("empty", .atLeast(90)), .satisfied("a", .atLeast(50)), .asked("b", 60)],
                        [.satisfied("empty", .atLeast(0)), .asked("a", 0)],
                        [.satisfied("empty", .atLeast(50)), .named("a", "Li"), .asked("b", 60)],
                        [.satisfied("empty", .atLeast(50)), .numbered("a", 7), .asked("b", 60)],
                        [.satisfied("empty", .atLeast(50)), .named("a", ""), .asked("b", 60)],
                        [.satisfied("empty", .atLeast(50)), .numbered("a", 0), .asked("b", 60)],
                        [
                            .satisfied("empty", .atLeast(50)), .named("a", "Li"), .numbered("b", 7),
                            .named("c", "Bo"), .asked("d", 60),
                        ],
                        [.satisfied("empty", .atLeast(50))] + Array(repeating: .asked("a", 60), count: 25),
                    ])
            },
            Check("colour", of: "colour") { examiner in
                try examiner.agrees(
                    "colour(of: _)",
                    on: Argument(
                        "credit", .int(in: -10...120),
                        edges: [29, 30, 69, 70] + Array(0...100) + [-1, 1_000, .min, .max]),
                    examples: [29, 30, 69, 70]
                ) { $0.colour(of: $1) }
            },
            Check("status", of: "status") { examiner in
                try examiner.agrees(
                    "status(of: _, for: _)",
                    on: Argument(
                        "credit", .int(in: 0...100), edges: [0, 1, 70, 99, 100] + Array(0...100) + [-1, 120, 1_000]),
                    SomeStudent.argument,
                    examples: [
                        (0, .init(.atLeast(70))), (70, .init(.atLeast(70))), (69, .init(.atLeast(70))),
                        (0, .init(.atLeast(0))),
                        (0, .init(.below(50), name: "Ming", number: 345)), (-5, .init(.below(50))),
                        (120, .init(.atLeast(110))), (-5, .init(.atLeast(0))),
                    ]
                ) { $0.status($1, $2) }
            },
            Check("add", of: "add") { examiner in
                try agree(
                    examiner, [[.add(5), .add(20)], [.credit(98), .add(1)]]
                ) { 0...100 ~= $0 + $1 && $1 != 0 }
            },
            Check("limits", of: "add") { examiner in
                try agree(examiner, [[.credit(98), .add(5)], [.credit(3), .add(-5)]]) {
                    // `add(0)` is not checked here. It should change nothing, but if the answer has let the credit
                    // leave the range from 0 to 100 in an earlier step, `add(0)` would have to move the credit back.
                    $1 != 0 && min(max($0 + $1, 0), 100) != $0
                }
            },
            Check("changes", of: "add") { examiner in
                try agree(
                    examiner,
                    [[.credit(100), .add(5)], [.credit(100), .add(-5)], [.add(-5)], [.credit(10), .add(0)]]
                ) { _, _ in true }
            },
        ]
    }

    private static func agree(
        _ examiner: Examiner<any StudentCredit>, _ kinds: Set<RecordStep.Kind>, _ examples: [[RecordStep]],
        isCopyAsked: Bool = true
    ) throws {
        try examiner.agrees(
            story: "let empty = Record()", of: .recordSteps(kinds), count: 1...10,
            examples: examples, tries: 100, calling: \.requirement
        ) { answer, log in answer.records(log, isCopyAsked) }
    }

    private static func agree(
        _ examiner: Examiner<any StudentCredit>, _ examples: [[CreditStep]], where isAsked: @escaping (Int, Int) -> Bool
    ) throws {
        try examiner.agrees(
            story: "let credit = PlainSubject(0)", of: .creditSteps, count: 1...8, examples: examples, tries: 120
        ) { answer, log in
            CreditStage(log, isAsked: isAsked) { answer.add($0, to: $1) }.perform
        }
    }

    fileprivate func records(_ log: RunLog, _ isCopyAsked: Bool) -> (RecordStep) -> Void {
        RecordStage(Record(), log, isCopyAsked: isCopyAsked).perform
    }

    fileprivate func status(_ credit: Int, _ student: SomeStudent) -> Status {
        status(of: credit, for: student.record(of: Record()))
    }
}
