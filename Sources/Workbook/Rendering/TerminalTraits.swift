#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The abilities and the size of a terminal.
package struct TerminalTraits: Sendable, Equatable {
    package var columns = 80
    package var rows = 24
    package var colour = false
    /// True if keys can be read one by one, and a screen can be drawn.
    package var isInteractive = false

    package init() {}

    package static var current: TerminalTraits {
        traits(
            environment: { Platform.environment($0) }, readsTerminal: isatty(0) == 1,
            writesTerminal: isatty(1) == 1, size: size)
    }

    /// Returns the traits that follow from the environment and the terminal.
    package static func traits(
        environment: (String) -> String?, readsTerminal: Bool, writesTerminal: Bool, size: (columns: Int, rows: Int)?
    ) -> TerminalTraits {
        var traits = TerminalTraits()
        let isDumb = ["", "dumb"].contains(environment("TERM") ?? "")
        // https://no-color.org: any value except the empty one turns color off.
        let wantsNoColour = !(environment("NO_COLOR") ?? "").isEmpty
        traits.colour = writesTerminal && !isDumb && !wantsNoColour
        traits.isInteractive = readsTerminal && writesTerminal && !isDumb
        if writesTerminal, let size {
            (traits.columns, traits.rows) = size
        } else if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 {
            traits.columns = min(columns, 1000)
        }
        return traits
    }

    private static var size: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
