import CurrycombWorkbook
import Foundation

/// `workshop site`: makes the site, and opens it if asked.
struct SiteCommand {
    let course: Course
    let workspace: Workspace

    /// - Parameters:
    ///   - folder: where to write it; under `.currycomb` if nothing is said.
    ///   - opens: whether to show it in the browser.
    /// - Returns: the exit code.
    func run(_ folder: String?, opens: Bool) -> Int32 {
        let start = Date()
        let path = folder.map { URL(fileURLWithPath: $0).path } ?? workspace.own + "/site"
        let outcome = BrowserDiagrams(workspace: workspace).build { Workshop.complain(SaySite.buildingDiagrams) }
        var isLive = false
        var script: String?
        switch outcome {
        case .built(let text, let isPacked):
            isLive = true
            script = Site.script(text, isPacked: isPacked)
        case .lacking(let why): Workshop.complain(SaySite.still(why))
        }
        do throws(Site.Fault) {
            var files = try Site(course: course, workspace: workspace, isLive: isLive).files()
            if let script { files["assets/diagrams.js"] = Data(script.utf8) }
            return write(files, to: path, since: start, opens: opens)
        } catch {
            Workshop.complain(SaySite.refused(error.file, error.line, error.problem))
            return Workshop.notYet
        }
    }

    private func write(_ files: [String: Data], to path: String, since start: Date, opens: Bool) -> Int32 {
        do {
            try SiteFolder(path: path).write(files)
        } catch SiteFolder.Fault.isFile {
            Workshop.complain(SaySite.notAFolder(path))
            return Workshop.usage
        } catch SiteFolder.Fault.isNotOurs {
            Workshop.complain(SaySite.notOurs(path))
            return Workshop.usage
        } catch {
            Workshop.complain(Say.notWritten(path, error))
            return Workshop.notWritten
        }
        print(SaySite.written(files.count, path, seconds: Say.seconds(Date().timeIntervalSince(start))))
        if opens {
            #if os(macOS)
                let opener = "open"
            #else
                let opener = "xdg-open"
            #endif
            if Capture(seconds: 10).run([opener, path + "/index.html"]).end != .exit(0) {
                Workshop.complain(SaySite.notOpened)
            }
        }
        return Workshop.done
    }
}
