import Foundation
import TestSupport
import Testing

@Suite struct PlacesTests {
    @Test(arguments: [
        // On a Mac, a separate program loads the bundle with the tests. On Linux, the bundle is itself the program.
        "/x/.build/debug/CurrycombPackageTests.xctest/Contents/MacOS/CurrycombPackageTests",
        "/x/.build/debug/CurrycombPackageTests.xctest", "/x/.build/debug/some-program",
    ])
    func programsAreFoundBesideTheTests(image: String) {
        #expect(Places.folder(of: image).path == "/x/.build/debug")
    }

    @Test func theProgramsExist() {
        #expect(FileManager.default.isExecutableFile(atPath: Places.executable("workbook-host")))
    }
}
