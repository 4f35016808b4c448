import { mayHaveSatellites } from '@ma-cantine/lib/canteens/production'
import type { NewDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { centsWithoutFamily, filledProperties } from '@ma-cantine/lib/diagnostics/purchase-differences'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { type ReportAmounts, reportAmountsOfGroups } from '@ma-cantine/lib/purchases/report-amounts'
import type { Knex } from 'knex'
import { type DiagnosticEdition, insertDiagnostic } from '../diagnostics/write-diagnostic.ts'
import { notFound } from '../http/refusal.ts'
import { sumsOfCanteen } from './purchase-counts.ts'

/**
 * Creates the diagnostic of a canteen for a year from its purchases.
 * @throws FieldErrors, Refusal (404, 403, 400 when it has one already). @returns its id.
 */
export async function createFromPurchases(
  transaction: Knex.Transaction,
  edition: DiagnosticEdition,
  year: number,
): Promise<number> {
  const { canteenId } = edition
  const sums = await sumsOfCanteen(transaction, canteenId, year)
  const canteen: { productionType: string | null } | undefined = await transaction('canteens')
    .where({ id: canteenId })
    .first('productionType')
  const hasPurchases = sums.some(({ groups }) => groups.length > 0)
  const body = diagnosticOf(year, reportAmountsOfGroups(sums.flatMap(({ groups }) => groups)))
  const isKitchen = mayHaveSatellites(canteen?.productionType ?? null)
  const id = await insertDiagnostic(transaction, edition, {
    ...body,
    ...(isKitchen ? { centralKitchenDiagnosticMode: 'APPRO' } : {}),
  })
  // Told after the rights: whoever does not manage the canteen learns nothing of its purchases.
  if (!hasPurchases) throw notFound(purchaseRefusals('no-purchase-in-year', year))
  return id
}

function diagnosticOf(year: number, purchases: ReportAmounts): NewDiagnostic {
  const diagnosticType = centsWithoutFamily(purchases) > 0 ? 'SIMPLE' : 'COMPLETE'
  const properties = filledProperties(diagnosticType, year)
  return {
    year,
    diagnosticType,
    creationSource: 'APP',
    ...Object.fromEntries(properties.map(property => [property, purchases[property]])),
    sources: Object.fromEntries(properties.map(property => [property, 'PURCHASES'])),
  }
}
