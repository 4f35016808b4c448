import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

/**
 * A canteen names its kitchen by SIRET. The kitchen delivers to it unless it took this SIRET after the canteen named it:
 * then the team of the canteen is asked first (`ask-namers.ts`). For rows of `canteens`, under any name.
 */
export const isAgreedSql = (canteens = 'canteens'): string => `${canteens}.awaits_consent IS NOT TRUE`

/**
 * The two ways in which a satellite has this kitchen: the group that it belongs to, or else the central kitchen whose SIRET
 * it names. For rows of `canteens`, under any names.
 */
export const deliveryWaysSql = (kitchen: string, satellite: string): readonly string[] => [
  `${satellite}.group_id = ${kitchen}.id`,
  `(${satellite}.group_id IS NULL
    AND ${satellite}.central_producer_siret = ${kitchen}.siret AND ${kitchen}.production_type IN ('central', 'central_serving')
    AND ${isAgreedSql(satellite)})`,
]

/** Whether a satellite has this kitchen, in either way. */
export const deliversSql = (kitchen: string, satellite: string): string =>
  `(${deliveryWaysSql(kitchen, satellite).join(' OR ')})`

/** The ids of the canteens that name one of these SIRETs as that of their kitchen, deleted ones included. */
export async function findNamers(database: Knex, sirets: Iterable<string>): Promise<number[]> {
  const rows: { id: number }[] = await database('canteens')
    .where(inList(database, 'centralProducerSiret', sirets, 'text'))
    .select('id')
  return rows.map(({ id }) => id)
}
