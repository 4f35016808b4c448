import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface StructNode {
  readonly role?: string
  readonly alt?: string
  readonly id?: string
  readonly children?: readonly StructNode[]
}

/** What a screen reader gets of a PDF document. */
export interface TaggedDocument {
  readonly title: string
  readonly language: string
  readonly isTagged: boolean
  readonly pageCount: number
  /** The tagged pieces of all pages, in reading order. */
  readonly nodes: readonly StructNode[]
  /** The texts of all pieces with a role, in order; a table that goes over pages has its empty rows left out. */
  readonly texts: (role: string) => string[]
}

const nodesOf = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** The text of each tagged piece of a page, by the id of its marked content. */
function textsOf(
  items: readonly { type?: string; id?: string; str?: string; hasEOL?: boolean }[],
): Map<string, string> {
  const texts = new Map<string, string>()
  const open: (string | null)[] = []
  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? null)
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) {
      const current = open.findLast(one => one !== null)
      if (current) texts.set(current, `${texts.get(current) ?? ''}${str}${hasEOL ? ' ' : ''}`)
    }
  }
  return texts
}

export async function readTaggedPdf(bytes: Uint8Array): Promise<TaggedDocument> {
  // The reader takes the bytes away.
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const info = (await pdf.getMetadata()).info as { Title: string; Language: string }
  const nodes: StructNode[] = []
  const texts = new Map<StructNode, string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const tree = (await page.getStructTree()) as StructNode | null
    const ofPage = tree ? nodesOf(tree) : []
    const contents = textsOf((await page.getTextContent({ includeMarkedContent: true })).items as never)
    for (const node of ofPage) {
      const text = nodesOf(node).map(({ id }) => contents.get(id ?? '') ?? '')
      texts.set(
        node,
        text
          .join('')
          .replaceAll(/[\u00a0\s]+/g, ' ')
          .trim(),
      )
    }
    nodes.push(...ofPage)
  }
  const document = {
    title: info.Title,
    language: info.Language,
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    pageCount: pdf.numPages,
    nodes,
    texts: (role: string) => nodes.filter(node => node.role === role).flatMap(node => texts.get(node) || []),
  }
  await task.destroy()
  return document
}
