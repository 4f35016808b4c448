import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { visit } from 'unist-util-visit'
import { safeTree } from './markdown-html.ts'

/** How an element of a message looks: mail readers drop style sheets, so that each element has its own style. */
export interface EmailStyle {
  readonly style: string
  /** What the sheet of the message knows it by, for the dark theme. */
  readonly class?: string
}

/** The styles of the elements of a message, by their name; `button` is that of a link that stands alone in its paragraph. */
export type EmailStyles = Readonly<Record<string, EmailStyle>> & { readonly button: EmailStyle }

/**
 * The HTML of a text in Markdown for an e-mail: that of `markdownHtml()`, with the styles beside the elements.
 *
 * @param origin of the site, where links and pictures lead
 */
export function markdownEmailHtml(source: string, origin: string, styles: EmailStyles): string {
  const tree = safeTree(source, origin)
  visit(tree, 'element', element => {
    // The title above the table says the same, and mail readers hide nothing well.
    element.children = element.children.filter(child => child.type !== 'element' || child.tagName !== 'caption')
    const link = onlyLink(element)
    if (link) decorate(link, styles.button)
    // Some mail readers show no picture that waits to be near.
    delete element.properties.loading
    const own = styles[element.tagName]
    if (own && element.properties.style === undefined) decorate(element, own)
  })
  return toHtml(tree)
}

function decorate({ properties }: Element, { style, class: className }: EmailStyle): void {
  properties.style = style
  if (className !== undefined) properties.className = [className]
}

/** The link that is all that a paragraph holds. */
function onlyLink({ tagName, children }: Element): Element | undefined {
  const [child, ...others] = children
  if (tagName !== 'p' || others.length > 0 || child?.type !== 'element' || child.tagName !== 'a') return undefined
  return child
}
