import Chapter08Verifiers

// 8.6  A real response
//
// Chapters/08-Verifiers/Data/orders.json is a response from a shop's server: 525 lines, with
// several faults. Write rules that find every fault and its path. You can use these:
//
//     func must(_ kind: JSON.Kind) -> Rule
//     func object(_ rules: [(key: String, rule: Rule)]) -> Rule
//     func array(of rule: @escaping Rule) -> Rule
//
//     number(in: 1...99)(100)      // [Fault(.notAllowed)]; for other kinds: the fault of must(.number)
//     oneOf(["paid"])("Paid")      // [Fault(.notAllowed)]; for other kinds: the fault of must(.string)
//     nullable(must(.string))(.null)   // []; for every other value: the faults that the rule returns
//     order(.null)                 // [Fault(.null)]
//
// You may return the faults in any sequence. A number does not have to be whole. A key that is
// not in the table below may have any value.
//
//     response  page: 1 to 100000      orders: an array of orders
//     order     id: string             status: paid, packed or sent      express: true or false
//               customer: an object    items: an array of objects        note: a string or null
//     customer  name, email: strings
//     item      sku: string            quantity: 1 to 99                 price: 0 to 10000

struct Answer: RealResponse {
    func number(in range: ClosedRange<Double>) -> Rule {
        todo("number")
    }

    func oneOf(_ words: [String]) -> Rule {
        todo("oneOf")
    }

    func nullable(_ rule: @escaping Rule) -> Rule {
        todo("nullable")
    }

    // An object of six fields, as in the table above.
    func order(_ value: JSON) -> [Fault] {
        todo("order")
    }

    func response(_ value: JSON) -> [Fault] {
        todo("response")
    }
}

judge(Answer.self)
