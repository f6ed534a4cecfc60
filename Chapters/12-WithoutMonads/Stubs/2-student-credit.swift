import Chapter12WithoutMonads

// 12.2  Student credit
//
// A record is built by a chain. Each call gives a changed copy. The filter says which credit is enough.
//
//     let ming = Record().named("Ming").numbered(345).satisfied { $0 >= 70 }
//     ming.isSatisfied(by: 70)           // true
//     Record().isSatisfied(by: 100)      // false: there is no filter
//
// A credit is grey under 30, purple under 70, red from 70 on. It says "not set" at 0, whatever the filter says.
//
//     status(of: 0, for: ming)           // .notSet
//     status(of: 65, for: ming)          // .fail
//     status(of: 70, for: ming)          // .pass
//
// Points are added between 0 and 100. What does not change is not sent: credit.value is the old one, credit.send(…) sends.

struct Answer: StudentCredit {
    struct Record: RecordShape {
        private(set) var name = ""
        private(set) var number = 0

        func named(_ name: String) -> Record {
            todo("named")
        }

        func numbered(_ number: Int) -> Record {
            todo("numbered")
        }

        func satisfied(by filter: @escaping (Int) -> Bool) -> Record {
            todo("satisfied")
        }

        func isSatisfied(by credit: Int) -> Bool {
            todo("isSatisfied")
        }
    }

    func colour(of credit: Int) -> Colour {
        todo("colour")
    }

    func status(of credit: Int, for student: Record) -> Status {
        todo("status")
    }

    func add(_ points: Int, to credit: PlainSubject<Int>) {
        todo("add")
    }
}

judge(Answer.self)
