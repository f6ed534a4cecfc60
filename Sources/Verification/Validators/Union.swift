extension Validator {
    /// The first of several alternatives that accepts the input. Encoding uses the first alternative that can encode
    /// the value and accepts the result.
    ///
    /// If none accepts the input, the issues are those of the nearest alternative. Four criteria decide which one is
    /// nearest, in this order: it expects the value's kind; it has the fewest wrong constants in the value and its
    /// members; it has the fewest faults; its shallowest fault is deepest. If each alternative reports only that it
    /// expects another kind, or only that it expects another constant at the same path, there is one issue that lists
    /// the expected kinds or constants.
    ///
    /// All the alternatives must have the same input and output. `.any(.text.url(), .text.empty)` does not compile,
    /// because the outputs are a `URL` and a `String`. Give both alternatives the output `URL?`:
    ///
    /// ```swift
    /// let site: Validator<String, URL?> = .any(.text.url().map { $0 }, .text.empty.map { _ in nil })
    /// ```
    public static func any(_ first: Validator, _ others: Validator...) -> Validator {
        let alternatives = [first] + others
        return Validator(back: back(through: alternatives)) { input, context in
            for alternative in alternatives {
                if let output = context.quietly({ alternative.run(input, &$0) }) { return output }
            }
            reportNearest(of: alternatives, input, &context)
            return nil
        }
    }

    /// The only one of several alternatives that accepts the input; it is a fault if more than one does. In all other
    /// respects, this works like ``any(_:_:)``.
    public static func oneOf(_ first: Validator, _ others: Validator...) -> Validator {
        let alternatives = [first] + others
        return Validator(back: back(through: alternatives)) { input, context in
            let outputs = alternatives.compactMap { alternative in
                context.quietly { alternative.run(input, &$0) }
            }
            if outputs.count == 1 { return outputs[0] }
            if outputs.isEmpty {
                reportNearest(of: alternatives, input, &context)
            } else {
                context.report(Issue(.severalAlternatives(outputs.count)), value: input as? JSON)
            }
            return nil
        }
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

    private static func reportNearest(of alternatives: [Validator], _ input: Input, _ context: inout Context) {
        guard context.isListening else { return context.report(Issue(.forbidden)) }
        let found = alternatives.map { alternative in
            context.separately { alternative.run(input, &$0) }.1
        }
        // Alternatives that all expect another kind are reported as one issue.
        let kinds = found.flatMap { $0.count == 1 ? $0[0].expectedKinds ?? [] : [] }
        if let json = input as? JSON, found.allSatisfy({ $0.count == 1 && $0[0].expectedKinds != nil }) {
            context.mismatch(json, expected: kinds.uniqued())
            return
        }
        let constants = found.flatMap { $0.count == 1 ? $0[0].expectedConstants ?? [] : [] }
        if let first = found[0].first,
            found.allSatisfy({ $0.count == 1 && $0[0].expectedConstants != nil && $0[0].path == first.path })
        {
            let code = Issue.Code.noAlternative(expected: constants.uniqued(), resembles: nil)
            context.report(Issue(code, at: first.path), value: first.value ?? input as? JSON)
            return
        }
        // `min` returns the first of equal elements, so between equally near alternatives, the order decides.
        context.adopt(found.min { Distance($0) < Distance($1) } ?? [])
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
