@_spi(Courses) import CurrycombWorkbook
import Solutions

// Runs one check of one of the answers that come with the course; `workshop author` reads the result.
host(allJudges, right: allRight)
