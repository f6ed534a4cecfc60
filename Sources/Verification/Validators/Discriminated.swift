extension Validator where Input == JSON {
    /// Objects of several sorts, distinguished by a tag. Only the validator that the tag selects runs, so the issues
    /// are only those of the intended sort. The validators of the sorts need not read the tag themselves. Encoding uses
    /// the first sort, in the given order, that can encode the value and accepts the result. It also writes the tag.
    ///
    /// ```swift
    /// let shape = Validator.discriminated(by: "type", [
    ///     "circle": circle.map(Shape.circle) { if case .circle(let circle) = $0 { circle } else { nil } },
    ///     "square": square.map(Shape.square) { if case .square(let square) = $0 { square } else { nil } },
    /// ])
    /// ```
    public static func discriminated(by key: String, _ sorts: KeyValuePairs<String, Validator>) -> Validator {
        let tag = ObjectKey(key)
        let tags = sorts.map(\.key)
        let byTag = Dictionary(sorts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let all = sorts.map { ($0.key, $0.value) }
        let back: @Sendable (Output) -> JSON? = { output in
            for (name, sort) in all {
                guard let object = sort.back?(output), let members = object.members else { continue }
                let tagged = JSON.object(
                    [JSON.Member(key: key, value: .string(name))] + members.filter { $0.key != key })
                if sort.accepts(tagged) { return tagged }
            }
            return nil
        }
        return Validator(back: all.contains { $0.1.isReversible } ? back : nil) { json, context in
            guard var cursor = ObjectCursor(json) else {
                context.mismatch(json, expected: [.object])
                return nil
            }
            guard let found = cursor.find(tag) else {
                context.report(Issue(.missing, at: JSON.Path([.key(key)])))
                return nil
            }
            guard let name = found.string else {
                let mark = context.issues.count
                context.mismatch(found, expected: [.string])
                context.prefix(since: mark, .key(key))
                return nil
            }
            guard let sort = byTag[name] else {
                let code = Issue.Code.noAlternative(expected: tags, resembles: nearest(to: name, among: tags))
                context.report(Issue(code, at: JSON.Path([.key(key)])), value: found)
                return nil
            }
            return sort.run(json, &context)
        }
    }
}
