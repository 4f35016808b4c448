import type { MinimalCanteen } from '@ma-cantine/lib/canteens/canteen'
import { isCentralKitchen, isGroup, isSatellite } from '@ma-cantine/lib/canteens/production'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { CanteenRow } from './canteen-rows.ts'
import { deliversSql } from './deliveries-sql.ts'
import { isSatelliteSql } from './missing-fields-sql.ts'
import { type MinimalRow, minimalColumns, showMinimal } from './visible-sql.ts'

type Delivery = Pick<CanteenRow, 'productionType' | 'centralProducerSiret' | 'awaitsConsent' | 'groupId'>

/**
 * The kitchens of satellites. A canteen has a group by its id, or else a central kitchen by the SIRET that it names, whether
 * the kitchen is registered or not; a kitchen without SIRET is the kitchen of nobody, and one that awaits their consent not
 * theirs.
 */
export async function loadKitchens(
  database: Knex,
  canteens: readonly Delivery[],
): Promise<(canteen: Delivery) => MinimalCanteen | null> {
  const siretOf = ({ productionType, centralProducerSiret, awaitsConsent, groupId }: Delivery) =>
    isSatellite(productionType) && !awaitsConsent && groupId === null ? centralProducerSiret : null
  const sirets = canteens.flatMap(row => siretOf(row) ?? [])
  const groupIds = canteens.flatMap(({ groupId }) => groupId ?? [])
  const kitchens: (MinimalRow & Pick<Delivery, 'productionType'>)[] = await database('canteens')
    .whereNull('deletionDate')
    .where(other => other.where(inList(database, 'siret', sirets, 'text')).orWhere(inList(database, 'id', groupIds)))
    .select(...minimalColumns, 'productionType')
  const shown = (isKitchen: (productionType: Delivery['productionType']) => boolean) =>
    kitchens.filter(({ productionType }) => isKitchen(productionType)).map(row => showMinimal(database, row))
  const bySiret = new Map(shown(isCentralKitchen).map(canteen => [canteen.siret, canteen]))
  const groups = new Map(shown(isGroup).map(canteen => [canteen.id, canteen]))
  return canteen => {
    const siret = siretOf(canteen)
    if (canteen.groupId !== null) return groups.get(canteen.groupId) ?? null
    return siret === null ? null : (bySiret.get(siret) ?? null)
  }
}

/** The rows of the satellites of each of these canteens, in order. One query. */
export async function selectSatellites<Row extends object>(
  database: Knex,
  kitchenIds: readonly number[],
  columns: readonly (keyof Row & string)[],
  order: 'id' | 'searchText' = 'id',
): Promise<(kitchenId: number) => readonly Row[]> {
  const rows = (await database('canteens AS kitchen')
    .joinRaw(`JOIN canteens ON ${deliversSql('kitchen', 'canteens')}`)
    .where(inList(database, 'kitchen.id', kitchenIds))
    .whereRaw(isSatelliteSql)
    .whereNull('canteens.deletionDate')
    .orderBy([`canteens.${order}`, 'canteens.id'])
    .select('kitchen.id AS kitchenId', ...columns.map(column => `canteens.${column}`))) as (Row & {
    kitchenId: number
  })[]
  const byKitchen = Map.groupBy(rows, ({ kitchenId }) => kitchenId)
  return kitchenId => byKitchen.get(kitchenId) ?? []
}

/** The diagnostics by which a kitchen gives something for its satellites. */
export const givenByKitchen = (
  kitchen: MinimalCanteen | null,
  diagnosticsOf: ReadonlyMap<number, readonly Diagnostic[]>,
): Diagnostic[] =>
  ((kitchen && diagnosticsOf.get(kitchen.id)) ?? []).filter(
    ({ centralKitchenDiagnosticMode }) => centralKitchenDiagnosticMode !== null,
  )
