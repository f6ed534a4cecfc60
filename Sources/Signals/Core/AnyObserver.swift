// @unchecked and `@exclusivity(unchecked)` are sound: by contract, the observer in a box is called serially, and
// nothing else refers to it. The box is emptied only when the last reference to the box is released.

/// A type-erased observer. The stored functions receive the box and cast it back to the subclass that holds the
/// observer.
@usableFromInline
class AnyObserverBox<Value: Sendable, Failure: Error>: @unchecked Sendable {
    @usableFromInline final let nextBody: @Sendable (AnyObserverBox, Value) -> Demand
    @usableFromInline final let endBody: @Sendable (AnyObserverBox, End<Failure>) -> Void

    @inlinable
    init(
        next: @escaping @Sendable (AnyObserverBox, Value) -> Demand,
        end: @escaping @Sendable (AnyObserverBox, End<Failure>) -> Void
    ) {
        nextBody = next
        endBody = end
    }
}

@usableFromInline
final class ObserverBox<O: Observer>: AnyObserverBox<O.Value, O.Failure>, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var observer: O?

    @inlinable
    init(_ observer: consuming O) {
        self.observer = observer
        super.init(
            next: { box, value in unsafeDowncast(box, to: ObserverBox<O>.self).observer!.next(value) },
            end: { box, end in unsafeDowncast(box, to: ObserverBox<O>.self).observer!.end(end) })
    }

    deinit { Trampoline.current.release(&observer) }
}

@usableFromInline
struct AnyObserver<Value: Sendable, Failure: Error>: Observer {
    @usableFromInline let box: AnyObserverBox<Value, Failure>

    @inlinable
    init<O: Observer<Value, Failure>>(_ observer: consuming O) { box = ObserverBox(observer) }

    @inlinable
    mutating func next(_ value: Value) -> Demand {
        withoutRetaining(box) { $0.nextBody($0, value) }
    }

    @inlinable
    mutating func end(_ end: End<Failure>) { box.endBody(box, end) }
}
