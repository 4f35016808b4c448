import { isGroup } from '@ma-cantine/lib/canteens/production'
import { simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { asKitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { kitchenReportRefusals } from '@ma-cantine/lib/teledeclaration/kitchen-report-refusals'
import type { KitchenReport } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { canShare, shareByMeals } from '@ma-cantine/lib/teledeclaration/share-by-meals'
import type { Knex } from 'knex'
import { orNotFound } from '../../http/refusal.ts'
import { parisTime } from '../../time/date-time.ts'
import { type CoveringReport, loadReportFor } from './find-kitchen-report.ts'
import { readAnswers } from './read-answers.ts'

/** What a satellite sees of what its kitchen gives for it. @throws Refusal (404) where no kitchen declares for it. */
export async function showKitchenReport(database: Knex, canteenId: number, year: number): Promise<KitchenReport> {
  const report = orNotFound(await loadReportFor(database, canteenId, year), kitchenReportRefusals('no-kitchen'))
  const { kitchen, declaration, diagnostic, sharers, version } = report
  const answersOf = await readAnswers(database, { kitchenId: kitchen.id, year, version }, [canteenId])
  const meals = sharers.map(({ yearlyMealCount }) => yearlyMealCount ?? 0)
  return {
    year,
    kitchen: { id: kitchen.id, name: kitchen.name, siret: kitchen.siret, isGroup: isGroup(kitchen.productionType) },
    state: diagnostic ? (declaration ? 'declared' : 'draft') : 'empty',
    version,
    mode: diagnostic?.centralKitchenDiagnosticMode ?? null,
    declarationDate: declaration && parisTime(declaration.creationDate),
    isCorrection: (declaration?.version ?? 1) > 1,
    meals: {
      own: sharers.find(({ id }) => id === canteenId)?.yearlyMealCount ?? null,
      total: canShare(sharers) ? meals.reduce((sum, count) => sum + count, 0) : null,
      canteens: sharers.length,
      lacking: meals.filter(count => count === 0).length,
    },
    share: shareOf(report, canteenId),
    diagnostic: diagnostic && asKitchenDiagnostic(diagnostic),
    ...answersOf(canteenId),
  }
}

function shareOf({ diagnostic, sharers }: CoveringReport, canteenId: number): KitchenReport['share'] {
  if (!diagnostic || !canShare(sharers)) return null
  const share = (amount: number | null) =>
    amount === null ? null : (shareByMeals(amount, sharers).get(canteenId) ?? null)
  return Object.fromEntries(simpleProperties.map(property => [property, share(diagnostic[property])])) as Record<
    (typeof simpleProperties)[number],
    number | null
  >
}
