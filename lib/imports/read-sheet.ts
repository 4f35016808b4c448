import { chooseSheet } from '../spreadsheets/choose-sheet.ts'
import type { Container } from '../spreadsheets/container.ts'
import { isEncryptedPackage } from '../spreadsheets/encrypted-package.ts'
import { openWorkbook } from '../spreadsheets/open-workbook.ts'
import { WorkbookBudget, type WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import { WorkbookProblem } from '../spreadsheets/workbook-problem.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import type { ReadingFailure } from '../table-schema/validation.ts'

export interface ReadSheetOptions {
  readonly container: Container
  /** The schemas of the tables that the sheet may match. */
  readonly schemas: readonly TableSchema[]
  /** Name of the sheet to read; when left out, the only one that fits a table. */
  readonly sheet?: string | undefined
  readonly limits: WorkbookLimits
}

export interface SheetReading {
  /** Name of the sheet; null when no sheet could be read, and callers must then ignore the rows they received. */
  readonly sheet: string | null
  /** Why reading stopped before the end; null when it did not. */
  readonly failure: ReadingFailure | null
}

/**
 * Passes the rows of the sheet to check, header first, to `onRow`, which may throw a `WorkbookProblem` to stop the
 * reading. Rejects only when the source or `onRow` fails.
 */
export async function readSheet(
  chunks: AsyncIterable<Uint8Array>,
  { container, schemas, sheet: requestedName, limits }: ReadSheetOptions,
  onRow: (cells: string[]) => void,
): Promise<SheetReading> {
  if (container === 'compound') {
    const expected = (await isEncryptedPackage(chunks)) ? 'protected-workbook' : 'xls'
    return { sheet: null, failure: { code: 'format-error', row: 0, value: null, expected } }
  }
  const budget = new WorkbookBudget(limits)
  let sheet: string | null = null
  try {
    const workbook = await openWorkbook(await readWhole(chunks, budget), budget)
    const choice = await chooseSheet(workbook, schemas, requestedName)
    if (choice && 'code' in choice) return { sheet: null, failure: { ...choice, row: 0 } }
    if (choice) {
      sheet = choice.sheet.name
      await workbook.readRows(choice.sheet, onRow)
    }
    return { sheet, failure: null }
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error
    // The rows read before a break depend on how a runtime unpacks; leaving the sheet out gives the same report in all.
    return { sheet: error.code === 'row-too-long' ? sheet : null, failure: failureOf(error) }
  }
}

const failureOf = ({ code, row, expected }: WorkbookProblem): ReadingFailure => ({
  code,
  row,
  value: null,
  ...(expected === undefined ? {} : { expected }),
})

/** Keeps the whole packed archive in memory, because the list of its parts is at its end. */
async function readWhole(chunks: AsyncIterable<Uint8Array>, budget: WorkbookBudget): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) {
    budget.spend('packedBytes', chunk.length)
    all.push(chunk)
  }
  return joinChunks(all)
}
