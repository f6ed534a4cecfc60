// Unmanaged: sound if the caller keeps the object for the time of the call.

/// Uses an object that the caller holds for longer than the call, without retaining it meanwhile: an observer is kept,
/// with all that it holds, by its caller. The compiler cannot know that, and a retain and a release are two
/// atomic steps.
///
/// - Parameters:
///   - object: the object to use.
///   - body: the function for the value.
/// - Returns: the value that `body` returns.
@inline(__always)
@inlinable
func withoutRetaining<Object: AnyObject, Result>(_ object: Object, _ body: (Object) -> Result) -> Result {
    Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef(body)
}
