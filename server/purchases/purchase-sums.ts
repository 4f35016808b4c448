import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { summarisePurchases, summariseYear } from '@ma-cantine/lib/purchases/purchase-summary'
import {
  type CountedGroup,
  type KeyedTotals,
  sumsByFamily,
  sumsByLabel,
  sumsByOrigin,
  totalPurchases,
} from '@ma-cantine/lib/purchases/purchase-sums'
import {
  type PurchaseSums,
  type PurchasesOverview,
  type SumDimension,
  sumRows,
} from '@ma-cantine/lib/purchases/purchase-sums-api'
import { type Goals, goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, type SqlPart } from '../database/sql.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'

export interface SumSelection {
  /** Ids to choose among the managed canteens; empty for all. */
  readonly canteen: readonly number[]
  readonly year?: number | undefined
}

/** What the purchases of the selected managed canteens amount to, in two statements. `today` is YYYY-MM-DD. */
export async function purchasesOverview(
  database: Knex,
  reach: Reach,
  selection: SumSelection,
  today: string,
): Promise<PurchasesOverview> {
  const byYear = Map.groupBy(await storedGroups(database, reach, selection.canteen), ({ year }) => year)
  const year = selection.year ?? Math.max(...byYear.keys())
  const groups = byYear.get(year) ?? []
  const canteens = groups.length > 0 ? await canteensOfYear(database, reach, selection.canteen, year, today) : []
  const goals = Map.groupBy(canteens.map(goalsOf), ({ organic, quality }) => `${organic} ${quality}`)
  return {
    year: Number.isFinite(year) ? year : null,
    years: [...byYear].sort(([a], [b]) => a - b).map(([year, groups]) => summariseYear(year, groups)),
    canteenCount: canteens.length,
    purchaseCount: groups.reduce((sum, { count }) => sum + count, 0),
    summary: summarisePurchases(groups),
    withoutFamily: someOf(groups.filter(({ family }) => family === null)),
    withoutCharacteristics: someOf(groups.filter(({ characteristics }) => characteristics === null)),
    lastPurchaseDate: canteens.reduce<string | null>(
      (latest, { last }) => (last !== null && (latest === null || last > latest) ? last : latest),
      null,
    ),
    goals: [...goals.values()].map(same => ({ ...(same[0] as Goals), canteenCount: same.length })),
    yearlyMealCount: canteens.reduce((sum, { meals }) => sum + (meals ?? 0), 0),
    canteensWithoutMeals: canteens.filter(({ meals }) => !meals).length,
  }
}

const someOf = (groups: readonly CountedGroup[]) => {
  const { count, valueTotalHt } = totalPurchases(groups)
  return { count, valueTotalHt }
}

/** The sums of the purchases of the selected managed canteens, broken down by a dimension, in one statement. */
export async function sumsBy(
  database: Knex,
  reach: Reach,
  selection: SumSelection,
  by: SumDimension,
): Promise<PurchaseSums> {
  if (by === 'family' || by === 'label' || by === 'origin') {
    const groups = await storedGroups(database, reach, selection.canteen, selection.year)
    const sums = { family: sumsByFamily, label: sumsByLabel, origin: sumsByOrigin }
    return { results: sums[by](groups), others: null }
  }
  if (by === 'month') return { results: keyed(await monthGroups(database, reach, selection)), others: null }
  return largest(await (by === 'provider' ? providerGroups : canteenGroups)(database, reach, selection))
}

/** The managed canteens of the selection as a common table expression named `chosen`. */
function chosenCanteens(database: Knex, reach: Reach, canteen: readonly number[]): SqlPart {
  const selected = canteen.length > 0 ? [inList(database, 'id', canteen)] : []
  return {
    sql: `chosen AS MATERIALIZED (SELECT id FROM canteens WHERE id IN ?${selected.length > 0 ? ' AND ?' : ''})`,
    bindings: [managedCanteens(database, reach), ...selected],
  }
}

interface GroupRow {
  readonly key: string | null
  readonly year: number
  readonly characteristics: string
  readonly count: number
  /** PostgreSQL sends large numbers as texts. */
  readonly cents: number | string
}

const familyOf = (family: string): ProductFamily | null => (family === '' ? null : (family as ProductFamily))
const characteristicsOf = (json: string): StoredCharacteristic[] | null => (json === '' ? null : JSON.parse(json))

/** The groups that triggers keep, year by year (`purchase-counts.ts`). */
async function storedGroups(
  database: Knex,
  reach: Reach,
  canteen: readonly number[],
  year?: number,
): Promise<(CountedGroup & { readonly year: number })[]> {
  const chosen = chosenCanteens(database, reach, canteen)
  const rows = await rawRows<GroupRow & { readonly year: number; readonly family: string }>(
    database,
    `WITH ${chosen.sql}
     SELECT year, family, characteristics, sum(count) AS count, sum(cents) AS cents
     FROM chosen CROSS JOIN purchase_counts WHERE canteen_id = chosen.id${year === undefined ? '' : ' AND year = ?'}
     GROUP BY year, family, characteristics HAVING sum(count) > 0`,
    [...chosen.bindings, ...(year === undefined ? [] : [year])],
  )
  return rows.map(({ year, family, characteristics, count, cents }) => ({
    year: Number(year),
    family: familyOf(family),
    characteristics: characteristicsOf(characteristics),
    count: Number(count),
    cents: Number(cents),
  }))
}

interface CanteenOfYear {
  readonly region: string | null
  readonly department: string | null
  readonly meals: number | null
  readonly last: string | null
}

