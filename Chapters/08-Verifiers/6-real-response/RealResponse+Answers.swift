import Foundation

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
    "noteNotNullable": NoteNotNullable.self, "idUnchecked": IdUnchecked.self, "statusUnchecked": StatusUnchecked.self,
    "expressUnchecked": ExpressUnchecked.self, "customerUnchecked": CustomerUnchecked.self,
    "itemsUnchecked": ItemsUnchecked.self, "quantityUnchecked": QuantityUnchecked.self,
    "priceUnchecked": PriceUnchecked.self, "noteUnchecked": NoteUnchecked.self, "noteLeftOut": NoteLeftOut.self,
    "ordersUnchecked": OrdersUnchecked.self, "pageUnchecked": PageUnchecked.self, "partOnly": PartOnly.self,
    "idNoRule": IdNoRule.self, "statusNoRule": StatusNoRule.self, "expressNoRule": ExpressNoRule.self,
    "customerNoRule": CustomerNoRule.self, "itemsNoRule": ItemsNoRule.self, "noteNoRule": NoteNoRule.self,
    "decimalsRefused": DecimalsRefused.self, "pageWhole": PageWhole.self, "nullAllowed": NullAllowed.self,
    "fieldWhole": FieldWhole.self, "otherLimits": OtherLimits.self, "stricter": Stricter.self,
    "priceWhole": PriceWhole.self, "innerNoRule": InnerNoRule.self, "pageNoRule": PageNoRule.self,
    "pageLimits": PageLimits.self, "otherStatus": OtherStatus.self, "idNumber": IdNumber.self,
    "ordersNullable": OrdersNullable.self, "itemsAsObject": ItemsAsObject.self, "ordersAsObject": OrdersAsObject.self,
    "statusRefused": StatusRefused.self, "prefixPasses": PrefixPasses.self, "spacesTrimmed": SpacesTrimmed.self,
    "pageOnly": PageOnly.self, "rounded": Rounded.self, "textAsNumber": TextAsNumber.self,
    "nullKind": NullKind.self, "pathsLost": PathsLost.self, "otherKey": OtherKey.self, "otherKind": OtherKind.self,
    "otherKeyOfPage": OtherKeyOfPage.self,
    "unknownRefused": UnknownRefused.self, "reportedTwice": ReportedTwice.self, "oneFault": OneFault.self,
]

private protocol Right: RealResponse {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool
    static func noNumber(_ value: JSON) -> [Fault]
    /// The rules that replace the right rules, by the keys of their fields.
    var others: [String: Rule] { get }
    /// The key of the field without a rule; empty if there is none.
    var leftOut: String { get }
}

extension Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool { range.contains(number) }
    static func noNumber(_ value: JSON) -> [Fault] { Rules.must(.number)(value) }
    var others: [String: Rule] { [:] }
    var leftOut: String { "" }

    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return Self.noNumber(value) }
            return Self.isIn(range, number) ? [] : [Fault(.notAllowed)]
        }
    }

    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text) ? [] : [Fault(.notAllowed)]
        }
    }

    func nullable(_ rule: @escaping Rule) -> Rule { { $0 == .null ? [] : rule($0) } }

    func field(_ key: String, _ rule: @escaping Rule) -> (key: String, rule: Rule) { (key, others[key] ?? rule) }

    var item: Rule {
        object([("sku", must(.string)), field("quantity", number(in: 1...99)), field("price", number(in: 0...10_000))])
    }

    func order(_ value: JSON) -> [Fault] {
        let customer = object([("name", must(.string)), ("email", must(.string))])
        let fields = [
            field("id", must(.string)), field("status", oneOf(["paid", "packed", "sent"])),
            field("express", must(.bool)), field("customer", customer), field("items", array(of: item)),
            field("note", nullable(must(.string))),
        ]
        return object(fields.filter { $0.key != leftOut })(value)
    }

    func response(_ value: JSON) -> [Fault] {
        object([field("page", number(in: 1...100_000)), field("orders", array(of: order))])(value)
    }
}

