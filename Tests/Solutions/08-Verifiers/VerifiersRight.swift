import Chapter08Verifiers

/// Right answers to chapter 8, in styles other than those of the solutions.
@MainActor enum VerifiersRight {
    static let isKindOf: KeyValuePairs<String, any Contract.Type> = [
        "folds": FoldedChecks.self, "loops": LoopedChecks.self,
    ]
    static let attachError: KeyValuePairs<String, any Contract.Type> = [
        "one by the other": ErrorByDescribe.self, "local function": ErrorByLocalFunction.self,
    ]
    static let keyChild: KeyValuePairs<String, any Contract.Type> = [
        "nested switch": ChildBySwitch.self, "by throwing": ChildByThrowing.self,
    ]
    static let tryPipeline: KeyValuePairs<String, any Contract.Type> = [
        "get": TryByGet.self, "one closure": NameInOneClosure.self,
    ]
    static let allFaults: KeyValuePairs<String, any Contract.Type> = [
        "loops": LoopedRules.self, "recursion": RecursiveRules.self,
    ]
    static let realResponse: KeyValuePairs<String, any Contract.Type> = [
        "other order": OtherOrder.self, "comparisons": Compared.self,
    ]
}

private struct FoldedChecks: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify { { value in [kind].contains(value.kind) } }

    func allOf(_ checks: [Verify]) -> Verify {
        checks.reduce({ _ in true }) { all, check in { all($0) && check($0) } }
    }

    func anyOf(_ checks: [Verify]) -> Verify {
        checks.reduce({ _ in false }) { any, check in { check($0) || any($0) } }
    }
}

private struct LoopedChecks: IsKindOf {
    func isKindOf(_ kind: JSON.Kind) -> Verify {
        { value in
            switch (value, kind) {
            case (.null, .null), (.bool, .bool), (.number, .number), (.string, .string), (.array, .array),
                (.object, .object):
                true
            default: false
            }
        }
    }

    func allOf(_ checks: [Verify]) -> Verify {
        let isNone = anyOf(checks.map { check in { !check($0) } })
        return { !isNone($0) }
    }

    func anyOf(_ checks: [Verify]) -> Verify {
        { value in
            var isAny = false
            for check in checks where check(value) { isAny = true }
            return isAny
        }
    }
}

private struct ErrorByDescribe: AttachError {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        verifyAndOutputError(verify) { _ in error }
    }

    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in
            // The error is always created, but is thrown only if it is needed.
            let error = describe(value)
            guard verify(value) else { throw error }
        }
    }

    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        { (value: JSON) throws(Fault) in
            guard value.kind == kind else { throw Fault(.wrongKind(expected: kind, got: value.kind)) }
        }
    }
}

private struct ErrorByLocalFunction: AttachError {
    func verifyAndOutputError(_ verify: @escaping Verify, _ error: Fault) -> VerifyAndOutputError {
        func check(_ value: JSON) throws(Fault) {
            switch verify(value) {
            case true: return
            case false: throw error
            }
        }
        return check
    }

    func verifyAndOutputError(_ verify: @escaping Verify, _ describe: @escaping (JSON) -> Fault) -> VerifyAndOutputError
    {
        { (value: JSON) throws(Fault) in try verifyAndOutputError(verify, describe(value))(value) }
    }

    func mustBe(_ kind: JSON.Kind) -> VerifyAndOutputError {
        verifyAndOutputError({ $0.kind == kind }, { Fault(.wrongKind(expected: kind, got: $0.kind)) })
    }
}

private struct ChildBySwitch: KeyChild {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { if case .object(let members) = $0 { members.first { $0.key == key }?.value } else { nil } }
    }

    func hasKey(_ key: String) -> Verify { { ![nil, .null].contains(dictionaryValueByKey(key)($0)) } }

    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            switch value {
            case .object(let members):
                switch members[key] {
                case nil: throw Fault(at: [.key(key)], .missing)
                case .some(.null): throw Fault(at: [.key(key)], .null)
                case .some(let child): return child
                }
            default: throw Fault(.wrongKind(expected: .object, got: value.kind))
            }
        }
    }
}

private struct ChildByThrowing: KeyChild {
    func dictionaryValueByKey(_ key: String) -> (JSON) -> JSON? {
        { value in
            guard case .object(let members) = value else { return nil }
            return members[key]
        }
    }

    func hasKey(_ key: String) -> Verify { { (try? transferToKeyChild(key)($0)) != nil } }

    func transferToKeyChild(_ key: String) -> TryMap {
        { (value: JSON) throws(Fault) in
            let child = dictionaryValueByKey(key)(value)
            if value.kind != .object { throw Fault(.wrongKind(expected: .object, got: value.kind)) }
            guard let child, child != .null else { throw Fault(at: [.key(key)], child == nil ? .missing : .null) }
            return child
        }
    }
}

private struct TryByGet: TryPipeline {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        do throws(Fault) {
            return .success(try transform(try result.get()))
        } catch {
            return .failure(error)
        }
    }

    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        do throws(Fault) {
            try check(try result.get())
            return result
        } catch {
            return .failure(error)
        }
    }

    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        let name = ["customer", "name"].reduce(response) { tryMap($0, transferToKeyChild($1)) }
        return self.try(name, mustBe(.string))
    }
}

