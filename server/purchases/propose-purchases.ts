import { articleKey } from '@ma-cantine/lib/product-names/compare-articles'
import { supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import { nearArticles } from '@ma-cantine/lib/product-names/near-articles'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { Knex } from 'knex'
import { rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type Article, isNothing, type Memory, memoryOf, nothing, proposalOf, rememberedOf } from './article-choices.ts'
import { managedBy } from './select-purchases.ts'
import { type KeyedText, unkeyedTexts } from './text-keys.ts'

interface Product {
  readonly provider?: string | null | undefined
  readonly description?: string | null | undefined
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
  const memory = await memoryOf(database, managed, wanted, unkeyed)
  const [choices, decisions] = [Map.groupBy(memory.choices, articleOf), Map.groupBy(memory.decisions, articleOf)]
  const ofArticle = (article: string): Memory => ({
    choices: choices.get(article) ?? [],
    decisions: decisions.get(article) ?? [],
  })
  return asked.map(one => {
    const isOfSupplier = ({ supplier }: Article) => supplier === one.supplier
    const ofAnySupplier = ofArticle(one.article)
    const ofSupplier = rememberedOf(ofAnySupplier, isOfSupplier)
    if (!isNothing(ofSupplier)) return proposalOf('provider-and-product', ofSupplier, one.supplier !== '')
    if (!isNothing(ofAnySupplier)) return proposalOf('product', ofAnySupplier)
    const nearest = nearOf(one).map(key => rememberedOf(ofArticle(key), isOfSupplier))
    const [best] = nearest.filter(near => !isNothing(near)).sort((a, b) => purchasesOf(b) - purchasesOf(a))
    return best ? proposalOf('near-product', best) : nothing
  })
}

const articleOf = ({ article }: Article): string => article

const purchasesOf = ({ choices }: Memory): number => choices.reduce((sum, { count }) => sum + count, 0)

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
