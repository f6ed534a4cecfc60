#if !hasFeature(Embedded)
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif

    /// Returns a number that no other living thread has.
    @usableFromInline
    func currentThread() -> UInt {
        #if canImport(Glibc)
            UInt(pthread_self())
        #else
            // A pointer, or a signed number.
            UInt(bitPattern: pthread_self())
        #endif
    }
#endif