/** The canteens that have purchases in a year, each with the day of its latest one up to today. */
async function canteensOfYear(
  database: Knex,
  reach: Reach,
  canteen: readonly number[],
  year: number,
  today: string,
): Promise<CanteenOfYear[]> {
  const chosen = chosenCanteens(database, reach, canteen)
  const end = `${year}-12-31`
  return rawRows<CanteenOfYear>(
    database,
    `WITH ${chosen.sql}
     SELECT region, department, yearly_meal_count AS meals, (
       SELECT max(date) FROM purchases
       WHERE canteen_id = chosen.id AND deletion_date IS NULL AND date >= ? AND date <= ?
     ) AS last
     FROM chosen CROSS JOIN canteens WHERE canteens.id = chosen.id
       AND (SELECT sum(count) FROM purchase_counts WHERE canteen_id = chosen.id AND year = ?) > 0`,
    [...chosen.bindings, `${year}-01-01`, today < end ? today : end, year],
  )
}

/** The living purchases of the selection, as the end of a FROM clause. */
function livingPurchases({ year }: SumSelection): SqlPart {
  const ofYear = year === undefined ? '' : ' AND date >= ? AND date <= ?'
  return {
    // SQLite follows the order of the tables of a CROSS JOIN, so it never reads the purchases of other users.
    sql: `chosen CROSS JOIN purchases WHERE canteen_id = chosen.id AND deletion_date IS NULL${ofYear}`,
    bindings: year === undefined ? [] : [`${year}-01-01`, `${year}-12-31`],
  }
}

const yearOfDate = 'CAST(substr(date, 1, 4) AS integer) AS year'
const sums = 'count(*) AS count, sum(CAST(round(price_ht * 100) AS bigint)) AS cents'
const givenCharacteristics = "coalesce(characteristics, '') AS characteristics"

async function monthGroups(database: Knex, reach: Reach, selection: SumSelection): Promise<GroupRow[]> {
  const chosen = chosenCanteens(database, reach, selection.canteen)
  const living = livingPurchases(selection)
  return rawRows<GroupRow>(
    database,
    `WITH ${chosen.sql}
     SELECT substr(date, 1, 7) AS key, ${yearOfDate}, ${givenCharacteristics}, ${sums}
     FROM ${living.sql} GROUP BY 1, 2, 3 ORDER BY 1`,
    [...chosen.bindings, ...living.bindings],
  )
}

/** Groups of the largest keys, `rank` being their order, and of all the others together, whose `rank` is null. */
interface RankedRow extends GroupRow {
  readonly rank: number | null
  /** How many keys there are. */
  readonly keyCount: number
}

/** Ranks the keys of groups, a table with the columns of `GroupRow`, by what they amount to. */
const ranked = (groups: string) => `
  groups AS (${groups}),
  totals AS (SELECT key, year, characteristics, count, cents, sum(cents) OVER (PARTITION BY key) AS total FROM groups),
  ranks AS (SELECT totals.*, dense_rank() OVER (ORDER BY total DESC, key) AS place FROM totals),
  labelled AS (
    SELECT CASE WHEN place <= ${sumRows} THEN place END AS rank, CASE WHEN place <= ${sumRows} THEN key END AS key,
      max(place) OVER () AS key_count, year, characteristics, count, cents
    FROM ranks
  )
  SELECT rank, key, key_count AS "keyCount", year, characteristics, sum(count) AS count, sum(cents) AS cents
  FROM labelled GROUP BY rank, key, key_count, year, characteristics`

async function providerGroups(database: Knex, reach: Reach, selection: SumSelection): Promise<RankedRow[]> {
  const chosen = chosenCanteens(database, reach, selection.canteen)
  const living = livingPurchases(selection)
  const groups = `SELECT nullif(trim(provider), '') AS key, ${yearOfDate}, ${givenCharacteristics}, ${sums}
    FROM ${living.sql} GROUP BY 1, 2, 3`
  return rawRows<RankedRow>(database, `WITH ${chosen.sql}, ${ranked(groups)}`, [...chosen.bindings, ...living.bindings])
}

async function canteenGroups(database: Knex, reach: Reach, selection: SumSelection): Promise<RankedRow[]> {
  const chosen = chosenCanteens(database, reach, selection.canteen)
  const { year } = selection
  const groups = `SELECT CAST(canteen_id AS text) AS key, year, characteristics, sum(count) AS count, sum(cents) AS cents
    FROM chosen CROSS JOIN purchase_counts WHERE canteen_id = chosen.id${year === undefined ? '' : ' AND year = ?'}
    GROUP BY canteen_id, year, characteristics HAVING sum(count) > 0`
  return rawRows<RankedRow>(database, `WITH ${chosen.sql}, ${ranked(groups)}`, [
    ...chosen.bindings,
    ...(year === undefined ? [] : [year]),
  ])
}

const asGroup = ({ year, characteristics, count, cents }: GroupRow): CountedGroup => ({
  year: Number(year),
  family: null,
  characteristics: characteristicsOf(characteristics),
  count: Number(count),
  cents: Number(cents),
})

const keyed = (rows: readonly GroupRow[]): KeyedTotals[] =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, rows]) => ({ key, ...totalPurchases(rows.map(asGroup)) }))

/** The largest keys in their order, then the others together. */
function largest(rows: readonly RankedRow[]): PurchaseSums {
  const first = rows.filter(({ rank }) => rank !== null).sort((a, b) => Number(a.rank) - Number(b.rank))
  const others = rows.filter(({ rank }) => rank === null)
  const keyCount = Number(others[0]?.keyCount ?? sumRows) - sumRows
  return {
    results: keyed(first),
    others: others.length > 0 ? { ...totalPurchases(others.map(asGroup)), keyCount } : null,
  }
}
