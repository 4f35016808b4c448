/**
 * Finds the purchases of a page without sorting all the selected ones: a page of a million purchases takes as long as
 * one of a thousand. `tests/server/purchases/page-twin.test.ts` holds it equal to a plain sort.
 *
 * - The counts are known before (`summarise-selection.ts`). So a page beyond the middle is read from the end, and the
 * canteens, families or months on the page are known when the list is in their order.
 * - What is selected falls into keys, within each of which an index gives the purchases in order: the canteens, their
 * groups of one family and one set of characteristics, or their texts that a search matches. The first purchases of
 * each key are merged.
 * - Of these three sources, and of sorting everything, the one that reads the fewest rows is taken.
 */
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { lateralColumns, lateralJoin } from '../database/lateral.ts'
import { type SqlPart, sqlOf } from '../database/sql.ts'
import { matchingTexts } from './matching-texts.ts'
import type { CountGroup, MonthCount } from './purchase-counts.ts'
import { type OrderTerm, orderBy, purchaseOrder, reversed } from './purchase-order.ts'
import { type PurchaseFilters, purchaseConditions } from './select-purchases.ts'

export type PageSelection = PurchaseFilters & {
  readonly limit: number
  readonly offset: number
}

interface KnownTexts {
  readonly count: number
  /** Whether one of them is longer than the index knows. */
  readonly areLong: boolean
  /** Their canteens and words, a JSON array of arrays; null when they are too many. */
  readonly keys: string | null
}

/** What is known of the selected purchases before the page is read. */
export interface KnownCounts {
  /** The counts of all purchases of the managed canteens, by canteen at least (`StoredCounts`). */
  readonly all: readonly CountGroup[]
  /** Those of the selected purchases. */
  readonly selected: readonly CountGroup[]
  /** The texts that the search matches; null without search. */
  readonly texts: KnownTexts | null
  /** The counts of the selected purchases by month, for a page far from the top of a list by date; null for others. */
  readonly months: readonly MonthCount[] | null
  /** Ids of canteens and the ranks of their names, when the list is in this order. */
  readonly nameRanks: ReadonlyMap<number, number>
}

interface RankedCount {
  readonly canteen: number
  readonly family: string
  readonly count: number
  readonly rank: string | number | null
}

interface Page {
  /** How many purchases the narrowed list has. */
  readonly counts: readonly RankedCount[]
  /** Only these canteens can be on the page. */
  readonly canteens: readonly number[]
  /** Only these families can be on the page, '' for none; null for all that are selected. */
  readonly families: readonly string[] | null
  /** Only purchases of these days can be on the page; null for all that are selected. */
  readonly days: readonly [first: string, last: string] | null
  readonly order: readonly OrderTerm[]
  /** Whether the page is read from the end. */
  readonly fromEnd: boolean
  readonly limit: number
  readonly offset: number
}

interface FoundPage {
  readonly found: SqlPart
  readonly order: string
  /** The common table expression that it needs too, if any. */
  readonly texts: SqlPart | null
}

/**
 * The ids of a page, in order, as a subquery with the columns `id` and `place_0`, `place_1`… to sort it by; null for an
 * empty page. It needs the common table expression `managed`.
 */
export function findPage(database: Knex, selection: PageSelection, known: KnownCounts): FoundPage | null {
  const page = choosePage(database, selection, known)
  if (page === null) return null
  const { order, fromEnd, limit, offset } = page
  const readOrder = fromEnd ? reversed(order) : order
  const candidates = candidatesOf(database, selection, known, { ...page, order: readOrder })
  const places = (terms: readonly OrderTerm[]) =>
    orderBy(terms.map(({ descending }, index) => ({ sql: `place_${index}`, descending })))
  return {
    found: {
      sql: `SELECT * FROM (${candidates.sql}) AS candidates ORDER BY ${places(readOrder)} LIMIT ? OFFSET ?`,
      bindings: [...candidates.bindings, limit, offset],
    },
    order: places(order),
    texts: candidates.texts,
  }
}

