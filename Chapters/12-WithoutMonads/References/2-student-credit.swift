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
