// A place to try ideas: `swift run workshop play` runs this file on every save.

import Currycomb
import CurrycombMarbles

func shout(_ text: String) -> String { text.uppercased() }
func exclaim(_ text: String) -> String { "\(text)!" }

print(pipe(shout, exclaim)("hello, functions"))

// An X-ray shows the value after every stage that has a name.
print(XRay.run("hello, functions", through: pipe(XRay.stage("shout", shout), XRay.stage("exclaim", exclaim))))

// Two signals on virtual time: a dash is a frame, and a bar is the end.
let clock = MarbleClock()
let first = clock.cold("a---b---|")
let second = clock.cold("--x---y---|")
let merged = clock.record(first.merge(with: second))
clock.run()
print(MarbleDiagram(merged.recording, code: "first.merge(with: second)").text())
