import { Mapping } from '@ma-cantine/lib/mapping/mapping'
import { mappingRefusals } from '@ma-cantine/lib/mapping/mapping-refusals'
import type { ImportMapping } from '@ma-cantine/lib/mapping/mappings-api'
import type { Knex } from 'knex'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/refusal.ts'
import { managedCanteens, type Reach, reachOf } from '../teams/managed-canteens.ts'
import { parisTime } from '../time/date-time.ts'

export interface MappingRow {
  readonly id: number
  readonly userId: number
  readonly name: string
  readonly mapping: string
  readonly creationDate: string
  readonly modificationDate: string
  readonly canteenId: number | null
  /** The canteen that it is shared with, whether the caller manages it or not; null for a deleted one. */
  readonly sharedWith: number | null
  readonly canteenName: string | null
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

/** One's own mappings, and those shared with a team that one is on. The canteen is named to its managers only. */
function visibleMappings(database: Knex, reach: Reach): Knex.QueryBuilder {
  return database('importMappings')
    .join('users', 'users.id', 'importMappings.userId')
    .leftJoin('canteens', join =>
      join
        .on('canteens.id', 'importMappings.canteenId')
        .andOn(database.raw('canteens.id IN ?', [managedCanteens(database, reach)])),
    )
    .leftJoin('canteens AS shared', join =>
      join.on('shared.id', 'importMappings.canteenId').andOnNull('shared.deletionDate'),
    )
    .where(query => query.where('importMappings.userId', reach.userId).orWhereNotNull('canteens.id'))
    .select(
      'importMappings.id',
      'importMappings.userId',
      'importMappings.name',
      'importMappings.mapping',
      'importMappings.creationDate',
      'importMappings.modificationDate',
      'canteens.id as canteenId',
      'canteens.name as canteenName',
      'shared.id as sharedWith',
      'users.firstName',
      'users.lastName',
      'users.username',
    )
}

export function asMapping(row: MappingRow, userId: number): ImportMapping {
  const { id, name, canteenId, canteenName, creationDate, modificationDate } = row
  return {
    id,
    name,
    mapping: Mapping.parse(JSON.parse(row.mapping)),
    canteen: canteenId === null ? null : { id: canteenId, name: canteenName ?? '' },
    author: row.userId === userId ? null : `${row.firstName} ${row.lastName}`.trim() || row.username,
    creationDate: parisTime(creationDate),
    modificationDate: parisTime(modificationDate),
  }
}

/** The last changed first: the next file is likely to be of the same program. */
export async function listMappings(database: Knex, caller: Caller): Promise<ImportMapping[]> {
  const rows: MappingRow[] = await visibleMappings(database, reachOf(caller))
    .orderBy('importMappings.modificationDate', 'desc')
    .orderBy('importMappings.id', 'desc')
    .limit(1000)
  return rows.map(row => asMapping(row, caller.user.id))
}

export async function findMapping(transaction: Knex.Transaction, caller: Caller, id: number): Promise<MappingRow> {
  const row: MappingRow | undefined = await visibleMappings(transaction, reachOf(caller))
    .where('importMappings.id', id)
    .first()
  if (!row) throw notFound(mappingRefusals('unknown-mapping'))
  return row
}