private struct NameInOneClosure: TryPipeline {
    func tryMap(_ result: Result<JSON, Fault>, _ transform: TryMap) -> Result<JSON, Fault> {
        result.flatMap { value in
            do throws(Fault) { return .success(try transform(value)) } catch { return .failure(error) }
        }
    }

    func `try`(_ result: Result<JSON, Fault>, _ check: VerifyAndOutputError) -> Result<JSON, Fault> {
        tryMap(result) { (value: JSON) throws(Fault) in
            try check(value)
            return value
        }
    }

    func customerName(_ response: Result<JSON, Fault>) -> Result<JSON, Fault> {
        tryMap(response) { (value: JSON) throws(Fault) in
            let name = try transferToKeyChild("name")(try transferToKeyChild("customer")(value))
            try mustBe(.string)(name)
            return name
        }
    }
}

private struct LoopedRules: AllFaults {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        faults.reduce(into: []) { moved, fault in
            var fault = fault
            fault.path.insert(step, at: 0)
            moved.append(fault)
        }
    }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        { value in
            var faults = must(.object)(value)
            guard case .object(let members) = value else { return faults }
            for entry in rules {
                if let child = members[entry.key] {
                    faults.append(contentsOf: at(.key(entry.key), entry.rule(child)))
                } else {
                    faults.append(Fault(at: [.key(entry.key)], .missing))
                }
            }
            return faults
        }
    }

    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return elements.indices.map { at(.index($0), rule(elements[$0])) }.reduce([], +)
        }
    }
}

private struct RecursiveRules: AllFaults {
    func at(_ step: Fault.Step, _ faults: [Fault]) -> [Fault] {
        guard let first = faults.first else { return [] }
        return [Fault(at: [step] + first.path, first.problem)] + at(step, Array(faults.dropFirst()))
    }

    func object(_ rules: [(key: String, rule: Rule)]) -> Rule {
        guard let (key, rule) = rules.first else { return must(.object) }
        return { value in
            guard case .object(let members) = value else { return must(.object)(value) }
            return at(.key(key), members[key].map(rule) ?? [Fault(.missing)]) + object(Array(rules.dropFirst()))(value)
        }
    }

    func array(of rule: @escaping Rule) -> Rule {
        { value in
            guard case .array(let elements) = value else { return must(.array)(value) }
            return faults(of: elements[...], rule)
        }
    }

    private func faults(of elements: ArraySlice<JSON>, _ rule: Rule) -> [Fault] {
        guard let first = elements.first else { return [] }
        return at(.index(elements.startIndex), rule(first)) + faults(of: elements.dropFirst(), rule)
    }
}

private struct OtherOrder: RealResponse {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            guard case .number(let number) = value else { return must(.number)(value) }
            return range ~= number ? [] : [Fault(.notAllowed)]
        }
    }

    func oneOf(_ words: [String]) -> Rule {
        let allowed = Set(words)
        return { value in
            let faults = must(.string)(value)
            if case .string(let text) = value, !allowed.contains(text) { return [Fault(.notAllowed)] }
            return faults
        }
    }

    func nullable(_ rule: @escaping Rule) -> Rule { { $0.kind == .null ? [] : rule($0) } }

    func order(_ value: JSON) -> [Fault] {
        let item = object([
            ("price", number(in: 0...10_000)), ("sku", must(.string)), ("quantity", number(in: 1...99)),
        ])
        return object([
            ("note", nullable(must(.string))), ("items", array(of: item)), ("express", must(.bool)),
            ("customer", object([("email", must(.string)), ("name", must(.string))])),
            ("status", oneOf(["sent", "packed", "paid"])), ("id", must(.string)),
        ])(value)
    }

    func response(_ value: JSON) -> [Fault] {
        object([("orders", array(of: order)), ("page", number(in: 1...100_000))])(value)
    }
}

private struct Compared: RealResponse {
    func number(in range: ClosedRange<Double>) -> Rule {
        { value in
            switch value {
            case .number(let number) where number >= range.lowerBound && number <= range.upperBound: []
            case .number: [Fault(.notAllowed)]
            case .null: [Fault(.null)]
            default: [Fault(.wrongKind(expected: .number, got: value.kind))]
            }
        }
    }

    func oneOf(_ words: [String]) -> Rule {
        { value in
            if value.kind != .string { return must(.string)(value) }
            for word in words where value == .string(word) { return [] }
            return [Fault(.notAllowed)]
        }
    }

    func nullable(_ rule: @escaping Rule) -> Rule {
        { value in
            if case .null = value { return [] }
            return rule(value)
        }
    }

    private var item: Rule {
        object([("sku", must(.string)), ("quantity", number(in: 1...99)), ("price", number(in: 0...10_000))])
    }

    func order(_ value: JSON) -> [Fault] {
        var fields: [(key: String, rule: Rule)] = [("id", must(.string)), ("express", must(.bool))]
        fields.append(("status", oneOf(["paid", "packed", "sent"])))
        fields.append(("customer", object(["name", "email"].map { ($0, must(.string)) })))
        fields.append(("items", array(of: item)))
        fields.append(("note", nullable(must(.string))))
        return object(fields)(value)
    }

    func response(_ value: JSON) -> [Fault] {
        object([("page", number(in: 1...100_000)), ("orders", array(of: order))])(value)
    }
}
