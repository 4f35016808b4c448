import type { Canteen } from '../canteens/canteen.ts'
import { serviceReports } from '../canteens/canteen-badges.ts'
import { isShownToAll } from '../canteens/hidden-years.ts'
import { type PublicCanteen, publicKitchenOf } from './public-canteen.ts'
import type { PublicServiceDiagnostic } from './public-diagnostic.ts'

/** The public page of a canteen, made of what its managers know: for the preview of a change that is not saved. */
export function previewOf(canteen: Canteen, hiddenYears: readonly number[], currentYear: number): PublicCanteen {
  // A kitchen that gives all gives these answers.
  const kitchen = (canteen.centralKitchenDiagnostics ?? []) as readonly PublicServiceDiagnostic[]
  return {
    ...canteen,
    centralKitchen: publicKitchenOf(canteen.centralKitchen),
    approDiagnostics: canteen.approDiagnostics.filter(diagnostic => isShownToAll(diagnostic, hiddenYears)),
    serviceDiagnostics: serviceReports<PublicServiceDiagnostic>({ own: canteen.diagnostics, kitchen }, currentYear),
    leadImage: canteen.images[0]?.image ?? null,
    latitude: null,
    longitude: null,
    canBeClaimed: false,
    isManagedByUser: true,
  }
}
