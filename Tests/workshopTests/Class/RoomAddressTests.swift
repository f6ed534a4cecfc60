import Testing

@testable import CurrycombWorkshop

@Suite struct RoomAddressTests {
    @Test(arguments: [
        ("192.168.1.20:8427/calm-otter", "192.168.1.20", 8427, "192.168.1.20"),
        ("192.168.1.20/calm-otter", "192.168.1.20", 8427, "192.168.1.20"),
        ("laptop.local:9000/Calm-Otter/", "laptop.local", 9000, "laptop.local:9000"),
        ("http://laptop.local:9000/rooms/calm-otter", "laptop.local", 9000, "laptop.local:9000"),
        ("[fe80::1%en0]:9000/calm-otter", "fe80::1%en0", 9000, "[fe80::1%en0]:9000"),
        ("fe80::1/calm-otter", "fe80::1", 8427, "[fe80::1]"),
    ])
    func addressesAreParsedInEveryForm(_ text: String, _ host: String, _ port: Int, _ shown: String) throws {
        let room = try RoomAddress(text)
        #expect(room.board == BoardPlace(host: host, port: port))
        #expect(room.board.description == shown)
        #expect(room.word == "calm-otter")
    }

    @Test(arguments: ["192.168.1.20", "192.168.1.20:8427", "laptop.local/"])
    func aMissingWordIsReported(_ text: String) { #expect(throws: RoomAddress.Fault.noWord) { try RoomAddress(text) } }

    @Test(arguments: [
        "", "calm-otter", "/calm-otter", "https://a/b", "a b/calm-otter", "host:port/calm-otter", "host:0/calm-otter",
        "host:70000/calm-otter", "host/calm otter", "host/../x", "host/a/b", "[host]:1/word", "[::1]x/word",
    ])
    func invalidAddressesAreRejected(_ text: String) {
        #expect(throws: RoomAddress.Fault.nonsense) { try RoomAddress(text) }
    }
}
