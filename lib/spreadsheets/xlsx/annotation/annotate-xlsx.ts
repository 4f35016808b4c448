import { Archive } from '../../archive.ts'
import { WorkbookBudget, type WorkbookLimits } from '../../workbook-limits.ts'
import { readRelationships } from '../relationships.ts'
import { readXlsxParts } from '../xlsx-workbook.ts'
import { addFills, type MarkedCells, markSheet } from './marks.ts'
import { type CellNote, commentsPart, drawingPart, notedCells } from './notes.ts'
import { PackageParts } from './package-parts.ts'

export interface Annotation {
  readonly sheet: string
  readonly cells: MarkedCells
  readonly notes: readonly CellNote[]
  /** Whose notes they are. */
  readonly author: string
}

const commentsType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml'
const stylesType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml'
const drawingType = 'application/vnd.openxmlformats-officedocument.vmlDrawing'

/** The least that a style sheet holds. */
const noStyles =
  '<?xml version="1.0" encoding="UTF-8"?>\n<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>'

/**
 * Gives a workbook back with marked cells and notes on a sheet. All other parts keep their bytes, and so do the cells of
 * the sheet; a cell that has a note keeps it alone. Null when the bytes are no XLSX workbook with that sheet. Rejects with a
 * `WorkbookProblem` when it is broken.
 */
export async function annotateXlsx(
  bytes: Uint8Array,
  { sheet: name, cells, notes, author }: Annotation,
  limits: WorkbookLimits,
): Promise<Uint8Array | null> {
  const archive = await Archive.open(bytes, new WorkbookBudget(limits))
  const workbook = await readXlsxParts(archive)
  const sheetPart = workbook?.sheets.find(sheet => sheet.name === name)?.part
  const parts = await PackageParts.open(bytes)
  const sheet = sheetPart === undefined ? null : await parts.read(sheetPart)
  if (!workbook || sheetPart === undefined || sheet === null) return null

  const stylesPart = workbook.styles ?? parts.freeName('xl/styles', 'xml')
  const fills = addFills((await parts.read(stylesPart)) ?? noStyles)
  if (workbook.styles === undefined) {
    await parts.relate(workbook.main, 'styles', stylesPart)
    await parts.declare({ part: stylesPart }, stylesType)
  }
  parts.write(stylesPart, fills.styles)

  const relationships = await readRelationships(archive, sheetPart)
  const partOf = (type: string) => relationships.find(each => each.type === type)?.target
  const commentsName = partOf('comments') ?? parts.freeName('xl/comments', 'xml')
  const comments = await parts.read(commentsName)
  const known = comments === null ? new Set() : notedCells(comments)
  const newNotes = notes.filter(({ cell }) => !known.has(cell))
  parts.write(commentsName, commentsPart(comments, newNotes, author))
  if (comments === null) {
    await parts.relate(sheetPart, 'comments', commentsName)
    await parts.declare({ part: commentsName }, commentsType)
  }

  const drawingName = partOf('vmlDrawing') ?? parts.freeName('xl/drawings/vmlDrawing', 'vml')
  const drawing = await parts.read(drawingName)
  parts.write(drawingName, drawingPart(drawing, newNotes))
  await parts.declare({ extension: 'vml' }, drawingType)
  const link = drawing === null ? await parts.relate(sheetPart, 'vmlDrawing', drawingName) : null
  parts.write(sheetPart, markSheet(sheet, cells, fills.first, link))
  return parts.pack()
}
