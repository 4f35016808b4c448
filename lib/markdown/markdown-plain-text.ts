import type { List, ListItem, Nodes, Parents, RootContent, TableRow } from 'mdast'
import { visit } from 'unist-util-visit'
import { catalogue } from '../messages/catalogue.ts'
import type { Locale } from '../messages/locale.ts'
import { isFollowable } from './followable.ts'
import { parseMarkdown } from './parse-markdown.ts'

const words = catalogue(
  { picture: (text: string) => `[Image : ${text}]` },
  { picture: (text: string) => `[Picture: ${text}]` },
)

/** Where a text is read. */
interface Reading {
  /** Of the site, where the addresses of its pages lead. */
  readonly origin: string
  readonly locale: Locale
  /** The addresses that stand apart from their links, by their identifier. */
  readonly addresses: ReadonlyMap<string, string>
}

/**
 * A text in Markdown as plain text that is read as it is, for e-mails: an empty line between paragraphs, titles
 * underlined, items with their mark, links followed by their address.
 */
export function markdownPlainText(source: string, origin: string, locale: Locale): string {
  const tree = parseMarkdown(source)
  const addresses = new Map<string, string>()
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!addresses.has(identifier)) addresses.set(identifier, url)
  })
  return blocksText(tree.children, { origin, locale, addresses })
}

const blocksText = (blocks: readonly RootContent[], reading: Reading): string =>
  blocks
    .map(block => blockText(block, reading))
    .filter(text => text.trim() !== '')
    .join('\n\n')

function blockText(block: RootContent, reading: Reading): string {
  switch (block.type) {
    case 'heading':
      return underlined(inlineText(block, reading).trim(), underlines[block.depth])
    case 'blockquote':
      return withPrefix(blocksText(block.children, reading), '> ', '> ')
    case 'list':
      return listText(block, reading)
    case 'code':
      return withPrefix(block.value, '    ', '    ')
    case 'table':
      return block.children.map(row => rowText(row, reading)).join('\n')
    case 'thematicBreak':
      return '* * *'
    case 'definition':
      return ''
    default:
      return inlineText(block, reading).trim()
  }
}

const longestLine = 60
/** The mark under a title, by its level. */
const underlines = { 1: '=', 2: '-', 3: '-', 4: '-', 5: '-', 6: '-' } as const

const underlined = (title: string, mark: string): string =>
  title === '' ? '' : `${title}\n${mark.repeat(Math.min(title.length, longestLine))}`

const rowText = ({ children }: TableRow, reading: Reading): string =>
  children.map(cell => inlineText(cell, reading).trim()).join(' | ')

function listText({ children, ordered, start, spread }: List, reading: Reading): string {
  const items = children.map((item, index) => {
    const mark = ordered ? `${(start ?? 1) + index}. ` : '- '
    return withPrefix(itemText(item, reading), mark, ' '.repeat(mark.length))
  })
  return items.join(spread ? '\n\n' : '\n')
}

/** A list within an item stands right under the words of the item. */
const itemText = ({ children, spread }: ListItem, reading: Reading): string =>
  children
    .map(block => blockText(block, reading))
    .filter(text => text.trim() !== '')
    .join(spread ? '\n\n' : '\n')

/** Begins the first line with one text, and the others with another. */
const withPrefix = (text: string, first: string, others: string): string =>
  text
    .split('\n')
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join('\n')

function inlineText(node: Nodes, reading: Reading): string {
  switch (node.type) {
    case 'link':
      return linkText(childrenText(node, reading), node.url, reading)
    case 'linkReference':
      return linkText(childrenText(node, reading), reading.addresses.get(node.identifier) ?? '', reading)
    case 'image':
      return node.alt ? words('picture', node.alt).in(reading.locale) : ''
    case 'imageReference':
      return node.alt ?? ''
    case 'break':
      return '\n'
    default:
      if ('value' in node) return node.value
      return 'children' in node ? childrenText(node, reading) : ''
  }
}

const childrenText = ({ children }: Parents, reading: Reading): string =>
  children.map(child => inlineText(child, reading)).join('')

/** A link that says its own address says it once; one that cannot be followed is its words, as in HTML. */
function linkText(text: string, url: string, { origin }: Reading): string {
  if (!isFollowable(url)) return text
  const address = url.startsWith('/') ? origin + url : url.replace(/^(?:mailto|tel):/i, '')
  return text === address || text === url ? address : `${text} (${address})`
}
