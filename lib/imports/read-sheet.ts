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
  /** Of the tables that the sheet may be one of. */
  readonly schemas: readonly TableSchema[]
  /** Name of the sheet to read; left out, it is the only fitting one. */
  readonly sheet?: string | undefined
  readonly limits: WorkbookLimits
}

export interface SheetReading {
  /** Name of the sheet that was read; null when none could be: then the rows that were given count for nothing. */
  readonly sheet: string | null
  /** Why reading stopped before the end; null when it did not. */
  readonly failure: ReadingFailure | null
}

/**
 * Gives the rows of the sheet of a workbook that is to be checked, from its header. `onRow` may throw a `WorkbookProblem` to
 * stop the reading. Rejects only when the source, or `onRow`, fails.
 */
export async function readSheet(
  chunks: AsyncIterable<Uint8Array>,
  { container, schemas, sheet: asked, limits }: ReadSheetOptions,
  onRow: (cells: string[]) => void,
): Promise<SheetReading> {
  if (container === 'compound') {
    const expected = (await isEncryptedPackage(chunks)) ? 'protected-workbook' : 'xls'
    return { sheet: null, failure: { code: 'format-error', row: 0, value: null, expected } }
  }
  const budget = new WorkbookBudget(limits)
  let sheet: string | null = null
  try {
    const workbook = await openWorkbook(await held(chunks, budget), budget)
    const choice = await chooseSheet(workbook, schemas, asked)
    if (choice && 'code' in choice) return { sheet: null, failure: { ...choice, row: 0 } }
    if (choice) {
      sheet = choice.sheet.name
      await workbook.readRows(choice.sheet, onRow)
    }
    return { sheet, failure: null }
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error
    // How many rows came before depends on how each runtime unpacks: a broken workbook gives the same report in all.
    return { sheet: error.code === 'row-too-long' ? sheet : null, failure: failureOf(error) }
  }
}

const failureOf = ({ code, row, expected }: WorkbookProblem): ReadingFailure => ({
  code,
  row,
  value: null,
  ...(expected === undefined ? {} : { expected }),
})

/** An archive starts with its end, where its parts are listed: it is held whole, packed. */
async function held(chunks: AsyncIterable<Uint8Array>, budget: WorkbookBudget): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) {
    budget.spend('packedBytes', chunk.length)
    all.push(chunk)
  }
  return joinChunks(all)
}
