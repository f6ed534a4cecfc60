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
    "noObject": NoObject.self, "pathTooLong": PathTooLong.self, "keyFixed": KeyFixed.self,
    "faultOfName": FaultOfName.self, "nullIsNil": NullIsNil.self, "otherCase": OtherCase.self,
    "missingIsThere": MissingIsThere.self, "nullAndPath": NullAndPath.self, "wholeNull": WholeNull.self,
    "missingIsNull": MissingIsNull.self, "missingNoPath": MissingNoPath.self, "gotFixed": GotFixed.self,
    "searchesArrays": SearchesArrays.self, "lowerCaseToo": LowerCaseToo.self,
    "objectRefused": ObjectRefused.self, "valueRefused": ValueRefused.self, "valueIsNull": ValueIsNull.self,
]

private protocol Right: KeyChild {
    static func child(_ key: String, of members: [String: JSON]) -> JSON?
    static func isThere(_ child: JSON?) -> Bool
    static func isRefused(_ value: JSON) -> Bool
    static func isNull(_ isThere: Bool) -> Bool
    static func path(_ key: String, isObject: Bool) -> [Fault.Step]
    /// The problem that is thrown for a missing key. If it is `nil`, `.null` is returned.
    static var missing: Fault.Problem? { get }
    /// The problem that is thrown for null under the key. If it is `nil`, the null is returned.
    static var null: Fault.Problem? { get }
    static func result(_ child: JSON, of value: JSON) -> JSON
}

extension Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? { members[key] }
    static func isThere(_ child: JSON?) -> Bool { child != nil && child != .null }
    static func isRefused(_ value: JSON) -> Bool { value.kind != .object }
    static func isNull(_ isThere: Bool) -> Bool { !isThere }
    static func path(_ key: String, isObject: Bool) -> [Fault.Step] { isObject ? [.key(key)] : [] }
    static var missing: Fault.Problem? { .missing }
    static var null: Fault.Problem? { .null }
    static func result(_ child: JSON, of value: JSON) -> JSON { child }

    func hasKey(_ key: String) -> Verify { { Self.isThere(dictionaryValueByKey(key)($0)) } }

    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return Self.child(key, of: members)
        }
    }

    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            if Self.isRefused(value) {
                throw Fault(at: Self.path(key, isObject: false), .wrongKind(expected: .object, got: value.kind))
            }
            let path = Self.path(key, isObject: true)
            guard let child = dictionaryValueByKey(key)(value) else {
                guard let missing = Self.missing else { return .null }
                throw Fault(at: path, missing)
            }
            if let null = Self.null, Self.isNull(hasKey(key)(value)) { throw Fault(at: path, null) }
            return Self.result(child, of: value)
        }
    }
}

private struct KeyItself: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? { { $0.kind == .object ? .string(key) : nil } }

    func hasKey(_ key: String) -> Verify {
        { value in
            guard case .object(let members) = value else { return false }
            return Self.isThere(members[key])
        }
    }
}

private struct NullIsNil: Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? {
        members[key] == .null ? nil : members[key]
    }
}

private struct OtherCase: Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? {
        members[key] ?? members.first { $0.key.lowercased() == key.lowercased() }?.value
    }
}

private struct LowerCaseToo: Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? { members[key] ?? members[key.lowercased()] }
}

private struct SearchesArrays: Right {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            switch value {
            case .object(let members): members[key]
            case .array(let elements): elements.compactMap(dictionaryValueByKey(key)).first
            default: nil
            }
        }
    }
}

private struct NullForMissing: Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? { members[key] ?? .null }
}
private struct KeyFixed: Right {
    static func child(_ key: String, of members: [String: JSON]) -> JSON? { members["name"] }
}

private struct EmptyIsMissing: Right {
    static func isThere(_ child: JSON?) -> Bool {
        let nothing: [JSON?] = [nil, .some(.null), "", 0, false]
        return !nothing.contains(child)
    }
}

private struct NullIsThere: Right { static func isThere(_ child: JSON?) -> Bool { child != nil } }
private struct MissingIsThere: Right { static func isThere(_ child: JSON?) -> Bool { child != .some(.null) } }
private struct Parent: Right { static func result(_ child: JSON, of value: JSON) -> JSON { value } }
private struct NullInstead: Right { static var missing: Fault.Problem? { nil } }
private struct MissingIsNull: Right { static var missing: Fault.Problem? { .null } }
private struct NullPasses: Right { static var null: Fault.Problem? { nil } }
private struct NullIsMissing: Right { static var null: Fault.Problem? { .missing } }
private struct NoObject: Right { static func isRefused(_ value: JSON) -> Bool { false } }
private struct ObjectRefused: Right { static func isRefused(_ value: JSON) -> Bool { value.kind == .object } }
private struct ValueRefused: Right { static func isThere(_ child: JSON?) -> Bool { child == .some(.null) } }
private struct ValueIsNull: Right { static func isNull(_ isThere: Bool) -> Bool { isThere } }

private struct GotFixed: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            guard value.kind == .object else { throw Fault(.wrongKind(expected: .object, got: .string)) }
            return try Answer().transferToKeyChild(key)(value)
        }
    }
}

private struct WholeNull: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            if value == .null { throw Fault(.null) }
            return try Answer().transferToKeyChild(key)(value)
        }
    }
}

private struct NoPath: Right { static func path(_ key: String, isObject: Bool) -> [Fault.Step] { [] } }
private struct MissingNoPath: Right {
    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            do throws(Fault) { return try Answer().transferToKeyChild(key)(value) } catch {
                throw error.problem == .missing ? Fault(.missing) : error
            }
        }
    }
}
private struct NullAndPath: Right {
    static var null: Fault.Problem? { .missing }
    static func path(_ key: String, isObject: Bool) -> [Fault.Step] { [] }
}
private struct PathTooLong: Right { static func path(_ key: String, isObject: Bool) -> [Fault.Step] { [.key(key)] } }
private struct FaultOfName: Right {
    static func path(_ key: String, isObject: Bool) -> [Fault.Step] { isObject ? ["name"] : [] }
}
