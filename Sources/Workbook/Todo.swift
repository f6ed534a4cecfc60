/// Marks something that is not done yet. The verdict on an answer that gets here names the line.
///
/// - Parameters:
///   - what: the missing work.
///   - file: the file of the call; leave it out.
///   - line: the line of the call; leave it out.
public func todo(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Never {
    Report.end(.todo(what, line: line))
}

/// Marks a value that is not there yet, if the compiler wants one.
///
/// - Parameters:
///   - what: the missing work.
///   - file: the file of the call; leave it out.
///   - line: the line of the call; leave it out.
/// - Returns: never.
@_disfavoredOverload
public func todo<Value>(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Value {
    Report.end(.todo(what, line: line))
}
