import { createHash } from 'node:crypto'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { LateOpeningFacts } from '@ma-cantine/lib/teledeclaration/snapshot'
import { takeSnapshot } from '@ma-cantine/lib/teledeclaration/take-snapshot'
import type { TeledeclarationMode } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { selectSatellites } from '../canteens/load-deliveries.ts'
import { loadSectors } from '../canteens/load-sectors.ts'
import { inList } from '../database/in-list.ts'
import { type Change, type Origin, recordChanges } from '../history/history.ts'
import type { Settings } from '../settings/settings.ts'
import { now } from '../time/date-time.ts'
import { tellSatellites } from './kitchen-reports/tell-satellites.ts'
import { makeProofCode } from './proof-code.ts'
import type { TeledeclarationRow } from './teledeclaration-rows.ts'

/** Who declares, and through what. */
export interface Declarant {
  readonly origin: Origin
  readonly applicant: { readonly id: number; readonly name: string; readonly email: string }
  readonly settings: Pick<Settings, 'campaign' | 'publicUrl'>
}

export const applicantOf = ({ id, firstName, lastName, email }: User): Declarant['applicant'] => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
  email,
})

/** A diagnostic that nothing refuses. */
export interface Declaration {
  readonly canteen: Canteen
  readonly diagnostic: Diagnostic
  readonly mode: TeledeclarationMode
  /** Null in the campaign. */
  readonly lateOpening: LateOpeningFacts | null
}

/** Who signs a declaration, and when; the code is that of its proof. */
export interface Signature {
  readonly applicant: Declarant['applicant']
  readonly version: number
  readonly date: string
  readonly proofCode: string
}

/**
 * Freezes the data of diagnostics of one year, each as a new version, in canteens that are locked, and tells the teams of
 * the satellites that they cover. The number of statements does not depend on that of canteens without satellites.
 */
export async function insertDeclarations(
  transaction: Knex.Transaction,
  { origin, applicant, settings }: Declarant,
  declarations: readonly Declaration[],
): Promise<void> {
  if (declarations.length === 0) return
  const versionOf = await loadLatestVersions(transaction, declarations)
  const date = now()
  const rows = await declarationRows(transaction, declarations, ({ canteen }) => ({
    applicant,
    version: versionOf(canteen.id) + 1,
    date,
    proofCode: makeProofCode(4),
  }))
  const inserted: { id: number; proofCode: string }[] = await transaction('teledeclarations')
    .insert(rows)
    .returning(['id', 'proofCode'])
  const idOf = new Map(inserted.map(({ id, proofCode }) => [proofCode, id]))
  const changes = rows.map(row => creationOf({ ...row, id: idOf.get(row.proofCode) ?? 0 }))
  await recordChanges(transaction, origin, 'teledeclarations', changes)
  for (const { proofCode, canteenId, year, version, teledeclarationMode } of rows) {
    if (canteenId === null || !teledeclarationMode.startsWith('CENTRAL_')) continue
    const change = version > 1 ? 'corrected' : 'declared'
    await tellSatellites(transaction, { id: idOf.get(proofCode) ?? 0, canteenId, year, change }, settings.publicUrl)
  }
}

/** The rows of declarations to insert, with the data that they freeze. */
export async function declarationRows(
  transaction: Knex.Transaction,
  declarations: readonly Declaration[],
  sign: (declaration: Declaration) => Signature,
): Promise<Omit<TeledeclarationRow, 'id'>[]> {
  const satellitesOf = await loadSatellitesToFreeze(
    transaction,
    declarations.map(({ canteen }) => canteen),
  )
  return declarations.map(declaration => {
    const { canteen, diagnostic, mode, lateOpening } = declaration
    const { applicant, version, date, proofCode } = sign(declaration)
    const { id: applicantId, name, email } = applicant
    const satellites = satellitesOf(canteen)
    const declaredData = JSON.stringify(
      takeSnapshot({ canteen, diagnostic, mode, applicant: { name, email }, satellites, lateOpening }),
    )
    const { year, valueTotalHt: total } = diagnostic
    return {
      canteenId: canteen.id,
      diagnosticId: diagnostic.id,
      applicantId,
      year,
      version,
      status: 'SUBMITTED',
      teledeclarationMode: mode,
      declaredData,
      digest: createHash('sha256').update(declaredData).digest('hex'),
      proofCode,
      canteenSiret: canteen.siret,
      canteenSirenUniteLegale: canteen.sirenUniteLegale,
      valueTotalHt: wholeEuros(total),
      valueBioHtAgg: wholeEuros(diagnostic.valueBioHt),
      valueSustainableHtAgg: wholeEuros(diagnostic.valueSustainableHt),
      valueExternalityPerformanceHtAgg: wholeEuros(diagnostic.valueExternalityPerformanceHt),
      valueEgalimOthersHtAgg: wholeEuros(diagnostic.valueEgalimOthersHt),
      yearlyMealCount: canteen.yearlyMealCount,
      mealPrice: total && canteen.yearlyMealCount ? total / canteen.yearlyMealCount : null,
      creationDate: date,
      modificationDate: date,
    }
  })
}

/** What the history says of a new declaration. */
export function creationOf({ id, canteenId, diagnosticId, year, version, status, digest }: TeledeclarationRow): Change {
  return { entityId: id, before: null, after: { canteenId, diagnosticId, year, version, status, digest } }
}

const wholeEuros = (amount: number | null): number | null => (amount === null ? null : Math.trunc(amount))

/** The last version of each canteen for the year of the declarations, which is one; 0 without any. */
async function loadLatestVersions(
  transaction: Knex.Transaction,
  declarations: readonly Declaration[],
): Promise<(canteenId: number) => number> {
  const ids = declarations.map(({ canteen }) => canteen.id)
  const year = declarations[0]?.diagnostic.year ?? 0
  const rows: { canteenId: number; version: number }[] = await transaction('teledeclarations')
    .where(inList(transaction, 'canteen_id', ids))
    .where({ year })
    .groupBy('canteenId')
    .select('canteenId')
    .max({ version: 'version' })
  const latest = new Map(rows.map(({ canteenId, version }) => [canteenId, version]))
  return canteenId => latest.get(canteenId) ?? 0
}

type FrozenSatellite = Parameters<typeof takeSnapshot>[0]['satellites'][number]

/** The satellites of each of these kitchens and groups, in the order of their names. */
async function loadSatellitesToFreeze(
  transaction: Knex.Transaction,
  canteens: readonly Canteen[],
): Promise<(canteen: Canteen) => FrozenSatellite[]> {
  const kitchenIds = canteens.flatMap(({ id, satellites }) => (satellites.length > 0 ? id : []))
  if (kitchenIds.length === 0) return () => []
  const columns = ['id', 'name', 'dailyMealCount', 'yearlyMealCount', 'siret', 'sirenUniteLegale'] as const
  const satellitesOf = await selectSatellites<Omit<FrozenSatellite, 'sectors'>>(
    transaction,
    kitchenIds,
    columns,
    'searchText',
  )
  const ids = kitchenIds.flatMap(id => satellitesOf(id).map(satellite => satellite.id))
  const sectorsOf = await loadSectors(transaction, ids)
  return ({ id }) => satellitesOf(id).map(row => ({ ...row, sectors: sectorsOf(row.id) }))
}
