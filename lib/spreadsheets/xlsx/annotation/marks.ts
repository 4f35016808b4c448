import {
  appendInside,
  editText,
  type OutlinedElement,
  placeBefore,
  type TextEdit,
  xmlOutline,
} from '../../xml-outline.ts'

/** The fills of marked cells, as Excel's own « bad » and « neutral » styles. */
const fills = { error: 'FFFFC7CE', warning: 'FFFFEB9C' } as const
type Mark = keyof typeof fills
export type MarkedCells = Readonly<Record<Mark, readonly string[]>>

/** The children of a style sheet, and of a sheet, that come after what is added (ECMA-376, part 1, §18.8.39 and §18.3.1.99). */
const afterFormats = ['tableStyles', 'colors', 'extLst']
const afterMarks = [
  'conditionalFormatting',
  'dataValidations',
  'hyperlinks',
  'printOptions',
  'pageMargins',
  'pageSetup',
  'headerFooter',
  'rowBreaks',
  'colBreaks',
  'customProperties',
  'cellWatches',
  'ignoredErrors',
  'smartTags',
  'drawing',
]
const afterNotes = [
  'legacyDrawingHF',
  'drawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
]

/** Cells in one rule: Excel splits longer lists itself. */
const cellsPerRule = 200

/**
 * Adds the two fills to the styles of a workbook, as formats that rules of sheets apply over the styles of cells.
 * @returns the part, and the number of the first of the two.
 */
export function addFills(styles: string): { readonly styles: string; readonly first: number } {
  const root = xmlOutline(styles)
  const { prefix } = root
  const formats = Object.values(fills)
    .map(colour => `<dxf><fill><patternFill><bgColor rgb="${colour}"/></patternFill></fill></dxf>`)
    .join('')
    .replace(/<(\/?)/g, `<$1${prefix}`)
  const list = root.children.find(({ name }) => name === 'dxfs')
  if (!list) {
    const start = placeBefore(root, afterFormats)
    const added = `<${prefix}dxfs count="2">${formats}</${prefix}dxfs>`
    if (root.inside === root.end) return { styles: editText(styles, [appendInside(styles, root, added)]), first: 0 }
    return { styles: editText(styles, [{ start, end: start, text: added }]), first: 0 }
  }
  const first = list.children.length
  return {
    styles: editText(styles, [appendInside(styles, list, formats), ...countEdit(styles, list, first + 2)]),
    first,
  }
}

/** Sets the count of a list. A list without one needs none. */
function countEdit(text: string, { start, inside }: OutlinedElement, count: number): TextEdit[] {
  const found = /\scount\s*=\s*["'](\d*)/.exec(text.slice(start, inside))
  if (!found) return []
  const end = start + found.index + found[0].length
  return [{ start: end - (found[1] ?? '').length, end, text: String(count) }]
}

/**
 * Marks cells of a sheet by rules that are always true: the cells themselves stay as they are, and one act removes the
 * marks.
 * @param drawing the relationship of the boxes of the notes; null when the sheet has them.
 */
export function markSheet(sheet: string, cells: MarkedCells, firstFormat: number, drawing: string | null): string {
  const root = xmlOutline(sheet)
  const { prefix } = root
  const marks = Object.keys(fills) as Mark[]
  const rules = marks.flatMap((mark, index) =>
    pieces(cells[mark], cellsPerRule).map(
      piece =>
        `<${prefix}conditionalFormatting sqref="${piece.join(' ')}"><${prefix}cfRule type="expression" dxfId="${firstFormat + index}" priority="1"><${prefix}formula>TRUE</${prefix}formula></${prefix}cfRule></${prefix}conditionalFormatting>`,
    ),
  )
  const marksPlace = placeBefore(root, [...afterMarks, 'legacyDrawing', ...afterNotes])
  const notesPlace = placeBefore(root, afterNotes)
  const link = `<${prefix}legacyDrawing xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${drawing}"/>`
  return editText(sheet, [
    { start: marksPlace, end: marksPlace, text: rules.join('') },
    ...(drawing === null ? [] : [{ start: notesPlace, end: notesPlace, text: link }]),
  ])
}

const pieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))
