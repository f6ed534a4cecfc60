#if canImport(ObjectiveC)
// nonisolated(unsafe) is sound: only the address of `lifetimeKey` is used, not its value.
import Foundation
import ObjectiveC

nonisolated(unsafe) private var lifetimeKey: UInt8 = 0

extension NSObject {
    var associatedLifetime: Lifetime {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        if let lifetime = objc_getAssociatedObject(self, &lifetimeKey) as? Lifetime { return lifetime }
        let lifetime = Lifetime()
        objc_setAssociatedObject(self, &lifetimeKey, lifetime, .OBJC_ASSOCIATION_RETAIN)
        return lifetime
    }
}
#endif
