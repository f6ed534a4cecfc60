import Chapter12WithoutMonads

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
