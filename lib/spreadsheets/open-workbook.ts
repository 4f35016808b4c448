import { Archive } from './archive.ts'
import { openOds } from './ods/ods-workbook.ts'
import type { Workbook } from './workbook.ts'
import type { WorkbookBudget } from './workbook-limits.ts'
import { WorkbookProblem } from './workbook-problem.ts'
import { openXlsx } from './xlsx/xlsx-workbook.ts'

/** Opens the bytes of an archive as a workbook. Rejects with a `WorkbookProblem` when they are something else. */
export async function openWorkbook(bytes: Uint8Array, budget: WorkbookBudget): Promise<Workbook> {
  const archive = await Archive.open(bytes, budget)
  const workbook = (await openXlsx(archive, budget)) ?? (await openOds(archive, budget))
  if (!workbook) throw WorkbookProblem.flaw('archive')
  return workbook
}
