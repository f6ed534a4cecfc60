import Chapter01PureFunctions

struct Answer: HiddenInputs {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        todo("receipt")
    }

    func sold(_ amount: Int, at till: Till) -> Till {
        todo("sold")
    }
}

judge(Answer.self)
