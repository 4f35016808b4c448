import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import { isRetired, type StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { mostContradictions, type PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import type { Knex } from 'knex'
import { rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import type { KeyedText } from './text-keys.ts'

/** The keys of an article and of its supplier. */
export interface Article {
  readonly article: string
  readonly supplier: string
}

/** The purchases of an article that were described and classified alike. */
export interface StoredChoice extends Article {
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

export const nothing: PurchaseProposal = {
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
 * What was chosen for these articles, of any supplier, by the managed canteens. Only the purchases of these articles are
 * read, but for those that their canteen has forgotten. The date is compared as an expression, so that SQLite finds
 * purchases by their text and not by their date.
 * @param unkeyed texts to look among whose keys are not stored.
 */
export async function choicesOf(
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
     ), dated AS MATERIALIZED (
       SELECT texts.*, coalesce(date, '') AS forgotten_date FROM texts LEFT JOIN forgotten_articles
       ON canteen_id = its_canteen AND article_key = article AND provider_key = supplier
     )
     SELECT article, supplier, family, characteristics, local_definition, max(description) AS description,
       max(provider) AS provider, count(*) AS count, max(date) AS last_date
     FROM dated CROSS JOIN purchases
     WHERE canteen_id = its_canteen AND substr(search_text, 1, 200) = substr(its_text, 1, 200)
       AND search_text = its_text AND deletion_date IS NULL AND coalesce(creation_date, '') > forgotten_date
       AND (family IS NOT NULL OR characteristics <> '[]')
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
export function proposalOf(basis: Basis, choices: readonly StoredChoice[], isSameSupplier = false): PurchaseProposal {
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
