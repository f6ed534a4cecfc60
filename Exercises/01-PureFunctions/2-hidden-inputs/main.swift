import Chapter01PureFunctions

// 1.2  Find the hidden inputs
//
// This function makes the shop's receipts. It reads more than its argument, and it does more
// than return a string.
//
//     enum Shop {
//         static var hour = 9, lastNumber = 6
//
//         static func receipt(_ amount: Int) -> String {
//             lastNumber += 1
//             return "No. \(lastNumber), \(hour) h: \(amount)"
//         }
//     }
//
// Write a pure `receipt` function: it reads only its arguments, and it only returns the text.
// The caller passes the number of the new receipt and the hour. An amount below 0 is a refund.
//
//     receipt(40, number: 7, hour: 9)             // "No. 7, 9 h: 40"
//     receipt(-5, number: 8, hour: 9)             // "No. 8, 9 h: -5"
//
// `sold` adds a sale to a till. A Till is an object: a change to the old till would affect all
// code that uses it. So make a new till in each call, and do not change the old till. A refund
// counts as a sale, too.
//
//     final class Till { var sales: Int, total: Int; init(sales: Int, total: Int) }
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
