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

// MARK: - Wrong answers

package let keyChildWrong: KeyValuePairs<String, any Contract.Type> = [
    "nullIsThere": NullIsThere.self, "emptyIsMissing": EmptyIsMissing.self, "keyItself": KeyItself.self,
    "nullForMissing": NullForMissing.self, "parent": Parent.self, "noPath": NoPath.self,
    "nullInstead": NullInstead.self, "nullPasses": NullPasses.self, "nullIsMissing": NullIsMissing.self,
    "noObject": NoObject.self, "pathTooLong": PathTooLong.self,
    "keyFixed": KeyFixed.self,
    "faultOfName": FaultOfName.self, "nullIsNil": NullIsNil.self, "otherCase": OtherCase.self,
]

/// Right in what a wrong answer does not say otherwise.
private protocol Right: KeyChild {}

extension Right {
    func hasKey(_ key: String) -> Verify {
        { value in
            guard let child = dictionaryValueByKey(key)(value) else { return false }
            return child != .null
        }
    }

    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key]
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

private struct NullIsNil: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value, members[key] != .null else { return nil }
            return members[key]
        }
    }
}

private struct OtherCase: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key] ?? members.first { $0.key.lowercased() == key.lowercased() }?.value
        }
    }
}

private struct NullIsThere: Right {
    func hasKey(_ key: String) -> Verify {
        { dictionaryValueByKey(key)($0) != nil }
    }
}

private struct EmptyIsMissing: Right {
    func hasKey(_ key: String) -> Verify {
        { value in
            let nothing: [JSON?] = [nil, .some(.null), "", 0, false]
            return !nothing.contains(dictionaryValueByKey(key)(value))
        }
    }
}

private struct KeyItself: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { $0.kind == .object ? .string(key) : nil }
    }

    func hasKey(_ key: String) -> Verify {
        { value in
            guard case .object(let members) = value, let child = members[key] else { return false }
            return child != .null
        }
    }
}

private struct NullForMissing: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key] ?? .null
        }
    }
}

private struct Parent: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .null) }
            _ = child
            return value
        }
    }
}

private struct NoPath: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(.missing) }
            guard hasKey(key)(value) else { throw Fault(.null) }
            return child
        }
    }
}

private struct NullInstead: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { return .null }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

private struct NullPasses: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            return child
        }
    }
}

private struct NullIsMissing: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            return child
        }
    }
}

private struct NoObject: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

private struct PathTooLong: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else {
                throw Fault(at: [.key(key)], .wrongKind(expected: .object, got: value.kind))
            }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: [.key(key)], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: [.key(key)], .null) }
            return child
        }
    }
}

private struct KeyFixed: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members["name"]
        }
    }
}

private struct FaultOfName: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child = dictionaryValueByKey(key)(value) else { throw Fault(at: ["name"], .missing) }
            guard hasKey(key)(value) else { throw Fault(at: ["name"], .null) }
            return child
        }
    }
}
