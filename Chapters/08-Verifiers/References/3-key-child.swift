private struct Answer: KeyChild {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key]
        }
    }

    func hasKey(_ key: String) -> Verify {
        { value in
            guard let child = dictionaryValueByKey(key)(value) else { return false }
            return child != .null
        }
    }

    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

package let keyChildReference: any KeyChild.Type = Answer.self
