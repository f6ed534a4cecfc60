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
