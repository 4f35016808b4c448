import { createHash } from 'node:crypto'

/** A message that a page may show, and the sources of its styles, for its policy. */
export interface FramedMessage {
  readonly html: string
  readonly styleSources: readonly string[]
}

const styledElement = /<(\w+)([^<>]*?) style="([^"<>]*)"/g
const styleSheet = /<style>([^<]*)<\/style>/

/**
 * The same message without styles beside its elements, which no page of ours runs: they become rules of its style sheet,
 * whose digest the policy of the page names.
 */
export function framedMessage(message: string): FramedMessage {
  const rules: string[] = []
  const body = message.replaceAll(styledElement, (_, name: string, before: string, style: string) => {
    const known = rules.indexOf(style)
    const index = known === -1 ? rules.push(style) - 1 : known
    return `<${name}${before} data-style="${index}"`
  })
  const own = rules.map((style, index) => `[data-style="${index}"]{${style.replaceAll('&quot;', '"')}}`).join('\n')
  const sheet = `${own}\n${styleSheet.exec(body)?.[1] ?? ''}`
  const digest = createHash('sha256').update(sheet).digest('base64')
  // A text may hold what a replacement would read as its own marks.
  return { html: body.replace(styleSheet, () => `<style>${sheet}</style>`), styleSources: [`'sha256-${digest}'`] }
}
