#if !hasFeature(Embedded)
    extension XRay {
        /// Names a function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping (A, B, C, D) -> E
        ) -> (A, B, C, D) -> E {
            { a, b, c, d in
                mayBeRecording ? record(name) { function(a, b, c, d) } : function(a, b, c, d)
            }
        }

        /// Names a `@Sendable` function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C, D) -> E
        ) -> @Sendable (A, B, C, D) -> E {
            { a, b, c, d in
                mayBeRecording ? record(name) { function(a, b, c, d) } : function(a, b, c, d)
            }
        }

        /// Names a throwing function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping (A, B, C, D) throws -> E
        ) -> (A, B, C, D) throws -> E {
            { a, b, c, d in
                try (mayBeRecording ? record(name) { try function(a, b, c, d) } : function(a, b, c, d))
            }
        }

        /// Names a `@Sendable` throwing function of four arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C, D) throws -> E
        ) -> @Sendable (A, B, C, D) throws -> E {
            { a, b, c, d in
                try (mayBeRecording ? record(name) { try function(a, b, c, d) } : function(a, b, c, d))
            }
        }

        /// Names an asynchronous function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping (A, B, C, D) async -> E
        ) -> (A, B, C, D) async -> E {
            { a, b, c, d in
                await (mayBeRecording ? record(name) { await function(a, b, c, d) } : function(a, b, c, d))
            }
        }

        /// Names a `@Sendable` asynchronous function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C, D) async -> E
        ) -> @Sendable (A, B, C, D) async -> E {
            { a, b, c, d in
                await (mayBeRecording ? record(name) { await function(a, b, c, d) } : function(a, b, c, d))
            }
        }

        /// Names an asynchronous throwing function of four arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping (A, B, C, D) async throws -> E
        ) -> (A, B, C, D) async throws -> E {
            { a, b, c, d in
                try await (mayBeRecording ? record(name) { try await function(a, b, c, d) } : function(a, b, c, d))
            }
        }

        /// Names a `@Sendable` asynchronous throwing function of four arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C, D, E>(
            _ name: String,
            _ function: @escaping @Sendable (A, B, C, D) async throws -> E
        ) -> @Sendable (A, B, C, D) async throws -> E {
            { a, b, c, d in
                try await (mayBeRecording ? record(name) { try await function(a, b, c, d) } : function(a, b, c, d))
            }
        }
    }
#endif
