#if !hasFeature(Embedded)
/// Functions that use subjects and properties for rare events. A module that calls these functions compiles no copy of
/// the generic code for its own value types. In `CurrycombStores`, such copies had taken a seventh of the compile time.
package enum Unspecialized {
    package static func subject<Value: Sendable>(of type: Value.Type) -> Subject<Value, Never> {
        Subject()
    }

    package static func send<Value: Sendable>(_ value: Value, to subject: Subject<Value, Never>) {
        subject.send(value)
    }

    package static func complete<Value: Sendable>(_ subject: Subject<Value, Never>) { subject.complete() }

    package static func property<Value: Sendable>(_ value: Value) -> MutableProperty<Value> { MutableProperty(value) }

    package static func set<Value: Sendable>(_ property: MutableProperty<Value>, to value: Value) {
        property.value = value
    }

    @discardableResult
    package static func observe<Value: Sendable>(
        _ signal: any Signal<Value, Never>, _ next: @escaping @Sendable (Value) -> Void
    ) -> Subscription {
        signal.observe(next)
    }
}
#endif
