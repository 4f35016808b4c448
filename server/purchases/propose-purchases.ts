import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { isRetired, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy } from './select-purchases.ts'

interface Product {
  readonly provider?: string | null | undefined
  readonly description?: string | null | undefined
}

/** The purchases of a product that were described alike. */
interface Choice {
  /** The product, as searches compare it. */
  readonly product: string
  /** The product and its supplier. */
  readonly text: string
  readonly family: ProductFamily | null
  /** A JSON array. */
  readonly characteristics: string | null
  readonly localDefinition: LocalDefinition | null
  readonly count: number
  readonly lastDate: string
}

const nothing: PurchaseProposal = {
  basis: null,
  family: null,
  characteristics: [],
  localDefinition: null,
  count: 0,
  lastDate: null,
}

/**
 * What the managed canteens chose before for each product, in one statement whatever the number of products. The product
 * is the first line of the text to search: it is looked for among the texts, which repeat, and only the purchases that
 * have one of those found are read.
 */
export async function proposalsFor(
  database: Knex,
  reach: Reach,
  products: readonly Product[],
): Promise<PurchaseProposal[]> {
  const asked = products.map(({ description, provider }) => {
    const product = searchText([description?.trim() || null])
    return { product, text: searchText([description?.trim() || null, provider?.trim() || null]) }
  })
  const wanted = [...new Set(asked.map(({ product }) => product).filter(product => product !== ''))]
  if (wanted.length === 0) return asked.map(() => nothing)
  const choices = Map.groupBy(await choicesOf(database, reach, wanted), ({ product }) => product)
  return asked.map(({ product, text }) => {
    const ofProduct = choices.get(product) ?? []
    const ofProvider = ofProduct.filter(choice => choice.text === text)
    if (ofProvider.length > 0) return proposalOf('provider-and-product', ofProvider)
    return ofProduct.length > 0 ? proposalOf('product', ofProduct) : nothing
  })
}

async function choicesOf(database: Knex, reach: Reach, wanted: readonly string[]): Promise<Choice[]> {
  const managed = managedBy(database, reach)
  const sql = sqlOf(database)
  const rows = await rawRows<Choice>(
    database,
    `WITH ${managed.sql}, wanted AS MATERIALIZED (SELECT product FROM ${sql.jsonRows({ product: 'text' })} AS given),
     texts AS MATERIALIZED (
       SELECT DISTINCT canteen_id AS its_canteen, search_text AS its_text, wanted.product
       FROM managed CROSS JOIN purchase_texts CROSS JOIN wanted
       WHERE canteen_id = managed.id AND wanted.product = ${sql.firstLine('search_text')}
     )
     SELECT product, its_text AS text, family, characteristics, local_definition,
       count(*) AS count, max(date) AS last_date
     FROM texts CROSS JOIN purchases
     WHERE canteen_id = its_canteen AND substr(search_text, 1, 200) = substr(its_text, 1, 200)
       AND search_text = its_text AND deletion_date IS NULL AND (family IS NOT NULL OR characteristics <> '[]')
     GROUP BY product, its_text, family, characteristics, local_definition`,
    [...managed.bindings, JSON.stringify(wanted.map(product => [product]))],
  )
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}

/**
 * Purchases of several suppliers may have been described alike: they count together. Characteristics that screens offer
 * no more are not proposed.
 */
function proposalOf(basis: NonNullable<PurchaseProposal['basis']>, choices: readonly Choice[]): PurchaseProposal {
  const offered = choices.flatMap(({ characteristics, ...choice }) => {
    const codes = (JSON.parse(characteristics ?? '[]') as StoredCharacteristic[]).filter(code => !isRetired(code))
    return choice.family === null && codes.length === 0 ? [] : { ...choice, characteristics: codes }
  })
  const alike = Map.groupBy(offered, ({ family, characteristics, localDefinition }) =>
    [family, JSON.stringify(characteristics), localDefinition].join('\n'),
  )
  const proposals = [...alike.values()].map(group => {
    const [{ family, characteristics, localDefinition }] = group as [(typeof group)[number]]
    return {
      basis,
      family,
      characteristics,
      localDefinition,
      count: group.reduce((sum, { count }) => sum + count, 0),
      lastDate: group.reduce((last, { lastDate }) => (lastDate > last ? lastDate : last), ''),
    }
  })
  const [best = nothing] = proposals.sort((a, b) => b.count - a.count || b.lastDate.localeCompare(a.lastDate))
  return best
}
