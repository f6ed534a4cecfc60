@_spi(Courses) import CurrycombWorkbook
import Foundation
import Solutions

let chapterAskedFor = ProcessInfo.processInfo.environment["CURRYCOMB_CHAPTER"].flatMap { Int($0) }

// Runs one check of one answer; ChapterTests and `workshop author` read the result.
host(judges(of: chapterAskedFor), right: allRight)
