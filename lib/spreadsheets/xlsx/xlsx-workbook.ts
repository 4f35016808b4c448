import type { Archive } from '../archive.ts'
import type { DateSystem } from '../date-text.ts'
import { RowWriter } from '../row-writer.ts'
import type { Sheet, Workbook } from '../workbook.ts'
import type { WorkbookBudget } from '../workbook-limits.ts'
import { localName, readXmlPart } from '../xml-part.ts'
import { readRelationships } from './relationships.ts'
import { readSharedStrings } from './shared-strings.ts'
import { type CellContext, SheetReader } from './sheet-reader.ts'
import { readStyles } from './styles.ts'

interface XlsxSheet extends Sheet {
  readonly part: string
}

/** The parts of an Office Open XML workbook (ECMA-376); null when the archive is not one. */
export async function readXlsxParts(archive: Archive) {
  const main = (await readRelationships(archive, '')).find(({ type }) => type === 'officeDocument')?.target
  if (!main || !archive.has(main)) return null
  const relationships = await readRelationships(archive, main)
  const partOf = (type: string) => relationships.find(each => each.type === type)?.target
  const worksheets = new Map(
    relationships.filter(({ type }) => type === 'worksheet').map(each => [each.id, each.target]),
  )
  const { entries, dates, isWorkbook } = await readMain(archive, main)
  if (!isWorkbook) return null
  // A sheet that is only a chart has no cells.
  const sheets: readonly XlsxSheet[] = entries.flatMap(({ id, ...sheet }) => {
    const part = worksheets.get(id)
    return part ? [{ ...sheet, part }] : []
  })
  return { main, sheets, dates, strings: partOf('sharedStrings'), styles: partOf('styles') }
}

/** Opens an Office Open XML workbook; null when the archive is not one. */
export async function openXlsx(archive: Archive, budget: WorkbookBudget): Promise<Workbook | null> {
  const parts = await readXlsxParts(archive)
  if (!parts) return null
  const { sheets, dates, strings, styles } = parts
  const context: CellContext = {
    strings: strings ? await readSharedStrings(archive, strings, budget) : [],
    styles: styles ? await readStyles(archive, styles) : [],
    dates,
  }
  const partOfSheet = new Map<Sheet, string>(sheets.map(sheet => [sheet, sheet.part]))
  const read = (sheet: Sheet, onRow: (cells: string[]) => void, isDone: () => boolean) => {
    const reader = new SheetReader(new RowWriter(budget, onRow), context)
    return readXmlPart(archive, partOfSheet.get(sheet) ?? '', {
      open: (name, attributes) => reader.open(name, attributes),
      close: name => reader.close(name),
      text: text => reader.text(text),
      get done() {
        return reader.done || isDone()
      },
    })
  }
  return {
    sheets,
    async firstRow(sheet) {
      let first: readonly string[] | null = null
      await read(
        sheet,
        cells => {
          first ??= cells
        },
        () => first !== null,
      )
      return first
    },
    readRows: (sheet, onRow) => read(sheet, onRow, () => false),
  }
}

async function readMain(archive: Archive, part: string) {
  const entries: (Sheet & { readonly id: string })[] = []
  let dates: DateSystem = 1900
  let isWorkbook = false
  await readXmlPart(archive, part, {
    open(name, attributes) {
      const element = localName(name)
      if (element === 'workbook') isWorkbook = true
      else if (element === 'workbookPr' && isTrue(attributes.date1904)) dates = 1904
      else if (element === 'sheet' && isWorkbook) {
        const [, id = ''] = Object.entries(attributes).find(([each]) => each.endsWith(':id')) ?? []
        const visible = (attributes.state ?? 'visible') === 'visible'
        entries.push({ name: attributes.name ?? '', visible, id })
      }
    },
  })
  return { entries, dates: dates as DateSystem, isWorkbook }
}

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true'
