/// Marks something that is not done yet. Judging an answer that gets here says so, with the line.
///
/// - Parameters:
///   - what: what is not done yet.
///   - file: where it stands; leave it out.
///   - line: where it stands; leave it out.
public func todo(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Never {
    Report.end(.todo(what, line: line))
}

/// Marks a value that is not there yet, where the compiler wants one.
///
/// - Parameters:
///   - what: what is not done yet.
///   - file: where it stands; leave it out.
///   - line: where it stands; leave it out.
/// - Returns: never.
@_disfavoredOverload
public func todo<Value>(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Value {
    Report.end(.todo(what, line: line))
}
