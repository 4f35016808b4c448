import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { listDiagnosticHistory, listDiagnostics } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { queries } from '../app/queries.ts'
import { canteensQueryKey } from '../canteens/canteen-queries.ts'

/** Prefix of the queries on diagnostics; writing one makes them all stale. */
export const diagnosticsQueryKey = ['diagnostics'] as const

export const diagnosticsOf = (canteenId: number) =>
  queryOptions({
    queryKey: [...diagnosticsQueryKey, 'list', canteenId],
    queryFn: ({ signal }) => client.call(listDiagnostics, { params: { canteenId }, signal }),
    // Several people fill the same report.
    staleTime: 0,
  })

/** The diagnostics as they are now, for a tunnel. */
export const diagnosticsToChange = (canteenId: number) =>
  queryOptions({
    ...diagnosticsOf(canteenId),
    queryKey: ['diagnosticsToChange', canteenId] as const,
    // What this visit fetched must not change under the form.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** The latest changes of a diagnostic. */
export const historyOfDiagnostic = ({ canteenId, id, modificationDate }: Diagnostic, limit: number) =>
  queryOptions({
    queryKey: [...diagnosticsQueryKey, 'history', id, modificationDate, limit],
    queryFn: ({ signal }) =>
      client.call(listDiagnosticHistory, { params: { canteenId, diagnosticId: id }, query: { limit }, signal }),
    placeholderData: keepPreviousData,
  })

/** Makes the next screen ask again for what a change of a diagnostic is shown in; asks for nothing by itself. */
export function forgetDiagnostics(): void {
  for (const queryKey of [diagnosticsQueryKey, canteensQueryKey]) {
    void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
