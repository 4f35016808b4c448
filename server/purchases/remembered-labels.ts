import type { Order } from '@ma-cantine/lib/lists/ordering'
import type { RememberedLabelOrder } from '@ma-cantine/lib/purchases/remembered-label-orders'
import type { RememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import type { Knex } from 'knex'
import { isPostgresql, rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import { likePattern } from '../lists/like-pattern.ts'
import { type OrderColumn, orderTerms } from '../lists/order-terms.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type Article, memoryOf, proposalOf } from './article-choices.ts'
import { decidesSql, versionOf } from './label-decisions.ts'
import { managedBy } from './select-purchases.ts'
import { type KeyedText, unkeyedTexts } from './text-keys.ts'

interface Selection {
  readonly search: readonly string[]
  readonly ordering: readonly Order<RememberedLabelOrder>[]
  readonly limit: number
  readonly offset: number
}

interface ListedArticle extends Article {
  readonly description: string
  readonly provider: string
  readonly count: number
  /** Null where no purchase is left. */
  readonly lastPurchaseDate: string | null
}

/** By names without case and accents, as people read them: the words of keys stand in another order. */
const columns: Readonly<Record<RememberedLabelOrder, OrderColumn>> = {
  article: { column: 'article_name' },
  provider: { column: 'supplier_name' },
  purchaseCount: { column: 'count' },
  lastPurchaseDate: { column: 'last_purchase_date', nullable: true },
}

/**
 * A page of the articles of which the managed canteens classified a purchase or decided, and the number of them all. They are
 * grouped among the texts, which repeat; only the purchases of the page are read.
 */
export async function rememberedLabels(
  database: Knex,
  reach: Reach,
  { search, ordering, limit, offset }: Selection,
): Promise<{ count: number; results: RememberedLabels[] }> {
  const managed = managedBy(database, reach)
  const unkeyed = await unkeyedTexts(database, managed)
  const articles = articlesOf(database, managed, unkeyed, search)
  const [[total], rows] = await Promise.all([
    rawRows<{ count: number }>(database, `${articles.sql} SELECT count(*) AS count FROM articles`, articles.bindings),
    rawRows<ListedArticle>(
      database,
      `${articles.sql} SELECT * FROM articles ORDER BY ${orderTerms(ordering, columns, ['article', 'supplier'])} LIMIT ? OFFSET ?`,
      [...articles.bindings, limit, offset],
    ),
  ])
  const [memory, forgotten] = await Promise.all([
    memoryOf(database, managed, new Set(rows.map(({ article }) => article)), unkeyed),
    forgottenAmong(database, managed, rows),
  ])
  const choices = Map.groupBy(memory.choices, textOf)
  const lastDecisions = new Map(memory.lastDecisions.map(decision => [textOf(decision), decision]))
  const results = rows.map(row => {
    const lastDecision = lastDecisions.get(textOf(row))
    const { family, characteristics, localDefinition, count, lastDate, decision, contradictions } = proposalOf(
      'provider-and-product',
      { choices: choices.get(textOf(row)) ?? [], decisions: lastDecision?.isInForce ? [lastDecision] : [] },
    )
    return {
      description: row.description,
      provider: row.provider === '' ? null : row.provider,
      ...{ family, characteristics, localDefinition, count, lastDate, decision, contradictions },
      purchaseCount: Number(row.count),
      lastPurchaseDate: row.lastPurchaseDate,
      isForgotten: forgotten.has(textOf(row)),
      version: versionOf(lastDecision),
    }
  })
  return { count: Number(total?.count), results }
}

const textOf = ({ article, supplier }: Article): string => `${article}\n${supplier}`

function articlesOf(
  database: Knex,
  managed: SqlPart,
  unkeyed: readonly KeyedText[],
  search: readonly string[],
): SqlPart {
  const terms = search.map(() => " AND search_text LIKE ? ESCAPE '\\'").join('')
  const freshColumns = { its_canteen: 'integer', its_text: 'text', article: 'text', supplier: 'text' } as const
  const sql = sqlOf(database)
  // The supplier is the second line of the text to search.
  const articleName = sql.firstLine('search_text')
  const isOfText = `canteen_id = texts.canteen_id AND deletion_date IS NULL
    AND substr(search_text, 1, 200) = substr(texts.search_text, 1, 200) AND search_text = texts.search_text`
  // PostgreSQL would read the purchases of a canteen by their dates, unless the order is that of the index of texts, which
  // SQLite would sort.
  const byText = isPostgresql(database) ? 'canteen_id DESC, substr(search_text, 1, 200) DESC, date DESC' : 'date DESC'
  const supplierName = `substr(search_text, length(${articleName}) + 2)`
  return {
    sql: `WITH ${managed.sql}, texts AS (
      SELECT canteen_id, search_text, description, provider, family, count, article_key AS article,
        provider_key AS supplier, 0 AS decided
      FROM managed CROSS JOIN purchase_texts WHERE canteen_id = managed.id AND article_key IS NOT NULL
      UNION ALL SELECT canteen_id, search_text, description, provider, family, 0, article_key, provider_key, 1
      FROM managed CROSS JOIN label_corrections WHERE canteen_id = managed.id AND ${decidesSql}
      UNION ALL SELECT canteen_id, search_text, description, provider, family, count, article, supplier, 0
      FROM ${sql.jsonRows(freshColumns)} AS fresh CROSS JOIN purchase_texts
      WHERE canteen_id = its_canteen AND search_text = its_text AND article_key IS NULL
    ), articles AS MATERIALIZED (
      SELECT article, supplier, max(description) AS description, max(provider) AS provider, sum(count) AS count,
        min(${articleName}) AS article_name, min(${supplierName}) AS supplier_name,
        max((SELECT date FROM purchases WHERE ${isOfText} ORDER BY ${byText} LIMIT 1)) AS last_purchase_date
      FROM texts WHERE article <> ''${terms}
      GROUP BY article, supplier HAVING max(decided) = 1 OR sum(count) > 0 AND max(
        CASE WHEN family <> '' OR EXISTS (SELECT 1 FROM purchases WHERE ${isOfText} AND characteristics <> '[]')
        THEN 1 ELSE 0 END) = 1)`,
    bindings: [
      ...managed.bindings,
      JSON.stringify(unkeyed.map(text => [text.canteenId, text.searchText, text.articleKey, text.providerKey])),
      ...search.map(likePattern),
    ],
  }
}

/** Those of the articles that one of the managed canteens has forgotten, as `textOf` writes them. */
async function forgottenAmong(
  database: Knex,
  managed: SqlPart,
  articles: readonly Article[],
): Promise<ReadonlySet<string>> {
  const rows = await rawRows<Article>(
    database,
    `WITH ${managed.sql}
     SELECT DISTINCT article, supplier
     FROM ${sqlOf(database).jsonRows({ article: 'text', supplier: 'text' })} AS given
     CROSS JOIN managed CROSS JOIN forgotten_articles
     WHERE canteen_id = managed.id AND article_key = article AND provider_key = supplier`,
    [...managed.bindings, JSON.stringify(articles.map(({ article, supplier }) => [article, supplier]))],
  )
  return new Set(rows.map(textOf))
}
