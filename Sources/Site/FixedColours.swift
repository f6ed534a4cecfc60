import Foundation

/// SVG pictures with other colors: fixed colors for a page that is always light or always dark, or the background color
/// of the site's cards.
enum FixedColours {
    private static let question = "@media (prefers-color-scheme:dark){\n"

    static func light(_ svg: String) -> String {
        guard let block = block(in: svg) else { return svg }
        return String(svg[..<block.whole.lowerBound] + svg[block.whole.upperBound...])
    }

    static func dark(_ svg: String) -> String {
        guard let block = block(in: svg) else { return svg }
        return String(svg[..<block.whole.lowerBound] + svg[block.rules] + svg[block.whole.upperBound...])
    }

    /// Returns the picture with the background color of the site's cards on dark pages.
    static func onCard(_ svg: String) -> String {
        svg.replacingOccurrences(of: ".page{fill:#0d1117}", with: ".page{fill:#191e25}")
    }

    /// Returns the range of the media query for dark pages and the range of the rules in it; `nil` if there is no such
    /// query. The last brace of the query is at the start of a line.
    private static func block(in svg: String) -> (whole: Range<String.Index>, rules: Range<String.Index>)? {
        guard let start = svg.range(of: question),
            let end = svg.range(of: "\n}\n", range: start.upperBound..<svg.endIndex)
        else { return nil }
        let rules = start.upperBound..<svg.index(after: end.lowerBound)
        return (start.lowerBound..<end.upperBound, rules)
    }
}
