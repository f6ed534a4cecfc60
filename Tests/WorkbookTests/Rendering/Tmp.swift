import CurrycombWorkbook
import Testing
import Foundation
@Suite struct TmpPrint {
    @Test func pp() throws {
        var s = ""
        for w in [80, 40] { for (n, v) in VerdictCases.all { s += "=== \(n) \(w)\n" + VerdictCases.text(v, w) + "\n" } }
        try s.write(toFile: "/tmp/render.txt", atomically: true, encoding: .utf8)
    }
}
