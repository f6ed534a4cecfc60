/// 8.4: checks and steps, one after another, as one pipeline over a result.
public protocol TryPipeline: Contract {
    /// Turns a success into a success with another value, or into a failure if `transform` throws. Returns a failure
    /// unchanged. `transform` is called once for a success, but never for a failure.
    ///
    /// `tryMap(.success(["name": "Ada"]), transferToKeyChild("name"))` is `.success("Ada")`.
    /// `tryMap(.success([:]), transferToKeyChild("name"))` is `.failure(Fault(at: ["name"], .missing))`.
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault>

    /// Keeps a success that passes a check, and returns a failure unchanged. If the check throws, the result is a
    /// failure with the check's fault. `check` is called once for a success, but never for a failure.
    ///
    /// `` `try`(.success("Ada"), mustBe(.string)) `` is `.success("Ada")`.
    /// `` `try`(.success(12), mustBe(.string)) `` is `.failure(Fault(.wrongKind(expected: .string, got: .number)))`.
    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault>

    /// Returns the customer's name: the value for `name` in the value for `customer`. The name must be a string.
    ///
    /// `customerName(.success(["customer": ["name": "Ada"]]))` is `.success("Ada")`.
    /// `customerName(.success(["customer": ["name": 7]]))` is
    /// `.failure(Fault(.wrongKind(expected: .string, got: .number)))`.
    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault>
}

extension TryPipeline {
    /// 8.2: makes a check that throws a fault if a value is not of the given kind.
    public func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            guard value.kind == kind else { throw Fault(.wrongKind(expected: kind, got: value.kind)) }
        }
    }

    /// 8.3: makes a function that returns the value for a key, or throws a fault that says why there is none.
    public func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard case .object(let members) = value else {
                throw Fault(.wrongKind(expected: .object, got: value.kind))
            }
            guard let child = members[key] else { throw Fault(at: [.key(key)], .missing) }
            guard child != .null else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

