// `Unmanaged` is sound if the caller holds the object until the call returns.

/// Uses an object without retaining it. The caller must hold the object until the call returns, as the caller of an
/// observer does. The compiler cannot know this, so it would add a retain and a release, which are two atomic steps.
@inline(__always)
@inlinable
func withoutRetaining<Object: AnyObject, Result>(_ object: Object, _ body: (Object) -> Result) -> Result {
    Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef(body)
}
