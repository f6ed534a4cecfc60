@usableFromInline
struct Context {
    @usableFromInline var issues: [Issue] = []
    /// The number of faults so far. Faults within `quietly` count only until `quietly` ends. If the number grows, a
    /// check has failed.
    @usableFromInline var faults = 0
    /// True if no more checks should run: after as many issues as the options allow or, within `quietly`, after the
    /// first fault.
    @usableFromInline var stops = false
    var work = UnionWork()
    private var isQuiet = false
    private let options: ValidationOptions

    init(_ options: ValidationOptions) {
        self.options = options
    }

    @usableFromInline
    mutating func report(_ issue: @autoclosure () -> Issue, value: JSON? = nil) {
        faults += 1
        guard !isQuiet else {
            stops = true
            return
        }
        var issue = issue()
        if options.includesValues, issue.value == nil { issue.value = value }
        issues.append(issue)
        stops = issues.count >= options.limit
    }

    @usableFromInline
    mutating func mismatch(_ json: JSON, expected: [JSON.Kind]) {
        let actual = json.kind
        report(
            Issue(actual == .null ? .null(expected: expected) : .wrongKind(expected: expected, actual: actual)),
            value: json)
    }

    @usableFromInline
    mutating func prefix(since mark: Int, _ component: JSON.Path.Component) {
        for index in mark..<issues.count { issues[index].path.reversed.append(component) }
    }

    @usableFromInline
    mutating func prefix(since mark: Int, _ key: ObjectKey) { prefix(since: mark, .key(key.text)) }

    @usableFromInline
    mutating func reportMissing(_ key: ObjectKey) { report(Issue(.missing, at: JSON.Path([.key(key.text)]))) }

    /// Runs a validation only for its outcome: it ends at the first fault and reports nothing.
    mutating func quietly<Result>(_ body: (inout Context) -> Result) -> Result {
        let outer = beginQuietly()
        defer { endQuietly(outer) }
        return body(&self)
    }

    typealias Outer = (isQuiet: Bool, stops: Bool, faults: Int)

    /// Begins a quiet validation, as ``quietly(_:)`` does; pass the result to `endQuietly`.
    mutating func beginQuietly() -> Outer {
        let outer = (isQuiet, stops, faults)
        isQuiet = true
        stops = false
        return outer
    }

    mutating func endQuietly(_ outer: Outer) { (isQuiet, stops, faults) = outer }

    /// Returns a separate context, so that a validation does not report its issues to this one. Its limit is at least
    /// that of the standard options, so that a comparison of alternatives does not depend on a low limit that the
    /// caller has set.
    func apart() -> Context {
        var thorough = options
        thorough.limit = max(options.limit, ValidationOptions.standard.limit)
        var inner = Context(thorough)
        inner.work = work
        return inner
    }

    var isListening: Bool { !isQuiet }

    mutating func adopt(_ found: [Issue]) {
        for issue in found where !stops { report(issue, value: issue.value) }
    }
}
