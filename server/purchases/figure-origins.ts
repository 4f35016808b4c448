import type { FigureOrigin } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { type DiagnosticAnswerName, diagnosticAnswerNames } from '@ma-cantine/lib/diagnostics/figure-sources'
import { reportAmountsOfGroups } from '@ma-cantine/lib/purchases/report-amounts'
import type { Knex } from 'knex'
import { findDiagnostic } from '../diagnostics/find-diagnostics.ts'
import { findLastChanges } from '../history/find-last-changes.ts'
import { sumsOfCanteen } from './purchase-counts.ts'

/**
 * Where each given value of a diagnostic comes from. It stands here because purchases know diagnostics, and not the other
 * way round. Four statements, whatever the number of values.
 *
 * @throws Refusal (404) when the canteen has no such diagnostic.
 */
export async function figureOrigins(
  database: Knex,
  canteenId: number,
  id: number,
  mayReadPurchases: boolean,
): Promise<FigureOrigin[]> {
  const diagnostic = await findDiagnostic(database, canteenId, id)
  const changes = await findLastChanges(database, 'diagnostics', id)
  const ofPurchases = mayReadPurchases && Object.values(diagnostic.sources).includes('PURCHASES')
  const years = ofPurchases ? await sumsOfCanteen(database, canteenId, diagnostic.year) : []
  const sums: Partial<Record<DiagnosticAnswerName, number>> = ofPurchases
    ? reportAmountsOfGroups(years.flatMap(({ groups }) => groups))
    : {}
  return diagnosticAnswerNames
    .filter(field => diagnostic[field] !== null)
    .map(field => {
      const { date = null, author = null, through = null, importId = null } = changes.get(field) ?? {}
      const source = diagnostic.sources[field] ?? null
      const purchases = source === 'PURCHASES' ? (sums[field] ?? null) : null
      return { field, source, date, author, through, importId, purchases }
    })
}
