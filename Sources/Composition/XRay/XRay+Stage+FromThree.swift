#if !hasFeature(Embedded)
    extension XRay {
        /// Names a function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping (A, B, C) -> D
        ) -> (A, B, C) -> D {
            { a, b, c in
                mayBeRecording ? record(name) { function(a, b, c) } : function(a, b, c)
            }
        }

        /// Names a `@Sendable` function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C) -> D
        ) -> @Sendable (A, B, C) -> D {
            { a, b, c in
                mayBeRecording ? record(name) { function(a, b, c) } : function(a, b, c)
            }
        }

        /// Names a throwing function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping (A, B, C) throws -> D
        ) -> (A, B, C) throws -> D {
            { a, b, c in
                try (mayBeRecording ? record(name) { try function(a, b, c) } : function(a, b, c))
            }
        }

        /// Names a `@Sendable` throwing function of three arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C) throws -> D
        ) -> @Sendable (A, B, C) throws -> D {
            { a, b, c in
                try (mayBeRecording ? record(name) { try function(a, b, c) } : function(a, b, c))
            }
        }

        /// Names an asynchronous function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping (A, B, C) async -> D
        ) -> (A, B, C) async -> D {
            { a, b, c in
                await (mayBeRecording ? record(name) { await function(a, b, c) } : function(a, b, c))
            }
        }

        /// Names a `@Sendable` asynchronous function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C) async -> D
        ) -> @Sendable (A, B, C) async -> D {
            { a, b, c in
                await (mayBeRecording ? record(name) { await function(a, b, c) } : function(a, b, c))
            }
        }

        /// Names an asynchronous throwing function of three arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping (A, B, C) async throws -> D
        ) -> (A, B, C) async throws -> D {
            { a, b, c in
                try await (mayBeRecording ? record(name) { try await function(a, b, c) } : function(a, b, c))
            }
        }

        /// Names a `@Sendable` asynchronous throwing function of three arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C, D>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C) async throws -> D
        ) -> @Sendable (A, B, C) async throws -> D {
            { a, b, c in
                try await (mayBeRecording ? record(name) { try await function(a, b, c) } : function(a, b, c))
            }
        }
    }
#endif
