import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchasePage, PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { type SqlPart, sqlOf } from '../database/sql.ts'
import { countColumns, type Group } from './purchase-counts.ts'
import { purchaseConditions } from './select-purchases.ts'

export type Summary = Pick<PurchasePage, 'count' | 'families' | 'characteristics' | 'canteens'>

/**
 * The counts of those selected, their characteristics left out, where kept counts cannot tell: a day or a word selects. It
 * takes a look at each purchase. Null where they can.
 */
export function lookedGroups(database: Knex, selection: PurchaseSelection): SqlPart | null {
  const { date_after, date_before, search } = selection
  if (date_after === undefined && date_before === undefined && search.length === 0) return null
  const { sql, bindings } = purchaseConditions(database, selection)
  return {
    sql: `SELECT ${sqlOf(database).gathered(countColumns)} FROM (
      SELECT canteen_id, coalesce(family, '') AS family, '' AS characteristics, count(*) AS count
      FROM managed CROSS JOIN purchases
      WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${sql} GROUP BY 1, 2) AS looked`,
    bindings,
  }
}

/** How many purchases are selected, and what the filters may be. `looked` is null where the kept counts can tell. */
export function summarise(
  selection: PurchaseSelection,
  kept: readonly Group[],
  looked: readonly Group[] | null,
): Summary {
  const { family, characteristics, canteen, canteen__id } = selection
  const ofFamily = family.length === 0 ? kept : kept.filter(group => (family as readonly string[]).includes(group[1]))
  const withCharacteristics = withOneOf(characteristics)
  const ofCanteens = ([id]: Group) => [canteen, canteen__id].every(ids => ids.length === 0 || ids.includes(id))
  const selected = looked ?? ofFamily.filter(group => withCharacteristics(group) && ofCanteens(group))

  let offered: Iterable<string> = productFamilies
  if (family.length === 0) offered = present(selected, 1)
  else if (characteristics.length > 0) offered = present(kept.filter(withCharacteristics), 1)
  const families = new Set(offered)
  const codes = new Set(present(ofFamily, 2).flatMap(codesOf))
  return {
    count: selected.reduce((sum, [, , , count]) => sum + count, 0),
    families: productFamilies.filter(code => families.has(code)),
    characteristics: storedCharacteristics.filter(code => codes.has(code)),
    canteens: present(selected, 0).sort((a, b) => a - b),
  }
}

/** The values that some purchase has. */
function present<Place extends 0 | 1 | 2>(groups: readonly Group[], place: Place): Group[Place][] {
  const counts = new Map<Group[Place], number>()
  for (const group of groups) counts.set(group[place], (counts.get(group[place]) ?? 0) + group[3])
  return [...counts].flatMap(([value, count]) => (count > 0 ? [value] : []))
}

function withOneOf(characteristics: readonly StoredCharacteristic[]): (group: Group) => boolean {
  if (characteristics.length === 0) return () => true
  return ([, , json]) => characteristics.some(code => json.includes(`"${code}"`))
}

const codesOf = (json: string): StoredCharacteristic[] => (json === '' ? [] : JSON.parse(json))
