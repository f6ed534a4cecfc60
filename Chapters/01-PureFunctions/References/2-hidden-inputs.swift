private struct Answer: HiddenInputs {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        "No. \(number), \(hour) h: \(amount)"
    }

    func sold(_ amount: Int, at till: Till) -> Till {
        Till(sales: till.sales + 1, total: till.total + amount)
    }
}

package let hiddenInputsReference: any HiddenInputs.Type = Answer.self
