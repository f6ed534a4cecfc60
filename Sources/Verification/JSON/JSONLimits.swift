extension JSON {
    /// Limits beyond which a text is rejected, as a protection against hostile input.
    public struct Limits: Sendable, Hashable {
        /// The maximum number of bytes.
        public var bytes: Int
        /// The maximum depth to which arrays and objects may nest.
        public var depth: Int

        /// The deepest nesting that ``depth`` can allow. Validators of recursive types use the stack, which may have
        /// only half a megabyte in a thread, and real data is not this deep.
        public static let deepest = 256

        /// Makes limits.
        ///
        /// - Parameters:
        ///   - bytes: the largest number of bytes; 64 MiB by default, 1 GiB at most.
        ///   - depth: the depth to which arrays and objects may nest; 128 by default, ``deepest`` at most.
        public init(bytes: Int = 64 << 20, depth: Int = 128) {
            self.bytes = min(max(bytes, 0), 1 << 30)
            self.depth = min(max(depth, 0), Self.deepest)
        }

        /// The standard limits: 64 MiB and 128 levels.
        public static let standard = Limits()
    }
}
