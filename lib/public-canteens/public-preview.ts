import type { Canteen } from '../canteens/canteen.ts'
import type { PublicCanteen } from './public-canteen.ts'
import type { PublicServiceDiagnostic } from './public-diagnostic.ts'

/** What each measure besides purchases is read from, newest year first: its kitchen stands for a satellite where it gives all. */
function serviceDiagnostics(canteen: Canteen, currentYear: number): PublicServiceDiagnostic[] {
  const given = (canteen.centralKitchenDiagnostics ?? []).filter(
    ({ centralKitchenDiagnosticMode: mode }) => mode === 'ALL',
  ) as PublicServiceDiagnostic[]
  const byYear = new Map<number, PublicServiceDiagnostic>(
    [...canteen.diagnostics, ...given].map(diagnostic => [diagnostic.year, diagnostic]),
  )
  return [...byYear.values()].filter(({ year }) => year < currentYear).sort((one, other) => other.year - one.year)
}

/** The public page of a canteen, made of what its managers know: for the preview of a change that is not saved. */
export function previewOf(canteen: Canteen, hiddenYears: readonly number[], currentYear: number): PublicCanteen {
  return {
    ...canteen,
    approDiagnostics: canteen.approDiagnostics.filter(
      ({ year, isTeledeclared }) => isTeledeclared || !hiddenYears.includes(year),
    ),
    serviceDiagnostics: serviceDiagnostics(canteen, currentYear),
    leadImage: canteen.images[0]?.image ?? null,
    latitude: null,
    longitude: null,
    canBeClaimed: false,
    isManagedByUser: true,
  }
}
