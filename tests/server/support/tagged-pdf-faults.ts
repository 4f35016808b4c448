import {
  PDF,
  PdfArray,
  PdfBool,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { XMLValidator } from 'fast-xml-parser'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'

interface Element {
  readonly role: string
  readonly dict: PdfDict
  readonly ref: PdfRef | null
  readonly children: readonly Element[]
  /** The pieces of pages that it holds itself, as `page:mcid`. */
  readonly pieces: readonly string[]
}

/** The parts of each role; null for a role that holds pieces of pages alone. */
const partsOf: Readonly<Record<string, readonly string[] | null>> = {
  Document: ['H1', 'H2', 'P', 'L', 'Table', 'Figure'],
  H1: null,
  H2: null,
  P: null,
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Lbl: null,
  LBody: null,
  Table: ['TR'],
  TR: ['TH', 'TD'],
  TH: null,
  TD: null,
  Figure: null,
  Link: null,
}

/** What stands within the text of another role. */
const inText: Readonly<Record<string, readonly string[]>> = { P: ['Link'] }

/** What paints: text, lines, grounds and pictures. */
const paints = new Set<number>([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.shadingFill,
])
const pathPaints = new Set<number>([OPS.stroke, OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke])

/**
 * Holds a document to what PDF/UA-1 asks of its tags, as far as a program can tell: metadata and language, each painted
 * thing in the structure or marked as an artifact, and once; known roles in their places; headings without gaps; rows of
 * the same length, header cells with their scope; words for figures; fonts embedded, whose letters can be read; and the
 * reading order that of the page, from top to bottom. No certified checker runs here: whether the words suit what they
 * describe, only a person can tell.
 * @returns one line per fault.
 */
export async function findTaggedPdfFaults(bytes: Uint8Array): Promise<string[]> {
  const faults: string[] = []
  const { context } = await PDF.load(new Uint8Array(bytes))
  const value = (object: PdfObject | null | undefined): PdfObject | null =>
    object instanceof PdfRef ? value(context.resolve(object)) : (object ?? null)
  const entry = (dict: PdfObject | null, key: string) => (dict instanceof PdfDict ? value(dict.get(key)) : null)
  const nameOf = (object: PdfObject | null) => (object instanceof PdfName ? object.value : null)
  const textOf = (object: PdfObject | null) => (object instanceof PdfString ? object.asString() : null)
  const isTrue = (object: PdfObject | null) => object instanceof PdfBool && object.value
  const items = (object: PdfObject | null): PdfObject[] =>
    object instanceof PdfArray ? [...object] : object === null ? [] : [object]

  const catalog = context.catalog.getDict()
  if (!textOf(entry(catalog, 'Lang'))) faults.push('the document has no language')
  if (!isTrue(entry(entry(catalog, 'MarkInfo'), 'Marked'))) faults.push('the document is not marked as tagged')
  if (!isTrue(entry(entry(catalog, 'ViewerPreferences'), 'DisplayDocTitle'))) faults.push('its title is not shown')
  const metadata = entry(catalog, 'Metadata')
  const xmp = metadata instanceof PdfStream ? new TextDecoder().decode(metadata.getDecodedData()) : ''
  if (!/<pdfuaid:part>1</.test(xmp)) faults.push('it does not say that it follows PDF/UA-1')
  if (XMLValidator.validate(xmp.trim()) !== true) faults.push('its metadata cannot be read')
  if (!/<dc:title>/.test(xmp)) faults.push('its metadata have no title')

  // The structure.
  const tree = entry(catalog, 'StructTreeRoot')
  const pageRefs = context.pages.getPages().map(ref => `${ref.objectNumber}`)
  const pageNumber = (object: PdfObject | null | undefined) =>
    object instanceof PdfRef ? pageRefs.indexOf(`${object.objectNumber}`) + 1 : 0
  const elementOf = (kid: PdfObject): Element => {
    const dict = value(kid) as PdfDict
    const role = nameOf(entry(dict, 'S')) ?? ''
    const children: Element[] = []
    const pieces: string[] = []
    for (const one of items(entry(dict, 'K'))) {
      const inner = value(one)
      if (inner instanceof PdfNumber) pieces.push(`${pageNumber(dict.get('Pg'))}:${inner.value}`)
      else if (inner instanceof PdfDict && nameOf(entry(inner, 'Type')) === 'MCR') {
        const mcid = entry(inner, 'MCID') as PdfNumber
        pieces.push(`${pageNumber(inner.get('Pg') ?? dict.get('Pg'))}:${mcid.value}`)
      } else if (inner instanceof PdfDict && nameOf(entry(inner, 'Type')) === 'OBJR') {
        if (!(entry(inner, 'Obj') instanceof PdfDict)) faults.push(`a ${role} has no annotation`)
      } else if (inner instanceof PdfDict) children.push(elementOf(one))
    }
    return { role, dict, ref: kid instanceof PdfRef ? kid : null, children, pieces }
  }
  const roots = items(entry(tree, 'K')).map(elementOf)
  if (roots.length !== 1 || roots[0]?.role !== 'Document') faults.push('its tree has not one document at its root')
  const all: Element[] = []
  const walk = (element: Element, parent: Element | null): void => {
    all.push(element)
    const parts = partsOf[element.role]
    if (parts === undefined) faults.push(`the role ${element.role} is unknown`)
    const inParent = parent === null ? ['Document'] : (partsOf[parent.role] ?? inText[parent.role] ?? [])
    if (!inParent.includes(element.role)) faults.push(`${element.role} stands in ${parent?.role}`)
    if (parts && element.pieces.length > 0) faults.push(`${element.role} holds text of its own`)
    if (parts === null && element.pieces.length === 0 && element.children.length === 0)
      faults.push(`a ${element.role} is empty`)
    for (const child of element.children) walk(child, element)
  }
  for (const root of roots) walk(root, null)

  const headings = all.filter(({ role }) => /^H\d$/.test(role)).map(({ role }) => Number(role.slice(1)))
  if (headings[0] !== 1 || headings.filter(level => level === 1).length !== 1)
    faults.push('it has not one first heading')
  for (const [index, level] of headings.entries()) {
    if (level > (headings[index - 1] ?? 0) + 1) faults.push(`heading ${index + 1} skips a level`)
  }
  for (const { role, dict, children } of all) {
    if (role === 'Figure' && !textOf(entry(dict, 'Alt'))) faults.push('a figure has no words')
    if (role === 'Table') {
      const [head, ...rows] = children
      if (!head?.children.every(cell => cell.role === 'TH')) faults.push('a table has no column headers')
      if (rows.length === 0) faults.push('a table has no rows')
      if (rows.some(row => row.children.length !== head?.children.length)) faults.push('rows differ in length')
    }
    if (role === 'TH') {
      const attributes = items(entry(dict, 'A')).map(value)
      const scopes = attributes
        .filter(one => nameOf(entry(one, 'O')) === 'Table')
        .map(one => nameOf(entry(one, 'Scope')))
      if (!scopes.some(scope => scope === 'Row' || scope === 'Column')) faults.push('a header cell has no scope')
    }
  }

  // The way back from a page to the structure.
  const parents = new Map<number, PdfObject[]>()
  const numbers = items(entry(entry(tree, 'ParentTree'), 'Nums'))
  for (let index = 0; index < numbers.length; index += 2) {
    parents.set((value(numbers[index]) as PdfNumber).value, items(value(numbers[index + 1])))
  }
  const order = new Map<number, number[]>()
  const known = new Set<string>()
  for (const { ref, role, pieces } of all) {
    for (const piece of pieces) {
      const [page = 0, mcid = 0] = piece.split(':').map(Number)
      if (known.has(piece)) faults.push(`${piece} is in the tree twice`)
      known.add(piece)
      order.set(page, [...(order.get(page) ?? []), mcid])
      const pageDict = value(context.pages.getPages()[page - 1])
      const key = entry(pageDict, 'StructParents')
      const parent = key instanceof PdfNumber ? parents.get(key.value)?.[mcid] : undefined
      if (!(parent instanceof PdfRef) || parent.objectNumber !== ref?.objectNumber)
        faults.push(`${piece} does not lead back to its ${role}`)
    }
  }
  for (const [page, mcids] of order) {
    if (mcids.some((mcid, index) => index > 0 && mcid < (mcids[index - 1] ?? 0)))
      faults.push(`page ${page} is not drawn in the order of its tree`)
  }

  // The fonts of each page.
  for (const ref of context.pages.getPages()) {
    const fonts = entry(entry(value(ref), 'Resources'), 'Font')
    for (const [name, font] of fonts instanceof PdfDict ? fonts : []) {
      const described = value(font)
      const inner = items(entry(described, 'DescendantFonts')).map(value)[0] ?? described
      const descriptor = entry(inner, 'FontDescriptor')
      const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some(key => entry(descriptor, key) !== null)
      if (!isEmbedded) faults.push(`the font ${name.value} is not in the document`)
      if (!(entry(described, 'ToUnicode') instanceof PdfStream))
        faults.push(`the letters of ${name.value} have no meaning`)
    }
  }

  faults.push(...(await findContentFaults(bytes, known)))
  return faults
}

/** What is painted out of the structure, or twice in it, and text that is read before what stands above it. */
async function findContentFaults(bytes: Uint8Array, known: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = []
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const pdf = await task.promise
  const painted = new Set<string>()
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { fnArray, argsArray } = await page.getOperatorList()
    const open: { readonly tag: string; readonly mcid: number | null }[] = []
    for (const [index, operator] of fnArray.entries()) {
      const args = argsArray[index] as unknown[] | null
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) {
        const mcid = typeof args?.[1] === 'number' ? args[1] : null
        open.push({ tag: String(args?.[0]), mcid })
        if (mcid === null) continue
        if (painted.has(`${number}:${mcid}`)) faults.push(`${number}:${mcid} is on its page twice`)
        painted.add(`${number}:${mcid}`)
      } else if (operator === OPS.endMarkedContent) open.pop()
      else if (paints.has(operator) || (operator === OPS.constructPath && pathPaints.has(args?.[0] as number))) {
        const isArtifact = open.some(({ tag }) => tag === 'Artifact')
        const inTree = open.some(({ mcid }) => mcid !== null)
        if (isArtifact === inTree)
          faults.push(`page ${number} paints ${isArtifact ? 'an artifact in the tree' : 'out of the tree'}`)
      }
    }
    if (open.length > 0) faults.push(`page ${number} leaves marked content open`)
    faults.push(...orderFaults(number, (await page.getTextContent({ includeMarkedContent: true })).items as never))
  }
  await task.destroy()
  const lost = [...known].filter(piece => !painted.has(piece))
  const strange = [...painted].filter(piece => !known.has(piece))
  if (lost.length > 0) faults.push(`the tree holds what no page paints: ${lost.slice(0, 3)}`)
  if (strange.length > 0) faults.push(`pages paint what the tree does not hold: ${strange.slice(0, 3)}`)
  return faults
}

