import { toString as textOf } from 'mdast-util-to-string'
import { parseMarkdown } from './parse-markdown.ts'

/** The words of a text in Markdown without its marks, a line a paragraph: for searches, previews, plain e-mails. */
export const markdownText = (source: string): string =>
  parseMarkdown(source)
    .children.map(block => textOf(block).trim())
    .filter(text => text !== '')
    .join('\n')
