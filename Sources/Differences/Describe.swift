/// A value as a person would write it: strings in quotes, `nil` for nothing, no module names.
///
/// - Parameter value: any value.
/// - Returns: its description.
public func describe<Value>(_ value: Value) -> String {
    String(reflecting: value)
}
