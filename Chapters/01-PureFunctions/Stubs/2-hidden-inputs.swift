import Chapter01PureFunctions

// 1.2  Find the hidden inputs
//
// This is how the shop makes receipts. Its argument is not all that it reads, and a text is not all that it does.
//
//     static func receipt(_ amount: Int) -> String {
//         lastNumber += 1
//         return "No. \(lastNumber), \(hour) h: \(amount)"
//     }
//
// Make it pure: what it reads comes in as arguments.
//
//     receipt(40, number: 7, hour: 9)             // "No. 7, 9 h: 40"
//
// A Till has sales and a total. It is an object: change it, and everybody who holds it sees that. So make a new one.
//
//     sold(40, at: Till(sales: 6, total: 100))    // Till(sales: 7, total: 140)

struct Answer: HiddenInputs {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        todo("receipt")
    }

    func sold(_ amount: Int, at till: Till) -> Till {
        todo("sold")
    }
}

judge(Answer.self)
