enum SVGText {
    static let colours = 6

    static func escaped(_ text: String) -> String {
        var result = ""
        // The loop is over scalars, not characters: `&` followed by a combining mark is a different character from `&`,
        // but XML still reads the `&` as markup.
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML 1.0 forbids U+FFFE, U+FFFF and most characters below U+0020, even as references, and discourages most
            // of those from U+007F to U+009F.
            case "\u{FFFE}", "\u{FFFF}", "\u{0}"..<" ", "\u{7F}"..<"\u{A0}": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // The colors are repeated for the dark theme, because not every SVG viewer supports CSS variables. Each text has a
    // contrast of at least 4.5 to 1 with its background.
    static let style = """
        text{font:600 15px ui-sans-serif,system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif;text-anchor:middle}
        .name{text-anchor:start;fill:#57606a}
        .code{font:500 15px ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#24292f}
        .why{text-anchor:start;fill:#b3261e}
        .gap{font-weight:500;fill:#57606a}
        .page{fill:#fff}
        .box{fill:#f3f5f8;stroke:#c4ccd6;stroke-width:1.5}
        .line,.end,.cut,.rest,.fail{fill:none;stroke:#57606a;stroke-width:2;stroke-linecap:round}
        .head{fill:#57606a}
        .end{stroke-width:3.5;stroke:#24292f}
        .cut{stroke-width:3}
        .rest{stroke-dasharray:1 7}
        .fail{stroke:#c62828;stroke-width:3.5}
        [class^=c] rect{stroke-width:2}
        .c0 rect{fill:#dbeafe;stroke:#2563eb}.c0 text{fill:#1e3a8a}
        .c1 rect{fill:#ffedd5;stroke:#d9660c}.c1 text{fill:#7c2d12}
        .c2 rect{fill:#d8f5e0;stroke:#17863f}.c2 text{fill:#14532d}
        .c3 rect{fill:#f3e3fd;stroke:#9333ea}.c3 text{fill:#581c87}
        .c4 rect{fill:#fef3c0;stroke:#a87a06}.c4 text{fill:#5f4206}
        .c5 rect{fill:#cff4f4;stroke:#0e8090}.c5 text{fill:#134e5a}
        @media (prefers-color-scheme:dark){
        .name,.gap{fill:#9aa5b1}
        .code{fill:#e6edf3}
        .why{fill:#ff8a80}
        .page{fill:#0d1117}
        .box{fill:#182029;stroke:#3d4753}
        .line,.cut,.rest{stroke:#9aa5b1}
        .head{fill:#9aa5b1}
        .end{stroke:#e6edf3}
        .fail{stroke:#ff6b60}
        .c0 rect{fill:#16305f;stroke:#6ea8ff}.c0 text{fill:#dbeafe}
        .c1 rect{fill:#552a10;stroke:#ff9f4a}.c1 text{fill:#ffedd5}
        .c2 rect{fill:#123f24;stroke:#4ccb78}.c2 text{fill:#d8f5e0}
        .c3 rect{fill:#3f1d5f;stroke:#c78bff}.c3 text{fill:#f3e3fd}
        .c4 rect{fill:#4a3608;stroke:#e3b83a}.c4 text{fill:#fef3c0}
        .c5 rect{fill:#0f3f48;stroke:#45c5d3}.c5 text{fill:#cff4f4}
        }
        """
}
