import CurrycombWorkshop

/// Changes to source files, such as adding an element to a list. Each function returns `nil` if the file has an
/// unexpected form.
enum SourceEdit {
    /// Adds an element to the end of a list. Each anchor is searched for after the previous one, and the list begins
    /// after the last anchor.
    static func append(_ element: String, afterAll anchors: [String], in text: String) -> String? {
        var place = text.startIndex
        for anchor in anchors {
            guard let range = text[place...].firstRange(of: anchor) else { return nil }
            place = range.upperBound
        }
        guard let end = text[place...].firstIndex(of: "]") else { return nil }
        let list = text[place..<end]
        let trimmed = list.trimmingSuffix(while: \.isWhitespace)
        guard !trimmed.isEmpty else { return text[..<place] + element + text[end...] }
        // If the last element has a comma, the list has several lines, and the closing bracket is on the next line.
        guard trimmed.last == "," else { return text[..<trimmed.endIndex] + ", \(element)" + text[trimmed.endIndex...] }
        let line = trimmed.split(separator: "\n").last ?? ""
        let indent = line.prefix { $0 == " " }
        let added = line.count + element.count + 2 <= 110 ? " \(element)," : "\n\(indent)\(element),"
        return text[..<trimmed.endIndex] + added + text[trimmed.endIndex...]
    }

    /// Adds lines before the last line that consists only of the closing bracket.
    static func insert(_ lines: String, beforeLast bracket: String, in text: String) -> String? {
        guard let range = text.ranges(of: "\n\(bracket)\n").last else { return nil }
        let place = text.index(after: range.lowerBound)
        return text[..<place] + lines + text[place...]
    }
}

extension Substring {
    func trimmingSuffix(while isWanted: (Character) -> Bool) -> Substring {
        var end = endIndex
        while end > startIndex, isWanted(self[index(before: end)]) { end = index(before: end) }
        return self[..<end]
    }
}

private func + (left: Substring, right: String) -> String { String(left) + right }
private func + (left: String, right: Substring) -> String { left + String(right) }
