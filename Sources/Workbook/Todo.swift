/// Marks work that is not done yet. If an answer calls this function, the verdict names the missing work.
public func todo(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Never {
    Report.end(.todo(what, line: line))
}

/// A variant for a position where the compiler requires a value.
@_disfavoredOverload
public func todo<Value>(_ what: String, file: StaticString = #fileID, line: Int = #line) -> Value {
    Report.end(.todo(what, line: line))
}
