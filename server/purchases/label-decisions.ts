import type { LocalDefinition, ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import { parisTime } from '../time/date-time.ts'
import type { Article } from './article-choices.ts'

/** What was last decided by hand for an article of a supplier. */
export interface Decision extends Article {
  readonly id: number
  readonly family: ProductFamily | null
  /** A JSON array. */
  readonly characteristics: string
  readonly localDefinition: LocalDefinition | null
  readonly description: string
  readonly provider: string
  readonly date: string
  /** Null once the account is deleted, as the two names. */
  readonly userId: number | null
  readonly firstName: string | null
  readonly lastName: string | null
  /** Whether it was neither taken back nor forgotten since. */
  readonly isInForce: boolean
  /** The date of the last decision, be it one to follow the purchases again. */
  readonly version: string
}

/** A row of `label_corrections`. */
export interface StoredCorrection {
  readonly id: number
  readonly canteenId: number
  readonly family: ProductFamily | null
  /** A JSON array. */
  readonly characteristics: string
  readonly localDefinition: LocalDefinition | null
  readonly date: string
  readonly userId: number | null
}

/** The condition that a row of `label_corrections` decides something: one that was taken back stays, for its date. */
export const decidesSql = "(family IS NOT NULL OR characteristics <> '[]')"

/** The same of a row that was read. */
export const decides = ({ family, characteristics }: Pick<StoredCorrection, 'family' | 'characteristics'>): boolean =>
  family !== null || characteristics !== '[]'

/** The last decision for each of the articles, of each supplier, by the managed canteens: one in force if there is one. */
export async function decisionsOf(
  database: Knex,
  managed: SqlPart,
  wanted: ReadonlySet<string>,
): Promise<readonly Decision[]> {
  const rows = await rawRows<Omit<Decision, 'isInForce'> & { inForce: number }>(
    database,
    `WITH ${managed.sql}, wanted AS MATERIALIZED (
       SELECT article FROM ${sqlOf(database).jsonRows({ article: 'text' })} AS given
     ), corrections AS (
       SELECT label_corrections.*, CASE WHEN ${decidesSql} AND label_corrections.date > coalesce(forgotten_articles.date, '')
         THEN 1 ELSE 0 END AS in_force
       FROM managed CROSS JOIN wanted
       JOIN label_corrections ON label_corrections.canteen_id = managed.id
         AND label_corrections.article_key = wanted.article
       LEFT JOIN forgotten_articles ON forgotten_articles.canteen_id = label_corrections.canteen_id
         AND forgotten_articles.article_key = label_corrections.article_key
         AND forgotten_articles.provider_key = label_corrections.provider_key
     ), ranked AS (
       SELECT corrections.*, max(date) OVER article AS version,
         row_number() OVER (article ORDER BY in_force DESC, date DESC, id DESC) AS place
       FROM corrections WINDOW article AS (PARTITION BY article_key, provider_key)
     )
     SELECT ranked.id, article_key AS article, provider_key AS supplier, family, characteristics, local_definition,
       description, provider, date, user_id, first_name, last_name, in_force, version
     FROM ranked LEFT JOIN users ON users.id = user_id WHERE place = 1`,
    [...managed.bindings, JSON.stringify([...wanted].map(article => [article]))],
  )
  return rows.map(({ inForce, ...row }) => ({ ...row, isInForce: inForce === 1 }))
}

/** What a new decision is based on, as `If-Match` tells it. */
export const versionOf = (last: Pick<Decision, 'version'> | undefined): string =>
  last ? parisTime(last.version) : 'none'
