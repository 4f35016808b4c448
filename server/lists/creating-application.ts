import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { CreatedByApplication } from '@ma-cantine/lib/lists/created-by-application'
import type { Caller } from '../http/caller.ts'
import { FieldErrors } from '../http/refusal.ts'

/**
 * The id of the application whose creations a list is asked for; null for a list of all.
 * @throws FieldErrors (400) when no application asks.
 */
export function creatingApplication({ by, throughId }: Caller, query: CreatedByApplication): number | null {
  if (query.created_by_application !== 'true') return null
  if (by === 'application') return throughId
  throw new FieldErrors({ created_by_application: [httpRefusals('not-an-application')] })
}
