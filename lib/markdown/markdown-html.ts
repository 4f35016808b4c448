import type { Element, ElementContent, Root as Html } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import type { Root as Markdown, RootContent } from 'mdast'
import { toHast } from 'mdast-util-to-hast'
import { toString as textOf } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { isFollowable } from './followable.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { isTextPicture } from './text-pictures.ts'

/** What a text may hold. All else goes; what it contained stays as text. */
const allowed: Schema = {
  tagNames: [
    ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
    ...['strong', 'em', 'a', 'img', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], ol: ['start'], th: ['scope'] },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
}

/**
 * The HTML of a text that is written in Markdown, safe in a page, an e-mail and a feed. Headings begin at h2: the page has
 * its own h1. A table is titled by the heading above it. HTML within the text is shown as it was typed. A picture that is not of this site, or a link that leads
 * nowhere, is replaced by its words.
 *
 * @param origin of the site, where links and pictures must lead from elsewhere (e-mails, feeds)
 */
export const markdownHtml = (source: string, origin = ''): string => toHtml(safeTree(source, origin))

/** The same as a tree, to which nothing unsafe may be added. */
export function safeTree(source: string, origin: string): ReturnType<typeof sanitize> {
  const tree = parseMarkdown(source)
  showTypedHtml(tree)
  const html = toHast(tree) as Html
  let heading = ''
  visit(html, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element)
    if (element.tagName === 'table' && heading !== '') element.children.unshift(captionOf(heading))
    const instead = rewritten(element, origin)
    if (!instead) return undefined
    parent?.children.splice(index as number, 1, ...instead)
    return [SKIP, index as number]
  })
  return sanitize(html, allowed)
}

/** Names a table by the heading above it: Markdown has no title for it. */
const captionOf = (heading: string): Element => ({
  type: 'element',
  tagName: 'caption',
  properties: {},
  children: [{ type: 'text', value: heading }],
})

function showTypedHtml(tree: Markdown): void {
  visit(tree, 'html', (node, index, parent) => {
    const text = { type: 'text', value: node.value } as const
    const holdsBlocks = parent?.type === 'root' || parent?.type === 'blockquote' || parent?.type === 'listItem'
    const shown: RootContent = holdsBlocks ? { type: 'paragraph', children: [text] } : text
    parent?.children.splice(index as number, 1, shown)
  })
}

/** Changes an element for its place in the site; what stands instead of it, where it cannot be shown. */
function rewritten(element: Element, origin: string): readonly ElementContent[] | undefined {
  const { tagName, properties } = element
  const heading = /^h([1-6])$/.exec(tagName)
  if (heading) element.tagName = `h${Math.min(Number(heading[1]) + 1, 6)}`
  if (tagName === 'th') element.properties = { scope: 'col' }
  if (tagName === 'a') {
    const link = linkProperties(String(properties.href ?? ''), origin)
    if (!link) return element.children
    // A title that only a mouse shows goes.
    element.properties = link
  }
  if (tagName === 'img') {
    const alt = String(properties.alt ?? '')
    if (!isTextPicture(String(properties.src))) return [{ type: 'text', value: alt }]
    element.properties = { src: `${origin}${properties.src}`, alt, loading: 'lazy' }
  }
  return undefined
}

function linkProperties(href: string, origin: string): Element['properties'] | undefined {
  if (!isFollowable(href)) return undefined
  return href.startsWith('/') ? { href: `${origin}${href}` } : { href, rel: ['noopener'] }
}
