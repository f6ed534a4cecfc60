private struct Answer: StudentCredit {
    struct Record: RecordShape {
        private(set) var name = ""
        private(set) var number = 0
        private var filter: (Int) -> Bool = { _ in false }

        func named(_ name: String) -> Record {
            changed { $0.name = name }
        }

        func numbered(_ number: Int) -> Record {
            changed { $0.number = number }
        }

        func satisfied(by filter: @escaping (Int) -> Bool) -> Record {
            changed { $0.filter = filter }
        }

        func isSatisfied(by credit: Int) -> Bool {
            filter(credit)
        }

        private func changed(_ change: (inout Record) -> Void) -> Record {
            var copy = self
            change(&copy)
            return copy
        }
    }

    func colour(of credit: Int) -> Colour {
        switch credit {
        case ..<30: .grey
        case ..<70: .purple
        default: .red
        }
    }

    func status(of credit: Int, for student: Record) -> Status {
        if credit == 0 { return .notSet }
        return student.isSatisfied(by: credit) ? .pass : .fail
    }

    func add(_ points: Int, to credit: PlainSubject<Int>) {
        let new = min(max(credit.value + points, 0), 100)
        if new != credit.value { credit.send(new) }
    }
}

package let studentCreditReference: any StudentCredit.Type = Answer.self

// MARK: - Wrong answers

package let studentCreditWrong: KeyValuePairs<String, any Contract.Type> = [
    "notKept": Of<NotKept>.self, "forgets": Of<Forgets>.self, "changesItself": Of<ChangesItself>.self,
    "filterChanges": Of<FilterChanges>.self, "askedEarly": Of<AskedEarly>.self, "ownLimit": Of<OwnLimit>.self,
    "alwaysEnough": Of<AlwaysEnough>.self, "noFilter": Of<NoFilter>.self,
    "filterForgets": Of<FilterForgets>.self, "filterLost": Of<FilterLost>.self, "thirtyGrey": ThirtyGrey.self,
    "seventyPurple": SeventyPurple.self, "failNotSet": FailNotSet.self, "zeroFails": ZeroFails.self,
    "zeroPasses": ZeroPasses.self, "seventyFails": SeventyFails.self, "filterIgnored": FilterIgnored.self,
    "nothingSent": NothingSent.self, "pointsSent": PointsSent.self, "alwaysFive": AlwaysFive.self,
    "sentTwice": SentTwice.self, "over": Over.self, "refused": Refused.self, "below": Below.self,
    "sentUnchanged": SentUnchanged.self,
    "appended": Of<Appended>.self, "notAsked": Of<NotAsked>.self, "askedOther": Of<AskedOther>.self,
    "combined": Of<Combined>.self, "lowNotGrey": LowNotGrey.self, "swapped": Swapped.self, "inverted": Inverted.self,
    "oneByOne": OneByOne.self, "ownCount": OwnCount.self, "stuckAtTop": StuckAtTop.self,
    "forgetsToo": Of<ForgetsToo>.self, "filterLostToo": Of<FilterLostToo>.self,
    "allChangeThemselves": Of<AllChangeThemselves>.self, "askedSeventy": AskedSeventy.self, "onlyUp": OnlyUp.self,
    "limitSent": LimitSent.self, "bothNeeded": Of<BothNeeded>.self, "firstFilter": Of<FirstFilter>.self,
    "zeroNever": Of<ZeroNever>.self,
]

private final class Fields {
    var name = ""
    var number = 0
    var filter: ((Int) -> Bool)?

    var copy: Fields {
        let copy = Fields()
        (copy.name, copy.number, copy.filter) = (name, number, filter)
        return copy
    }
}

/// Right in what a flaw does not do otherwise.
@MainActor private class Flaw {
    required init() {}

    func named(_ fields: Fields, _ name: String) -> Fields {
        let copy = fields.copy
        copy.name = name
        return copy
    }

    func numbered(_ fields: Fields, _ number: Int) -> Fields {
        let copy = fields.copy
        copy.number = number
        return copy
    }

    func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        let copy = fields.copy
        copy.filter = filter
        return copy
    }

    func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool { fields.filter?(credit) ?? false }
}

private struct FlawedRecord<F: Flaw>: RecordShape {
    private var fields = Fields()
    private let flaw = F()

    init() {}

    private init(_ fields: Fields) { self.fields = fields }

    var name: String { fields.name }
    var number: Int { fields.number }

    func named(_ name: String) -> FlawedRecord { FlawedRecord(flaw.named(fields, name)) }

    func numbered(_ number: Int) -> FlawedRecord { FlawedRecord(flaw.numbered(fields, number)) }

    func satisfied(by filter: @escaping (Int) -> Bool) -> FlawedRecord { FlawedRecord(flaw.satisfied(fields, filter)) }

    func isSatisfied(by credit: Int) -> Bool { flaw.isSatisfied(fields, credit) }
}

/// Right in what a wrong answer does not say otherwise.
private protocol Right: StudentCredit {}

extension Right {
    func colour(of credit: Int) -> Colour { .of(credit) }

    func status(of credit: Int, for student: Record) -> Status {
        credit == 0 ? .notSet : student.isSatisfied(by: credit) ? .pass : .fail
    }

    func add(_ points: Int, to credit: PlainSubject<Int>) {
        let new = min(max(credit.value + points, 0), 100)
        if new != credit.value { credit.send(new) }
    }
}

private struct Of<F: Flaw>: Right {
    typealias Record = FlawedRecord<F>
}

private final class NotKept: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields { fields }
}

private final class Forgets: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields { super.named(Fields(), name) }
}

