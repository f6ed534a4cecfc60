import CurrycombEvents

/// A picture of an operator: inputs above, the code in a box, outputs below.
///
/// A picture of recorded lines shows the real behavior of the code. ``text(width:_:)`` draws it for a terminal and
/// ``svg`` for a page.
public struct MarbleDiagram: Sendable, Equatable {
    /// The title in a few words; empty if there is none.
    public let name: String
    /// The code in the box.
    public let code: String
    /// The inputs.
    public let inputs: [MarbleRow]
    /// The outputs.
    public let outputs: [MarbleRow]

    /// Makes a picture from its parts. All lines must have the same `unit`.
    public init(_ name: String = "", code: String, inputs: [MarbleRow], outputs: [MarbleRow]) {
        self.name = name
        self.code = code
        self.inputs = inputs
        self.outputs = outputs
    }

    /// Makes the picture of a recorded run.
    public init(_ recording: MarbleRecording, code: String) {
        self.init(code: code, inputs: recording.inputs, outputs: [MarbleRow("", recording.line)])
    }

    var rows: [MarbleRow] { inputs + outputs }

    /// The values of the picture in the order of their first appearance. A value's index determines its color.
    var labels: [String] { MarbleKey.labels(of: rows.map { $0.line }) }
}
