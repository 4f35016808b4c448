import type { Canteen } from '../canteens/canteen.ts'
import { isGroup, isSatellite, mayHaveSatellites, servesMeals } from '../canteens/production.ts'
import { hasLineMinistry, sectors } from '../canteens/sectors.ts'
import { type AmountProperty, amountProperties, isTyped, simpleProperties } from '../diagnostics/amount-properties.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { derivedTotals, hasGridAmount } from '../diagnostics/grid-sums.ts'
import { givenParts } from '../diagnostics/included-amounts.ts'
import { serviceQuestions } from '../diagnostics/service-questions.ts'
import { pick } from '../entities/pick.ts'
import { snakeCaseKeys } from '../entities/snake-case.ts'
import type { FrozenSatellite, LateOpeningFacts, Snapshot } from './snapshot.ts'
import { coversOtherMeasures, coversPurchases, type TeledeclarationMode } from './teledeclaration-modes.ts'

/** Version of the format, which the public service counts. */
const formatVersion = '14'

export type SatelliteToFreeze = Pick<
  Canteen,
  'id' | 'name' | 'sectors' | 'dailyMealCount' | 'yearlyMealCount' | 'siret' | 'sirenUniteLegale'
>

interface Declared {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic
  readonly mode: TeledeclarationMode
  readonly applicant: { readonly name: string; readonly email: string }
  /** Of a kitchen, in the order of their names. */
  readonly satellites: readonly SatelliteToFreeze[]
  /** Null in the campaign. */
  readonly lateOpening: LateOpeningFacts | null
}

const typedProperties = amountProperties.filter(isTyped)

/** The amounts of a detailed diagnostic, with the totals of a simple one that it keeps while its grid is empty. */
const detailedAmounts = (diagnostic: Diagnostic): readonly AmountProperty[] =>
  hasGridAmount(diagnostic)
    ? typedProperties
    : [...derivedTotals.filter(name => diagnostic[name] !== null), ...typedProperties]

const fullSectors = (ids: readonly number[]) =>
  sectors.filter(({ id }) => ids.includes(id)).map(({ value: _, ...declared }) => declared)

const frozenSatellite = (satellite: SatelliteToFreeze): FrozenSatellite => ({
  id: satellite.id,
  name: satellite.name,
  sectors: fullSectors(satellite.sectors),
  daily_meal_count: satellite.dailyMealCount,
  yearly_meal_count: satellite.yearlyMealCount,
  siret: satellite.siret,
  siren_unite_legale: satellite.sirenUniteLegale,
})

/** Freezes what is declared. The result never follows a later change of the canteen or of its diagnostic. */
export function takeSnapshot({ canteen, diagnostic, mode, applicant, satellites, lateOpening }: Declared): Snapshot {
  const isKitchen = mayHaveSatellites(canteen.productionType)
  const satelliteCount = isGroup(canteen.productionType) ? satellites.length : canteen.satelliteCanteensCount
  const hasKitchen = isSatellite(canteen.productionType)
  const amounts = diagnostic.diagnosticType === 'COMPLETE' ? detailedAmounts(diagnostic) : simpleProperties
  const answers = {
    ...pick(diagnostic, ['id', 'year', 'diagnosticType', 'centralKitchenDiagnosticMode', 'creationSource']),
    // Reports before 2026 have no parts of amounts: those that are not given are left out.
    ...(coversPurchases(mode) ? pick(diagnostic, [...amounts, ...givenParts(diagnostic)]) : {}),
    ...(coversOtherMeasures(mode) ? pick(diagnostic, serviceQuestions) : {}),
  }
  return {
    version: formatVersion,
    year: diagnostic.year,
    canteen: {
      ...frozenSatellite(canteen),
      daily_meal_count: servesMeals(canteen.productionType) ? canteen.dailyMealCount : null,
      city_insee_code: canteen.cityInseeCode,
      department: canteen.department,
      region: canteen.region,
      line_ministry: hasLineMinistry(canteen.sectors) ? canteen.lineMinistry : null,
      satellite_canteens_count: isKitchen ? satelliteCount : null,
      central_producer_siret: hasKitchen ? canteen.centralProducerSiret : null,
      management_type: canteen.managementType,
      production_type: canteen.productionType,
      economic_model: canteen.economicModel,
    },
    applicant,
    central_kitchen_siret: hasKitchen ? canteen.centralProducerSiret : null,
    central_kitchen_name: canteen.centralKitchen?.name ?? null,
    teledeclaration_mode: mode,
    teledeclaration: snakeCaseKeys(answers) as Snapshot['teledeclaration'],
    ...(isKitchen
      ? {
          satellites: satellites.map(frozenSatellite),
          satellite_canteens_count: satelliteCount,
        }
      : {}),
    ...(lateOpening ? { late_opening: lateOpening } : {}),
  }
}
