extension Validator where Input == JSON {
    /// Makes the validator of an object. The overloads for each number of fields call this function.
    @inlinable
    static func object(
        _ columns: [Column<Output>], _ rules: [Rule<Output>],
        make: @escaping @Sendable (inout ObjectCursor, inout Context) -> Output?
    ) -> Self {
        let rules = rules.map { BoundRule($0, columns) }
        return Self(keys: columns.map(\.key), back: objectBack(columns)) { json, context in
            guard var cursor = ObjectCursor(json) else {
                context.mismatch(json, expected: [.object])
                return nil
            }
            let mark = context.issues.count
            guard let output = make(&cursor, &context) else {
                let faults = mark..<context.issues.count
                for rule in rules where !context.stops { rule.checkParts(of: cursor, faults, &context) }
                return nil
            }
            let before = context.faults
            for rule in rules where !context.stops { rule.check(output, &context) }
            return context.faults == before ? output : nil
        }
    }

    @usableFromInline
    static func objectBack(_ columns: [Column<Output>]) -> (@Sendable (Output) -> JSON?)? {
        let appends = columns.compactMap(\.append)
        guard appends.count == columns.count else { return nil }
        let hasRepeatedKey = Set(columns.map(\.key.bytes)).count < columns.count
        return { output in
            var members: [JSON.Member] = []
            members.reserveCapacity(appends.count)
            for append in appends {
                guard append(output, &members) else { return nil }
            }
            return hasRepeatedKey ? members.withoutRepeatedKeys().map { .object($0) } : .object(members)
        }
    }
}

@usableFromInline
struct BoundRule<Root>: Sendable {
    @usableFromInline let rule: Rule<Root>
    let columns: [Column<Root>]
    /// True if another field has the key of one of the columns. Then a fault under the key may belong to that field.
    private let sharesKeys: Bool

    @usableFromInline
    init(_ rule: Rule<Root>, _ columns: [Column<Root>]) {
        self.rule = rule
        self.columns = rule.paths.map { path in
            guard let column = columns.first(where: { $0.path == path }) else {
                preconditionFailure("The rule “\(rule.code.name)” names \(path), which is not a field of the object.")
            }
            return column
        }
        let keys = Set(self.columns.map(\.key.bytes))
        sharesKeys = columns.count { keys.contains($0.key.bytes) } > keys.count
    }

    @inlinable
    func check(_ root: Root, _ context: inout Context) {
        if !rule.holds(root) { report(&context) }
    }

    /// Checks this rule if all fields that it names are valid, for an object that itself could not be made.
    /// - Parameter faults: the indices of the issues about the object's fields.
    @usableFromInline
    func checkParts(of object: ObjectCursor, _ faults: Range<Int>, _ context: inout Context) {
        // A field with an issue is not read again, because otherwise each rule at each level of nesting would repeat
        // its validation. If two fields share a key, the issue may be about the other field, so all the fields of the
        // rule are read again.
        if !sharesKeys, columns.contains(where: { $0.isAtFault(in: context.issues[faults]) }) { return }
        var values: [Any] = []
        for column in columns {
            var cursor = object
            guard let value = context.quietly({ column.read(&cursor, &$0) }) else { return }
            values.append(value)
        }
        if !rule.holdsForValues(values) { report(&context) }
    }

    @usableFromInline
    func report(_ context: inout Context) {
        context.report(Issue(rule.code, at: JSON.Path([.key(columns[0].key.text)])))
    }
}
