import { element, escapeXml, xmlHead } from '../../xml.ts'
import { appendInside, editText, xmlOutline } from '../../xml-outline.ts'

/** A note on a cell. */
export interface CellNote {
  /** Both from 1. */
  readonly row: number
  readonly column: number
  /** As `D5`. */
  readonly cell: string
  readonly text: string
}

const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

const commentOf = ({ cell, text }: CellNote, author: number, prefix = ''): string =>
  `<${prefix}comment ref="${cell}" authorId="${author}"><${prefix}text><${prefix}t xml:space="preserve">${escapeXml(text)}</${prefix}t></${prefix}text></${prefix}comment>`

/** The part of the notes of a sheet, added to the notes that it has. */
export function commentsPart(before: string | null, notes: readonly CellNote[], author: string): string {
  if (before === null) {
    return `${xmlHead}<comments xmlns="${spreadsheetNamespace}"><authors>${element('author', {}, escapeXml(author))}</authors><commentList>${notes.map(note => commentOf(note, 0)).join('')}</commentList></comments>`
  }
  const root = xmlOutline(before)
  const authors = root.children.find(({ name }) => name === 'authors')
  const list = root.children.find(({ name }) => name === 'commentList')
  if (!authors || !list) return before
  const { prefix } = root
  const added = notes.map(note => commentOf(note, authors.children.length, prefix)).join('')
  return editText(before, [
    appendInside(before, authors, element(`${prefix}author`, {}, escapeXml(author))),
    appendInside(before, list, added),
  ])
}

/** The cells that have a note already. */
export function notedCells(comments: string): ReadonlySet<string> {
  const list = xmlOutline(comments).children.find(({ name }) => name === 'commentList')
  return new Set(list?.children.flatMap(({ attributes }) => attributes.ref ?? []))
}

const vmlHead =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'

/** The boxes of the notes, hidden until one points at a cell. Excel shows no note without its box. */
export function drawingPart(before: string | null, notes: readonly CellNote[]): string {
  const first = before === null ? 1025 : Math.max(1024, ...shapeNumbers(before)) + 1
  const shapes = notes.map((note, index) => shapeOf(note, first + index)).join('')
  if (before === null) return `${vmlHead}${shapes}</xml>`
  const end = before.lastIndexOf('</')
  return `${before.slice(0, end)}${shapes}${before.slice(end)}`
}

const shapeNumbers = (drawing: string): number[] =>
  [...drawing.matchAll(/_x0000_s(\d+)/g)].map(([, number]) => Number(number))

function shapeOf({ row, column }: CellNote, number: number): string {
  const [top, left] = [row - 1, column - 1]
  // From a little right of the cell, over three columns and five rows.
  const anchor = [left + 1, 15, top, 10, left + 4, 15, top + 5, 4].join(', ')
  return `<v:shape id="_x0000_s${number}" type="#_x0000_t202" style="position:absolute;width:220pt;height:90pt;z-index:1;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${top}</x:Row><x:Column>${left}</x:Column></x:ClientData></v:shape>`
}
