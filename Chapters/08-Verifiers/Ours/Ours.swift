/// The functions of the lesson and the tour, among them the small functions of Meituan's article, in Swift. Unlike in
/// the article, an error names the problem, and `hasKey` does not treat null as a value.
package enum Ours {
    // tour: count
    /// Makes a check for a kind of value.
    package static func isKindOf(_ kind: JSON.Kind) -> Verify { { $0.kind == kind } }

    /// Makes a check that an object has a value for a key.
    package static func hasKey(_ key: String) -> Verify {
        { value in dictionaryValueByKey(key)(value).map { $0 != .null } ?? false }
    }

    package static func verifyAndOutputError(
        _ verify: @escaping Verify, _ error: @escaping (JSON) -> Fault
    ) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            if !verify(value) { throw error(value) }
        }
    }

    /// Makes a check for a kind of value. Its error contains the expected kind and the value's kind.
    package static func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError(isKindOf(kind)) { Fault(.wrongKind(expected: kind, got: $0.kind)) }
    }

    /// Makes a function that looks up a key.
    package static func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key]
        }
    }

    package static func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            try mustBe(.object)(value)
            guard hasKey(key)(value), let child = dictionaryValueByKey(key)(value) else {
                throw Fault(at: [.key(key)], dictionaryValueByKey(key)(value) == nil ? .missing : .null)
            }
            return child
        }
    }
    // tour: end

    // MARK: - The slip in Meituan's article

    /// Works like the example for `try:` in Meituan's article, which swaps the two results. If the value is wrong, the
    /// example sets the error and returns yes; if the value is right, it returns no.
    package static func exchangedTry(_ verify: Verify, _ error: Fault, _ value: JSON) -> (isFine: Bool, error: Fault?) {
        if !verify(value) { return (true, error) }
        return (false, nil)
    }

    /// Works like ``exchangedTry(_:_:_:)``, but with the right results.
    package static func mendedTry(_ verify: Verify, _ error: Fault, _ value: JSON) -> (isFine: Bool, error: Fault?) {
        if verify(value) { return (true, nil) }
        return (false, error)
    }

    // MARK: - Every fault, with its path

    /// Returns all faults of an order, which needs a customer with a name, and items that each have an product number.
    package static func orderRule(_ order: JSON) -> [Fault] {
        Rules.object([
            ("customer", Rules.object([("name", Rules.must(.string))])),
            ("items", Rules.array(of: Rules.object([("sku", Rules.must(.string))]))),
        ])(order)
    }

    // MARK: - Counting

    /// Returns the number of lines of code between the marks `tour: count` and `tour: end` in a file of this folder, or
    /// `nil` if the file cannot be read. Empty lines and comments do not count.
    package static func linesOfCode(_ name: String) -> Int? {
        guard let text = chapterData("../Ours/\(name)") else { return nil }
        let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
        let counted = lines.drop { $0 != "// tour: count" }.prefix { $0 != "// tour: end" }
        return counted.count { line in !line.isEmpty && !line.hasPrefix("//") }
    }
}

extension Result<JSON, Fault> {
    package func `try`(_ check: VerifyAndOutputError) -> Self {
        tryMap { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }

    package func tryMap(_ transform: TryMap) -> Self {
        flatMap { value in
            do throws(Fault) {
                return .success(try transform(value))
            } catch {
                return .failure(error)
            }
        }
    }
}
