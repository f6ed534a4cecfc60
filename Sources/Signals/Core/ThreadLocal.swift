// nonisolated(unsafe) is sound: Embedded WebAssembly has only one thread.
#if hasFeature(Embedded)
nonisolated(unsafe) private var only: Trampoline?

extension Trampoline {
    @usableFromInline
    static var current: Trampoline {
        if let only { return only }
        let made = Trampoline()
        only = made
        return made
    }

    static var unmanagedCurrent: Unmanaged<Trampoline> { .passUnretained(current) }

    static var bounds: ClosedRange<UInt>? { nil }
}
#else
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

private let key: pthread_key_t = {
    var key = pthread_key_t()
    #if canImport(Darwin)
    pthread_key_create(&key) { Unmanaged<Trampoline>.fromOpaque($0).release() }
    #else
    pthread_key_create(&key) { if let it = $0 { Unmanaged<Trampoline>.fromOpaque(it).release() } }
    #endif
    return key
}()

#if canImport(Glibc)
/// The function `pthread_getattr_np`, or `nil` if the program has none. It is looked up at run time, because
/// the headers declare it only for programs that enable GNU's extensions, and a program may be linked without
/// it. The type repeats the declaration in the header.
private let getAttributes = dlsym(nil, "pthread_getattr_np").map {
    unsafeBitCast(
        $0, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
}
#endif

extension Trampoline {
    @usableFromInline
    static var current: Trampoline { unmanagedCurrent.takeUnretainedValue() }

    /// This thread's trampoline, not retained: it lives as long as its thread.
    static var unmanagedCurrent: Unmanaged<Trampoline> {
        if let it = pthread_getspecific(key) { return Unmanaged<Trampoline>.fromOpaque(it) }
        let made = Unmanaged.passRetained(Trampoline())
        pthread_setspecific(key, made.toOpaque())
        return made
    }

    /// The addresses of this thread's stack; `nil` if they are not known.
    static var bounds: ClosedRange<UInt>? {
        #if canImport(Darwin)
        let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        return top - UInt(pthread_get_stacksize_np(pthread_self()))...top
        #elseif canImport(Glibc)
        var attributes = pthread_attr_t()
        guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        var (address, size): (UnsafeMutableRawPointer?, Int) = (nil, 0)
        guard pthread_attr_getstack(&attributes, &address, &size) == 0 else { return nil }
        return UInt(bitPattern: address)...UInt(bitPattern: address) + UInt(size)
        #else
        return nil
        #endif
    }
}
#endif
