import type { PurchasePage } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findPage, type KnownCounts, type PageSelection } from './find-page.ts'
import { matchingTexts } from './matching-texts.ts'
import { type CountGroup, type MonthCount, storedChoices, storedGroups, storedTotals } from './purchase-counts.ts'
import { type AnsweredPurchase, answeredColumns, asPurchase, purchaseRows } from './purchase-row.ts'
import { managedBy } from './select-purchases.ts'
import { countedMonths, countedTexts, givenTexts, scannedGroups, textKeys } from './selection-counts.ts'
import { needsGroups, type StoredCounts, type Summary, selectedGroups, summarise } from './summarise-selection.ts'

export interface ListedPurchases extends Summary {
  readonly results: PurchasePage['results']
}

const hasInvoice = 'EXISTS (SELECT 1 FROM invoices WHERE purchase_id = purchases.id)'

/** A page of the purchases of the managed canteens, with the total and the choices of the filters, in two statements. */
export async function listPurchasesOf(
  database: Knex,
  reach: Reach,
  selection: PageSelection,
  invoiceUrl: (purchaseId: number) => string,
): Promise<ListedPurchases> {
  const known = await countsOf(database, reach, selection)
  const results = await readPage(database, reach, selection, known, invoiceUrl)
  return { results, ...summarise(selection, known, known.scanned) }
}

interface ListCounts extends KnownCounts, StoredCounts {
  readonly scanned: readonly CountGroup[] | null
}

async function countsOf(database: Knex, reach: Reach, selection: PageSelection): Promise<ListCounts> {
  const hasGroups = needsGroups(selection)
  const hasSearch = selection.search.length > 0
  const managed = managedBy(database, reach)
  const matching = hasSearch ? matchingTexts(database, selection) : null
  const scanned = scannedGroups(database, selection)
  const months = countedMonths(database, selection)
  const needsNames = selection.ordering.some(({ field }) => field === 'canteenName')
  const ranks = `SELECT ${sqlOf(database).jsonAggregate(['id', 'place'])} FROM (
    SELECT id, dense_rank() OVER (ORDER BY name) AS place FROM managed) AS ranked`
  const nothing = 'SELECT NULL'
  const columns = {
    counts: hasGroups ? storedGroups(database) : storedTotals(database),
    choices: hasGroups ? nothing : storedChoices(database),
    scanned: scanned?.sql ?? nothing,
    texts: hasSearch ? countedTexts(database) : nothing,
    keys: hasSearch ? textKeys(database) : nothing,
    months: months?.sql ?? nothing,
    ranks: needsNames ? ranks : nothing,
  }
  const [row] = await rawRows<Record<keyof typeof columns, string | null>>(
    database,
    `WITH ${managed.sql}${matching ? `, ${matching.sql}` : ''}
     SELECT ${Object.entries(columns).map(([name, sql]) => `(${sql}) AS ${name}`)}`,
    [managed, matching, scanned, months].flatMap(part => part?.bindings ?? []),
  )
  const all = parseStoredCounts(row?.counts)
  const ownCounts = scanned && parseList<CountGroup>(row?.scanned)
  const [[count, longest] = [0, 0]] = parseList<[number, number]>(row?.texts)
  const keys = count > givenTexts ? null : (row?.keys ?? '[]')
  return {
    all,
    choices: hasGroups ? all : parseList<CountGroup>(row?.choices),
    scanned: ownCounts,
    selected: selectedGroups(selection, all, ownCounts),
    texts: hasSearch ? { count, areLong: longest >= 200, keys } : null,
    months: months && parseList<MonthCount>(row?.months),
    nameRanks: new Map(parseList<[number, number]>(row?.ranks)),
  }
}

async function readPage(
  database: Knex,
  reach: Reach,
  selection: PageSelection,
  known: KnownCounts,
  invoiceUrl: (purchaseId: number) => string,
): Promise<ListedPurchases['results']> {
  const page = findPage(database, selection, known)
  if (page === null) return []
  const managed = managedBy(database, reach)
  const columns = purchaseRows.sqlNames(answeredColumns).map(column => `purchases.${column}`)
  // SQLite follows the order of the tables of a CROSS JOIN.
  const rows = await rawRows<AnsweredPurchase & { readonly hasInvoice: boolean | 0 | 1 }>(
    database,
    `WITH ${managed.sql}${page.texts ? `, ${page.texts.sql}` : ''}
     SELECT ${columns.join(', ')}, ${hasInvoice} AS has_invoice
     FROM (${page.found.sql}) AS page CROSS JOIN purchases WHERE purchases.id = page.id ORDER BY ${page.order}`,
    [...managed.bindings, ...(page.texts?.bindings ?? []), ...page.found.bindings],
  )
  return rows.map(({ hasInvoice, ...row }) => asPurchase(row, hasInvoice ? invoiceUrl(row.id) : null))
}

/** Parsed counts by their JSON text: lists are read more often than counts change. Takes some 50 megabytes at most. */
const summaryCache = new LRUCache<string, readonly CountGroup[]>({
  max: 1000,
  maxSize: 10_000_000,
  sizeCalculation: (_, text) => text.length,
})

function parseStoredCounts(text: string | null | undefined): readonly CountGroup[] {
  if (!text) return []
  const known = summaryCache.get(text)
  if (known) return known
  const groups = parseList<CountGroup>(text)
  summaryCache.set(text, groups)
  return groups
}

const parseList = <Item>(json: string | null | undefined): Item[] => JSON.parse(json ?? '[]')
