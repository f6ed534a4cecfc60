// nonisolated(unsafe): Embedded WebAssembly has one thread.
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
    }
#endif
