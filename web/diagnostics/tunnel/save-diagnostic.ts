import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { type AnswerName, isSameAnswer } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { DiagnosticChange } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { listDiagnostics, updateDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { client } from '../../app/client.ts'
import { forgetDiagnostics } from '../diagnostic-queries.ts'

const changedMeanwhile = 412

/**
 * What became of a change: stored, or not because somebody else changed the diagnostic since; `isSame` then tells whether
 * the answers in question are still as they were.
 */
export type Saving =
  | { readonly kind: 'stored'; readonly diagnostic: Diagnostic }
  | { readonly kind: 'changed-meanwhile'; readonly theirs: Diagnostic; readonly isSame: boolean }

/** Stores a change of a diagnostic, based on what is known of it. One request, unless somebody else was faster. */
export async function saveDiagnostic(
  base: Diagnostic,
  change: DiagnosticChange,
  asked: readonly AnswerName[],
): Promise<Saving> {
  const names = new Set([...asked, ...(Object.keys(change) as (keyof DiagnosticChange)[])])
  if (Object.keys(change).length === 0) return { kind: 'stored', diagnostic: base }
  const { canteenId, id: diagnosticId, modificationDate: version } = base
  try {
    const params = { canteenId, diagnosticId }
    const diagnostic = await client.call(updateDiagnostic, { params, body: change, version })
    forgetDiagnostics()
    return { kind: 'stored', diagnostic }
  } catch (error) {
    if (!(error instanceof RefusedError && error.status === changedMeanwhile)) throw error
  }
  const all = await client.call(listDiagnostics, { params: { canteenId } })
  const theirs = all.find(({ id }) => id === diagnosticId) ?? base
  const { sources: _, ...values } = change
  const isStored = Object.entries(values).every(([name, value]) => isSameAnswer(value, theirs[name as AnswerName]))
  // The answer to an earlier attempt was lost.
  if (isStored) {
    forgetDiagnostics()
    return { kind: 'stored', diagnostic: theirs }
  }
  const isSame = [...names].every(
    name =>
      name === 'sources' ||
      name.startsWith('tunnel') ||
      isSameAnswer(base[name as AnswerName], theirs[name as AnswerName]),
  )
  return { kind: 'changed-meanwhile', theirs, isSame }
}
