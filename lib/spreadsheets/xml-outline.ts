import { SaxesParser } from 'saxes'
import { WorkbookProblem } from './workbook-problem.ts'
import { type Attributes, localName } from './xml-part.ts'

/** An element of a text, with its places in it. */
export interface OutlinedElement {
  /** Without its prefix. */
  readonly name: string
  /** With its colon; empty when there is none. */
  readonly prefix: string
  readonly attributes: Attributes
  readonly start: number
  /** After the start tag. */
  inside: number
  /** Before the end tag; the same as `inside` for an element that closes itself. */
  insideEnd: number
  end: number
  readonly children: OutlinedElement[]
}

/** Levels that an outline holds: no part is changed deeper. */
const outlinedLevels = 3

/** Finds the first levels of elements of an XML text, so that others can be put beside them while all else stays. */
export function xmlOutline(text: string): OutlinedElement {
  const parser = new SaxesParser({ xmlns: false, position: true })
  const open: OutlinedElement[] = []
  let root: OutlinedElement | null = null
  let depth = 0
  const refuse = () => {
    throw WorkbookProblem.flaw('broken-workbook')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > outlinedLevels) return
    const inside = parser.position
    // A value of an attribute holds no « < ».
    const start = text.lastIndexOf('<', inside - 1)
    const prefix = name.slice(0, name.length - localName(name).length)
    const element = {
      name: localName(name),
      prefix,
      attributes,
      start,
      inside,
      insideEnd: inside,
      end: inside,
      children: [],
    }
    if (depth > 1) open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  parser.on('closetag', ({ isSelfClosing }) => {
    if (depth-- > outlinedLevels) return
    const element = open.pop()
    if (!element) return
    element.end = parser.position
    element.insideEnd = isSelfClosing ? element.inside : text.lastIndexOf('<', element.end - 1)
  })
  parser.write(text).close()
  return root ?? refuse()
}

/** A text put at a place of another, in the place of what was there until `end`. */
export interface TextEdit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Applies edits that do not overlap. Those of one place stand in their order. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let place = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(place, edit.start) + edit.text
    place = edit.end
  }
  return result + text.slice(place)
}

/** Adds children at the end of an element, which is unfolded when it closes itself. */
export function appendInside(text: string, element: OutlinedElement, children: string): TextEdit {
  const { start, end, insideEnd } = element
  const closesItself = text.slice(start, end).endsWith('/>') && element.children.length === 0 && element.inside === end
  if (!closesItself) return { start: insideEnd, end: insideEnd, text: children }
  const name = `${element.prefix}${element.name}`
  return { start: end - 2, end, text: `>${children}</${name}>` }
}

/** The place before the first child of one of these names, or else at the end: schemas put children in an order. */
export function placeBefore(parent: OutlinedElement, names: readonly string[]): number {
  return parent.children.find(({ name }) => names.includes(name))?.start ?? parent.insideEnd
}
