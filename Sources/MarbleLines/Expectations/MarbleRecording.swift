/// A recorded line, together with the lines of the inputs.
public struct MarbleRecording: Sendable, Equatable {
    /// The recorded line.
    public let line: MarbleLine
    /// The inputs, in the order in which they were made.
    public let inputs: [MarbleRow]

    /// Makes a recording of an output and its inputs.
    public init(_ line: MarbleLine, inputs: [MarbleRow] = []) {
        self.line = line
        self.inputs = inputs
    }
}

/// A type that records a line, such as ``MarbleRecorder``.
public protocol MarbleLineRecorder {
    /// The recorded line, together with the lines of the clock's inputs.
    var recording: MarbleRecording { get }
}
