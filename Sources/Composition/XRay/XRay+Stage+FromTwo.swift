#if !hasFeature(Embedded)
    extension XRay {
        /// Names a function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping (A, B) -> C
        ) -> (A, B) -> C {
            { a, b in
                mayBeRecording ? record(name) { function(a, b) } : function(a, b)
            }
        }

        /// Names a `@Sendable` function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping @Sendable (A, B) -> C
        ) -> @Sendable (A, B) -> C {
            { a, b in
                mayBeRecording ? record(name) { function(a, b) } : function(a, b)
            }
        }

        /// Names a throwing function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping (A, B) throws -> C
        ) -> (A, B) throws -> C {
            { a, b in
                try (mayBeRecording ? record(name) { try function(a, b) } : function(a, b))
            }
        }

        /// Names a `@Sendable` throwing function of two arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping @Sendable (A, B) throws -> C
        ) -> @Sendable (A, B) throws -> C {
            { a, b in
                try (mayBeRecording ? record(name) { try function(a, b) } : function(a, b))
            }
        }

        /// Names an asynchronous function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping (A, B) async -> C
        ) -> (A, B) async -> C {
            { a, b in
                await (mayBeRecording ? record(name) { await function(a, b) } : function(a, b))
            }
        }

        /// Names a `@Sendable` asynchronous function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Being `@Sendable`, the result may cross into another isolation domain.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @_disfavoredOverload
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping @Sendable (A, B) async -> C
        ) -> @Sendable (A, B) async -> C {
            { a, b in
                await (mayBeRecording ? record(name) { await function(a, b) } : function(a, b))
            }
        }

        /// Names an asynchronous throwing function of two arguments as a stage, whose value `XRay.run` shows.
        ///
        /// Where it throws, the picture shows the error, and that the run stopped here.
        ///
        /// - Parameters:
        ///   - name: what the picture calls the stage.
        ///   - function: the stage.
        /// - Returns: the same function, visible.
        @inlinable
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping (A, B) async throws -> C
        ) -> (A, B) async throws -> C {
            { a, b in
                try await (mayBeRecording ? record(name) { try await function(a, b) } : function(a, b))
            }
        }

        /// Names a `@Sendable` asynchronous throwing function of two arguments as a stage, whose value `XRay.run` shows.
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
        public static func stage<A, B, C>(
            _ name: String,
            _ function: @escaping @Sendable (A, B) async throws -> C
        ) -> @Sendable (A, B) async throws -> C {
            { a, b in
                try await (mayBeRecording ? record(name) { try await function(a, b) } : function(a, b))
            }
        }
    }
#endif
