import { chooseSheet } from '../spreadsheets/choose-sheet.ts'
import type { Container } from '../spreadsheets/container.ts'
import { isEncryptedPackage } from '../spreadsheets/encrypted-package.ts'
import { openWorkbook } from '../spreadsheets/open-workbook.ts'
import { WorkbookBudget, type WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import { WorkbookProblem } from '../spreadsheets/workbook-problem.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import type { Report } from '../table-schema/report.ts'
import type { ReadingFailure, Validation } from '../table-schema/validation.ts'

export interface CheckWorkbookOptions {
  readonly container: Container
  /** Starts a check of the rows. */
  readonly startValidation: () => Validation
  /** Of the tables that the validation knows. */
  readonly schemas: readonly TableSchema[]
  /** Name of the sheet to check; left out, it is the only fitting one. */
  readonly sheet: string | undefined
  readonly limits: WorkbookLimits
  /** Given every row of the sheet that is checked, as it is read. */
  readonly onSheetRow?: ((cells: readonly string[]) => void) | undefined
}

/** Feeds the rows of a workbook's sheet to the check that text files go through. Rejects only when the source fails. */
export async function checkWorkbook(
  chunks: AsyncIterable<Uint8Array>,
  { container, startValidation, schemas, sheet: asked, limits, onSheetRow }: CheckWorkbookOptions,
): Promise<Report> {
  const validation = startValidation()
  if (container === 'compound') {
    const expected = (await isEncryptedPackage(chunks)) ? 'protected-workbook' : 'xls'
    return validation.endRows(null, { code: 'format-error', row: 0, value: null, expected })
  }
  const budget = new WorkbookBudget(limits)
  let sheet: string | null = null
  try {
    const workbook = await openWorkbook(await held(chunks, budget), budget)
    const choice = await chooseSheet(workbook, schemas, asked)
    if (choice && 'code' in choice) return validation.endRows(null, { ...choice, row: 0 })
    if (choice) {
      sheet = choice.sheet.name
      await workbook.readRows(choice.sheet, cells => {
        onSheetRow?.(cells)
        validation.pushRow(cells)
      })
    }
    return validation.endRows(sheet, null)
  } catch (error) {
    if (!(error instanceof WorkbookProblem)) throw error
    if (error.code === 'row-too-long') return validation.endRows(sheet, failureOf(error))
    // How many rows came before depends on how each runtime unpacks: a broken workbook gives the same report in all.
    return startValidation().endRows(null, failureOf(error))
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