extension TryPipeline {
    static var checks: [Check<any TryPipeline>] {
        let objects = Generator<JSON>.object(of: ["name", "id", "customer"], .leaf)
        let value = jsonArgument("value", .one(of: [objects, .json]))
        return [
            Check("maps", of: "tryMap") { examiner in
                // An answer that loses the fault may return anything in its place, so any wrong result counts as this
                // mistake.
                let (named, bare): (JSON, JSON) = (["name": "Ada"], [:])
                examiner.running("tryMap(.success(\(named)), transferToKeyChild(\"name\"))")
                let good = Self().tryMap(.success(named), Self().transferToKeyChild("name"))
                examiner.running("tryMap(.success(\(bare)), transferToKeyChild(\"name\"))")
                let bad = Self().tryMap(.success(bare), Self().transferToKeyChild("name"))
                examiner.finished()
                if good == .success("Ada") {
                    try examiner.expect(
                        "tryMap(.success(\(bare)), transferToKeyChild(\"name\"))", bad,
                        is: .failure(Fault(at: ["name"], .missing)),
                        ifGot: [(bad, bad.isSuccess ? "swallowed" : "otherError")])
                }
                try examiner.agrees(
                    "tryMap(.success(_), _)", on: value, Argument("transform", Way.any),
                    examples: [(["name": "Ada"], .child("name")), ([:], .child("name"))]
                ) { answer, value, way in answer.tryMap(.success(value), way.transform(of: answer)) }
                // Calls `tryMap` twice for each value: first `transform` returns a new value, then the old value. An
                // answer may compare the two values, and call `transform` again in only one of these cases.
                let values = [["name": "Ada"]] + Generator<JSON>.json.samples(10)
                for (value, isNew) in values.flatMap({ [($0, true), ($0, false)] }) {
                    var runs = 0
                    _ = Self().tryMap(.success(value)) { (value: JSON) throws(Fault) in
                        runs += 1
                        return isNew ? [value] : value
                    }
                    try examiner.require(
                        runs <= 1, else: "transformedTwice",
                        .note("tryMap(.success(\(value)), transform) called transform \(runs)×"))
                }
            },
            Check("mapFails", of: "tryMap") {
                for fault in Generator<Fault>.fault.samples(20) {
                    var runs = 0
                    let transform: TryMap = { (_: JSON) throws(Fault) in
                        runs += 1
                        throw fault
                    }
                    let got = Self().tryMap(.success(["id": 7]), transform)
                    try $0.expect(
                        "tryMap(.success([\"id\": 7]), { _ in throw fault }), where fault is: \(fault)", got,
                        is: .failure(fault),
                        ifGot: [(got, got.isSuccess ? "swallowed" : "otherError")])
                    try $0.require(
                        runs <= 1, else: "transformedTwice",
                        .note("tryMap(.success([\"id\": 7]), { _ in throw fault }) called the closure \(runs)×"))
                }
            },
            Check("mapFirst", of: "tryMap") {
                try Self.leavesFailuresAlone($0, "tryMap") { answer, earlier, ran in
                    answer.tryMap(.failure(earlier)) { (_: JSON) throws(Fault) in
                        ran()
                        return "Ada"
                    }
                }
            },
            Check("keeps", of: "try") {
                for value in ["Ada"] + Generator<JSON>.json.samples(30) {
                    var asked: [JSON] = []
                    let got = Self().try(.success(value)) { (value: JSON) throws(Fault) in asked.append(value) }
                    try $0.expect(
                        "try(.success(\(value)), { _ in })", got, is: .success(value),
                        ifGot: [(got, got.isSuccess ? "valueLost" : "tryExchanged")])
                    try $0.require(
                        asked.allSatisfy { $0 == value } && !asked.isEmpty,
                        else: asked.isEmpty ? "notAsked" : "otherAsked",
                        .note("try(.success(\(value)), check) called check(…) with \(asked)"))
                    try $0.require(
                        asked.count == 1, else: "checkedTwice",
                        .note("try(.success(\(value)), check) called check(…) \(asked.count)×"))
                }
            },
            Check("fails", of: "try") {
                for (value, fault) in zip([12] + Generator<JSON>.json.samples(30), Generator<Fault>.fault.samples(31)) {
                    var runs = 0
                    let got = Self().try(.success(value)) { (_: JSON) throws(Fault) in
                        runs += 1
                        throw fault
                    }
                    try $0.expect(
                        "try(.success(\(value)), { _ in throw fault }), where fault is: \(fault)", got,
                        is: .failure(fault),
                        ifGot: [(got, got.isSuccess ? "notReturned" : "tryOtherError")])
                    try $0.require(
                        runs <= 1, else: "checkedTwice",
                        .note("try(.success(\(value)), { _ in throw fault }) called the closure \(runs)×"))
                }
                try $0.agrees(
                    "try(.success(_), mustBe(._))", on: value, kindArgument(), examples: [(12, .string)]
                ) { $0.try(.success($1), $0.mustBe($2)) }
            },
            Check("first", of: "try") {
                try Self.leavesFailuresAlone($0, "try") { answer, earlier, ran in
                    answer.try(.failure(earlier)) { (_: JSON) throws(Fault) in
                        ran()
                        throw Fault(.wrongKind(expected: .string, got: .number))
                    }
                }
            },
            Check("name", of: "customerName") {
                try $0.agrees(
                    "customerName(.success([\"customer\": [\"name\": _]]))", on: textArgument("name"),
                    examples: ["Ada"], tries: 40
                ) { $0.customerName(.success(["customer": ["name": $1]])) }
            },
            Check("faults", of: "customerName") { examiner in
                let bad: [JSON] = [["customer": ["name": 7]], ["customer": [:]], ["customer": .null]]
                let found = bad.map { Self().customerName(.success($0)) }
                let good = Self().customerName(.success(["customer": ["name": "Ada"]]))
                try examiner.require(
                    found.contains { $0.isSuccess || $0 != found[0] } || !good.isSuccess, else: "oneFault",
                    .note("for a name that is a number, a missing name and a null customer, customerName returned"),
                    .note(Tour.described(found[0])))
                let due = [
                    Fault(.wrongKind(expected: .string, got: .number)), Fault(at: ["name"], .missing),
                    Fault(at: ["customer"], .null),
                ]
                for ((response, got), fault) in zip(zip(bad, found), due) {
                    guard case .failure(let other) = got, other.problem == fault.problem,
                        other.path.count > fault.path.count
                    else { continue }
                    try examiner.expect(
                        "customerName(.success(\(response)))", got, is: .failure(fault), ifGot: [(got, "pathAdded")])
                }
                let nulls: [(JSON, Fault)] = [
                    (["customer": .null], Fault(at: ["customer"], .null)),
                    (["customer": ["name": .null]], Fault(at: ["name"], .null)),
                ]
                for (response, fault) in nulls {
                    examiner.running("customerName(.success(\(response)))")
                    let got = Self().customerName(.success(response))
                    examiner.finished()
                    guard got == .success(.null) else { continue }
                    try examiner.expect(
                        "customerName(.success(\(response)))", got, is: .failure(fault),
                        ifGot: [(got, "nullReturned")])
                }
                try examiner.agrees(
                    "customerName(.success(_))", on: Self.responses,
                    examples: [
                        ["customer": ["name": 7]], ["customer": [:]], ["customer": .null], ["customer": "Ada"],
                        ["Customer": ["name": "Ada"]], ["customer": ["Name": "Ada"]], ["customer.name": "Ada"],
                        ["customer": [["name": "Ada"]]], ["name": "Ada"], ["customer": ["name": "null"]],
                        ["customer": ["customer": ["name": "Ada"]]], ["customer": ["name": ["name": "Ada"]]],
                    ]
                ) { $0.customerName(.success($1)) }
                for fault in Generator<Fault>.fault.samples(20) {
                    let got = Self().customerName(.failure(fault))
                    try examiner.expect(
                        "customerName(.failure(\(fault)))", got, is: .failure(fault),
                        ifGot: got.isSuccess ? [] : [(got, "newFailure")])
                }
            },
        ]
    }

