import type { PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { SqlPart } from '../database/sql.ts'
import { isCreatedBy } from '../history/application-creations.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'

/** The managed canteens as a common table expression named `managed`. */
export function managedBy(database: Knex, reach: Reach): SqlPart {
  const sql = 'managed AS MATERIALIZED (SELECT id, name, siret FROM canteens WHERE id IN ?)'
  return { sql, bindings: [managedCanteens(database, reach)] }
}

export type PurchaseFilters = PurchaseSelection & {
  /** Ids to choose among; empty for all. */
  readonly id?: readonly number[]
  /** The id of the application that created them; null for all. */
  readonly creator?: number | null
}

/** The conditions of all the filters on the table `purchases`. */
export function purchaseConditions(database: Knex, selection: PurchaseFilters): SqlPart {
  const {
    id = [],
    creator = null,
    canteen,
    canteen__id,
    family,
    characteristics,
    date_after,
    date_before,
    search,
  } = selection
  const parts: SqlPart[] = [canteen, canteen__id]
    .filter(ids => ids.length > 0)
    .map(ids => ({ sql: '?', bindings: [inList(database, 'canteen_id', ids)] }))
  if (id.length > 0) parts.push({ sql: '?', bindings: [inList(database, 'purchases.id', id)] })
  if (creator !== null) parts.push({ sql: '?', bindings: [isCreatedBy(database, creator, 'purchases')] })
  if (family.length > 0) parts.push({ sql: '?', bindings: [inList(database, 'family', family, 'text')] })
  if (characteristics.length > 0) {
    parts.push({
      sql: `(${characteristics.map(() => "characteristics LIKE ? ESCAPE '\\'").join(' OR ')})`,
      // The codes are stored as a JSON array, where each is between quotes.
      bindings: characteristics.map(code => likePattern(`"${code}"`)),
    })
  }
  if (date_after !== undefined) parts.push({ sql: 'date >= ?', bindings: [date_after] })
  if (date_before !== undefined) parts.push({ sql: 'date <= ?', bindings: [date_before] })
  for (const term of search) parts.push({ sql: "search_text LIKE ? ESCAPE '\\'", bindings: [likePattern(term)] })
  return {
    sql: ['true', ...parts.map(({ sql }) => sql)].join(' AND '),
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}
