private struct Answer: RealResponse {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }

    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text) ? [] : [Fault(.notAllowed)]
        }
    }

    func nullable(_ rule: @escaping Rule) -> Rule {
        { $0 == .null ? [] : rule($0) }
    }

    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }

    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("orders", array(of: order))])(value)
    }
}

package let realResponseReference: any RealResponse.Type = Answer.self

// MARK: - Wrong answers

package let realResponseWrong: KeyValuePairs<String, any Contract.Type> = [
    "inverted": Inverted.self, "endsLeftOut": EndsLeftOut.self, "rangeUnchecked": RangeUnchecked.self,
    "boolAsNumber": BoolAsNumber.self, "otherKindsPass": OtherKindsPass.self, "kindNotSaid": KindNotSaid.self,
    "saidTwice": SaidTwice.self, "otherWordsPass": OtherWordsPass.self, "wordKindNotSaid": WordKindNotSaid.self,
    "nullRefused": NullRefused.self, "allPass": AllPass.self, "nullsStruck": NullsStruck.self,
    "noteNotNullable": NoteNotNullable.self,
    "idUnchecked": IdUnchecked.self, "statusUnchecked": StatusUnchecked.self, "expressUnchecked": ExpressUnchecked.self,
    "customerUnchecked": CustomerUnchecked.self, "itemsUnchecked": ItemsUnchecked.self,
    "quantityUnchecked": QuantityUnchecked.self, "priceUnchecked": PriceUnchecked.self,
    "noteUnchecked": NoteUnchecked.self, "noteLeftOut": NoteLeftOut.self, "ordersUnchecked": OrdersUnchecked.self,
    "pageUnchecked": PageUnchecked.self, "partOnly": PartOnly.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: RealResponse {}

extension Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }

    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text) ? [] : [Fault(.notAllowed)]
        }
    }

    func nullable(_ rule: @escaping Rule) -> Rule {
        { $0 == .null ? [] : rule($0) }
    }

    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }

    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("orders", array(of: order))])(value)
    }
}

private struct Inverted: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            return range.contains(number) ? [Fault(.notAllowed)] : []
        }
    }
}

private struct EndsLeftOut: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            return number > range.lowerBound && number < range.upperBound ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct RangeUnchecked: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            _ = number
            return []
        }
    }
}

private struct BoolAsNumber: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard let number = value.asNumber else { return must(.number)(value) }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct OtherKindsPass: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return value == true ? must(.number)(value) : [] }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct KindNotSaid: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return [Fault(.notAllowed)] }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct SaidTwice: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) + [Fault(.notAllowed)] }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct OtherWordsPass: Right {
    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text.lowercased()) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct WordKindNotSaid: Right {
    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return value == .null ? [Fault(.null)] : [Fault(.notAllowed)] }
            return words.contains(text) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct NullRefused: Right {
    func nullable(_ rule: @escaping Rule) -> Rule {
        rule
    }
}

private struct AllPass: Right {
    func nullable(_ rule: @escaping Rule) -> Rule {
        { _ in [] }
    }
}

private struct NullsStruck: Right {
    func nullable(_ rule: @escaping Rule) -> Rule {
        { value in value == .null ? [] : rule(value).filter { $0.problem != .null } }
    }
}

private struct NoteNotNullable: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", must(.string)),
        ])(value)
    }
}

private struct IdUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", { _ in [] }), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct StatusUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", must(.string)), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct ExpressUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])),
            ("express", { $0.asBool == nil ? must(.bool)($0) : [] }),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct CustomerUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", must(.object)), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct ItemsUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", must(.array)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct QuantityUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", must(.number)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct PriceUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", must(.number)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value)
    }
}

private struct NoteUnchecked: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", { _ in [] }),
        ])(value)
    }
}

private struct NoteLeftOut: Right {
    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let item = object([
            ("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000)),
        ])
        return object([
            ("id", must(.string)), ("status", oneOf(["paid", "packed", "sent"])), ("express", must(.bool)),
            ("customer", customer), ("items", array(of: item)), ("note", nullable(must(.string))),
        ])(value).filter { $0 != Fault(at: ["note"], .missing) }
    }
}

private struct OrdersUnchecked: Right {
    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("orders", must(.array))])(value)
    }
}

private struct PageUnchecked: Right {
    func response(_ value: JSON) -> [Fault] {
        object([("page", must(.number)), ("orders", array(of: order))])(value)
    }
}

private struct PartOnly: Right {
    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("orders", array(of: order))])(value).prefix(2).map { $0 }
    }
}
