extension JSON {
    /// The limits beyond which JSON text is rejected, as protection against hostile input.
    public struct Limits: Sendable, Hashable {
        /// The maximum number of bytes, 1 GiB at most.
        public var bytes: Int { didSet { bytes = min(max(bytes, 0), 1 << 30) } }
        /// The maximum nesting depth of arrays and objects, ``deepest`` at most.
        public var depth: Int { didSet { depth = min(max(depth, 0), Self.deepest) } }

        /// The greatest value that ``depth`` can have. Validators of recursive types use the thread's stack, which may
        /// have only half a megabyte, and real data is rarely nested this deeply.
        public static let deepest = 256

        /// Makes limits.
        public init(bytes: Int = 64 << 20, depth: Int = 128) {
            self.bytes = min(max(bytes, 0), 1 << 30)
            self.depth = min(max(depth, 0), Self.deepest)
        }

        /// The standard limits: 64 MiB and 128 levels.
        public static let standard = Limits()
    }
}