/** Narrows the list down to the canteens, families or months that the page has, and turns it round beyond its middle. */
function choosePage(database: Knex, selection: PageSelection, known: KnownCounts): Page | null {
  const { limit } = selection
  let { offset } = selection
  let counts = ranked(selection, known).filter(({ count }) => count > 0)
  let [families, months]: [string[] | null, number[] | null] = [null, null]
  if (counts.some(({ rank }) => rank !== null)) {
    const direction = (selection.ordering[0]?.descending ?? true) ? -1 : 1
    const ranks = [...Map.groupBy(counts, ({ rank }) => rank ?? 0)].sort(([a], [b]) => (a < b ? -direction : direction))
    counts = []
    let needed = limit
    for (const [, own] of ranks) {
      const before = counts.length === 0 ? offset : 0
      if (before >= total(own)) offset -= total(own)
      else if (needed > 0) {
        needed -= total(own) - before
        counts.push(...own)
      }
    }
    if (selection.ordering[0]?.field === 'family') families = [...new Set(counts.map(({ family }) => family))]
    else if (known.months) months = counts.map(({ rank }) => Number(rank))
  }
  const count = total(counts)
  if (offset >= count) return null
  const fromEnd = offset + limit > count - offset
  const length = Math.min(limit, count - offset)
  return {
    counts,
    canteens: [...new Set(counts.map(({ canteen }) => canteen))],
    families,
    days: months && [firstDay(Math.min(...months)), lastDay(Math.max(...months))],
    order: purchaseOrder(database, selection),
    fromEnd,
    limit: length,
    offset: fromEnd ? count - offset - length : offset,
  }
}

/** The counts of the selected purchases, each with its place in the order where counts tell it. */
function ranked({ ordering }: PageSelection, { selected, months, nameRanks }: KnownCounts): RankedCount[] {
  if (months) return months.map(([canteen, month, family, count]) => ({ canteen, family, count, rank: month }))
  const field = ordering.length === 1 ? ordering[0]?.field : undefined
  return selected.map(([canteen, family, , count]) => ({
    canteen,
    family,
    count,
    rank: field === 'canteenName' ? (nameRanks.get(canteen) ?? 0) : field === 'family' ? family : null,
  }))
}

const total = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0)

const firstDay = (month: number): string => `${String(month).padStart(6, '0').replace(/..$/, '-$&')}-01`
/** Days are compared as texts. */
const lastDay = (month: number): string => firstDay(month).replace(/01$/, '31')

/** A way to find the candidates of a page, and about how many rows it reads. */
interface Source {
  readonly cost: number
  /** The keys: a table with the column `its_canteen` and others that the condition names. */
  readonly keys: SqlPart
  /** The common table expression that they need, if any. */
  readonly texts?: SqlPart
  /** Which purchases a key has. */
  readonly condition: string
  /** Whether an index has the purchases of a key in the order of the list: the first ones suffice. */
  readonly isSorted: boolean
}

/** Seeking a key in an index costs as much as reading this many of its rows. */
const seek = 4
/** Passing a candidate on, to be merged with those of other keys, costs as much as reading this many entries. */
const merge = 2
/** Reading a row costs as much as reading this many entries of an index. */
const row = 4

function candidatesOf(
  database: Knex,
  selection: PageSelection,
  known: KnownCounts,
  page: Page,
): SqlPart & Pick<FoundPage, 'texts'> {
  const source = sourcesOf(database, selection, known, page).reduce((best, other) =>
    other.cost < best.cost ? other : best,
  )
  const conditions = purchaseConditions(database, {
    ...selection,
    ...(page.days ? { date_after: page.days[0], date_before: page.days[1] } : {}),
    canteen: [],
    canteen__id: [],
    family: [],
  })
  const families = familiesOf(selection, page)
  const ofFamilies: SqlPart = families
    ? { sql: '?', bindings: [inList(database, database.raw("coalesce(purchases.family, '')"), families, 'text')] }
    : { sql: 'true', bindings: [] }
  const places = page.order.map(({ sql }, index) => `${sql} AS place_${index}`)
  // Of one canteen and, if it is in the order, of one family: what is the same for all needs no sorting.
  const sorting = page.order.filter(
    ({ sql }) =>
      sql !== 'managed.name' && !(families?.length === 1 && sql.startsWith("coalesce(purchases.family, '')")),
  )
  const selected = {
    sql: `deletion_date IS NULL AND ${source.condition} AND ${conditions.sql} AND ${ofFamilies.sql}`,
    bindings: [...conditions.bindings, ...ofFamilies.bindings],
  }
  const keys = `(${source.keys.sql}) AS keys CROSS JOIN managed`
  if (!source.isSorted) {
    return {
      sql: `SELECT purchases.id, ${places.join(', ')} FROM ${keys} CROSS JOIN purchases
        WHERE managed.id = its_canteen AND canteen_id = its_canteen AND ${selected.sql}`,
      bindings: [...source.keys.bindings, ...selected.bindings],
      texts: source.texts ?? null,
    }
  }
  const first = `
    SELECT purchases.id, ${places.join(', ')} FROM purchases
    WHERE canteen_id = its_canteen AND ${selected.sql} ORDER BY ${orderBy(sorting)} LIMIT ?`
  const columns = ['id', ...page.order.map((_, index) => `place_${index}`)]
  return {
    sql: `SELECT ${lateralColumns(database, columns)} FROM ${keys} ${lateralJoin(database, first, columns)}
      WHERE managed.id = its_canteen`,
    bindings: [...source.keys.bindings, ...selected.bindings, page.offset + page.limit],
    texts: source.texts ?? null,
  }
}

