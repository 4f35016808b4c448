import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { hasOnlyWrongRows, rowsStandAlone } from '@ma-cantine/lib/repair/separable-rows'
import type { Context } from '../app/context.ts'
import type { CheckedInput } from '../checks/check-input.ts'
import { checkedExitCode, type FailOn } from '../checks/fail-on.ts'
import { standardInput } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Sentences } from '../problems/problem.ts'
import type { RejectsOptions } from './on-error.ts'

/** Whether a file has what to send: all of it, or its right rows. */
export function isSendable(
  checked: CheckedInput,
  { failOn, onError }: { readonly failOn: FailOn } & Pick<RejectsOptions, 'onError'>,
): boolean {
  if (checkedExitCode(checked, failOn) === exitCodes.fine) return true
  if (onError === 'refuse' || 'problem' in checked || !hasOnlyWrongRows(checked.report)) return false
  return failOn === 'error' || checked.report.warningCount === 0
}

/** @throws Failure when the options do not say where the wrong rows go, or say it without need. */
export function refuseRejects(
  files: readonly string[],
  { onError, rejects, mapping }: RejectsOptions & { readonly mapping?: string },
  { words }: Context,
): void {
  const { problems } = words.imports.rejects
  const refuse = (code: string, sentences: Sentences) => {
    throw new Failure(exitCodes.usage, { code, ...sentences })
  }
  if (onError === 'refuse') {
    if (rejects !== undefined) refuse('rejects-without-skipping', problems.withoutSkipping)
    return
  }
  if (mapping !== undefined) refuse('rejects-of-mapping', problems.ofMapping)
  if (rejects !== undefined && files.length > 1) refuse('one-rejects-file', problems.severalFiles)
  if (rejects === undefined && files.includes(standardInput)) refuse('rejects-needed', problems.ofStandardInput)
}

/** @throws Failure when no row of a kind can be left out. */
export function refuseRowsTogether(file: string, kind: FileKind, { words }: Context): void {
  if (rowsStandAlone(kind)) return
  const { rowsTogether } = words.imports.rejects.problems
  throw new Failure(exitCodes.usage, { code: 'rows-together', ...rowsTogether(file) })
}