type TextItem = { readonly type?: string; readonly id?: string; readonly str?: string; readonly transform?: number[] }

/** Pieces go down the page, those of one row from left to right. */
function orderFaults(page: number, texts: readonly TextItem[]): string[] {
  const faults: string[] = []
  const tops = new Map<string, readonly [left: number, top: number, text: string]>()
  const open: (string | null)[] = []
  for (const { type, id, str, transform } of texts) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? null)
    else if (type === 'endMarkedContent') open.pop()
    const current = open.findLast(one => one !== null)
    if (!current || !str?.trim() || !transform || tops.has(current)) continue
    if (/[\0\ufffd]/.test(str)) faults.push(`page ${page} has letters that cannot be read: ${str}`)
    tops.set(current, [transform[4] ?? 0, transform[5] ?? 0, str])
  }
  const pieces = [...tops.values()]
  for (const [index, [left, top, text]] of pieces.entries()) {
    const [leftBefore, topBefore, before] = pieces[index - 1] ?? [0, Number.POSITIVE_INFINITY, '']
    const isSameLine = Math.abs(top - topBefore) < 2
    if (isSameLine ? left <= leftBefore : top > topBefore)
      faults.push(`page ${page}: « ${text} » is read after « ${before} », which stands below`)
  }
  return faults
}
