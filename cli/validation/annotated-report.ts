import { readFile } from 'node:fs/promises'
import { annotatedWorkbook } from '@ma-cantine/lib/reports/annotated-workbook'
import type { Context } from '../app/context.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { writeReport } from './report-file.ts'

/**
 * Writes the checked workbook back with its wrong cells marked.
 * @param pathOf where the bytes of a file are.
 * @throws Failure unless one XLSX workbook was checked.
 */
export async function writeAnnotated(
  place: string,
  all: readonly CheckedInput[],
  pathOf: (file: string) => string,
  { words, locale }: Context,
): Promise<void> {
  const [checked] = all
  const annotated =
    checked && 'report' in checked && all.length === 1 && checked.report.sheet !== undefined
      ? await annotatedWorkbook(await readFile(pathOf(checked.file)), checked, locale)
      : null
  if (!annotated) throw new Failure(exitCodes.usage, { code: 'not-annotatable', ...words.validation.notAnnotatable })
  await writeReport(place, annotated, words)
}
