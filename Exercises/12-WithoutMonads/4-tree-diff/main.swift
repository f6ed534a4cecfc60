import Chapter12WithoutMonads

// 12.4  What has changed
//
// A Node has a key, a text, a colour, and children, whose keys differ. Children of the same view with the same key are the
// same view. There are four steps. A path names the keys on the way to a view, without the root's: the root is [].
//
//     .update(path, text: …, colour: …)        // the view at the path looks different: pass both values
//     .insert(node, in: path, at: place)       // a new view, with all that is in it
//     .remove(key, in: path)
//     .move(key, in: path, to: place)          // takes a child out, and puts it back at another place
//
// Written short, with page for Node("page", …) and a for Node("a"):
//
//     diff(page(a "1", b), page(a "2", b))     // [.update(["a"], text: "2", colour: .black)]
//     diff(page(a, b), page(c, a, b))          // [.insert(Node("c"), in: [], at: 0)]
//     diff(page(a, b), page(a, b))             // []
//
// Only new views and changed ones are drawn, and each step changes something. The steps are done one after another. So
// remove first. Then go through the new children from the front, and keep a list of the keys as they stand after each
// step: is the right one at its place already?
//
//     node.key, node.text, node.colour, node.children
//     try old.applying(steps)                  // does the steps: it should be the new tree

struct Answer: TreeDiff {
    func diff(_ old: Node, _ new: Node) -> [Change] {
        todo("diff")
    }
}

judge(Answer.self)