    private static func leavesFailuresAlone(
        _ examiner: Examiner<any TryPipeline>, _ name: String, _ run: (Self, Fault, () -> Void) -> Result<JSON, Fault>
    ) throws {
        for earlier in [Fault(at: ["reply"], .missing)] + Generator<Fault>.fault.samples(20) {
            var runs = 0
            let got = run(Self(), earlier) { runs += 1 }
            try examiner.require(
                runs == 0, else: "runsAnyway", .note("\(name)(.failure(\(earlier)), …) called the closure \(runs)×"))
            try examiner.expect(
                "\(name)(.failure(\(earlier)), …)", got, is: .failure(earlier),
                ifGot: [(got, got.isSuccess ? "failureLost" : "newFailure")])
        }
    }

    private static var responses: Argument<JSON> {
        func customer(_ response: JSON) -> JSON? { response.member("customer") }
        func name(_ response: JSON) -> JSON? { customer(response)?.member("name") }
        let customers = Generator<JSON>.object(of: ["name", "name", "id"], .leaf)
        let objects = Generator<JSON>.object(
            of: ["customer", "customer", "name"], .one(of: [customers, customers, .json]))
        return Argument(
            "response", .one(of: [objects, objects, objects, .json]),
            edges: [
                .null, [:], "Ada", [["name": "Ada"]], ["customer.name": "Ada"], ["customer": ["name": [.null]]],
                ["customer": [["name": "Ada"]]], ["customer": ["name": ""]],
            ],
            .feature("the response is not an object") { $0.kind != .object },
            .feature("the customer is missing") { $0.kind == .object && customer($0) == nil },
            .feature("the customer is null") { customer($0) == .null },
            .feature("the customer is not an object") {
                customer($0).map { $0.kind != .object && $0 != .null } ?? false
            },
            .feature("the name is missing") { customer($0)?.kind == .object && name($0) == nil },
            .feature("the name is null") { name($0) == .null },
            .feature("the name is not a string") { name($0).map { $0.kind != .string && $0 != .null } ?? false },
            .feature("the name is a string") { name($0)?.kind == .string })
    }
}

extension Result {
    fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}

private enum Way: CustomStringConvertible, Sendable {
    case child(String)
    case wrap
    case give(JSON)

    @MainActor func transform(of answer: any TryPipeline) -> TryMap {
        switch self {
        case .child(let key): answer.transferToKeyChild(key)
        case .wrap: { .array([$0]) }
        case .give(let value): { _ in value }
        }
    }

    var description: String {
        switch self {
        case .child(let key): "transferToKeyChild(\"\(key)\")"
        case .wrap: "{ .array([$0]) }"
        case .give(let value): "{ _ in \(value) }"
        }
    }

    static var any: Generator<Way> {
        .element(of: [.child("name"), .wrap, .give("Ada"), .child("id"), .give(.null), .child("customer"), .give(7)])
    }
}
