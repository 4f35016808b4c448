import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchasePage, PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { isPostgresql, type SqlPart, sqlOf } from '../database/sql.ts'
import { type CountGroup, countColumns } from './purchase-counts.ts'
import { purchaseConditions } from './select-purchases.ts'

export type Summary = Pick<PurchasePage, 'count' | 'totalPriceHt' | 'families' | 'characteristics' | 'canteens'>

/**
 * The counts of the selected purchases, without their characteristics, by a scan of the purchases; null when the stored
 * counts suffice, as no date or word selects.
 */
export function scannedGroups(database: Knex, selection: PurchaseSelection): SqlPart | null {
  const { date_after, date_before, search } = selection
  if (date_after === undefined && date_before === undefined && search.length === 0) return null
  const { sql, bindings } = purchaseConditions(database, selection)
  return {
    sql: `SELECT ${sqlOf(database).jsonAggregate(countColumns)} FROM (
      SELECT canteen_id, coalesce(family, '') AS family, '' AS characteristics, count(*) AS count,
        sum(CAST(round(price_ht * 100) AS ${isPostgresql(database) ? 'numeric' : 'integer'})) AS cents
      FROM managed CROSS JOIN purchases
      WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${sql} GROUP BY 1, 2) AS scanned`,
    bindings,
  }
}

/**
 * The number of selected purchases, the sum of their prices and the choices of the filters. `scanned` is null when the
 * `cached` counts suffice.
 */
export function summarise(
  selection: PurchaseSelection,
  cached: readonly CountGroup[],
  scanned: readonly CountGroup[] | null,
): Summary {
  const { family, characteristics, canteen, canteen__id } = selection
  const ofFamily =
    family.length === 0 ? cached : cached.filter(group => (family as readonly string[]).includes(group[1]))
  const withCharacteristics = withOneOf(characteristics)
  const ofCanteens = ([id]: CountGroup) => [canteen, canteen__id].every(ids => ids.length === 0 || ids.includes(id))
  const selected = scanned ?? ofFamily.filter(group => withCharacteristics(group) && ofCanteens(group))

  let familyChoices: Iterable<string> = productFamilies
  if (family.length === 0) familyChoices = valuesInUse(selected, 1)
  else if (characteristics.length > 0) familyChoices = valuesInUse(cached.filter(withCharacteristics), 1)
  const families = new Set(familyChoices)
  const codes = new Set(valuesInUse(ofFamily, 2).flatMap(codesOf))
  return {
    count: selected.reduce((sum, [, , , count]) => sum + count, 0),
    totalPriceHt: selected.reduce((sum, [, , , , cents]) => sum + cents, 0) / 100,
    families: productFamilies.filter(code => families.has(code)),
    characteristics: storedCharacteristics.filter(code => codes.has(code)),
    canteens: valuesInUse(selected, 0).sort((a, b) => a - b),
  }
}

/** The values that at least one purchase has. */
function valuesInUse<Place extends 0 | 1 | 2>(groups: readonly CountGroup[], place: Place): CountGroup[Place][] {
  const counts = new Map<CountGroup[Place], number>()
  for (const group of groups) counts.set(group[place], (counts.get(group[place]) ?? 0) + group[3])
  return [...counts].flatMap(([value, count]) => (count > 0 ? [value] : []))
}

function withOneOf(characteristics: readonly StoredCharacteristic[]): (group: CountGroup) => boolean {
  if (characteristics.length === 0) return () => true
  return ([, , json]) => characteristics.some(code => json.includes(`"${code}"`))
}

const codesOf = (json: string): StoredCharacteristic[] => (json === '' ? [] : JSON.parse(json))
