import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { canteenPlace } from '../canteens/canteen-place.ts'
import { amountProperties } from '../diagnostics/amount-properties.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { headOf, percentageShape, percentagesOfAmounts } from '../diagnostics/diagnostic-percentages.ts'
import { serviceQuestions } from '../diagnostics/service-questions.ts'
import { pick } from '../entities/pick.ts'
import { PublicServiceDiagnostic } from '../public-canteens/public-diagnostic.ts'

/**
 * The report of a canteen as the elected officials of its territory see it: ratios between 0 and 1 in place of its euros.
 * A ratio that is not known is absent.
 */
export const TerritoryDiagnostic = z.object({ ...PublicServiceDiagnostic.shape, ...percentageShape })
export type TerritoryDiagnostic = z.output<typeof TerritoryDiagnostic>

export const asTerritoryDiagnostic = (diagnostic: Diagnostic): TerritoryDiagnostic => ({
  ...headOf(diagnostic),
  ...percentagesOfAmounts(diagnostic, amountProperties),
  ...pick(diagnostic, serviceQuestions),
})

/** A canteen as the elected officials of its territory see it, whether everybody may see it or not. */
export const TerritoryCanteen = z.object({
  ...Canteen.pick({
    id: true,
    name: true,
    siret: true,
    ...canteenPlace,
    dailyMealCount: true,
    yearlyMealCount: true,
    satelliteCanteensCount: true,
    productionType: true,
    centralKitchenDiagnostics: true,
    publicationStatus: true,
    qualityComments: true,
    wasteComments: true,
    diversificationComments: true,
    plasticsComments: true,
    informationComments: true,
  }).shape,
  diagnostics: z.array(TerritoryDiagnostic),
  hasManager: z.boolean(),
  /** When the last invitation to manage it was written, those that the team has blocked left out; null without any. */
  invitationDate: z.iso.datetime({ offset: true }).nullable(),
})
export type TerritoryCanteen = z.output<typeof TerritoryCanteen>

type Reported = Pick<TerritoryCanteen, 'diagnostics' | 'centralKitchenDiagnostics'>

/** Whether a declaration of a year is in force: that of the canteen, or of the kitchen that reports all for it. */
export const isDeclaredFor = ({ diagnostics, centralKitchenDiagnostics }: Reported, year: number): boolean =>
  diagnostics.some(own => own.year === year && own.isTeledeclared) ||
  (centralKitchenDiagnostics ?? []).some(
    kitchen => kitchen.year === year && kitchen.isTeledeclared && kitchen.centralKitchenDiagnosticMode === 'ALL',
  )
