/// A student's record, built by a chain of calls. Each call returns a changed copy of the record.
///
/// In Dai Ming's article, the filter also writes to a label. In this course, a filter only returns its result.
public struct Student {
    /// The genders that a record can have.
    public enum Gender: Sendable, Equatable {
        /// Female.
        case female
        /// Male.
        case male
    }

    /// The student's name.
    public private(set) var name = ""
    /// The gender, if the record has one.
    public private(set) var gender: Gender?
    /// The student's number.
    public private(set) var number = 0
    private var filter: (Int) -> Bool = { _ in false }

    /// Makes an empty record.
    public init() {}

    /// Returns a copy of the record with a new name.
    public func named(_ name: String) -> Student { changed { $0.name = name } }

    /// Returns a copy of the record with a new gender.
    public func gender(_ gender: Gender) -> Student { changed { $0.gender = gender } }

    /// Returns a copy of the record with a new number.
    public func numbered(_ number: Int) -> Student { changed { $0.number = number } }

    /// Returns a copy of the record with a new filter, which decides if a credit is enough.
    public func satisfied(by filter: @escaping (Int) -> Bool) -> Student { changed { $0.filter = filter } }

    /// Returns true if a credit is enough; false if there is no filter.
    public func isSatisfied(by credit: Int) -> Bool { filter(credit) }

    private func changed(_ change: (inout Student) -> Void) -> Student {
        var copy = self
        change(&copy)
        return copy
    }
}
