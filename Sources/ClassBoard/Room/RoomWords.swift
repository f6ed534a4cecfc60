/// Words for the names of rooms. They are easy to say, understand and type. No two words in a list differ by only one
/// letter.
enum RoomWords {
    /// Returns two words, such as `calm-otter`, from 43416 possible pairs. ``Rates`` limits the number of guesses.
    static func random() -> String {
        "\(first.randomElement() ?? "calm")-\(second.randomElement() ?? "otter")"
    }

    static let first = words(
        """
        amber ample ancient arctic autumn basic beige blue bold brave breezy bright brisk broad bronze brown
        busy calm candid careful casual cheerful chilly clean clever cloudy copper coral cosmic cosy crimson
        crisp curious curly daily dapper daring deep dotted dusty eager early earnest easy elegant emerald
        fabled famous fancy fast festive fine floral fluffy foggy fond frank fresh friendly frosty gentle
        giant gifted glad gleaming golden grand grateful green happy hardy hazel helpful hidden honest
        humble icy ideal ivory jolly joyful keen kind large lasting lavender leafy light lilac linen little
        lively lofty loyal lucky lunar mellow merry mighty mild mint misty modern modest mossy musical
        narrow neat nimble noble northern novel olive open orange orderly patient peaceful plain playful
        pleasant polished polite prime proper proud purple quick quiet rainy rapid rare ready regal rich
        ripe robust round ruby rustic sandy sensible serene shady sharp shiny silent silky silver simple
        sincere skilful sleepy smart smiling smooth snowy snug social soft solar solid southern sparkling
        spotted square stable starry steady stellar sturdy sunny super sweet swift tall tender thankful
        thrifty tidy timely tranquil trusty twin upbeat urban useful velvet violet vivid warm western white
        wide willing windy witty wooden woolly young zesty
        """)

    static let second = words(
        """
        acorn anchor antler apron atlas badger bagel balloon bamboo banana basket beacon beaver bell bicycle
        bison blanket blossom bonfire bottle boulder bridge bucket butter button cabin cactus camel candle
        canoe canyon carpet carrot castle cedar cello cherry chimney cinnamon circle cobbler coconut comet
        compass cookie cottage cricket crystal cushion dahlia desert dolphin domino donkey dragon eagle
        easel echo engine falcon feather fern fiddle finch flamingo flute forest fossil fountain fox galaxy
        garden garlic ginger giraffe glacier glove guitar hammock harbour hazelnut hedgehog helmet heron
        hill honey horizon igloo island jacket jaguar jasmine jigsaw juniper kayak kettle kitchen kitten
        koala ladder lagoon lantern lemon leopard library lighthouse lily lizard lobster locket magnet
        magnolia mango maple marble meadow melon mirror moon muffin mushroom napkin nectar needle nutmeg
        oasis ocean onion orchard orchid otter oyster paddle panda panther papaya parade peach peacock
        peanut pebble pelican pencil penguin pepper piano pigeon pillow planet plum pony potato pumpkin
        puzzle rabbit raccoon radish rainbow raven ribbon river robin rooster sailor salmon sandal satchel
        saucer scarf seagull shadow shell shovel signal skylark slipper snowman sparrow spider spinach spoon
        squirrel stone summer sunset swallow teapot temple thimble thistle thunder tiger timber toast tomato
        tractor trumpet tulip tunnel turnip turtle umbrella valley vanilla village violin waffle walnut
        walrus waterfall whale window winter wombat yacht zebra
        """)

    private static func words(_ text: String) -> [String] {
        text.split { $0 == " " || $0.isNewline }.map(String.init)
    }
}
