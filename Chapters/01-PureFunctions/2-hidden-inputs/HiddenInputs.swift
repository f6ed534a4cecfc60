/// 1.2: a hidden input becomes an argument, and a hidden output becomes a result.
public protocol HiddenInputs: Contract {
    /// Returns the text of a receipt. The text depends only on the arguments, and the call has no effect. An amount
    /// below 0 is a refund.
    ///
    /// `receipt(40, number: 7, hour: 9)` is `"No. 7, 9 h: 40"`.
    /// `receipt(5, number: 8, hour: 17)` is `"No. 8, 17 h: 5"`.
    func receipt(_ amount: Int, number: Int, hour: Int) -> String

    /// Returns a new till with the sale or refund added. The old till does not change.
    ///
    /// `sold(40, at: Till(sales: 6, total: 100))` is `Till(sales: 7, total: 140)`.
    /// `sold(5, at: Till(sales: 0, total: 0))` is `Till(sales: 1, total: 5)`.
    /// `sold(-10, at: Till(sales: 1, total: 5))` is `Till(sales: 2, total: -5)`: a refund counts as a sale.
    func sold(_ amount: Int, at till: Till) -> Till
}

private struct Sale: CustomStringConvertible, Sendable {
    let amount: Int

    var description: String { "tills.append(sold(\(amount), at: tills.last!))" }
}

