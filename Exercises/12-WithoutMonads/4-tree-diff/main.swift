import Chapter12WithoutMonads

// 12.4  What has changed
//
// `diff` returns the steps that turn an old tree into a new one. A Node has a key, a text, a
// color, and children. All children of a node have different keys. If a child in the old tree
// and a child in the new tree have the same parent and the same key, they are the same view. A
// path lists the keys from the root to a view, without the root's own key: the path of the
// root is `[]`. There are four kinds of steps:
//
//     .update(path, text: …, colour: …)        // sets the view's text and color: pass both, even if one is unchanged
//     .insert(node, in: path, at: place)       // a new view, with all its children
//     .remove(key, in: path)
//     .move(key, in: path, to: place)          // takes a child out, then inserts it at this position
//
// In these examples, `page(…)` is short for `Node("page", …)`, and `a` is short for
// `Node("a")`:
//
//     diff(page(a "1", b), page(a "2", b))     // [.update(["a"], text: "2", colour: .black)]
//     diff(page(a, b), page(c, a, b))          // [.insert(Node("c"), in: [], at: 0)]
//     diff(page(a, b), page(a, b))             // []
//
// The steps draw only new and changed views, and every step changes something. Each step is
// applied to the result of the previous steps. First remove the children that are gone. Then
// go through `new.children` from the front. Also keep a list of the keys: whenever a step
// removes, inserts or moves a child, change this list in the same way. Look at each child's
// position in this list: is the child's key there already?
//
//     node.key, node.text, node.colour, node.children
//     try old.applying(steps)                  // applies the steps: the result should be the new tree

struct Answer: TreeDiff {
    func diff(_ old: Node, _ new: Node) -> [Change] {
        todo("diff")
    }
}

judge(Answer.self)
