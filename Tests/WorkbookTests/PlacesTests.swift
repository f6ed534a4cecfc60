import Foundation
import TestSupport
import Testing

/// Where the tests look for the programs that they start.
@Suite struct PlacesTests {
    @Test(arguments: [
        // On a Mac a bundle is loaded; on Linux the bundle's name is the program's.
        "/x/.build/debug/CurrycombPackageTests.xctest/Contents/MacOS/CurrycombPackageTests",
        "/x/.build/debug/CurrycombPackageTests.xctest", "/x/.build/debug/some-program",
    ])
    func programsAreBesideTheTests(image: String) {
        #expect(Places.folder(of: image).path == "/x/.build/debug")
    }

    @Test func theProgramsAreThere() {
        #expect(FileManager.default.isExecutableFile(atPath: Places.executable("workbook-host")))
    }
}
