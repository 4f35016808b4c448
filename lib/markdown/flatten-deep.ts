import type { Nodes, Parents, Root, RootContent } from 'mdast'

/** Marks within marks: more than any text needs, and less than what the programs that walk over a tree can bear. */
const deepest = 40

/** Replaces what is nested too deeply by its words. Walks without recursion, which such a tree would exhaust. */
export function flattenDeep(tree: Root): void {
  const waiting: { readonly node: Parents; readonly depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next
    if (depth === deepest) {
      node.children = [{ type: 'text', value: wordsOf(node) }] as typeof node.children
      continue
    }
    for (const child of node.children) if (isParent(child)) waiting.push({ node: child, depth: depth + 1 })
  }
}

const isParent = (node: Nodes): node is Parents & RootContent => 'children' in node

function wordsOf(node: Parents): string {
  const words: string[] = []
  const waiting: Nodes[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) waiting.push(...next.children.toReversed())
  }
  return words.join(' ')
}
