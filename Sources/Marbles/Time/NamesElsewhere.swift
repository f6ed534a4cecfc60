// Names that other libraries use for marble tests, declared here as unavailable, so that the compiler says what to do
// instead. Operators/NamesElsewhere.swift of CurrycombSignals explains how such names are declared.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if !hasFeature(Embedded)
    import CurrycombSignals

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "MarbleClock")
    public typealias Marbles = MarbleClock

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
    )
    extension MarbleClock {
        public func expect<S: Signal>(_ signal: S, toBe line: String, subscription: String = "") { fatalError() }
        public func expect<S: Signal>(_ signal: S, toBe line: String, values: [String: S.Value]) { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "write let got = clock.record(signal); clock.run(); got.line.description == \"-a-b-|\""
    )
    public func assertMarbles<S: Signal>(_ signal: S, _ line: String) { fatalError() }

    @_documentation(visibility: internal)
    @available(*, unavailable, message: "write the values without a label; for an error of your own, add mapError")
    extension MarbleClock {
        public func hot<Value>(
            _ line: String, values: [String: Value], error: (any Error)? = nil
        ) -> AnySignal<Value, any Error> { fatalError() }
        public func cold<Value>(
            _ line: String, values: [String: Value], error: (any Error)? = nil
        ) -> AnySignal<Value, any Error> { fatalError() }
    }

    @_documentation(visibility: internal)
    @available(*, unavailable, renamed: "line")
    extension MarbleRecorder {
        public var diagram: MarbleLine { fatalError() }
    }
#endif
