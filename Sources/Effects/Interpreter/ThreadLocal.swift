import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

enum ThreadLocal {
    /// The key of the thread-local memory plus one; zero until the key is made. Reading an atomic number costs less
    /// than reading a lazy constant.
    private static let known = Atomic<UInt>(0)

    @inline(__always)
    private static var key: pthread_key_t {
        let known = known.load(ordering: .acquiring)
        return known == 0 ? makeKey() : pthread_key_t(truncatingIfNeeded: known - 1)
    }

    @inline(never)
    private static func makeKey() -> pthread_key_t {
        var key = pthread_key_t()
        #if canImport(Darwin)
        let status = pthread_key_create(&key) { ThreadLocal.free($0) }
        #else
        let status = pthread_key_create(&key) { if let pointer = $0 { ThreadLocal.free(pointer) } }
        #endif
        precondition(status == 0, "the system has no thread-local storage left")
        let (made, known) = Self.known.compareExchange(
            expected: 0, desired: UInt(key) + 1, ordering: .acquiringAndReleasing)
        if made { return key }
        pthread_key_delete(key)
        return pthread_key_t(known - 1)
    }

    private static func free(_ pointer: UnsafeMutableRawPointer) {
        let drops = pointer.assumingMemoryBound(to: Remains.Drops.self)
        drops.pointee.freeNodes.destroy()
        drops.deinitialize(count: 1)
        drops.deallocate()
    }

    /// The current thread's free nodes and stored remains. Both are made at the thread's first access, and freed when
    /// the thread ends.
    static var drops: UnsafeMutablePointer<Remains.Drops> {
        if let pointer = pthread_getspecific(key) {
            return pointer.assumingMemoryBound(to: Remains.Drops.self)
        }
        let drops = UnsafeMutablePointer<Remains.Drops>.allocate(capacity: 1)
        drops.initialize(to: Remains.Drops())
        pthread_setspecific(key, drops)
        return drops
    }
}