private struct Inverted: Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool { !range.contains(number) }
}

private struct EndsLeftOut: Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool {
        number > range.lowerBound && number < range.upperBound
    }
}

private struct RangeUnchecked: Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool { true }
}

private struct BoolAsNumber: Right {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard let number = value.asNumber else { return must(.number)(value) }
            return range.contains(number) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct OtherKindsPass: Right { static func noNumber(_ value: JSON) -> [Fault] { [] } }
private struct KindNotSaid: Right { static func noNumber(_ value: JSON) -> [Fault] { [Fault(.notAllowed)] } }
private struct SaidTwice: Right {
    static func noNumber(_ value: JSON) -> [Fault] { Rules.must(.number)(value) + [Fault(.notAllowed)] }
}

private struct NullKind: Right {
    static func noNumber(_ value: JSON) -> [Fault] { [Fault(.wrongKind(expected: .number, got: value.kind))] }
}
private struct TextAsNumber: Right {
    static func noNumber(_ value: JSON) -> [Fault] {
        if case .string(let text) = value, Double(text) != nil { [] } else { Rules.must(.number)(value) }
    }
}
private struct Rounded: Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool { range.contains(number.rounded()) }
}

private struct OtherWordsPass: Right {
    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text.lowercased()) ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct PrefixPasses: Right {
    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains { text.hasPrefix($0) } ? [] : [Fault(.notAllowed)]
        }
    }
}

private struct SpacesTrimmed: Right {
    func oneOf(_ words: [String]) -> Rule {
        { value in
            guard case .string(let text) = value else { return must(.string)(value) }
            return words.contains(text.trimmingCharacters(in: .whitespaces)) ? [] : [Fault(.notAllowed)]
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

private struct NullRefused: Right { func nullable(_ rule: @escaping Rule) -> Rule { rule } }
private struct AllPass: Right { func nullable(_ rule: @escaping Rule) -> Rule { { _ in [] } } }

private struct NullsStruck: Right {
    func nullable(_ rule: @escaping Rule) -> Rule {
        { value in value == .null ? [] : rule(value).filter { $0.problem != .null } }
    }
}

private struct NoteNotNullable: Right { var others: [String: Rule] { ["note": must(.string)] } }
private struct IdUnchecked: Right { var others: [String: Rule] { ["id": { _ in [] }] } }
private struct StatusUnchecked: Right { var others: [String: Rule] { ["status": must(.string)] } }
private struct OtherStatus: Right {
    var others: [String: Rule] { ["status": oneOf(["paid", "packed", "sent", "returned"])] }
}
private struct StatusRefused: Right {
    var others: [String: Rule] { ["status": oneOf(["paid", "packed", "send"])] }
}
private struct IdNumber: Right { var others: [String: Rule] { ["id": must(.number)] } }
private struct OtherKey: Right {
    var others: [String: Rule] { ["customer": object([("mail", must(.string))])] }
}
private struct OtherKind: Right { var others: [String: Rule] { ["express": must(.string)] } }
private struct OrdersNullable: Right { var others: [String: Rule] { ["orders": nullable(array(of: order))] } }
private struct CustomerUnchecked: Right { var others: [String: Rule] { ["customer": must(.object)] } }
private struct ItemsUnchecked: Right { var others: [String: Rule] { ["items": must(.array)] } }
private struct ItemsAsObject: Right { var others: [String: Rule] { ["items": Whole().item] } }
private struct QuantityUnchecked: Right { var others: [String: Rule] { ["quantity": must(.number)] } }
private struct PriceUnchecked: Right { var others: [String: Rule] { ["price": must(.number)] } }
private struct NoteUnchecked: Right { var others: [String: Rule] { ["note": { _ in [] }] } }
private struct OrdersUnchecked: Right { var others: [String: Rule] { ["orders": must(.array)] } }
private struct OrdersAsObject: Right { var others: [String: Rule] { ["orders": order] } }
private struct PageUnchecked: Right { var others: [String: Rule] { ["page": must(.number)] } }

private func whole(in range: ClosedRange<Double>) -> Rule {
    { value in
        guard case .number(let number) = value else { return Rules.must(.number)(value) }
        return range.contains(number) && number == number.rounded() ? [] : [Fault(.notAllowed)]
    }
}

private struct DecimalsRefused: Right {
    static func isIn(_ range: ClosedRange<Double>, _ number: Double) -> Bool {
        range.contains(number) && number == number.rounded()
    }
}
private struct PageWhole: Right { var others: [String: Rule] { ["page": whole(in: 1...100_000)] } }
private struct PriceWhole: Right { var others: [String: Rule] { ["price": whole(in: 0...10_000)] } }
private struct PageLimits: Right { var others: [String: Rule] { ["page": number(in: 0.5...100_000)] } }
private struct FieldWhole: Right { var others: [String: Rule] { ["quantity": whole(in: 1...99)] } }
private struct OtherLimits: Right { var others: [String: Rule] { ["price": number(in: 1...10_000)] } }
private struct NullAllowed: Right { var others: [String: Rule] { ["id": nullable(must(.string))] } }
private struct Stricter: Right {
    var others: [String: Rule] { ["note": nullable { $0 == "" ? [Fault(.notAllowed)] : must(.string)($0) }] }
}

private struct IdNoRule: Right { var leftOut: String { "id" } }
private struct StatusNoRule: Right { var leftOut: String { "status" } }
private struct ExpressNoRule: Right { var leftOut: String { "express" } }
private struct CustomerNoRule: Right { var leftOut: String { "customer" } }
private struct ItemsNoRule: Right { var leftOut: String { "items" } }
private struct OtherKeyOfPage: Right {
    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("order", array(of: order))])(value)
    }
}
private struct PageNoRule: Right {
    func response(_ value: JSON) -> [Fault] { object([("orders", array(of: order))])(value) }
}
private struct InnerNoRule: Right {
    var others: [String: Rule] { ["customer": object([("name", must(.string))])] }
}
private struct NoteNoRule: Right { var leftOut: String { "note" } }

