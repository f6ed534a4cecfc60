/// Marks work that is not done yet. If an answer runs this line, the verdict names the missing work.
///
/// - Parameters:
///   - what: the missing work.
///   - file: the file of the call; filled in by the compiler.
///   - line: the line of the call; filled in by the compiler.
public func todo(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Never {
    Report.end(.todo(what, line: line))
}

/// Marks work that is not done yet, at a position where the compiler requires a value.
///
/// - Parameters:
///   - what: the missing work.
///   - file: the file of the call; filled in by the compiler.
///   - line: the line of the call; filled in by the compiler.
/// - Returns: nothing, since the call never returns.
@_disfavoredOverload
public func todo<Value>(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Value {
    Report.end(.todo(what, line: line))
}
