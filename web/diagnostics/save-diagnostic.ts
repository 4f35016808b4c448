import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { type AnswerName, isSameAnswer } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { DiagnosticChange } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { listDiagnostics, updateDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { isChangedMeanwhile } from '@ma-cantine/lib/http/api-error'
import { client } from '../app/client.ts'
import { forgetDiagnostics } from './diagnostic-queries.ts'

/** Stores a change of a diagnostic, on the version of `base`; one request, or none where nothing changes. */
export async function sendDiagnostic(change: DiagnosticChange, base: Diagnostic): Promise<Diagnostic> {
  if (Object.keys(change).length === 0) return base
  const { canteenId, id: diagnosticId, modificationDate: version } = base
  const params = { canteenId, diagnosticId }
  const stored = await client.call(updateDiagnostic, { params, body: change, version })
  forgetDiagnostics()
  return stored
}

/** Reads a diagnostic as somebody else left it. */
export async function readDiagnostic(base: Diagnostic): Promise<Diagnostic> {
  const all = await client.call(listDiagnostics, { params: { canteenId: base.canteenId } })
  return all.find(({ id }) => id === base.id) ?? base
}

/** What became of a change: stored, or not because somebody else has changed the diagnostic since. */
export interface Saving {
  readonly isStored: boolean
  /** As it is stored now. */
  readonly diagnostic: Diagnostic
}

/** Stores a change that holds only for what the person has seen of the diagnostic. */
export async function saveDiagnostic(base: Diagnostic, change: DiagnosticChange): Promise<Saving> {
  try {
    return { isStored: true, diagnostic: await sendDiagnostic(change, base) }
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error
  }
  const diagnostic = await readDiagnostic(base)
  const { sources: _, ...values } = change
  // It is, where the answer to an earlier attempt was lost.
  const isStored = Object.entries(values).every(([name, value]) => isSameAnswer(value, diagnostic[name as AnswerName]))
  if (isStored) forgetDiagnostics()
  return { isStored, diagnostic }
}
