import Chapter12WithoutMonads

// 12.2  Student credit
//
// A chain of calls builds a record. Each call returns a changed copy. The filter decides which
// credit is enough; if several filters are set, the record uses only the last one.
//
//     let ming = Record().named("Ming").numbered(345).satisfied { $0 >= 70 }
//     ming.isSatisfied(by: 70)           // true
//     Record().isSatisfied(by: 100)      // false: there is no filter
//
// A credit is grey below 30, purple from 30 to 69, and red from 70. The status of the credit 0
// is always `.notSet`.
//
//     status(of: 0, for: ming)           // .notSet
//     status(of: 65, for: ming)          // .fail
//     status(of: 70, for: ming)          // .pass
//
// `add(…)` adds points to a credit, which stays between 0 and 100. An unchanged credit is not
// sent.
//
//     credit.value                       // the current credit
//     credit.send(15)                    // sets it, and notifies all subscribers
//     add(5, to: credit)                 // from 10: sends 15; from 98: sends 100; from 100: sends nothing

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
