extension Validator where Output: Collection & SendableMetatype, Output.Element: Hashable & SendableMetatype {
    /// A collection in which no two elements are equal. There is at most one issue, for the whole collection.
    ///
    /// ```swift
    /// Validator.array(of: .string).unique()
    /// ```
    ///
    /// - Complexity: O(*n*) for each value, where *n* is the number of its elements.
    public func unique() -> Validator {
        refine("its elements must be unique") { Set($0).count == $0.count }
    }
}

extension Validator where Output: Collection & SendableMetatype {
    /// A collection in which no two elements have equal values at a key path.
    ///
    /// ```swift
    /// Validator.array(of: account).unique(by: \.email)
    /// ```
    ///
    /// - Complexity: O(*n*) for each value, where *n* is the number of its elements.
    public func unique<Key: Hashable & SendableMetatype>(
        by path: KeyPath<Output.Element, Key> & Sendable
    ) -> Validator {
        refine("its elements must be unique") { elements in
            Set(elements.lazy.map { $0[keyPath: path] }).count == elements.count
        }
    }
}
