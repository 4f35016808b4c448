import { z } from 'zod'
import type { Canteen } from '../canteens/canteen.ts'
import { mayHaveSatellites } from '../canteens/production.ts'
import { isGivenByKitchen, kitchenReportOf } from '../canteens/yearly-report.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type TeledeclarationMode, teledeclarationModeOf, teledeclarationModes } from './teledeclaration-modes.ts'

/** What a declaration freezes besides the diagnostic, as it was when somebody read it. */
export const CanteenVersion = z.object({
  /** Of the canteen. */
  modificationDate: z.string(),
  /** It changes with the report of the kitchen that delivers to the canteen. */
  teledeclarationMode: z.enum(teledeclarationModes).optional(),
})
export type CanteenVersion = z.output<typeof CanteenVersion>

/** What a declaration covers, by the answers of the API. */
export const modeOfDeclaration = (
  canteen: Pick<Canteen, 'productionType' | 'centralKitchenDiagnostics'>,
  diagnostic: Pick<Diagnostic, 'year' | 'centralKitchenDiagnosticMode'>,
): TeledeclarationMode =>
  teledeclarationModeOf(
    {
      isKitchen: mayHaveSatellites(canteen.productionType),
      hasPurchasesOfKitchen: isGivenByKitchen(
        canteen,
        kitchenReportOf(canteen, diagnostic.year),
        'qualite-des-produits',
      ),
    },
    diagnostic,
  )
