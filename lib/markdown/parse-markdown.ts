import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { flattenDeep } from './flatten-deep.ts'
import { tameMarkdown } from './tame-markdown.ts'

/** Reads CommonMark, and tables as GitHub writes them. Any text is Markdown: nothing is refused here. */
export function parseMarkdown(source: string): Root {
  const tree = fromMarkdown(tameMarkdown(source), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  flattenDeep(tree)
  return tree
}
