private struct Answer: HiddenInputs {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        "No. \(number), \(hour) h: \(amount)"
    }

    func sold(_ amount: Int, at till: Till) -> Till {
        Till(sales: till.sales + 1, total: till.total + amount)
    }
}

package let hiddenInputsReference: any HiddenInputs.Type = Answer.self

// MARK: - Wrong answers

package let hiddenInputsWrong: KeyValuePairs<String, any Contract.Type> = [
    "countsOn": CountsOn.self, "readsClock": ReadsClock.self, "readsNumber": ReadsNumber.self,
    "leavesTrace": LeavesTrace.self, "notCounted": NotCounted.self, "notPaidIn": NotPaidIn.self,
    "exchanged": Exchanged.self,
    "startsAnew": StartsAnew.self, "asItWas": AsItWas.self, "changedTill": ChangedTill.self,
    "changedBoth": ChangedBoth.self,
    "otherAmount": OtherAmount.self, "sameTill": SameTill.self, "usesShop": UsesShop.self,
    "changedBack": ChangedBack.self, "kept": Kept.self, "refundNotCounted": RefundNotCounted.self,
    "emptySaleLost": EmptySaleLost.self, "onlyAboveZero": OnlyAboveZero.self, "refundPaid": RefundPaid.self,
    "writes": Writes.self, "totalIgnored": TotalIgnored.self, "hourWrapped": HourWrapped.self,
    "hourPadded": HourPadded.self, "amountGrouped": AmountGrouped.self, "refundTakenBack": RefundTakenBack.self,
]

private protocol RightSale: HiddenInputs {}

extension RightSale {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales + 1, total: till.total + amount) }
}

private struct CountsOn: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { "No. \(number + 1), \(hour) h: \(amount)" }
}

private struct RefundPaid: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { "No. \(number), \(hour) h: \(amount.magnitude)" }
}

private struct HourWrapped: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { "No. \(number), \(hour % 24) h: \(amount)" }
}

private struct ReadsClock: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { Shop.receipt(amount) }
}

private struct ReadsNumber: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { "No. \(Shop.lastNumber + 1), \(hour) h: \(amount)" }
}

private struct LeavesTrace: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        Shop.lastNumber = number
        return "No. \(number), \(hour) h: \(amount)"
    }
}

private struct UsesShop: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        let before = (Shop.lastNumber, Shop.hour)
        defer { (Shop.lastNumber, Shop.hour) = before }
        (Shop.lastNumber, Shop.hour) = (number - 1, hour)
        return Shop.receipt(amount)
    }
}

private protocol RightReceipt: HiddenInputs {}

extension RightReceipt {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String { "No. \(number), \(hour) h: \(amount)" }
}

private struct NotCounted: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales, total: till.total + amount) }
}

private struct RefundNotCounted: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        Till(sales: till.sales + (amount >= 0 ? 1 : 0), total: till.total + amount)
    }
}

private struct RefundTakenBack: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        Till(sales: till.sales + (amount < 0 ? -1 : 1), total: till.total + amount)
    }
}

private struct HourPadded: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        "No. \(number), \(0...9 ~= hour ? "0" : "")\(hour) h: \(amount)"
    }
}

private struct AmountGrouped: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        var (rest, groups) = ("\(amount.magnitude)", "")
        while rest.count > 3 { (rest, groups) = (String(rest.dropLast(3)), ",\(rest.suffix(3))\(groups)") }
        return "No. \(number), \(hour) h: \(amount < 0 ? "-" : "")\(rest)\(groups)"
    }
}

private struct OnlyAboveZero: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        Till(sales: till.sales + (amount > 0 ? 1 : 0), total: till.total + amount)
    }
}

private struct EmptySaleLost: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        amount == 0
            ? Till(sales: till.sales, total: till.total) : Till(sales: till.sales + 1, total: till.total + amount)
    }
}

private struct NotPaidIn: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales + 1, total: till.total) }
}

private struct Exchanged: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales + amount, total: till.total + 1) }
}

private struct StartsAnew: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: 1, total: amount) }
}

private struct TotalIgnored: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales + 1, total: amount) }
}

private struct AsItWas: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales, total: till.total) }
}

private struct ChangedTill: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        till.sales += 1
        till.total += amount
        return till
    }
}

private struct ChangedBoth: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        till.sales += 1
        till.total += amount
        return Till(sales: till.sales, total: till.total)
    }
}

private struct ChangedBack: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        till.sales += 1
        till.total += amount
        defer {
            till.sales -= 1
            till.total -= amount
        }
        return Till(sales: till.sales, total: till.total)
    }
}

private struct OtherAmount: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till { Till(sales: till.sales + 1, total: till.total + 40) }
}

@MainActor private var tills: [[Int]: Till] = [:]

private struct SameTill: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        let key = [amount, till.sales, till.total]
        if let known = tills[key] { return known }
        tills[key] = Till(sales: till.sales + 1, total: till.total + amount)
        return tills[key]!
    }
}

@MainActor private var texts: [Int: String] = [:]

private struct Kept: RightSale {
    func receipt(_ amount: Int, number: Int, hour: Int) -> String {
        if let known = texts[number] { return known }
        texts[number] = "No. \(number), \(hour) h: \(amount)"
        return texts[number]!
    }
}

private struct Writes: RightReceipt {
    func sold(_ amount: Int, at till: Till) -> Till {
        print("sold for", amount)
        return Till(sales: till.sales + 1, total: till.total + amount)
    }
}
