import { articleKey } from '@ma-cantine/lib/product-names/compare-articles'
import { supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import { nearArticles } from '@ma-cantine/lib/product-names/near-articles'
import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { isRetired, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { mostContradictions, type PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { Knex } from 'knex'
import { rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy } from './select-purchases.ts'
import { type KeyedText, unkeyedTexts } from './text-keys.ts'

interface Product {
  readonly provider?: string | null | undefined
  readonly description?: string | null | undefined
}

/** The keys of an article and of its supplier. */
interface Article {
  readonly article: string
  readonly supplier: string
}

/** The purchases of an article that were described and classified alike. */
interface StoredChoice extends Article {
  readonly family: ProductFamily | null
  /** A JSON array. */
  readonly characteristics: string | null
  readonly localDefinition: LocalDefinition | null
  readonly description: string | null
  readonly provider: string | null
  readonly count: number
  readonly lastDate: string
}

type Basis = NonNullable<PurchaseProposal['basis']>

const nothing: PurchaseProposal = {
  basis: null,
  family: null,
  characteristics: [],
  localDefinition: null,
  count: 0,
  lastDate: null,
  certainty: null,
  source: null,
  contradictions: [],
}

/**
 * What the managed canteens chose before for each product, in the same few statements whatever the number of products.
 * Articles are looked for by their keys among the texts, which repeat, and only the purchases that have one of those
 * found are read.
 * @param near whether articles of the same supplier that are named nearly so are proposed as well.
 */
export async function proposalsFor(
  database: Knex,
  reach: Reach,
  products: readonly Product[],
  near = false,
): Promise<PurchaseProposal[]> {
  const asked = products.map(({ description, provider }) => ({
    article: articleKey(description ?? ''),
    supplier: supplierKey(provider ?? ''),
  }))
  if (asked.every(({ article }) => article === '')) return asked.map(() => nothing)
  const managed = managedBy(database, reach)
  const unkeyed = await unkeyedTexts(database, managed)
  const nearOf = near ? await nearOfSupplier(database, managed, asked, unkeyed) : () => []
  const wanted = new Set(asked.flatMap(one => [one.article, ...nearOf(one)]).filter(key => key !== ''))
  const choices = Map.groupBy(await choicesOf(database, managed, wanted, unkeyed), ({ article }) => article)
  return asked.map(one => {
    const ofArticle = choices.get(one.article) ?? []
    const ofSupplier = ofArticle.filter(({ supplier }) => supplier === one.supplier)
    if (ofSupplier.length > 0) return proposalOf('provider-and-product', ofSupplier, one.supplier !== '')
    if (ofArticle.length > 0) return proposalOf('product', ofArticle)
    const nearest = nearOf(one).map(key => (choices.get(key) ?? []).filter(({ supplier }) => supplier === one.supplier))
    const [best = []] = nearest.sort((a, b) => purchasesOf(b) - purchasesOf(a))
    return proposalOf('near-product', best)
  })
}

const purchasesOf = (choices: readonly StoredChoice[]): number => choices.reduce((sum, { count }) => sum + count, 0)

/** More articles of the suppliers asked about are not compared with those of an invoice. */
const mostCompared = 5000

/** Finds the near articles of the same supplier, for what nobody has bought of it yet. */
async function nearOfSupplier(
  database: Knex,
  managed: SqlPart,
  asked: readonly Article[],
  unkeyed: readonly KeyedText[],
): Promise<(one: Article) => readonly string[]> {
  const suppliers = new Set(asked.map(({ supplier }) => supplier).filter(key => key !== ''))
  const stored = await rawRows<Article>(
    database,
    `WITH ${managed.sql}
     SELECT DISTINCT provider_key AS supplier, article_key AS article
     FROM managed CROSS JOIN ${sqlOf(database).jsonRows({ supplier: 'text' })} AS given CROSS JOIN purchase_texts
     WHERE canteen_id = managed.id AND provider_key = given.supplier AND article_key IS NOT NULL LIMIT ?`,
    [...managed.bindings, JSON.stringify([...suppliers].map(supplier => [supplier])), mostCompared],
  )
  const fresh = unkeyed.map(({ articleKey, providerKey }) => ({ article: articleKey, supplier: providerKey }))
  const bySupplier = Map.groupBy([...stored, ...fresh], ({ supplier }) => supplier)
  const finders = new Map(
    [...suppliers].map(supplier => {
      const known = new Set((bySupplier.get(supplier) ?? []).map(({ article }) => article))
      const near = nearArticles(known)
      return [supplier, (article: string) => (known.has(article) ? [] : near(article))]
    }),
  )
  return ({ article, supplier }) => finders.get(supplier)?.(article) ?? []
}

async function choicesOf(
  database: Knex,
  managed: SqlPart,
  wanted: ReadonlySet<string>,
  unkeyed: readonly KeyedText[],
): Promise<StoredChoice[]> {
  const sql = sqlOf(database)
  const fresh = unkeyed.filter(({ articleKey }) => wanted.has(articleKey))
  const freshColumns = { its_canteen: 'integer', its_text: 'text', article: 'text', supplier: 'text' } as const
  const rows = await rawRows<StoredChoice>(
    database,
    `WITH ${managed.sql}, wanted AS MATERIALIZED (SELECT article FROM ${sql.jsonRows({ article: 'text' })} AS given),
     texts AS MATERIALIZED (
       SELECT canteen_id AS its_canteen, search_text AS its_text, article, provider_key AS supplier
       FROM managed CROSS JOIN wanted CROSS JOIN purchase_texts
       WHERE canteen_id = managed.id AND article_key = wanted.article AND article_key IS NOT NULL
       UNION SELECT its_canteen, its_text, article, supplier FROM ${sql.jsonRows(freshColumns)} AS fresh
     )
     SELECT article, supplier, family, characteristics, local_definition, max(description) AS description,
       max(provider) AS provider, count(*) AS count, max(date) AS last_date
     FROM texts CROSS JOIN purchases
     WHERE canteen_id = its_canteen AND substr(search_text, 1, 200) = substr(its_text, 1, 200)
       AND search_text = its_text AND deletion_date IS NULL AND (family IS NOT NULL OR characteristics <> '[]')
     GROUP BY article, supplier, its_text, family, characteristics, local_definition`,
    [
      ...managed.bindings,
      JSON.stringify([...wanted].map(article => [article])),
      JSON.stringify(fresh.map(text => [text.canteenId, text.searchText, text.articleKey, text.providerKey])),
    ],
  )
  return rows.map(row => ({ ...row, count: Number(row.count) }))
}

/**
 * Purchases of several suppliers may have been classified alike: they count together. Characteristics that screens offer
 * no more are not proposed.
 * @param isSameSupplier whether all these choices were made for this article of this supplier.
 */
function proposalOf(basis: Basis, choices: readonly StoredChoice[], isSameSupplier = false): PurchaseProposal {
  const offered = choices.flatMap(({ characteristics, ...choice }) => {
    const codes = (JSON.parse(characteristics ?? '[]') as StoredCharacteristic[]).filter(code => !isRetired(code))
    return choice.family === null && codes.length === 0 ? [] : { ...choice, characteristics: codes.toSorted() }
  })
  const alike = Map.groupBy(offered, ({ family, characteristics, localDefinition }) =>
    [family, JSON.stringify(characteristics), localDefinition].join('\n'),
  )
  const groups = [...alike.values()].map(group => {
    const last = group.reduce((last, choice) => (choice.lastDate > last.lastDate ? choice : last))
    const { family, characteristics, localDefinition, lastDate, description, provider } = last
    const count = group.reduce((sum, { count }) => sum + count, 0)
    return { chosen: { family, characteristics, localDefinition, count, lastDate }, description, provider }
  })
  const [best, ...others] = groups.sort(
    ({ chosen: a }, { chosen: b }) => b.count - a.count || b.lastDate.localeCompare(a.lastDate),
  )
  if (!best) return nothing
  const { chosen, description, provider } = best
  return {
    basis,
    ...chosen,
    certainty: isSameSupplier && others.length === 0 ? 'sure' : 'to-check',
    source: { description, provider, lastDate: chosen.lastDate, count: chosen.count },
    contradictions: others
      .map(({ chosen }) => chosen)
      .sort((a, b) => b.lastDate.localeCompare(a.lastDate))
      .slice(0, mostContradictions),
  }
}
