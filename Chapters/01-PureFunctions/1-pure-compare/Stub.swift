import Chapter01PureFunctions

struct Answer: PureCompare {
    func innerCompare(_ number: Int) -> Bool {
        todo("innerCompare")
    }

    func compare(_ number: Int, over minimum: Int) -> Bool {
        todo("compare")
    }
}

judge(Answer.self)
