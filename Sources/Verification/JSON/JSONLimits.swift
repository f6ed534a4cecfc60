extension JSON {
    /// Limits beyond which a text is refused: the guard against hostile input.
    public struct Limits: Sendable, Hashable {
        /// The largest number of bytes.
        public var bytes: Int
        /// The largest depth of arrays and objects within each other.
        public var depth: Int

        /// The deepest nesting that ``depth`` can allow. Validators of recursive types use the stack, a thread's stack
        /// may be half a megabyte, and real data is not this deep.
        public static let deepest = 256

        /// Sets limits.
        ///
        /// - Parameters:
        ///   - bytes: the most bytes of the text; 64 MiB if nothing is said, 1 GiB at most.
        ///   - depth: the depth to which arrays and objects may nest; 128 if nothing is said, ``deepest`` at most.
        public init(bytes: Int = 64 << 20, depth: Int = 128) {
            self.bytes = min(max(bytes, 0), 1 << 30)
            self.depth = min(max(depth, 0), Self.deepest)
        }

        /// 64 MiB, 128 levels.
        public static let standard = Limits()
    }
}
