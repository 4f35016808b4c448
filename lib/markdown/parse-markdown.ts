import type { Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'

/** Reads CommonMark, and tables as GitHub writes them. Any text is Markdown: nothing is refused here. */
export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })
