/// A case of an enum as a pair of functions: one puts a value into the case, and the other extracts it (a prism). A
/// case path does for a case what a key path does for a property.
///
/// ```swift
/// let todos = CasePath(AppAction.todos) { if case .todos(let action) = $0 { action } else { nil } }
/// ```
public struct CasePath<Root, Value>: Sendable {
    /// The function that puts a value into the case.
    public let embed: @Sendable (Value) -> Root
    /// The function that extracts the value; it returns `nil` for another case.
    public let extract: @Sendable (Root) -> Value?

    /// Makes a case path; `embed` is usually the case itself.
    public init(_ embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
        self.embed = embed
        self.extract = extract
    }

    /// Appends a path to a case of the value and returns the joined path.
    public func appending<Inner>(_ next: CasePath<Value, Inner>) -> CasePath<Root, Inner> {
        CasePath<Root, Inner>({ embed(next.embed($0)) }, extract: { extract($0).flatMap(next.extract) })
    }
}

extension CasePath where Root == Value {
    /// The path to the whole value: the unit of ``appending(_:)``.
    public static var whole: CasePath { CasePath({ $0 }, extract: { $0 }) }
}
