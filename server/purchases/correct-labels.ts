import { type LabelCorrection, labelCorrectionErrors } from '@ma-cantine/lib/purchases/label-correction'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { type IsCurrent, otherVersion } from '../entities/require-current.ts'
import { type Change, type Origin, recordChanges } from '../history/history.ts'
import { refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
import { type ArticleKeys, type Buyer, buyersOf, keysOf, type NamedArticle } from './article-buyers.ts'
import { decides, type StoredCorrection } from './label-decisions.ts'

/** Who corrects, for which canteens, and on the version that they read. */
export interface Correction {
  readonly origin: Origin
  readonly reach: Reach
  readonly isCurrent: IsCurrent
}

/**
 * Decides what is proposed for an article from now on, whatever its purchases say; they stay as they are.
 * @returns the number of managed canteens that had bought it.
 * @throws FieldErrors, Refusal (412).
 */
export async function decideLabels(
  transaction: Knex.Transaction,
  correction: Correction,
  article: NamedArticle,
  { family, characteristics, localDefinition }: LabelCorrection,
): Promise<number> {
  refuseFields(labelCorrectionErrors({ family, characteristics, localDefinition }))
  const values = { family, characteristics: JSON.stringify(characteristics), localDefinition }
  const keys = keysOf(article)
  const buyers = await lockArticle(transaction, correction.reach, keys)
  const rows = await requireCurrentRows(transaction, correction, buyers, keys, values)
  await store(transaction, correction.origin, buyers, keys, rows, values)
  return buyers.length
}

/**
 * Takes decisions back: the article is proposed by its purchases again.
 * @returns the number of managed canteens where something was decided.
 * @throws Refusal (412).
 */
export async function takeDecisionBack(
  transaction: Knex.Transaction,
  correction: Correction,
  article: NamedArticle,
): Promise<number> {
  const keys = keysOf(article)
  const buyers = await lockArticle(transaction, correction.reach, keys)
  const rows = await requireCurrentRows(transaction, correction, buyers, keys, nothingDecided)
  const deciding = new Set(rows.filter(decides).map(({ canteenId }) => canteenId))
  const changed = buyers.filter(({ canteenId }) => deciding.has(canteenId))
  await store(transaction, correction.origin, changed, keys, rows, nothingDecided)
  return changed.length
}

type Values = Pick<StoredCorrection, 'family' | 'characteristics' | 'localDefinition'>

const nothingDecided: Values = { family: null, characteristics: '[]', localDefinition: null }

/** Two people who decide of the same article wait for each other: the second one finds what the first one decided. */
async function lockArticle(transaction: Knex.Transaction, reach: Reach, keys: ArticleKeys): Promise<Buyer[]> {
  await sqlOf(transaction).lock(transaction, `labels ${keys.articleKey}\n${keys.providerKey}`)
  const buyers = await buyersOf(transaction, reach, keys)
  const canteenIds = new Set(
    await lockCanteens(
      transaction,
      buyers.map(({ canteenId }) => canteenId),
      'refer',
    ),
  )
  return buyers.filter(({ canteenId }) => canteenIds.has(canteenId))
}

/**
 * The rows of these canteens. The same decision again from who took it, after a lost answer, is no conflict.
 * @throws Refusal (412) when another decision was taken since the version that was read.
 */
async function requireCurrentRows(
  transaction: Knex.Transaction,
  { origin, isCurrent }: Correction,
  buyers: readonly Buyer[],
  keys: ArticleKeys,
  values: Values,
): Promise<StoredCorrection[]> {
  const rows: StoredCorrection[] = await transaction('labelCorrections')
    .where(keys)
    .where(
      inList(
        transaction,
        'canteen_id',
        buyers.map(({ canteenId }) => canteenId),
      ),
    )
    .orderBy('date')
  const last = rows.at(-1)
  if (!last || isCurrent(parisTime(last.date))) return rows
  if (last.userId === origin.userId && isSame(last, values)) return rows
  const author = await transaction('users').where({ id: last.userId }).first('firstName', 'lastName')
  throw otherVersion(author ?? null, parisTime(last.date))
}

const isSame = (a: Values, b: Values): boolean =>
  a.family === b.family && a.characteristics === b.characteristics && a.localDefinition === b.localDefinition

async function store(
  transaction: Knex.Transaction,
  origin: Origin,
  buyers: readonly Buyer[],
  keys: ArticleKeys,
  rows: readonly StoredCorrection[],
  values: Values,
): Promise<void> {
  if (buyers.length === 0) return
  const before = new Map(rows.map(row => [row.canteenId, row]))
  const last = rows.at(-1)
  const date = last ? dateAfter(last.date) : now()
  const columns = { its_canteen: 'integer', its_text: 'text', its_description: 'text', its_provider: 'text' } as const
  const stored = await rawRows<{ id: number; canteenId: number }>(
    transaction,
    `INSERT INTO label_corrections (canteen_id, search_text, description, provider, article_key, provider_key, family,
       characteristics, local_definition, date, user_id)
     SELECT its_canteen, its_text, its_description, its_provider, ?, ?, CAST(? AS text), ?, CAST(? AS text), ?,
       CAST(? AS integer)
     FROM ${sqlOf(transaction).jsonRows(columns)} AS given WHERE true
     ON CONFLICT (canteen_id, article_key, provider_key) DO UPDATE SET search_text = excluded.search_text,
       description = excluded.description, provider = excluded.provider, family = excluded.family,
       characteristics = excluded.characteristics, local_definition = excluded.local_definition, date = excluded.date,
       user_id = excluded.user_id
     RETURNING id, canteen_id`,
    [
      ...[keys.articleKey, keys.providerKey, values.family, values.characteristics, values.localDefinition],
      ...[date, origin.userId],
      JSON.stringify(
        buyers.map(({ canteenId, searchText, description, provider }) => [
          canteenId,
          searchText,
          description,
          provider,
        ]),
      ),
    ],
  )
  const changes = stored.map(({ id, canteenId }): Change => {
    const former = before.get(canteenId)
    return {
      entityId: id,
      before: former ? shown(former) : null,
      after: former ? shown(values) : { canteenId, ...keys, ...shown(values) },
    }
  })
  await recordChanges(transaction, origin, 'labelCorrections', changes, date)
}

/** As other histories have them. */
const shown = ({ family, characteristics, localDefinition }: Values) => ({
  family,
  characteristics: JSON.parse(characteristics) as unknown,
  localDefinition,
})
