// Parameter packs do not compile in Embedded Swift for WebAssembly, so `zip` takes at most eight values there.
#if !hasFeature(Embedded)
/// An error that ends the expansion of a parameter pack early. Only a thrown error can end it before the last
/// element.
// `@unchecked Sendable` is sound here: a `Stop` is thrown and caught within one call of `zipEach`, so it never
// leaves its thread.
@usableFromInline
internal struct Stop<Payload>: Error, @unchecked Sendable {
    @usableFromInline
    internal let payload: Payload

    @inlinable
    internal init(_ payload: Payload) { self.payload = payload }
}

extension Optional {
    @inlinable
    internal func orStop() throws(Stop<Void>) -> Wrapped {
        switch self {
        case .none: throw Stop(())
        case .some(let wrapped): return wrapped
        }
    }
}

extension Either {
    @inlinable
    internal func orStop() throws(Stop<Left>) -> Right {
        switch self {
        case .left(let left): throw Stop(left)
        case .right(let right): return right
        }
    }
}

extension Validated {
    @inlinable
    internal func orStop() throws(Stop<NonEmpty<Failure>>) -> Value {
        switch self {
        case .valid(let value): return value
        case .invalid(let failures): throw Stop(failures)
        }
    }
}
#endif
