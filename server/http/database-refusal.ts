import { DatabaseBusy, isLocked, isPassing } from '../database/trouble.ts'
import { Refusal } from './refusal.ts'

const wording = {
  locked: 'Ces données sont en train d’être modifiées par ailleurs. Recommencez dans quelques secondes.',
  line: 'De nombreux fichiers attendent déjà d’être enregistrés. Recommencez dans une minute.',
  passing: 'Le service est momentanément indisponible. Recommencez dans quelques secondes.',
}

const retryAfter = (seconds: number) => ({ 'retry-after': String(seconds) })

/** What to answer when the database could not do its work now but may soon, null when the error is something else. */
export function databaseRefusal(error: unknown): Refusal | null {
  if (error instanceof DatabaseBusy && error.reason === 'line') return new Refusal(503, wording.line, retryAfter(60))
  if (error instanceof DatabaseBusy || isLocked(error)) return new Refusal(409, wording.locked, retryAfter(3))
  return isPassing(error) ? new Refusal(503, wording.passing, retryAfter(5)) : null
}
