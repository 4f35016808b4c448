import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { LRUCache } from 'lru-cache'

/** Characters of HTML that are kept. */
const mostKept = 4_000_000

const kept = new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: html => html.length + 1 })

/**
 * The safe HTML of a text of the team, made once: each page asks for those of all webinars, and the parser takes
 * milliseconds.
 *
 * @param origin as of `markdownHtml()`
 */
export function textHtml(source: string, origin = ''): string {
  const key = `${origin}\n${source}`
  const html = kept.get(key) ?? markdownHtml(source, origin)
  kept.set(key, html)
  return html
}
