/// 1.2: what a function reads and changes in secret comes into the open.
public protocol HiddenInputs: Contract {
    /// The text of a receipt, made of the arguments alone.
    ///
    /// `receipt(40, number: 7, hour: 9)` is `"No. 7, 9 h: 40"`.
    /// `receipt(5, number: 8, hour: 17)` is `"No. 8, 17 h: 5"`.
    func receipt(_ amount: Int, number: Int, hour: Int) -> String

    /// A new till, as it is after a sale. The old one stays as it is.
    ///
    /// `sold(40, at: Till(sales: 6, total: 100))` is `Till(sales: 7, total: 140)`.
    /// `sold(5, at: Till(sales: 0, total: 0))` is `Till(sales: 1, total: 5)`.
    func sold(_ amount: Int, at till: Till) -> Till
}

let hiddenInputs = Exercise(in: folder, 2, "hidden-inputs", minutes: 9, words: English.hiddenInputs)

extension HiddenInputs {
    /// Which exercise it is.
    public static var exercise: Exercise { hiddenInputs }

    /// What must hold, in the order of the words.
    public static var checks: [Check] {
        let call = "receipt(40, number: 7, hour: 9)"
        return [
            Check("text", of: "receipt") {
                try $0.expect(
                    call, Self().receipt(40, number: 7, hour: 9), is: "No. 7, 9 h: 40",
                    ifGot: [("No. 8, 9 h: 40", "countsOn")])
                Shop.lastNumber = 6
                try $0.expect(
                    "receipt(15, number: 7, hour: 9)", Self().receipt(15, number: 7, hour: 9), is: "No. 7, 9 h: 15",
                    ifGot: [("No. 7, 9 h: 40", "otherAmount")])
            },
            Check("clock", of: "receipt") {
                Shop.hour = 17
                try $0.expect(
                    "\(call) while Shop.hour is 17", Self().receipt(40, number: 7, hour: 9), is: "No. 7, 9 h: 40",
                    ifGot: [("No. 7, 17 h: 40", "readsClock")])
            },
            Check("number", of: "receipt") {
                Shop.lastNumber = 30
                try $0.expect(
                    "\(call) while Shop.lastNumber is 30", Self().receipt(40, number: 7, hour: 9),
                    is: "No. 7, 9 h: 40",
                    ifGot: [("No. 30, 9 h: 40", "readsNumber"), ("No. 31, 9 h: 40", "readsNumber")])
                try $0.require(
                    Shop.lastNumber == 30 && Shop.hour == 9, else: "leavesTrace",
                    .note("before \(call): Shop.lastNumber 30, Shop.hour 9"),
                    .note("after it: Shop.lastNumber \(Shop.lastNumber), Shop.hour \(Shop.hour)"))
            },
            Check("sold", of: "sold") {
                try $0.expect(
                    "sold(40, at: Till(sales: 6, total: 100))", Self().sold(40, at: Till(sales: 6, total: 100)),
                    is: Till(sales: 7, total: 140),
                    ifGot: [
                        (Till(sales: 6, total: 140), "notCounted"), (Till(sales: 7, total: 40), "startsAnew"),
                        (Till(sales: 1, total: 40), "startsAnew"), (Till(sales: 7, total: 100), "notPaidIn"),
                        (Till(sales: 46, total: 101), "exchanged"),
                        (Till(sales: 6, total: 100), "asItWas"),
                    ])
                try $0.expect(
                    "sold(15, at: Till(sales: 6, total: 100))", Self().sold(15, at: Till(sales: 6, total: 100)),
                    is: Till(sales: 7, total: 115), ifGot: [(Till(sales: 7, total: 140), "otherAmount")])
            },
            Check("old", of: "sold") {
                let before = Till(sales: 6, total: 100)
                let after = Self().sold(40, at: before)
                try $0.expect(
                    "till, after sold(40, at: till)", before, is: Till(sales: 6, total: 100),
                    ifGot: [(Till(sales: 7, total: 140), after === before ? "changedTill" : "changedBoth")])
            },
        ]
    }
}
