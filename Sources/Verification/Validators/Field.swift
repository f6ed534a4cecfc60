/// One member of an object, and the property that the member becomes.
public struct Field<Root, Value>: Sendable {
    @usableFromInline typealias Read = @Sendable (JSON?, ObjectKey, inout Context) -> Value?
    /// Adds the member for a value, unless the value stands for a missing member. Returns false if the value cannot be
    /// encoded.
    @usableFromInline typealias Write = @Sendable (Value, ObjectKey, inout [JSON.Member]) -> Bool

    @usableFromInline let key: ObjectKey
    @usableFromInline let path: (KeyPath<Root, Value> & Sendable)?
    @usableFromInline let read: Read
    @usableFromInline let write: Write?

    @inlinable
    init(_ key: String, _ path: (KeyPath<Root, Value> & Sendable)?, read: @escaping Read, write: Write?) {
        self.key = ObjectKey(key)
        self.path = path
        self.read = read
        self.write = write
    }

    @inlinable
    func read(_ object: inout ObjectCursor, _ context: inout Context) -> Value? {
        guard !context.stops else { return nil }
        return read(object.find(key), key, &context)
    }

    @inlinable var column: Column<Root> {
        let (path, write) = (path, write)
        let append: (@Sendable (Root, inout [JSON.Member]) -> Bool)?
        if let path, let write {
            append = { [key] root, members in
                write(root[keyPath: path], key, &members)
            }
        } else {
            append = nil
        }
        return Column(key: key, path: path, read: { read(&$0, &$1) }, append: append)
    }
}

/// A field without its value's type, for encoding and for rules.
@usableFromInline
struct Column<Root>: Sendable {
    @usableFromInline let key: ObjectKey
    let path: (AnyKeyPath & Sendable)?
    let read: @Sendable (inout ObjectCursor, inout Context) -> Any?
    let append: (@Sendable (Root, inout [JSON.Member]) -> Bool)?

    @usableFromInline
    init(
        key: ObjectKey, path: (AnyKeyPath & Sendable)?,
        read: @escaping @Sendable (inout ObjectCursor, inout Context) -> Any?,
        append: (@Sendable (Root, inout [JSON.Member]) -> Bool)?
    ) {
        self.key = key
        self.path = path
        self.read = read
        self.append = append
    }

    /// Returns true if one of the issues that were found in the object is under the column's key.
    func isAtFault(in issues: ArraySlice<Issue>) -> Bool {
        issues.contains { $0.path.reversed.last == .key(key.text) }
    }
}

// MARK: - Making fields

/// A required member. `null` counts as a value: the validator decides whether it is allowed. Encoding reads the
/// property at the key path, and rules name the field by the key path.
@_alwaysEmitIntoClient
public func field<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value> & Sendable, _ validator: Validator<JSON, Value>
) -> Field<Root, Value> {
    Field(key, path, read: required(validator), write: validator.writing)
}

/// A required member that is read, but not encoded: without a key path, the validator of its object is not reversible,
/// and no rule can name the field.
@_alwaysEmitIntoClient
public func field<Root, Value>(_ key: String, _ validator: Validator<JSON, Value>) -> Field<Root, Value> {
    Field(key, nil, read: required(validator), write: nil)
}

/// A member that may be missing. A missing member becomes `nil`, and so does `null` if `orNull` is true. Otherwise,
/// `null` is a fault unless the validator accepts it. An invalid value is always a fault. Encoding omits a member that
/// is `nil`.
@_alwaysEmitIntoClient
public func optionalField<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value?> & Sendable, _ validator: Validator<JSON, Value>, orNull: Bool = false
) -> Field<Root, Value?> {
    let write: Field<Root, Value?>.Write = { value, key, members in
        value.map { validator.write($0, key, &members) } ?? true
    }
    return Field(
        key, path,
        read: { json, key, context in
            guard let json, !(orNull && json.isNull) else { return .some(nil) }
            return validator.run(json, at: key, &context).map(Optional.some)
        }, write: validator.isReversible ? write : nil)
}

/// A member that may be missing or, if the validator accepts it, `null`. Encoding omits a member that is `nil`.
///
/// `optionalField("note", \.note, .nullable(.string))` is the same as
/// `optionalField("note", \.note, .string, orNull: true)`. The validator may also return `nil` for values other than
/// `null`.
@_disfavoredOverload
@_alwaysEmitIntoClient
public func optionalField<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Value?> & Sendable, _ validator: Validator<JSON, Value?>
) -> Field<Root, Value?> {
    let write: Field<Root, Value?>.Write = { value, key, members in
        value == nil || validator.write(value, key, &members)
    }
    return Field(
        key, path,
        read: { json, key, context in
            guard let json else { return .some(nil) }
            return validator.run(json, at: key, &context)
        }, write: validator.isReversible ? write : nil)
}

/// A member that may be missing. A missing member becomes the default value. `null` is a fault unless the validator
/// accepts it, and an invalid value is always a fault. Encoding writes the default value like any other value.
@_alwaysEmitIntoClient
public func defaultField<Root, Value: Sendable>(
    _ key: String, _ path: KeyPath<Root, Value> & Sendable, _ validator: Validator<JSON, Value>, default standard: Value
) -> Field<Root, Value> {
    Field(
        key, path,
        read: { json, key, context in
            guard let json else { return standard }
            return validator.run(json, at: key, &context)
        }, write: validator.writing)
}

/// A member that may be missing, be `null` or have another value. The three cases are distinguished, as a partial
/// update (RFC 7396) requires.
@_alwaysEmitIntoClient
public func presenceField<Root, Value>(
    _ key: String, _ path: KeyPath<Root, Presence<Value>> & Sendable, _ validator: Validator<JSON, Value>
) -> Field<Root, Presence<Value>> {
    let write: Field<Root, Presence<Value>>.Write = { presence, key, members in
        switch presence {
        case .missing: return true
        case .value(let value): return validator.write(value, key, &members)
        case .null:
            members.append(JSON.Member(key: key.text, value: .null))
            return true
        }
    }
    return Field(
        key, path,
        read: { json, key, context in
            guard let json else { return .missing }
            if json.isNull { return .null }
            return validator.run(json, at: key, &context).map(Presence.value)
        }, write: validator.isReversible ? write : nil)
}

/// A member that is missing, is `null`, or has another value.
@frozen
public enum Presence<Value> {
    /// The object has no such key.
    case missing
    /// The value under the key is `null`.
    case null
    /// The value under the key is not `null`.
    case value(Value)
}

extension Presence: Equatable where Value: Equatable {}
extension Presence: Hashable where Value: Hashable {}
extension Presence: Sendable where Value: Sendable {}

@inlinable
func required<Value>(
    _ validator: Validator<JSON, Value>
) -> @Sendable (JSON?, ObjectKey, inout Context) -> Value? {
    { json, key, context in
        guard let json else {
            context.reportMissing(key)
            return nil
        }
        return validator.run(json, at: key, &context)
    }
}

extension Validator where Input == JSON {
    @inlinable var writing: Field<Never, Output>.Write? {
        guard isReversible else { return nil }
        return { value, key, members in write(value, key, &members) }
    }

    @inlinable
    func write(_ value: Output, _ key: ObjectKey, _ members: inout [JSON.Member]) -> Bool {
        guard let json = back?(value) else { return false }
        members.append(JSON.Member(key: key.text, value: json))
        return true
    }

    @inlinable
    func run(_ json: JSON, at key: ObjectKey, _ context: inout Context) -> Output? {
        let mark = context.issues.count
        let value = run(json, &context)
        if value == nil { context.prefix(since: mark, key) }
        return value
    }
}
