extension Signal {
    /// Sends a fixed value in place of each value.
    ///
    /// Known as `mapReplace` in ReactiveObjC and `mapTo` in RxJS.
    ///
    /// ```marbles
    /// a  -1---2---3---|
    ///  ┌──────────────────────┐
    ///  │ a.replace(with: "x") │
    ///  └──────────────────────┘
    ///    -x---x---x---|
    /// ```
    @_alwaysEmitIntoClient
    public func replace<Output: Sendable>(with value: Output) -> some Signal<Output, Failure> {
        through(Map { _ in value })
    }

    /// Sends a fixed value in place of each value: ``replace(with:)`` under its name in ReactiveObjC.
    ///
    /// ```marbles
    /// a  -1---2---3---|
    ///  ┌──────────────────────┐
    ///  │ a.replace(with: "x") │
    ///  └──────────────────────┘
    ///    -x---x---x---|
    /// ```
    @_alwaysEmitIntoClient
    public func mapReplace<Output: Sendable>(_ value: Output) -> some Signal<Output, Failure> {
        through(Map { _ in value })
    }
}
