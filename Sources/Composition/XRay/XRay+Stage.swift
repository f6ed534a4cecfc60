#if !hasFeature(Embedded)
    extension XRay {
        /// Names a function as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping (A) -> B
        ) -> (A) -> B {
            { a in
                mayBeRecording ? record(name) { function(a) } : function(a)
            }
        }

        /// Names a `@Sendable` function as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping @Sendable (A) -> B
        ) -> @Sendable (A) -> B {
            { a in
                mayBeRecording ? record(name) { function(a) } : function(a)
            }
        }

        /// Names a throwing function as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping (A) throws -> B
        ) -> (A) throws -> B {
            { a in
                try (mayBeRecording ? record(name) { try function(a) } : function(a))
            }
        }

        /// Names a `@Sendable` throwing function as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping @Sendable (A) throws -> B
        ) -> @Sendable (A) throws -> B {
            { a in
                try (mayBeRecording ? record(name) { try function(a) } : function(a))
            }
        }

        /// Names an asynchronous function as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping (A) async -> B
        ) -> (A) async -> B {
            { a in
                await (mayBeRecording ? record(name) { await function(a) } : function(a))
            }
        }

        /// Names a `@Sendable` asynchronous function as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping @Sendable (A) async -> B
        ) -> @Sendable (A) async -> B {
            { a in
                await (mayBeRecording ? record(name) { await function(a) } : function(a))
            }
        }

        /// Names an asynchronous throwing function as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping (A) async throws -> B
        ) -> (A) async throws -> B {
            { a in
                try await (mayBeRecording ? record(name) { try await function(a) } : function(a))
            }
        }

        /// Names a `@Sendable` asynchronous throwing function as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B>(
            _ name: String,
            _ function: @escaping @Sendable (A) async throws -> B
        ) -> @Sendable (A) async throws -> B {
            { a in
                try await (mayBeRecording ? record(name) { try await function(a) } : function(a))
            }
        }
    }
#endif
