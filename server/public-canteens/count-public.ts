import type { listPublishedCanteens, PublicCanteenFilters } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { rawRows } from '../database/sql.ts'
import { everyFilter, type PublicFilter, type PublicSelection, publicRows } from './public-conditions.ts'
import { qualityBadgeSql } from './report-conditions.ts'

type Page = z.input<NonNullable<typeof listPublishedCanteens.answer>>
export type PublicCounts = Omit<Page, 'next' | 'previous' | 'results'>

/** The filters whose values are counted and that a row of `Group` tells. */
const told = ['region', 'department', 'management_type', 'production_type'] as const
type Told = (typeof told)[number]

/** How many canteens share the values of these filters. */
interface Group extends Readonly<Record<Told, string | null>> {
  /** Whether they have the badge, and one of the sectors that are asked: 1 or 0. */
  readonly badge: number
  readonly inSectors: number
  readonly count: number
}

/** Counts a selection, and what each value of a filter leaves of it, the other filters holding. Two statements. */
export async function countPublic(database: Knex, selection: PublicSelection): Promise<PublicCounts> {
  const [groups, sectors] = await Promise.all([loadGroups(database, selection), countSectors(database, selection)])
  const { filters } = selection
  const matches: Readonly<Record<Told | 'badge' | 'sectors', (group: Group) => boolean>> = {
    region: ({ region }) => filters.region === undefined || region === filters.region,
    department: ({ department }) => filters.department === undefined || department === filters.department,
    management_type: group => isAmong(filters.management_type, group.management_type),
    production_type: group => isAmong(filters.production_type, group.production_type),
    badge: ({ badge }) => filters.badge.length === 0 || badge === 1,
    sectors: ({ inSectors }) => inSectors === 1,
  }
  const all = Object.keys(matches) as (keyof typeof matches)[]
  const left = (without?: keyof typeof matches) =>
    groups.filter(group => all.every(name => name === without || matches[name](group)))
  const values = (name: Told) => [...tally(left(), name).keys()].sort()
  const counts = (name: Told) => Object.fromEntries(tally(left(name), name))
  return {
    count: sum(left()),
    regions: values('region'),
    departments: values('department'),
    sectors: Object.keys(sectors).map(Number),
    managementTypes: values('management_type') as Page['managementTypes'],
    productionTypes: values('production_type') as Page['productionTypes'],
    counts: {
      region: counts('region'),
      department: counts('department'),
      sectors,
      management_type: counts('management_type'),
      production_type: counts('production_type'),
      badge: { appro: sum(left('badge').filter(({ badge }) => badge === 1)) },
    },
  }
}

const isAmong = (asked: readonly string[], value: string | null): boolean =>
  asked.length === 0 || (value !== null && asked.includes(value))

const sum = (groups: readonly Group[]): number => groups.reduce((total, { count }) => total + count, 0)

/** The canteens by value, those without one left out. */
function tally(groups: readonly Group[], name: Told): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { [name]: value, count } of groups) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count)
  }
  return counts
}

/** The filters that are no group's: they hold for all counts. */
const others = everyFilter.filter(name => ![...told, 'badge', 'sectors'].includes(name))

async function loadGroups(database: Knex, selection: PublicSelection): Promise<Group[]> {
  const { common, from } = publicRows(database, selection, others, true)
  const { sectors } = selection.filters
  // Ids of sectors are whole numbers.
  const inSectors =
    sectors.length === 0
      ? '1'
      : `CASE WHEN EXISTS (SELECT 1 FROM canteen_sectors WHERE canteen_id = canteens.id AND sector_id IN (${sectors.join(', ')}))
         THEN 1 ELSE 0 END`
  const rows = await rawRows<Readonly<Record<string, string | number | null>>>(
    database,
    `${common} SELECT region, department, management_type AS "managementType", production_type AS "productionType",
       CASE WHEN ${qualityBadgeSql(selection.year)} THEN 1 ELSE 0 END AS badge, ${inSectors} AS "inSectors", count(*) AS count
     ${from.sql} GROUP BY 1, 2, 3, 4, 5, 6`,
    from.bindings,
  )
  return rows.map(
    row =>
      ({
        region: row.region,
        department: row.department,
        management_type: row.managementType,
        production_type: row.productionType,
        badge: Number(row.badge),
        inSectors: Number(row.inSectors),
        count: Number(row.count),
      }) as Group,
  )
}

async function countSectors(database: Knex, selection: PublicSelection): Promise<Record<string, number>> {
  const used: readonly PublicFilter[] = everyFilter.filter(name => name !== 'sectors')
  const { common, from } = publicRows(database, selection, used)
  const rows = await rawRows<{ sectorId: number; count: number | string }>(
    database,
    `${common} SELECT sector_id AS "sectorId", count(*) AS count FROM canteen_sectors
     WHERE canteen_id IN (SELECT canteens.id ${from.sql}) GROUP BY sector_id`,
    from.bindings,
  )
  return Object.fromEntries(rows.map(({ sectorId, count }) => [sectorId, Number(count)]))
}

/** How many canteens of a selection a map can show, wherever it looks. One statement. */
export async function countLocated(
  database: Knex,
  { filters, year }: PublicSelection,
): Promise<{ readonly count: number; readonly located: number }> {
  const anywhere: PublicCanteenFilters = { ...filters, bbox: undefined }
  const { common, from } = publicRows(database, { filters: anywhere, year }, everyFilter)
  const [row] = await rawRows<{ count: number | string; located: number | string }>(
    database,
    `${common} SELECT count(*) AS count, count(CASE WHEN longitude IS NOT NULL THEN latitude END) AS located ${from.sql}`,
    from.bindings,
  )
  return { count: Number(row?.count), located: Number(row?.located) }
}
