import Foundation

/// Returns the linker options, such as `-lm`, in the section `.swift1_autolink_entries` of an ELF object. The array is
/// empty if the object lacks this section. Returns `nil` if the file cannot be read as a little-endian 64-bit ELF
/// object.
///
/// The toolchain's `swift-autolink-extract` extracts the same options, but starting that program takes longer than a
/// call of this function.
func autolinkEntries(ofObject path: String) -> [String]? {
    guard let file = FileManager.default.contents(atPath: path), file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
    else {
        return nil
    }
    func number(_ offset: Int, _ size: Int) -> Int? {
        guard offset >= 0, offset + size <= file.count else { return nil }
        return (0..<size).reversed().reduce(0) { $0 << 8 | Int(file[$1 + offset]) }
    }
    guard let table = number(0x28, 6), let entrySize = number(0x3a, 2), let count = number(0x3c, 2),
        let namesIndex = number(0x3e, 2), let names = number(table + namesIndex * entrySize + 0x18, 6)
    else { return nil }
    let wanted = Data(".swift1_autolink_entries\0".utf8)
    for index in 0..<count {
        let header = table + index * entrySize
        guard let name = number(header, 4), let offset = number(header + 0x18, 6), let size = number(header + 0x20, 6)
        else { return nil }
        let start = names + name
        guard start + wanted.count <= file.count, file[start..<start + wanted.count] == wanted else { continue }
        guard offset + size <= file.count else { return nil }
        return file[offset..<offset + size].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
    return []
}
