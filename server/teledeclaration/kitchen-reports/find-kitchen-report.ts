import { createHash } from 'node:crypto'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Sharer } from '@ma-cantine/lib/teledeclaration/share-by-meals'
import type { Knex } from 'knex'
import type { CanteenRow } from '../../canteens/canteen-rows.ts'
import { loadKitchens, selectSatellites } from '../../canteens/load-deliveries.ts'
import { loadDiagnostics } from '../../diagnostics/load-diagnostics.ts'
import type { TeledeclarationRow } from '../teledeclaration-rows.ts'

type Kitchen = Pick<CanteenRow, 'id' | 'name' | 'siret' | 'productionType' | 'yearlyMealCount'>
type Declaration = Pick<TeledeclarationRow, 'id' | 'digest' | 'version' | 'creationDate' | 'yearlyMealCount'>

/** What a central kitchen or a group gives for its satellites in a year. */
export interface CoveringReport {
  readonly kitchen: Kitchen
  /** The one in force: its satellites are those of its data, whatever became of them. */
  readonly declaration: Declaration | null
  /** Null until it says what it gives for satellites. */
  readonly diagnostic: Diagnostic | null
  /** Those among whom purchases are shared: the satellites, and the dining place of the kitchen if it has one. */
  readonly sharers: readonly Sharer[]
  /** Changes with what satellites see; null without a diagnostic. */
  readonly version: string | null
}

const centralModes = ['CENTRAL_ALL', 'CENTRAL_APPRO'] as const

/**
 * The id of the kitchen or group that declares for a canteen in a year: the one whose declaration in force covers it, or
 * else the one that delivers to it.
 */
export async function findKitchenId(database: Knex, canteenId: number, year: number): Promise<number | null> {
  const covering: { canteenId: number } | undefined = await database('declaredSatellites')
    .join('teledeclarations', 'teledeclarations.id', 'declaredSatellites.teledeclarationId')
    .where({ 'declaredSatellites.canteenId': canteenId, year, status: 'SUBMITTED' })
    .whereNotNull('teledeclarations.canteenId')
    .orderBy('teledeclarations.id', 'desc')
    .first('teledeclarations.canteenId')
  if (covering) return covering.canteenId
  const canteen: CanteenRow | undefined = await database('canteens').where({ id: canteenId }).first()
  const kitchen = canteen && (await loadKitchens(database, [canteen]))(canteen)
  return kitchen && kitchen.id !== canteenId ? kitchen.id : null
}

/** What a kitchen gives in a year; null for a canteen that does not exist. */
export async function loadCoveringReport(
  database: Knex,
  kitchenId: number,
  year: number,
): Promise<CoveringReport | null> {
  const kitchen: Kitchen | undefined = await database('canteens')
    .where({ id: kitchenId })
    .first('id', 'name', 'siret', 'productionType', 'yearlyMealCount')
  if (!kitchen) return null
  const declaration: Declaration | undefined = await database('teledeclarations')
    .where({ canteenId: kitchenId, year, status: 'SUBMITTED' })
    .whereIn('teledeclarationMode', centralModes)
    .first('id', 'digest', 'version', 'creationDate', 'yearlyMealCount')
  const diagnostics = (await loadDiagnostics(database, [kitchenId], [year])).get(kitchenId)
  const diagnostic = diagnostics?.find(({ centralKitchenDiagnosticMode: mode }) => mode !== null) ?? null
  const sharers = await loadSharers(database, kitchen, declaration)
  return {
    kitchen,
    declaration: declaration ?? null,
    diagnostic,
    sharers,
    version: diagnostic && (declaration?.digest ?? draftVersion(diagnostic, sharers)),
  }
}

/** What is given for one satellite. A canteen that joined after the declaration is not in it: nothing is given for it. */
export async function loadReportFor(database: Knex, canteenId: number, year: number): Promise<CoveringReport | null> {
  const kitchenId = await findKitchenId(database, canteenId, year)
  const report = kitchenId === null ? null : await loadCoveringReport(database, kitchenId, year)
  if (!report || report.sharers.some(({ id }) => id === canteenId)) return report
  return { ...report, declaration: null, diagnostic: null, version: null }
}

async function loadSharers(
  database: Knex,
  { id, productionType, yearlyMealCount }: Kitchen,
  declaration: Declaration | undefined,
): Promise<Sharer[]> {
  const satellites: readonly Sharer[] = declaration
    ? await database('declaredSatellites')
        .where({ teledeclarationId: declaration.id })
        .orderBy('canteenId')
        .select('canteenId AS id', 'yearlyMealCount')
    : (await selectSatellites<Sharer>(database, [id], ['id', 'yearlyMealCount']))(id)
  const ownMeals = declaration ? declaration.yearlyMealCount : yearlyMealCount
  return [
    ...satellites.map(({ id, yearlyMealCount }) => ({ id, yearlyMealCount })),
    ...(productionType === 'central_serving' ? [{ id, yearlyMealCount: ownMeals }] : []),
  ]
}

const draftVersion = ({ id, modificationDate }: Diagnostic, sharers: readonly Sharer[]): string =>
  createHash('sha256')
    .update(JSON.stringify([id, modificationDate, sharers.map(sharer => [sharer.id, sharer.yearlyMealCount])]))
    .digest('hex')
