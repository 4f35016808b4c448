import { articleKey } from '@ma-cantine/lib/product-names/compare-articles'
import { supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { decidesSql } from './label-decisions.ts'
import { managedBy } from './select-purchases.ts'
import { unkeyedTexts } from './text-keys.ts'

/** An article of a supplier, whatever way their names are written. */
export interface NamedArticle {
  readonly description: string
  readonly provider: string | null
}

/** How an article of a supplier is stored. */
export interface ArticleKeys {
  readonly articleKey: string
  readonly providerKey: string
}

export const keysOf = ({ description, provider }: NamedArticle): ArticleKeys => ({
  articleKey: articleKey(description),
  providerKey: supplierKey(provider ?? ''),
})

/** A canteen that has bought an article, and how one of its purchases names it. */
export interface Buyer {
  readonly canteenId: number
  readonly searchText: string
  readonly description: string
  readonly provider: string
}

/** The managed canteens that have bought the article of the supplier, or decided what it is proposed with, by their ids. */
export async function buyersOf(transaction: Knex.Transaction, reach: Reach, keys: ArticleKeys): Promise<Buyer[]> {
  if (keys.articleKey === '') return []
  const managed = managedBy(transaction, reach)
  const names = 'canteen_id, search_text, description, provider'
  const stored = await rawRows<Buyer>(
    transaction,
    `WITH ${managed.sql}
     SELECT ${names} FROM managed CROSS JOIN label_corrections
     WHERE canteen_id = managed.id AND article_key = ? AND provider_key = ? AND ${decidesSql}
     UNION ALL SELECT ${names} FROM managed CROSS JOIN purchase_texts
     WHERE canteen_id = managed.id AND article_key = ? AND article_key IS NOT NULL AND provider_key = ?`,
    [...managed.bindings, keys.articleKey, keys.providerKey, keys.articleKey, keys.providerKey],
  )
  const fresh = (await unkeyedTexts(transaction, managed)).filter(
    text => text.articleKey === keys.articleKey && text.providerKey === keys.providerKey,
  )
  const buyers = new Map([...fresh, ...stored].map(buyer => [buyer.canteenId, buyer]))
  return [...buyers.values()].sort((a, b) => a.canteenId - b.canteenId)
}
