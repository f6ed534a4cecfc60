import CurrycombMarbles
import CurrycombSignals

/// Draws marble diagrams of a few operators, with only the API that is also available in Embedded Swift.
/// `Tests/Scripts/embedded` compiles this file for WebAssembly, runs it, and compares the output with
/// `Tests/Embedded/Pictures.txt`. `BrowserTests` compares the output of a native run with the same file.
func browserScene() -> String {
    var pictures: [String] = []

    func picture(_ code: String, _ body: (MarbleClock) -> MarbleRecorder<String>) {
        let clock = MarbleClock(.second)
        let recorder = body(clock)
        clock.run()
        pictures.append(MarbleDiagram(recorder.recording, code: code).text(width: 40))
    }

    picture("a.merge(with: b)") { clock in
        let a = clock.cold("-1---2----|")
        let b = clock.cold("---x---y-----|")
        return clock.record(a.merge(with: b), .string)
    }
    picture("a.zip(with: b)") { clock in
        let a = clock.hot("-1---2-------#")
        let b = clock.cold("---x---y-----|")
        return clock.record(a.zip(with: b).map { $0.0 + $0.1 }, .string)
    }
    picture("a.flatMap(.concat) { b.replace(with: $0) }") { clock in
        let a = clock.cold("-1-2 50s 3|")
        let b = clock.cold("x-x|")
        return clock.record(a.flatMap(.concat) { b.replace(with: $0) }, .string, until: 60)
    }
    picture("a.scan(0) { $0 + $1 }") { clock in
        let a = clock.cold("-1--[20]----[-5]----|", .int)
        return clock.record(a.scan(0) { $0 + $1 }.map { String($0) }, .string)
    }
    do throws(MarbleSyntaxError) {
        let recording = MarbleRecording(try MarbleLine("-1---2--|"))
        pictures.append(try recording.difference(from: "-1-2-|")?.description ?? "the same")
        _ = try MarbleLine("-(a-")
    } catch {
        pictures.append(error.description)
    }
    return pictures.joined(separator: "\n\n")
}
