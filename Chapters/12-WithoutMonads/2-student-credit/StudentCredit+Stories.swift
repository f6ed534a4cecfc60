enum Limit: CustomStringConvertible, Sendable {
    case atLeast(Int)
    case below(Int)

    func isEnough(_ credit: Int) -> Bool {
        switch self {
        case .atLeast(let limit): credit >= limit
        case .below(let limit): credit < limit
        }
    }

    var description: String {
        switch self {
        case .atLeast(let limit): "{ $0 >= \(limit) }"
        case .below(let limit): "{ $0 < \(limit) }"
        }
    }
}

extension Generator where Value == Limit {
    static var limit: Generator {
        let number = Generator<Int>.one(of: [.int(in: 0...100), .element(of: [50, 70, 90])])
        let atLeast = number.map { Limit.atLeast($0) }
        return .one(of: [atLeast, atLeast, number.map { .below($0) }])
    }
}

struct SomeStudent: CustomStringConvertible, Sendable {
    let filter: Limit?
    var name: String?
    var number: Int?
    var isFilterLast = true

    init(_ filter: Limit?, name: String? = nil, number: Int? = nil) {
        (self.filter, self.name, self.number) = (filter, name, number)
    }

    @MainActor func record<Record: RecordShape>(of empty: Record) -> Record {
        var record = empty
        if !isFilterLast, let filter { record = record.satisfied(by: filter.isEnough) }
        if let name { record = record.named(name) }
        if let number { record = record.numbered(number) }
        if isFilterLast, let filter { record = record.satisfied(by: filter.isEnough) }
        return record
    }

    var description: String {
        let limit = filter.map { isFilterLast ? ".satisfied \($0)" : ".satisfied(by: \($0))" } ?? ""
        let words =
            (name.map { ".named(\(Tour.described($0)))" } ?? "") + (number.map { ".numbered(\($0))" } ?? "")
        return "Record()" + (isFilterLast ? words + limit : limit + words)
    }

    static var argument: Argument<SomeStudent> {
        Argument(
            "student", .student,
            edges: [SomeStudent(.atLeast(50), name: "Ming", number: 345), SomeStudent(nil, name: "Li", number: 7)],
            .feature("the student has a name") { $0.name != nil },
            .feature("the student has no name") { $0.name == nil },
            .feature("the student has a number") { $0.number != nil },
            .feature("the student has no number") { $0.number == nil },
            .feature("the student has a name or a number") { $0.name != nil || $0.number != nil },
            .feature("the student has neither a name nor a number") { $0.name == nil && $0.number == nil },
            .feature("the student has no filter") { $0.filter == nil })
    }
}

extension Generator where Value == SomeStudent {
    static var student: Generator {
        let some = Generator<Limit>.limit.map { SomeStudent($0) }
        let anonymous = Generator.one(of: [some, some, some, some, .constant(SomeStudent(nil))])
        let words = Generator<(String?, Int?)>.pair(
            .element(of: [nil, "Ming", "Li", nil, "Zoë"]), .element(of: [nil, 345, 1, nil, 0]))
        return Generator<(SomeStudent, ((String?, Int?), Bool))>.pair(anonymous, .pair(words, .bool)).map {
            student, more in
            var student = student
            (student.name, student.number, student.isFilterLast) = (more.0.0, more.0.1, !more.1)
            return student
        }
    }
}

// MARK: - Records

/// A step in a story about records. `empty` is `Record()`, and the other records are named `a`, `b` and so on, in the
/// order in which they were made.
enum RecordStep: CustomStringConvertible, Sendable {
    enum Kind { case names, numbers, filters, asks }

    case named(String, String)
    case numbered(String, Int)
    case satisfied(String, Limit)
    case asked(String, Int)

    var record: String {
        switch self {
        case .named(let record, _), .numbered(let record, _), .satisfied(let record, _), .asked(let record, _): record
        }
    }

    var requirement: String {
        switch self {
        case .named: "named"
        case .numbered: "numbered"
        case .satisfied: "satisfied"
        case .asked: "isSatisfied"
        }
    }

    var description: String {
        switch self {
        case .named(let record, let name): "\(record).named(\(Tour.described(name)))"
        case .numbered(let record, let number): "\(record).numbered(\(number))"
        case .satisfied(let record, let limit): "\(record).satisfied \(limit)"
        case .asked(let record, let credit): "\(record).isSatisfied(by: \(credit))"
        }
    }
}

