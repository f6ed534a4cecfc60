extension Validator {
    /// The first of several alternatives that accepts the input. Encoding uses the first alternative that can encode
    /// the value and accepts the result. In recursive data, put a member that distinguishes the alternatives, such as a
    /// tag, before the recursive members. Otherwise, an alternative encodes these members before it rejects a value,
    /// and the time doubles at each level.
    ///
    /// If no alternative accepts the input, the issues are those of the nearest alternative. Four criteria decide which
    /// alternative is nearest, in this order: it expects the value's kind; it reports the fewest wrong constants in the
    /// value and its members; it reports the fewest faults; its outermost fault is the most deeply nested. If each
    /// alternative reports only that it expects another kind, or only that it expects another constant at the same
    /// path, there is one issue that lists the expected kinds or constants.
    ///
    /// All the alternatives must have the same input and output. `.any(.text.url(), .text.empty)` does not compile,
    /// because the outputs are a `URL` and a `String`. Give both alternatives the output `URL?`:
    ///
    /// ```swift
    /// let site: Validator<String, URL?> = .any(.text.url().map { $0 }, .text.empty.map { _ in nil })
    /// ```
    public static func any(_ first: Validator, _ others: Validator...) -> Validator {
        union([first] + others, isExclusive: false)
    }

    /// The only one of several alternatives that accepts the input. If more than one alternative accepts it, that is a
    /// fault. In all other respects, this works like ``any(_:_:)``.
    public static func oneOf(_ first: Validator, _ others: Validator...) -> Validator {
        union([first] + others, isExclusive: true)
    }

    private static func union(_ alternatives: [Validator], isExclusive: Bool) -> Validator {
        let mark = UnionWork.Mark()
        return Validator(back: back(through: alternatives)) { input, context in
            context.work.runs += 1
            var finding = context.work.finding(of: input, mark, Output.self)
            let outcome = finding?.outcome ?? search(alternatives, isExclusive, input, &context)
            if finding == nil { finding = context.work.remember(outcome, of: input, mark) }
            switch outcome {
            case .accepted(let output): return output
            case .several(let count):
                context.report(Issue(.severalAlternatives(count)), value: input as? JSON)
            case .rejected where !context.isListening: context.report(Issue(.forbidden))
            case .rejected:
                let issues = finding?.issues ?? nearestIssues(of: alternatives, input, &context)
                finding?.issues = issues
                context.adopt(issues)
            }
            return nil
        }
    }

    // The alternatives are run in loops, because with closures, each level of recursive data would need more of the
    // stack.

    private static func search(
        _ alternatives: [Validator], _ isExclusive: Bool, _ input: Input, _ context: inout Context
    ) -> UnionWork.Outcome<Output> {
        var accepted: Output?
        var count = 0
        for alternative in alternatives {
            let before = context.work.runs
            let outer = context.beginQuietly()
            let output = alternative.run(input, &context)
            context.endQuietly(outer)
            if let output {
                count += 1
                if !isExclusive { return .accepted(output) }
                if count == 1 { accepted = output }
            }
            if output == nil || count > 1 { context.work.wasted += context.work.runs - before }
        }
        guard let accepted else { return .rejected }
        return count == 1 ? .accepted(accepted) : .several(count)
    }

    private static func back(through alternatives: [Validator]) -> (@Sendable (Output) -> Input?)? {
        guard alternatives.contains(where: { $0.back != nil }) else { return nil }
        return { output in
            for alternative in alternatives {
                if let input = alternative.back?(output), alternative.accepts(input) { return input }
            }
            return nil
        }
    }

    private static func nearestIssues(
        of alternatives: [Validator], _ input: Input, _ context: inout Context
    ) -> [Issue] {
        let before = context.work.runs
        var found: [[Issue]] = []
        for alternative in alternatives {
            var inner = context.apart()
            _ = alternative.run(input, &inner)
            context.work = inner.work
            found.append(inner.issues)
        }
        context.work.wasted += context.work.runs - before
        var own = context.apart()
        // If all the alternatives expect another kind, there is only one issue, with all the expected kinds.
        let kinds = found.flatMap { $0.count == 1 ? $0[0].expectedKinds ?? [] : [] }
        if let json = input as? JSON, found.allSatisfy({ $0.count == 1 && $0[0].expectedKinds != nil }) {
            own.mismatch(json, expected: kinds.uniqued())
            return own.issues
        }
        let constants = found.flatMap { $0.count == 1 ? $0[0].expectedConstants ?? [] : [] }
        if let first = found[0].first,
            found.allSatisfy({ $0.count == 1 && $0[0].expectedConstants != nil && $0[0].path == first.path })
        {
            let code = Issue.Code.noAlternative(expected: constants.uniqued(), resembles: nil)
            // If the path is empty, the issue is about the whole input, so its value may be the input itself.
            let value = first.path.isEmpty ? first.value ?? input as? JSON : first.value
            own.report(Issue(code, at: first.path), value: value)
            return own.issues
        }
        // `min` returns the first of equal elements, so the first of several equally near alternatives is chosen.
        return found.min { Distance($0) < Distance($1) } ?? []
    }
}

/// The distance of an alternative from acceptance: numbers to compare, the most important one first.
private struct Distance: Comparable {
    private let parts: [Int]

    init(_ issues: [Issue]) {
        let wrongKind = issues.contains { $0.path.isEmpty && $0.expectedKinds != nil }
        let wrongConstants = issues.count { $0.expectedConstants != nil && $0.path.reversed.count <= 1 }
        let depth = issues.map(\.path.reversed.count).min() ?? 0
        parts = [wrongKind ? 1 : 0, wrongConstants, issues.count, -depth]
    }

    static func < (left: Distance, right: Distance) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
}

extension Issue {
    fileprivate var expectedKinds: [JSON.Kind]? {
        guard path.isEmpty, customMessage == nil else { return nil }
        return switch code {
        case .null(let expected), .wrongKind(let expected, _): expected
        default: nil
        }
    }

    fileprivate var expectedConstants: [String]? {
        guard customMessage == nil, case .noAlternative(let expected, _) = code else { return nil }
        return expected
    }
}

extension Array where Element: Hashable {
    fileprivate func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
