extension Validator where Input == JSON {
    /// The value under one key of an object, for use in ``zip(_:)`` or on its own. Encoding writes an object with only
    /// this member.
    public static func field(_ key: String, _ validator: Validator) -> Validator {
        reading(key, back: validator.writing) { json, key, context in
            if let json { return validator.run(json, at: key, &context) }
            context.reportMissing(key)
            return nil
        }
    }

    /// The value under one key of an object, or `nil` if the key is missing. `null` is a fault unless the validator
    /// accepts it, and an invalid value is always a fault.
    public static func optionalField<Value>(
        _ key: String, _ validator: Validator<JSON, Value>
    ) -> Validator where Output == Value? {
        let write: Field<Never, Value?>.Write = { value, key, members in
            value.map { validator.write($0, key, &members) } ?? true
        }
        return reading(key, back: validator.isReversible ? write : nil) { json, key, context in
            guard let json else { return .some(nil) }
            return validator.run(json, at: key, &context).map(Optional.some)
        }
    }

    /// The value under one key of an object, or a default value if the key is missing. `null` is a fault unless the
    /// validator accepts it, and an invalid value is always a fault.
    public static func defaultField(
        _ key: String, _ validator: Validator, default standard: Output
    ) -> Validator where Output: Sendable {
        reading(key, back: validator.writing) { json, key, context in
            guard let json else { return standard }
            return validator.run(json, at: key, &context)
        }
    }

    private static func reading(
        _ key: String, back write: Field<Never, Output>.Write?,
        read: @escaping @Sendable (JSON?, ObjectKey, inout Context) -> Output?
    ) -> Validator {
        let key = ObjectKey(key)
        let back: @Sendable (Output) -> JSON? = { output in
            var members: [JSON.Member] = []
            return write?(output, key, &members) == true ? .object(members) : nil
        }
        return Validator(keys: [key], back: write == nil ? nil : back) { json, context in
            guard var cursor = ObjectCursor(json) else {
                context.mismatch(json, expected: [.object])
                return nil
            }
            return read(cursor.find(key), key, &context)
        }
    }

    /// Makes a validator that applies this validator to the value at a path. If a step is missing, the issue's path
    /// ends with that step. If a value on the path is of the wrong kind, the issue's path is the path of that value.
    ///
    /// - Returns: the validator of the whole value, which is reversible if this validator is reversible and the path
    ///   consists only of keys.
    public func at(_ path: JSON.Path) -> Validator {
        path.reversed.reduce(self) { inner, component in
            switch component {
            case .key(let key): .field(key, inner)
            case .index(let index): inner.atIndex(index)
            }
        }
    }

    private func atIndex(_ index: Int) -> Validator {
        Validator(back: nil) { [run] json, context in
            guard json.kind == .array else {
                context.mismatch(json, expected: [.array])
                return nil
            }
            guard let element = json[index] else {
                context.report(Issue(.missing, at: JSON.Path([.index(index)])))
                return nil
            }
            let mark = context.issues.count
            let value = run(element, &context)
            if value == nil { context.prefix(since: mark, .index(index)) }
            return value
        }
    }

    /// Reports each member that the validator does not read. If a missing key is similar to the member's key, the issue
    /// names the missing key. The keys of validators such as ``object(_:fields:rules:)``, ``field(_:_:)`` and
    /// ``zip(_:)`` are known, even after `map` or `refine`. After ``pullback(_:back:)``, they are still the keys of the
    /// inner validator. In ``all(_:_:)``, if a validator after the first has no known keys, as with `any`, it counts as
    /// reading no keys.
    ///
    /// - Parameter also: keys that are allowed even though no field reads them, such as a tag.
    /// - Precondition: the validator's keys are known; the keys of ``any(_:_:)`` and ``discriminated(by:_:)`` are not.
    public func strictKeys(allowing also: String...) -> Validator {
        guard let keys else {
            preconditionFailure("strictKeys() needs a validator that reads an object's fields.")
        }
        let allowed = Set((keys.map(\.text) + also).map { Array($0.utf8) })
        return Validator(keys: self.keys, back: back) { [run] json, context in
            let mark = context.faults
            // The missing keys are computed once for all unexpected members, because hostile data may have a million
            // such members.
            var missing: [String]?
            for member in json.members ?? [] where !context.stops && !allowed.contains(Array(member.key.utf8)) {
                let candidates = missing ?? keys.map(\.text).filter { json[$0] == nil }
                missing = candidates
                let code = Issue.Code.unexpectedKey(resembles: nearest(to: member.key, among: candidates))
                context.report(Issue(code, at: JSON.Path([.key(member.key)])), value: member.value)
            }
            guard !context.stops, let output = run(json, &context) else { return nil }
            return context.faults == mark ? output : nil
        }
    }
}
