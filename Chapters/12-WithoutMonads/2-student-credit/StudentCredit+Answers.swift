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
    "alwaysEnough": Of<AlwaysEnough>.self, "noFilter": Of<NoFilter>.self, "filterForgets": Of<FilterForgets>.self,
    "filterLost": Of<FilterLost>.self, "thirtyGrey": Of<ThirtyGrey>.self, "seventyPurple": Of<SeventyPurple>.self,
    "failNotSet": Of<FailNotSet>.self, "zeroFails": Of<ZeroFails>.self, "zeroPasses": Of<ZeroPasses>.self,
    "seventyFails": Of<SeventyFails>.self, "filterIgnored": Of<FilterIgnored>.self,
    "nothingSent": Of<NothingSent>.self, "pointsSent": Of<PointsSent>.self, "alwaysFive": Of<AlwaysFive>.self,
    "sentTwice": Of<SentTwice>.self, "over": Of<Over>.self, "refused": Of<Refused>.self, "below": Of<Below>.self,
    "sentUnchanged": Of<SentUnchanged>.self, "appended": Of<Appended>.self, "notAsked": Of<NotAsked>.self,
    "askedOther": Of<AskedOther>.self, "combined": Of<Combined>.self, "lowNotGrey": Of<LowNotGrey>.self,
    "swapped": Of<Swapped>.self, "inverted": Of<Inverted>.self, "oneByOne": Of<OneByOne>.self,
    "ownCount": Of<OwnCount>.self, "stuckAtTop": Of<StuckAtTop>.self, "forgetsToo": Of<ForgetsToo>.self,
    "filterLostToo": Of<FilterLostToo>.self, "allChangeThemselves": Of<AllChangeThemselves>.self,
    "askedSeventy": Of<AskedSeventy>.self, "onlyUp": Of<OnlyUp>.self, "limitSent": Of<LimitSent>.self,
    "bothNeeded": Of<BothNeeded>.self, "firstFilter": Of<FirstFilter>.self, "zeroNever": Of<ZeroNever>.self,
    "emptyIgnored": Of<EmptyIgnored>.self, "noTop": Of<NoTop>.self, "negativeNotSet": Of<NegativeNotSet>.self,
    "limited": Of<Limited>.self, "overPurple": Of<OverPurple>.self, "overGrey": Of<OverGrey>.self,
    "negativeRed": Of<NegativeRed>.self,
]

private enum NotKept {}
private enum Forgets {}
private enum ChangesItself {}
private enum FilterChanges {}
private enum AskedEarly {}
private enum OwnLimit {}
private enum AlwaysEnough {}
private enum NoFilter {}
private enum FilterForgets {}
private enum FilterLost {}
private enum ThirtyGrey {}
private enum SeventyPurple {}
private enum FailNotSet {}
private enum ZeroFails {}
private enum ZeroPasses {}
private enum SeventyFails {}
private enum FilterIgnored {}
private enum NothingSent {}
private enum PointsSent {}
private enum AlwaysFive {}
private enum SentTwice {}
private enum Over {}
private enum NoTop {}
private enum Refused {}
private enum Below {}
private enum SentUnchanged {}
private enum Appended {}
private enum NotAsked {}
private enum AskedOther {}
private enum Combined {}
private enum LowNotGrey {}
private enum Swapped {}
private enum Inverted {}
private enum OneByOne {}
private enum OwnCount {}
private enum StuckAtTop {}
private enum ForgetsToo {}
private enum FilterLostToo {}
private enum AllChangeThemselves {}
private enum AskedSeventy {}
private enum OnlyUp {}
private enum LimitSent {}
private enum BothNeeded {}
private enum FirstFilter {}
private enum EmptyIgnored {}
private enum NegativeNotSet {}
/// Lets the record treat 0 as no credit, but only `status` should do so.
private enum ZeroNever {}
private enum Limited {}
private enum OverPurple {}
private enum OverGrey {}
private enum NegativeRed {}

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

private struct Flawed<Flaw>: RecordShape {
    private var fields = Fields()

    init() {}

    var name: String { fields.name }
    var number: Int { fields.number }

    func named(_ name: String) -> Flawed {
        if has(NotKept.self) || has(EmptyIgnored.self) && name.isEmpty { return self }
        return changed(itself: has(ChangesItself.self), forgets: has(Forgets.self)) {
            $0.name = has(Appended.self) ? $0.name + name : name
            if has(FilterLost.self) { $0.filter = nil }
        }
    }

