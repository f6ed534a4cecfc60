import CurrycombSignals

/// A picture of an operator: what goes in above, the code in a box, what comes out below.
///
/// It is made of recorded lines, so it shows what the code does and not what somebody thinks it does.
/// ``text(width:_:)`` draws it for a terminal and ``svg`` for a page.
public struct MarbleDiagram: Sendable, Equatable {
    /// What is drawn, in a few words; empty where there are none.
    public let name: String
    /// The code in the box.
    public let code: String
    /// What goes in.
    public let inputs: [MarbleRow]
    /// What comes out.
    public let outputs: [MarbleRow]

    /// Puts a picture together.
    ///
    /// - Parameters:
    ///   - name: what is drawn, in a few words.
    ///   - code: the code in the box.
    ///   - inputs: what goes in.
    ///   - outputs: what comes out; the lines of a picture share one unit of time.
    public init(_ name: String = "", code: String, inputs: [MarbleRow], outputs: [MarbleRow]) {
        self.name = name
        self.code = code
        self.inputs = inputs
        self.outputs = outputs
    }

    /// The picture of a recorded run.
    ///
    /// - Parameters:
    ///   - recording: the run.
    ///   - code: the code that ran.
    public init(_ recording: MarbleRecording, code: String) {
        self.init(code: code, inputs: recording.inputs, outputs: [MarbleRow("", recording.line)])
    }

    var rows: [MarbleRow] { inputs + outputs }

    /// The values of the picture in the order of their first appearance: the place of one decides its colour.
    var labels: [String] {
        var labels: [String] = []
        for row in rows {
            for marble in row.line.marbles {
                if let label = marble.event.value, !labels.contains(label) { labels.append(label) }
            }
        }
        return labels
    }
}