extension Generator where Value == RecordStep {
    static func recordSteps(_ kinds: Set<RecordStep.Kind>) -> Generator {
        let record = Generator<String>.element(of: ["empty", "empty", "a", "a", "a", "b", "b", "c", "d"])
        let name = Generator<String>.one(of: [.element(of: ["Ming", "Li", "", " ", "ming", "Zoë "]), .string])
        let credit = Generator<Int>.one(of: [.int(in: 0...100), .element(of: [0, 50, 70, 90])])
        var steps: [Generator] = []
        if kinds.contains(.names) {
            steps.append(Generator<(String, String)>.pair(record, name).map { .named($0, $1) })
        }
        if kinds.contains(.numbers) {
            let number = Generator<Int>.one(of: [.int, .int(in: 1...999), .element(of: [0, -1, .min, .max])])
            steps.append(Generator<(String, Int)>.pair(record, number).map { .numbered($0, $1) })
        }
        if kinds.contains(.filters) {
            let satisfied = Generator<(String, Limit)>.pair(record, .limit).map { RecordStep.satisfied($0, $1) }
            steps += [satisfied, satisfied]
        }
        if kinds.contains(.asks) {
            let asked = Generator<(String, Int)>.pair(record, credit).map { RecordStep.asked($0, $1) }
            steps += [asked, asked, asked]
        }
        return .one(of: steps)
    }
}

/// An empty record, and all records made from it. The stage notes each new record and, if `isCopyAsked` is true, each
/// change to an earlier one.
@MainActor final class RecordStage<Record: RecordShape> {
    private let empty: Record
    private let log: RunLog
    private let isCopyAsked: Bool
    private var made: [Record] = []
    private var known: [String] = []
    private var isBuilding = false
    private var isAskedEarly = false

    init(_ empty: Record, _ log: RunLog, isCopyAsked: Bool) {
        (self.empty, self.log, self.isCopyAsked) = (empty, log, isCopyAsked)
        known = [words(empty)]
    }

    private static var names: [String] { ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] }

    private func words(_ record: Record) -> String { "\(Tour.described(record.name)) \(record.number)" }

    private func record(_ name: String) -> Record? {
        guard let place = Self.names.firstIndex(of: name) else { return empty }
        return place < made.count ? made[place] : nil
    }

    func perform(_ step: RecordStep) {
        guard let record = record(step.record) else { return }
        switch step {
        case .named(_, let name): add(record.named(name))
        case .numbered(_, let number): add(record.numbered(number))
        case .satisfied(_, let limit):
            (isBuilding, isAskedEarly) = (true, false)
            let new = record.satisfied { [self] credit in
                if isBuilding { isAskedEarly = true }
                return limit.isEnough(credit)
            }
            isBuilding = false
            // This is noted only once, however often the filter was called.
            if isAskedEarly { log.note("the filter is called already") }
            add(new)
        case .asked(_, let credit): log.note("\(record.isSatisfied(by: credit))")
        }
    }

    private func add(_ record: Record) {
        made.append(record)
        let name = Self.names[made.count - 1]
        log.note("\(name) is \(words(record))")
        guard isCopyAsked else { return }
        known.append(words(record))
        let (now, all) = (([empty] + made).map(words), ["empty"] + Self.names)
        for place in now.indices where now[place] != known[place] {
            log.note("\(all[place]) has become \(now[place])")
        }
        known = now
    }
}

// MARK: - Credits

enum CreditStep: CustomStringConvertible, Sendable {
    /// Replaces the credit with a new subject.
    case credit(Int)
    case add(Int)
    case send(Int)

    var description: String {
        switch self {
        case .credit(let value): "credit = PlainSubject(\(value))"
        case .add(let points): "add(\(points), to: credit)"
        case .send(let value): "credit.send(\(value))"
        }
    }
}

extension Generator where Value == CreditStep {
    static var creditSteps: Generator {
        let value = Generator<Int>.one(of: [.int(in: 0...100), .element(of: [0, 1, 98, 99, 100])])
        let add = Generator<Int>.one(of: [.int(in: -30...30), .element(of: [0, 5, 100, -100, 1_000, -1_000])])
            .map {
                CreditStep.add($0)
            }
        return .one(of: [add, add, add, value.map { .credit($0) }, value.map { .send($0) }])
    }
}

@MainActor final class CreditStage {
    private let log: RunLog
    private let isAsked: (Int, Int) -> Bool
    private let add: (Int, PlainSubject<Int>) -> Void
    private var credit = PlainSubject(0)
    private var isListening = true

    /// Makes a stage with a credit of 0 points and one subscriber.
    ///
    /// - Parameter isAsked: a function that returns true if the check covers this addition. Its arguments are the
    ///   credit and the points to add.
    init(_ log: RunLog, isAsked: @escaping (Int, Int) -> Bool, _ add: @escaping (Int, PlainSubject<Int>) -> Void) {
        (self.log, self.isAsked, self.add) = (log, isAsked, add)
        listen()
    }

    private func listen() {
        isListening = false
        let subject = credit
        subject.subscribe { [self] value in
            if isListening, subject === credit { log.note("\(value) is sent") }
        }
        isListening = true
    }

    func perform(_ step: CreditStep) {
        switch step {
        case .credit(let value):
            credit = PlainSubject(value)
            listen()
        case .add(let points): if isAsked(credit.value, points) { add(points, credit) }
        case .send(let value): credit.send(value)
        }
    }
}