    func numbered(_ number: Int) -> Flawed {
        changed(forgets: has(ForgetsToo.self)) {
            $0.number = number
            if has(FilterLostToo.self) { $0.filter = nil }
        }
    }

    func satisfied(by filter: @escaping (Int) -> Bool) -> Flawed {
        if has(AskedEarly.self) { _ = filter(0) }
        let before = fields.filter
        return changed(itself: has(FilterChanges.self), forgets: has(FilterForgets.self)) {
            $0.filter =
                switch Flaw.self {
                case is Combined.Type: { before?($0) ?? false || filter($0) }
                case is BothNeeded.Type: { before?($0) ?? true && filter($0) }
                case is FirstFilter.Type: before ?? filter
                default: filter
                }
        }
    }

    func isSatisfied(by credit: Int) -> Bool {
        guard let filter = fields.filter else { return has(NoFilter.self) || has(OwnLimit.self) && credit >= 70 }
        return switch Flaw.self {
        case is OwnLimit.Type: credit >= 70
        case is AlwaysEnough.Type: filter(credit) || true
        case is NotAsked.Type: !filter(credit)
        case is AskedOther.Type: filter(70)
        case is ZeroNever.Type: credit > 0 && filter(credit)
        default: filter(credit)
        }
    }

    private func changed(itself: Bool = false, forgets: Bool, _ change: (Fields) -> Void) -> Flawed {
        var record = self
        record.fields = itself || has(AllChangeThemselves.self) ? fields : forgets ? Fields() : fields.copy
        change(record.fields)
        return record
    }

    private func has(_ flaw: Any.Type) -> Bool { Flaw.self == flaw }
}

private final class Count { var sum = 0 }

private struct Of<Flaw>: StudentCredit {
    private let count = Count()

    func colour(of credit: Int) -> Colour {
        switch Flaw.self {
        case is ThirtyGrey.Type where credit == 30: .grey
        case is SeventyPurple.Type where credit == 70: .purple
        case is LowNotGrey.Type where credit < 30: .purple
        case is OverPurple.Type where credit > 100: .purple
        case is OverGrey.Type where credit > 100: .grey
        case is NegativeRed.Type where credit < 0: .red
        case is Swapped.Type where credit >= 30: credit < 70 ? .red : .purple
        default: .of(credit)
        }
    }

    func status(of credit: Int, for student: Flawed<Flaw>) -> Status {
        let isEnough =
            switch Flaw.self {
            case is AskedSeventy.Type: student.isSatisfied(by: 70)
            case is FilterIgnored.Type: credit >= 70
            case is SeventyFails.Type: credit > 70 && student.isSatisfied(by: credit)
            case is Limited.Type: student.isSatisfied(by: min(max(credit, 0), 100))
            case is Inverted.Type: !student.isSatisfied(by: credit)
            default: student.isSatisfied(by: credit)
            }
        return switch Flaw.self {
        case is FailNotSet.Type: isEnough ? .pass : .notSet
        case is ZeroFails.Type: isEnough ? .pass : .fail
        case is ZeroPasses.Type where isEnough: .pass
        case is NegativeNotSet.Type where credit < 0: .notSet
        default: credit == 0 ? .notSet : isEnough ? .pass : .fail
        }
    }

    func add(_ points: Int, to credit: PlainSubject<Int>) {
        let sum = credit.value + points
        let new = min(max(sum, 0), 100)
        count.sum += points
        switch Flaw.self {
        case is NothingSent.Type: break
        case is PointsSent.Type: credit.send(points)
        case is AlwaysFive.Type: credit.send(credit.value + 5)
        case is SentTwice.Type: for _ in 0..<2 { credit.send(sum) }
        case is Over.Type: credit.send(sum)
        case is Refused.Type: if new == sum { credit.send(sum) }
        case is Below.Type: if min(sum, 100) != credit.value { credit.send(min(sum, 100)) }
        case is NoTop.Type: if max(sum, 0) != credit.value { credit.send(max(sum, 0)) }
        case is SentUnchanged.Type: credit.send(new)
        case is LimitSent.Type: if points != 0 { credit.send(new) }
        case is StuckAtTop.Type: if points != 0, credit.value < 100 { credit.send(new) }
        case is OnlyUp.Type: if min(sum, 100) > credit.value { credit.send(new) }
        case is OneByOne.Type: for _ in 0..<max(points, 0) { credit.send(min(credit.value + 1, 100)) }
        case is OwnCount.Type: credit.send(count.sum)
        default: if new != credit.value { credit.send(new) }
        }
    }
}
