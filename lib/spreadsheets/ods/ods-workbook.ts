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
  // All sheets are in one part, so one reading gives their names and first rows.
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
      const wantedIndex = sheets.indexOf(sheet)
      const open: OpenSheet = (_, index) => (index === wantedIndex ? new RowWriter(budget, onRow) : null)
      await readContent(archive, new ContentReader(open))
    },
  }
}

/** Reads the content. @returns whether it is that of a spreadsheet. */
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

/** Only the manifest shows that the parts of a document are encrypted by a password. */
async function refuseProtected(archive: Archive): Promise<void> {
  await readXmlPart(archive, manifest, {
    open(name) {
      if (name === 'manifest:encryption-data') throw WorkbookProblem.flaw('protected-workbook')
    },
  })
}
