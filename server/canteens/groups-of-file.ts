import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Settings } from '../settings/settings.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { findDeclared } from './link-satellite.ts'

/** A row of a file that says to which group a canteen belongs. */
interface GroupOfRow {
  readonly row: number
  readonly groupId: number | null
  /** Of a stored canteen. */
  readonly canteenId: number | undefined
}

interface GroupProblem {
  readonly row: number
  readonly code: 'unknown-group' | 'group-declared'
  readonly groupId: number
}

/** The ids of the groups that the caller manages among these. */
export async function findGroups(database: Knex, reach: Reach, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows: { id: number }[] = await whereManaged(database, database('canteens'), 'id', reach)
    .where({ productionType: 'groupe' })
    .where(inList(database, 'id', ids))
    .select('id')
  return new Set(rows.map(({ id }) => id))
}

/** Why canteens may not join the groups that rows name, or leave those that they belong to. Three queries at most. */
export async function findGroupProblems(
  { database, settings }: { readonly database: Knex; readonly settings: Pick<Settings, 'campaign'> },
  rows: readonly GroupOfRow[],
  reach: Reach,
): Promise<GroupProblem[]> {
  const formerOf = await findFormerGroups(
    database,
    rows.flatMap(({ canteenId }) => canteenId ?? []),
  )
  const moves = rows.flatMap(({ row, groupId, canteenId }) => {
    const formerId = formerOf.get(canteenId ?? 0) ?? null
    return groupId === formerId ? [] : { row, groupId, formerId }
  })
  if (moves.length === 0) return []
  const named = moves.flatMap(({ groupId }) => groupId ?? [])
  const known = await findGroups(database, reach, named)
  const declared = await findDeclared(database, settings, [
    ...named,
    ...moves.flatMap(({ formerId }) => formerId ?? []),
  ])
  return moves.flatMap(({ row, groupId, formerId }): GroupProblem[] => {
    if (groupId !== null && !known.has(groupId)) return [{ row, code: 'unknown-group', groupId }]
    return [groupId, formerId].flatMap(id =>
      id !== null && declared.has(id) ? [{ row, code: 'group-declared' as const, groupId: id }] : [],
    )
  })
}

/** The present groups of canteens, by the ids of the canteens that have one. */
async function findFormerGroups(database: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows: { id: number; groupId: number }[] = await database('canteens')
    .where(inList(database, 'id', ids))
    .whereNotNull('groupId')
    .select('id', 'groupId')
  return new Map(rows.map(({ id, groupId }) => [id, groupId]))
}