extension HiddenInputs {
    static var checks: [Check<any HiddenInputs>] {
        let hard = [Int].hardNumbers(in: -1 << 53...1 << 53)
        let amount = Argument("amount", .int(in: -200...200), edges: [0, 40, -5, 1_000, -1_234, 12_345_678])
            .andAtLast(hard)
        let number = Argument("number", .int(in: 0...60), edges: [7, 1_000, 1_234_567]).andAtLast(hard)
        let hour = Argument("hour", .int(in: 0...23), edges: [9, 24, 0, 100, -1])
        let tills = (
            Argument("sales", .int(in: 0...50), edges: [0, 6, 99, 1_234]).andAtLast(hard),
            Argument("total", .int(in: -500...500), edges: [0, 1_000_000]).andAtLast(hard)
        )
        let inSold: Set = [
            "notCounted", "notPaidIn", "exchanged", "startsAnew", "asItWas", "otherAmount", "refundNotCounted",
            "emptySaleLost", "onlyAboveZero", "totalIgnored", "refundTakenBack",
        ]
        return [
            Check("text", of: "receipt") {
                // Detects an answer that caches results under a key that leaves out one of the three arguments.
                for pairs in [
                    [((40, 7, 9), (5, 7, 9)), ((6, 8, 9), (30, 8, 9))],
                    [((40, 17, 9), (40, 17, 10)), ((41, 18, 12), (41, 18, 11))],
                    [((50, 27, 9), (50, 28, 9)), ((51, 30, 12), (51, 29, 12))],
                ] {
                    try $0.forgets(
                        pairs, Self(), like: hiddenInputsReference.init(), else: "kept",
                        call: { "receipt(\($0.0), number: \($0.1), hour: \($0.2))" }
                    ) { (answer: any HiddenInputs, sale: (Int, Int, Int)) in
                        (Shop.lastNumber, Shop.hour) = (sale.1 - 1, sale.2)
                        return answer.receipt(sale.0, number: sale.1, hour: sale.2)
                    }
                }
                (Shop.lastNumber, Shop.hour) = (6, 9)
                $0.running("receipt(40, number: 7, hour: 9)")
                let padded = Self().receipt(40, number: 7, hour: 9)
                $0.finished()
                if padded == "No. 7, 09 h: 40" {
                    try $0.expect(
                        "receipt(40, number: 7, hour: 9)", padded, is: "No. 7, 9 h: 40",
                        ifGot: [(padded, "hourPadded")])
                }
                // The closure sets the shop's variables to match the arguments. So an answer that calls `Shop.receipt`
                // returns the right text and passes here.
                try $0.agrees(
                    "receipt(_, number: _, hour: _)", on: amount, number, hour,
                    examples: [(40, 7, 9), (5, 8, 17), (-5, 8, 9)],
                    explainedBy: ["countsOn", "refundPaid", "hourWrapped", "amountGrouped"]
                ) { answer, amount, number, hour in
                    (Shop.lastNumber, Shop.hour) = (number - 1, hour)
                    return answer.receipt(amount, number: number, hour: hour)
                }
            },
            Check("clock", of: "receipt") {
                try $0.agrees(
                    "receipt(40, number: 7, hour: _) while Shop.hour is _", on: hour,
                    Argument("Shop.hour", .int(in: 0...23)), examples: [(9, 17)], explainedBy: ["readsClock"]
                ) { answer, hour, clock in
                    (Shop.lastNumber, Shop.hour) = (6, clock)
                    return answer.receipt(40, number: 7, hour: hour)
                }
            },
            Check("number", of: "receipt") {
                try $0.agrees(
                    "receipt(40, number: _, hour: 9) while Shop.lastNumber is _", on: number,
                    Argument("Shop.lastNumber", .int(in: 0...60)), examples: [(7, 30)], explainedBy: ["readsNumber"]
                ) { answer, number, last in
                    (Shop.lastNumber, Shop.hour) = (last, 9)
                    return answer.receipt(40, number: number, hour: 9)
                }
            },
            Check("alone", of: "receipt") { examiner in
                for (last, hour) in [(30, 9), (6, 17), (0, 0)] {
                    (Shop.lastNumber, Shop.hour) = (last, hour)
                    _ = Self().receipt(40, number: 7, hour: 9)
                    try examiner.require(
                        Shop.lastNumber == last && Shop.hour == hour, else: "leavesTrace",
                        .note("before receipt(40, number: 7, hour: 9): Shop.lastNumber \(last), Shop.hour \(hour)"),
                        .note("after it: Shop.lastNumber \(Shop.lastNumber), Shop.hour \(Shop.hour)"))
                }
                for (amount, number, hour) in [(40, 7, 9), (0, 0, 0), (-5, 1_234_567, 23), (1_000, 1, 24), (6, -1, -1)]
                {
                    try Self.examineLooks(examiner, "receipt(\(amount), number: \(number), hour: \(hour))") {
                        _ = $0.receipt(amount, number: number, hour: hour)
                    }
                }
                try examiner.forbidLastingVariables(in: "receipt", else: "lasting")
                let answer = Self()
                try examiner.writesNothing("receipt(40, number: 7, hour: 9)", else: "writes") {
                    _ = answer.receipt(40, number: 7, hour: 9)
                }
            },
            Check("sold", of: "sold") { examiner in
                (Shop.lastNumber, Shop.hour) = (6, 9)
                _ = Self().sold(40, at: Till(sales: 6, total: 100))
                try examiner.require(
                    Shop.lastNumber == 6 && Shop.hour == 9, else: "leavesTrace",
                    .note("before sold(40, at: till): Shop.lastNumber 6, Shop.hour 9"),
                    .note("after it: Shop.lastNumber \(Shop.lastNumber), Shop.hour \(Shop.hour)"))
                try Self.examineLooks(examiner, "sold(40, at: till)") {
                    _ = $0.sold(40, at: Till(sales: 6, total: 100))
                }
                try examiner.agrees(
                    "sold(_, at: Till(sales: _, total: _))", on: amount, tills.0, tills.1,
                    examples: [(40, 6, 100), (5, 0, 0), (-5, 6, 100), (0, 6, 100)], explainedBy: inSold
                ) { $0.sold($1, at: Till(sales: $2, total: $3)) }
                let answer = Self()
                try examiner.writesNothing("sold(40, at: till)", else: "writes") {
                    _ = answer.sold(40, at: Till(sales: 6, total: 100))
                }
            },
            Check("old", of: "sold") { examiner in
                for (amount, sales, total) in [(40, 6, 100), (0, 0, 0), (5, 1, 15)] {
                    let before = Till(sales: sales, total: total)
                    let after = Self().sold(amount, at: before)
                    let call = "sold(\(amount), at: till)"
                    try examiner.expect(
                        "till, after \(call)", before, is: Till(sales: sales, total: total),
                        // If `before` has a different value, the answer has changed the old till.
                        ifGot: [(before, after === before ? "changedTill" : "changedBoth")])
                    try examiner.require(
                        before._$changes == 0, else: "changedBack",
                        .note("in \(call), till was changed \(before._$changes)×, but has the same values again"))
                }
                // Two equal calls must return two different objects, neither of which may be the old till.
                for amount in [40, 0] {
                    let before = Till(sales: 6, total: 100)
                    let answer = Self()
                    let tills = [answer.sold(amount, at: before), answer.sold(amount, at: before)]
                    try examiner.require(
                        tills[0] !== tills[1], else: "sameTill",
                        .note("sold(\(amount), at: till), called twice, returned the same object both times"))
                    try examiner.expect(
                        "whether sold(\(amount), at: till), called twice, returns till",
                        tills.contains { $0 === before }, is: false)
                }
                try examiner.agrees(
                    story: "var tills = [Till(sales: 0, total: 0)]",
                    of: Generator<Int>.int(in: -9...99).map { Sale(amount: $0) }, count: 1...6, explainedBy: [],
                    tries: 60
                ) { answer, log in
                    var tills = [Till(sales: 0, total: 0)]
                    return { sale in
                        tills.append(answer.sold(sale.amount, at: tills[tills.count - 1]))
                        log.note(Tour.described(tills))
                    }
                }
            },
        ]
    }

    private static func examineLooks(_ examiner: Examiner<any HiddenInputs>, _ call: String, _ run: (Self) -> Void)
        throws
    {
        examiner.running(call)
        Shop.looks = 0
        run(Self())
        let looks = Shop.looks
        examiner.finished()
        try examiner.require(
            looks == 0, else: "usesShop", .note("Shop's variables were read or set \(looks)× in \(call)"))
    }
}