private final class ChangesItself: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields {
        fields.name = name
        return fields
    }
}

private final class FilterChanges: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        fields.filter = filter
        return fields
    }
}

private final class AskedEarly: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        _ = filter(0)
        return super.satisfied(fields, filter)
    }
}

private final class OwnLimit: Flaw {
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool { credit >= 70 }
}

private final class AlwaysEnough: Flaw {
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool {
        fields.filter.map { $0(credit) || true } ?? false
    }
}

private final class NoFilter: Flaw {
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool { fields.filter?(credit) ?? true }
}

private final class FilterForgets: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        super.satisfied(Fields(), filter)
    }
}

private final class FilterLost: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields {
        let copy = super.named(fields, name)
        copy.filter = nil
        return copy
    }
}

private final class ForgetsToo: Flaw {
    override func numbered(_ fields: Fields, _ number: Int) -> Fields { super.numbered(Fields(), number) }
}

private final class FilterLostToo: Flaw {
    override func numbered(_ fields: Fields, _ number: Int) -> Fields {
        let copy = super.numbered(fields, number)
        copy.filter = nil
        return copy
    }
}

private final class AllChangeThemselves: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields {
        fields.name = name
        return fields
    }

    override func numbered(_ fields: Fields, _ number: Int) -> Fields {
        fields.number = number
        return fields
    }

    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        fields.filter = filter
        return fields
    }
}

// MARK: - The rules

/// Right in the record.
private protocol Ruled: Right where Record == FlawedRecord<Flaw> {}

private struct AskedSeventy: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        credit == 0 ? .notSet : student.isSatisfied(by: 70) ? .pass : .fail
    }
}

private struct OnlyUp: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        let new = min(credit.value + points, 100)
        if new > credit.value { credit.send(new) }
    }
}

private struct LimitSent: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        if points != 0 { credit.send(min(max(credit.value + points, 0), 100)) }
    }
}

private struct ThirtyGrey: Ruled {
    func colour(of credit: Int) -> Colour { credit <= 30 ? .grey : .of(credit) }
}

private struct SeventyPurple: Ruled {
    func colour(of credit: Int) -> Colour { credit == 70 ? .purple : .of(credit) }
}

private struct FailNotSet: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        student.isSatisfied(by: credit) ? .pass : .notSet
    }
}

private struct ZeroFails: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        student.isSatisfied(by: credit) ? .pass : .fail
    }
}

private struct ZeroPasses: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        student.isSatisfied(by: credit) ? .pass : credit == 0 ? .notSet : .fail
    }
}

private struct SeventyFails: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        credit == 0 ? .notSet : credit > 70 && student.isSatisfied(by: credit) ? .pass : .fail
    }
}

private struct FilterIgnored: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        credit == 0 ? .notSet : credit >= 70 ? .pass : .fail
    }
}

private struct NothingSent: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {}
}

private struct PointsSent: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) { credit.send(points) }
}

private struct AlwaysFive: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) { credit.send(credit.value + 5) }
}

private struct SentTwice: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        let new = credit.value + points
        for _ in 0..<2 { credit.send(new) }
    }
}

private struct Over: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) { credit.send(credit.value + points) }
}

private struct Refused: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        if 0...100 ~= credit.value + points { credit.send(credit.value + points) }
    }
}

private struct Below: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) { credit.send(min(credit.value + points, 100)) }
}

private struct SentUnchanged: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) { credit.send(min(max(credit.value + points, 0), 100)) }
}

private final class Appended: Flaw {
    override func named(_ fields: Fields, _ name: String) -> Fields { super.named(fields, fields.name + name) }
}

private final class NotAsked: Flaw {
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool { fields.filter.map { !$0(credit) } ?? false }
}

private final class AskedOther: Flaw {
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool { fields.filter?(70) ?? false }
}

private final class Combined: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        let before = fields.filter ?? { _ in false }
        return super.satisfied(fields) { before($0) || filter($0) }
    }
}

private final class ZeroNever: Flaw {
    // As if the record knew what status does.
    override func isSatisfied(_ fields: Fields, _ credit: Int) -> Bool {
        credit > 0 && super.isSatisfied(fields, credit)
    }
}

private final class BothNeeded: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        let before = fields.filter ?? { _ in true }
        return super.satisfied(fields) { before($0) && filter($0) }
    }
}

private final class FirstFilter: Flaw {
    override func satisfied(_ fields: Fields, _ filter: @escaping (Int) -> Bool) -> Fields {
        super.satisfied(fields, fields.filter ?? filter)
    }
}

private struct LowNotGrey: Ruled {
    func colour(of credit: Int) -> Colour { credit < 70 ? .purple : .red }
}

private struct Swapped: Ruled {
    func colour(of credit: Int) -> Colour { credit < 30 ? .grey : credit < 70 ? .red : .purple }
}

private struct Inverted: Right {
    func status(of credit: Int, for student: FlawedRecord<Flaw>) -> Status {
        credit == 0 ? .notSet : student.isSatisfied(by: credit) ? .fail : .pass
    }
}

private struct OneByOne: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        for _ in 0..<max(points, 0) { credit.send(min(credit.value + 1, 100)) }
    }
}

private final class Count { var sum = 0 }

private struct OwnCount: Ruled {
    private let count = Count()
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        count.sum += points
        credit.send(count.sum)
    }
}

private struct StuckAtTop: Ruled {
    func add(_ points: Int, to credit: PlainSubject<Int>) {
        if points != 0, credit.value < 100 { credit.send(min(max(credit.value + points, 0), 100)) }
    }
}