/** The families that the page may have, '' for none; null when all are selected. */
const familiesOf = ({ family }: PageSelection, { families }: Page): readonly string[] | null =>
  families ?? (family.length > 0 ? family : null)

function sourcesOf(database: Knex, selection: PageSelection, known: KnownCounts, page: Page): Source[] {
  const { ordering, characteristics, search, date_after, date_before } = selection
  const families = familiesOf(selection, page)
  const needed = page.offset + page.limit
  const [field, ...others] = ordering.map(({ field }) => field)
  const isSingle = others.length === 0
  const byDate = isSingle && (field === undefined || field === 'date' || field === 'family')
  const onPage = new Set(page.canteens)
  const matches = countBy(page.counts)
  const totals = page.days ? matches : countBy(known.all.map(([canteen, , , count]) => ({ canteen, count })))
  const isFiltered = families !== null || characteristics.length > 0 || search.length > 0
  const hasDates = date_after !== undefined || date_before !== undefined
  // The index of dates has all that filters need, but for the words of a search.
  const eachEntry =
    search.length > 0 || (!(field === undefined || field === 'date' || field === 'family') && (isFiltered || hasDates))
      ? row
      : 1
  const isSortedByCanteen = isSingle && !(field === 'family' && families?.length !== 1)
  const managed = {
    sql: 'SELECT id AS its_canteen FROM managed WHERE ?',
    bindings: [inList(database, 'id', page.canteens)],
  }
  let [everything, walked] = [0, 0]
  for (const canteen of page.canteens) {
    const [all, found] = [totals.get(canteen) ?? 0, matches.get(canteen) ?? 0]
    everything += all
    walked += seek + merge * Math.min(found, needed) + Math.min(all, needed * Math.max(1, all / Math.max(1, found)))
  }
  const ofCanteens = { keys: managed, condition: 'true' }
  const sources: Source[] = [{ ...ofCanteens, cost: everything * (byDate ? 1 : row), isSorted: false }]
  if (isSortedByCanteen) sources.push({ ...ofCanteens, cost: walked * eachEntry, isSorted: true })
  const cost = (keys: number, rows: number, isSorted: boolean, each: number) =>
    keys * seek + (isSorted ? Math.min(rows, keys * needed) : rows) * each
  if ((families !== null || characteristics.length > 0) && search.length === 0) {
    const groups = known.all.filter(
      ([canteen, family, json, count]) =>
        count > 0 &&
        onPage.has(canteen) &&
        (families === null || families.includes(family)) &&
        (characteristics.length === 0 || characteristics.some(code => json.includes(`"${code}"`))),
    )
    sources.push({
      cost: cost(groups.length, total(groups.map(([, , , count]) => ({ count }))), byDate, byDate ? 1 : row),
      keys: {
        sql: `SELECT * FROM ${sqlOf(database).jsonRows(groupColumns)} AS given`,
        bindings: [JSON.stringify(groups.map(group => group.slice(0, 3)))],
      },
      condition:
        "coalesce(purchases.family, '') = its_family AND coalesce(purchases.characteristics, '') = its_characteristics",
      isSorted: byDate,
    })
  }
  if (known.texts) {
    const { count, areLong, keys } = known.texts
    const isSorted = byDate && isSingle && field !== 'family'
    sources.push({
      cost: cost(count, total(page.counts), isSorted, isFilteredBeyondSearch(selection) || !isSorted ? row : 1),
      ...(keys === null
        ? {
            keys: {
              sql: 'SELECT DISTINCT canteen_id AS its_canteen, search_text AS its_text FROM texts WHERE ?',
              bindings: [inList(database, 'canteen_id', page.canteens)],
            },
            texts: matchingTexts(database, selection),
          }
        : {
            keys: {
              sql: `SELECT * FROM ${sqlOf(database).jsonRows(textColumns)} AS given WHERE ?`,
              bindings: [keys, inList(database, 'its_canteen', page.canteens)],
            },
          }),
      condition: `substr(purchases.search_text, 1, 200) = substr(its_text, 1, 200)${
        areLong ? ' AND purchases.search_text = its_text' : ''
      }`,
      isSorted,
    })
  }
  return sources
}

const isFilteredBeyondSearch = ({ family, characteristics }: PageSelection): boolean =>
  family.length > 0 || characteristics.length > 0

const textColumns = { its_canteen: 'integer', its_text: 'text' } as const
const groupColumns = { its_canteen: 'integer', its_family: 'text', its_characteristics: 'text' } as const

function countBy(counts: readonly { readonly canteen: number; readonly count: number }[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const { canteen, count } of counts) sums.set(canteen, (sums.get(canteen) ?? 0) + count)
  return sums
}