private struct ExpressUnchecked: Right {
    var others: [String: Rule] { ["express": { $0.asBool == nil ? must(.bool)($0) : [] }] }
}
/// A right answer, for wrong answers that use one of its rules, or that return only some of its faults.
private struct Whole: Right {}
private struct NoteLeftOut: Right {
    func order(_ value: JSON) -> [Fault] { Whole().order(value).filter { $0 != Fault(at: ["note"], .missing) } }
}
private struct UnknownRefused: Right {
    func order(_ value: JSON) -> [Fault] {
        let isAdded = value.member("coupon") != nil
        return Whole().order(value) + (isAdded ? [Fault(at: ["coupon"], .notAllowed)] : [])
    }
}
private struct ReportedTwice: Right {
    var others: [String: Rule] { ["express": { value in [must(.bool), must(.bool)].flatMap { $0(value) } }] }
}
private struct OneFault: Right {
    func order(_ value: JSON) -> [Fault] { Array(Whole().order(value).prefix(1)) }
}
private struct PathsLost: Right {
    func response(_ value: JSON) -> [Fault] {
        guard case .array(let orders)? = value.member("orders") else { return Whole().response(value) }
        return object([("page", number(in: 1...100_000))])(value) + orders.flatMap(order)
    }
}
private struct PageOnly: Right {
    func response(_ value: JSON) -> [Fault] {
        let faults = Whole().response(value)
        let ofPage = faults.filter { $0.path.first == .key("page") }
        return ofPage.isEmpty ? faults : ofPage
    }
}
private struct PartOnly: Right { func response(_ value: JSON) -> [Fault] { Array(Whole().response(value).prefix(2)) } }
