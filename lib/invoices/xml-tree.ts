import { SaxesParser } from 'saxes'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { ReadingTime } from './reading-time.ts'

/** An element of an XML document, by its name without prefix. */
export class XmlElement {
  readonly name: string
  readonly namespace: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: XmlElement[] = []
  private ownText = ''

  constructor(name: string, namespace: string, attributes: ReadonlyMap<string, string>) {
    this.name = name
    this.namespace = namespace
    this.attributes = attributes
  }

  addText(text: string): void {
    this.ownText += text
  }

  /** Its own text with plain spaces; null when it has none. */
  get text(): string | null {
    return this.ownText.replace(/[\s\u00a0\u202f]+/g, ' ').trim() || null
  }

  /** The elements at a path of names: `Party/PartyName`. */
  all(path: string): XmlElement[] {
    let found: XmlElement[] = [this]
    for (const name of path.split('/'))
      found = found.flatMap(({ children }) => children.filter(child => child.name === name))
    return found
  }

  first(path: string): XmlElement | null {
    return this.all(path)[0] ?? null
  }

  /** The first text among those of the elements at a path; null when there is none. */
  textAt(path: string): string | null {
    return this.all(path).find(({ text }) => text !== null)?.text ?? null
  }
}

/**
 * Reads a whole document, within limits. A document type is refused: no invoice has one, and it could declare entities
 * that expand without end.
 */
export function readXmlTree(text: string, limits: InvoiceLimits, time: ReadingTime): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  let elements = 0
  let attributes = 0
  parser.on('opentagstart', () => {
    attributes = 0
  })
  // Before the parser compares them with one another, which takes long.
  parser.on('attribute', () => {
    if (++attributes > limits.attributes) throw new InvoiceRefusal('too-complex')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    time.check()
    if (++elements > limits.elements || open.length >= limits.depth) throw new InvoiceRefusal('too-complex')
    const values = Object.values(attributes).map(({ local, value }) => [local, value] as const)
    const element = new XmlElement(local, uri, new Map(values))
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  parser.on('doctype', () => {
    throw new InvoiceRefusal('hostile-xml')
  })
  parser.on('error', () => {
    throw new InvoiceRefusal('broken-xml')
  })
  const addText = (piece: string) => open.at(-1)?.addText(piece)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(text).close()
  if (!root) throw new InvoiceRefusal('broken-xml')
  return root
}
