import type { Archive } from '../archive.ts'
import { RowWriter } from '../row-writer.ts'
import type { Sheet, Workbook } from '../workbook.ts'
import type { WorkbookBudget } from '../workbook-limits.ts'
import { WorkbookProblem } from '../workbook-problem.ts'
import { readXmlPart } from '../xml-part.ts'
import { ContentReader, type OpenSheet } from './content-reader.ts'

const content = 'content.xml'
const manifest = 'META-INF/manifest.xml'

/** Opens an OpenDocument spreadsheet (ISO/IEC 26300); null when the archive is not one. */
export async function openOds(archive: Archive, budget: WorkbookBudget): Promise<Workbook | null> {
  if (!archive.has(manifest)) return null
  await refuseProtected(archive)
  if (!archive.has(content)) return null
  // The sheets stand one after the other in one part: one reading tells their names and their first rows.
  const firstRows = new Map<Sheet, readonly string[]>()
  const sheets: Sheet[] = []
  const reader = new ContentReader(sheet => {
    sheets.push(sheet)
    return new RowWriter(budget, cells => {
      firstRows.set(sheet, cells)
      reader.leaveSheet()
    })
  })
  const isSpreadsheet = await readContent(archive, reader)
  if (!isSpreadsheet) return null
  return {
    sheets,
    firstRow: async sheet => firstRows.get(sheet) ?? null,
    async readRows(sheet, onRow) {
      const wanted = sheets.indexOf(sheet)
      const open: OpenSheet = (_, index) => (index === wanted ? new RowWriter(budget, onRow) : null)
      await readContent(archive, new ContentReader(open))
    },
  }
}

/** Whether it is the content of a spreadsheet. */
async function readContent(archive: Archive, reader: ContentReader): Promise<boolean> {
  let isSpreadsheet = false
  await readXmlPart(archive, content, {
    open(name, attributes) {
      if (name === 'office:spreadsheet') isSpreadsheet = true
      reader.open(name, attributes)
    },
    text: text => reader.text(text),
    close: name => reader.close(name),
  })
  return isSpreadsheet
}

/** The parts of a document protected by a password are encrypted one by one, which its manifest alone tells. */
async function refuseProtected(archive: Archive): Promise<void> {
  await readXmlPart(archive, manifest, {
    open(name) {
      if (name === 'manifest:encryption-data') throw WorkbookProblem.flaw('protected-workbook')
    },
  })
}
