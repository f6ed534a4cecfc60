import Chapter12WithoutMonads

// 12.2  Student credit
//
// A record is built by a chain. Each call returns a changed copy. The filter says which credit is enough; the last one
// counts.
//
//     let ming = Record().named("Ming").numbered(345).satisfied { $0 >= 70 }
//     ming.isSatisfied(by: 70)           // true
//     Record().isSatisfied(by: 100)      // false: there is no filter
//
// A credit is grey under 30, purple under 70, red from 70 on. At 0 its status is always .notSet.
//
//     status(of: 0, for: ming)           // .notSet
//     status(of: 65, for: ming)          // .fail
//     status(of: 70, for: ming)          // .pass
//
// Points are added, and the credit stays between 0 and 100. An unchanged credit is not sent.
//
//     credit.value                       // the credit before
//     credit.send(15)                    // sets it, and notifies all who have subscribed
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
