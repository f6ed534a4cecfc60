// A place to try ideas: `swift run workshop play` runs this file on every save.

import Currycomb

func shout(_ text: String) -> String { text.uppercased() }
func exclaim(_ text: String) -> String { "\(text)!" }

print(pipe(shout, exclaim)("hello, functions"))

// An X-ray shows the value after every stage that has a name.
print(XRay.run("hello, functions", through: pipe(XRay.stage("shout", shout), XRay.stage("exclaim", exclaim))))
