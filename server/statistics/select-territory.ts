import type {
  listTerritoryCanteens,
  TerritoryFilters,
  TerritoryOrder,
  TerritorySelection,
} from '@ma-cantine/lib/statistics/territory-canteens-api'
import type { Knex } from 'knex'
import type { z } from 'zod'
import type { CanteenRow } from '../canteens/canteen-rows.ts'
import { visibleSql } from '../canteens/visible-sql.ts'
import { inList } from '../database/in-list.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import { hasTeamSql } from '../teams/team-members.ts'
import { isDeclaredSql } from '../teledeclaration/declared-sql.ts'
import { foldedSql } from './folded-sql.ts'

/** The departments that an elected official follows, and the year of the last campaign. */
export interface Territory {
  readonly departments: readonly string[]
  readonly campaignYear: number
}

type Filters = Omit<TerritoryFilters, 'ordering'>

const columns = (database: Knex): Readonly<Record<TerritoryOrder | 'creationDate', OrderColumn>> => ({
  // Not the text that searches look in: a SIRET follows the name there, and the next order would never count.
  name: { column: foldedSql('name') },
  city: { column: foldedSql('city'), nullable: true },
  siret: { column: 'siret', nullable: true },
  dailyMealCount: { column: 'daily_meal_count', nullable: true },
  publicationStatus: { column: `(CASE WHEN ${visibleSql(database)} THEN 1 ELSE 0 END)` },
  creationDate: { column: 'creation_date' },
})

const newestFirst = { field: 'creationDate', descending: true } as const

const orderOf = (database: Knex, { ordering }: Pick<TerritoryFilters, 'ordering'>): string =>
  orderTerms(ordering.length > 0 ? ordering : [newestFirst], columns(database), ['id'])

const isIn = (database: Knex, { departments }: Territory): Knex.Raw =>
  inList(database, 'canteens.department', departments, 'text')

const isDeclared = (database: Knex, { campaignYear }: Territory): Knex.Raw => isDeclaredSql(database, campaignYear)

const isInvitedSql = `EXISTS (SELECT 1 FROM canteen_messages WHERE canteen_messages.canteen_id = canteens.id
  AND recipient_email IS NOT NULL AND status <> 'blocked')`

/** Both choices of a filter of two leave everything. */
const onlyChoice = <Code>(chosen: readonly Code[]): Code | null => (chosen.length === 1 ? (chosen[0] ?? null) : null)

function found(database: Knex, territory: Territory, filters: Filters): Knex.QueryBuilder {
  const { search, department, sectors, production_type, publication_status, declared, managed } = filters
  const query = database('canteens').where(isIn(database, territory)).whereNull('canteens.deletionDate')
  for (const term of search) query.whereRaw("canteens.search_text LIKE ? ESCAPE '\\'", [likePattern(term)])
  if (department.length > 0) query.where(inList(database, 'canteens.department', department, 'text'))
  if (sectors.length > 0) {
    const having = database('canteenSectors')
      .where(inList(database, 'sectorId', sectors))
      .select('canteenId')
    query.whereIn('canteens.id', having)
  }
  if (production_type.length > 0) query.where(inList(database, 'canteens.production_type', production_type, 'text'))
  const status = onlyChoice(publication_status)
  if (status) query.whereRaw(`${status === 'published' ? '' : 'NOT '}${visibleSql(database)}`)
  const answer = onlyChoice(declared)
  if (answer) query.whereRaw(`${answer === 'true' ? '' : 'NOT '}?`, [isDeclared(database, territory)])
  const isManaged = onlyChoice(managed)
  if (isManaged) query.whereRaw(`${isManaged === 'true' ? '' : 'NOT '}${hasTeamSql}`)
  return query
}

