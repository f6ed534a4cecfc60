import Foundation
import TestSupport
import Testing

@Suite struct BrowserTests {
    @Test func thePicturesMatchThoseOfTheBrowser() throws {
        let file = Places.root.appendingPathComponent("Tests/Embedded/Pictures.txt")
        #expect(try browserScene() + "\n" == String(contentsOf: file, encoding: .utf8))
    }
}
