extension Validator where Input == JSON {
    /// An array whose elements are all valid. After a fault, the other elements are checked, too, until there are
    /// ``ValidationOptions/limit`` issues.
    @_alwaysEmitIntoClient
    public static func array<Element>(of element: Validator<JSON, Element>) -> Self where Output == [Element] {
        let run = element.run
        return Self(back: arrayBack(element)) { json, context in
            guard var children = ArrayCursor(json) else {
                context.mismatch(json, expected: [.array])
                return nil
            }
            let before = context.faults
            var elements: [Element] = []
            elements.reserveCapacity(children.count)
            var index = 0
            while let child = children.next() {
                let mark = context.issues.count
                if let value = run(child, &context) {
                    elements.append(value)
                } else {
                    context.prefix(since: mark, .index(index))
                    if context.stops { return nil }
                }
                index += 1
            }
            return context.faults == before ? elements : nil
        }
    }

    /// An array without its invalid elements, for lists from servers that may contain broken items. Each element that
    /// the validator rejects is left out, and its faults are not reported. A value that is not an array is a fault, as
    /// for ``array(of:)``. Encoding writes the elements as ``array(of:)`` does.
    ///
    /// ```swift
    /// let ids = Validator.compactArray(of: .int.range(1...))
    /// try ids.decode("[1, 0, \"x\", 2]")  // → [1, 2]
    /// ```
    ///
    /// Even in an element that is left out, `decode` reports a repeated key, unless
    /// ``ValidationOptions/allowsRepeatedKeys`` is true.
    public static func compactArray<Element>(of element: Validator<JSON, Element>) -> Self where Output == [Element] {
        Self(back: arrayBack(element)) { json, context in
            guard var children = ArrayCursor(json) else {
                context.mismatch(json, expected: [.array])
                return nil
            }
            var elements: [Element] = []
            while let child = children.next() {
                // As in `any`, this does not use `quietly`: in recursive data, its closure would need more of the stack
                // at each level.
                let outer = context.beginQuietly()
                let before = context.faults
                if let value = element.run(child, &context), context.faults == before { elements.append(value) }
                context.endQuietly(outer)
            }
            return elements
        }
    }

    @usableFromInline
    static func arrayBack<Element>(
        _ element: Validator<JSON, Element>
    ) -> (@Sendable (Output) -> JSON?)? where Output == [Element] {
        guard let back = element.back else { return nil }
        return { elements in
            var values: [JSON] = []
            values.reserveCapacity(elements.count)
            for element in elements {
                guard let value = back(element) else { return nil }
                values.append(value)
            }
            return .array(values)
        }
    }

    /// An object used as a dictionary, with any keys and values of one type. After a fault, the other members are
    /// checked, too, until there are ``ValidationOptions/limit`` issues. If a key is repeated, all its values are
    /// checked, and the last one is kept.
    public static func dictionary<Value>(
        of value: Validator<JSON, Value>
    ) -> Self where Output == [String: Value] {
        dictionary(keys: .identity(), of: value)
    }

    /// An object used as a dictionary, whose keys must also be valid. A fault of a key has the path of the key's
    /// member. After a fault, the other members are checked, too, until there are ``ValidationOptions/limit`` issues.
    /// If two keys become equal, such as `"1"` and `"01"` as numbers, the last value is kept.
    public static func dictionary<Key: Hashable & SendableMetatype, Value>(
        keys: Validator<String, Key>, of value: Validator<JSON, Value>
    ) -> Self where Output == [Key: Value] {
        Self(back: dictionaryBack(keys, value)) { json, context in
            guard let members = json.members else {
                context.mismatch(json, expected: [.object])
                return nil
            }
            let before = context.faults
            var dictionary: [Key: Value] = [:]
            dictionary.reserveCapacity(members.count)
            for member in members {
                let mark = context.issues.count
                let key = keys.run(member.key, &context)
                let value = context.stops ? nil : value.run(member.value, &context)
                if let key, let value {
                    dictionary[key] = value
                } else {
                    context.prefix(since: mark, .key(member.key))
                    if context.stops { return nil }
                }
            }
            return context.faults == before ? dictionary : nil
        }
    }

    private static func dictionaryBack<Key: Hashable & SendableMetatype, Value>(
        _ keys: Validator<String, Key>, _ value: Validator<JSON, Value>
    ) -> (@Sendable (Output) -> JSON?)? where Output == [Key: Value] {
        guard let keyBack = keys.back, let valueBack = value.back else { return nil }
        return { dictionary in
            var members: [JSON.Member] = []
            for (key, value) in dictionary {
                guard let key = keyBack(key), let value = valueBack(value) else { return nil }
                members.append(JSON.Member(key: key, value: value))
            }
            // A dictionary has no order, so the members are sorted by key, so that the same value always has the same
            // text.
            return .object(members.sorted { $0.key < $1.key })
        }
    }

    /// An array with a fixed number of elements, each with its own validator. If the array has that number of elements,
    /// all of them are checked even after a fault, until there are ``ValidationOptions/limit`` issues.
    public static func tuple<each Element>(
        _ elements: repeat Validator<JSON, each Element>
    ) -> Self where Output == (repeat each Element) {
        var count = 0
        var isReversible = true
        for element in repeat each elements {
            count += 1
            isReversible = isReversible && element.isReversible
        }
        let size = count
        let back: @Sendable (Output) -> JSON? = { tuple in
            var values: [JSON] = []
            for (element, value) in repeat (each elements, each tuple) {
                guard let value = element.back?(value) else { return nil }
                values.append(value)
            }
            return .array(values)
        }
        return Self(back: isReversible ? back : nil) { json, context in
            guard let children = json.elements else {
                context.mismatch(json, expected: [.array])
                return nil
            }
            guard children.count == size else {
                context.report(Issue(.outOfRange(.count, lower: "\(size)", upper: "\(size)")), value: json)
                return nil
            }
            var index = 0
            let values = (repeat (each elements).element(&index, of: children, &context))
            return unwrapped(repeat each values)
        }
    }

    private func element(_ index: inout Int, of children: [JSON], _ context: inout Context) -> Output? {
        guard !context.stops else { return nil }
        let mark = context.issues.count
        let value = run(children[index], &context)
        if value == nil { context.prefix(since: mark, .index(index)) }
        index += 1
        return value
    }
}

func unwrapped<each Value>(_ values: repeat (each Value)?) -> (repeat each Value)? {
    func value<Wrapped>(_ wrapped: Wrapped?) throws(Absent) -> Wrapped {
        guard let wrapped else { throw Absent() }
        return wrapped
    }
    do {
        return (repeat try value(each values))
    } catch {
        return nil
    }
}

private struct Absent: Error {}
