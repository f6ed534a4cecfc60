#if !hasFeature(Embedded)
/// Functions of subjects and properties for events that are rare. A module that calls these functions gets no copy of a
/// subject's code for its own type of value. In `CurrycombStores`, such copies took a seventh of the compile time.
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
