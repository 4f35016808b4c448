import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Node {
  readonly role?: string
  readonly id?: string
  readonly type?: string
  readonly alt?: string
  readonly children?: readonly Node[]
}

/** The text of one page by its tags, in the order of reading: `H1 Où en est…`, `Figure` with its words. */
export async function readTaggedText(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const page = await (await task.promise).getPage(1)
  const texts = new Map<string, string>()
  let current: string | null = null
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if ('str' in item) {
      // The reader leaves out the space at the end of a line.
      const text = item.hasEOL && !item.str.endsWith('-') ? `${item.str} ` : item.str
      if (current) texts.set(current, (texts.get(current) ?? '') + text)
    } else if (item.type === 'beginMarkedContentProps') current = item.id
    else if (item.type === 'endMarkedContent') current = null
  }
  const lines: string[] = []
  const walk = ({ role = '', alt, children = [] }: Node, parent: string): void => {
    if (alt) lines.push(`${role} ${alt}`)
    else {
      const text = children.flatMap(({ id }) => (id ? (texts.get(id) ?? '') : [])).join('')
      if (text.trim() !== '') lines.push(`${role === 'Span' ? parent : role} ${text.replace(/\s+/g, ' ').trim()}`)
    }
    for (const child of children) if (child.role) walk(child, role)
  }
  walk((await page.getStructTree()) as Node, '')
  await task.destroy()
  return lines
}