/** The ids of all the canteens of a territory that match, in order. */
export async function listTerritoryIds(
  database: Knex,
  territory: Territory,
  filters: TerritoryFilters,
): Promise<number[]> {
  const query = found(database, territory, filters).orderByRaw(orderOf(database, filters))
  const rows: { id: number }[] = await query.select('canteens.id')
  return rows.map(({ id }) => id)
}

export interface TerritoryPage {
  /** Number of canteens in the whole list. */
  readonly count: number
  /** Ids of the canteens of the page, in order. */
  readonly ids: readonly number[]
  readonly choices: TerritoryChoices
}

/** A page of the canteens of a territory that match, with the choices of the filters. */
export async function listTerritoryPage(
  database: Knex,
  territory: Territory,
  { limit, offset, ...filters }: TerritorySelection,
): Promise<TerritoryPage> {
  const [total, rows, choices] = await Promise.all([
    found(database, territory, filters).count({ count: '*' }).first(),
    found(database, territory, filters)
      .orderByRaw(orderOf(database, filters))
      .limit(limit)
      .offset(offset)
      .select('canteens.id'),
    readChoices(database, territory, filters),
  ])
  return { count: Number(total?.count), ids: rows.map(({ id }: { id: number }) => id), choices }
}

type Page = z.input<NonNullable<typeof listTerritoryCanteens.answer>>
/** The values that the canteens of a selection have; the sectors, those that the other filters leave. */
export type TerritoryChoices = Pick<Page, 'regions' | 'departments' | 'managementTypes' | 'productionTypes' | 'sectors'>

const kinds = ['region', 'department', 'managementType', 'productionType'] as const
type Kinds = Pick<CanteenRow, (typeof kinds)[number]>

async function readChoices(database: Knex, territory: Territory, filters: Filters): Promise<TerritoryChoices> {
  const others = found(database, territory, { ...filters, sectors: [] }).select('canteens.id')
  const [rows, sectorRows] = await Promise.all([
    found(database, territory, filters).distinct(kinds.map(kind => `canteens.${kind}`)) as Promise<Kinds[]>,
    database('canteenSectors').whereIn('canteenId', others).distinct('sectorId').orderBy('sectorId') as Promise<
      { sectorId: number }[]
    >,
  ])
  const valuesOf = <Kind extends keyof Kinds>(kind: Kind) =>
    [...new Set(rows.flatMap(row => row[kind] ?? []))].sort() as NonNullable<Kinds[Kind]>[]
  return {
    regions: valuesOf('region'),
    departments: valuesOf('department'),
    managementTypes: valuesOf('managementType'),
    productionTypes: valuesOf('productionType'),
    sectors: sectorRows.map(({ sectorId }) => sectorId),
  }
}

interface ProgressRow {
  readonly department: string
  readonly canteenCount: number | string
  readonly declaredCount: number | string
  readonly unmanagedCount: number | string
  readonly invitedCount: number | string
}

/** What is counted of each department; departments without any canteen are left out. */
export async function countByDepartment(database: Knex, territory: Territory) {
  const rows: ProgressRow[] = await database('canteens')
    .where(isIn(database, territory))
    .whereNull('canteens.deletionDate')
    .groupBy('canteens.department')
    .select(
      'canteens.department',
      database.raw('count(*) AS "canteenCount"'),
      database.raw('count(CASE WHEN ? THEN 1 END) AS "declaredCount"', [isDeclared(database, territory)]),
      database.raw(`count(CASE WHEN NOT ${hasTeamSql} THEN 1 END) AS "unmanagedCount"`),
      database.raw(`count(CASE WHEN NOT ${hasTeamSql} AND ${isInvitedSql} THEN 1 END) AS "invitedCount"`),
    )
  return new Map(
    rows.map(({ department, canteenCount, declaredCount, unmanagedCount, invitedCount }) => [
      department,
      {
        canteenCount: Number(canteenCount),
        declaredCount: Number(declaredCount),
        unmanagedCount: Number(unmanagedCount),
        invitedCount: Number(invitedCount),
      },
    ]),
  )
}
