import type { User } from '@ma-cantine/lib/accounts/user'
import type { NewReview } from '@ma-cantine/lib/reviews/reviews-api'
import type { Knex } from 'knex'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'

interface ReviewRow {
  readonly id: number
  readonly hasCanteen: boolean | number
  readonly hasDiagnostic: boolean | number
}

/** Stores a review, with what its author manages now. */
export async function insertReview(transaction: Knex.Transaction, reach: Reach, review: NewReview) {
  const canteen = await whereManaged(transaction, transaction('canteens'), 'id', reach).first('id')
  const diagnostic = await whereManaged(transaction, transaction('diagnostics'), 'canteenId', reach).first('id')
  const { page, rating, suggestion = null } = review
  const content = {
    page,
    rating,
    suggestion,
    hasCanteen: canteen !== undefined,
    hasDiagnostic: diagnostic !== undefined,
  }
  const creationDate = now()
  const [row]: { id: number }[] = await transaction('reviews')
    .insert({ ...content, userId: reach.userId, creationDate })
    .returning('id')
  return { id: row?.id ?? 0, ...content, creationDate: parisTime(creationDate) }
}

/** The user, with what they said of the service. */
export async function withReviews<Person extends User>(database: Knex, user: Person): Promise<Person> {
  const rows: ReviewRow[] = await database('reviews')
    .where({ userId: user.id })
    .orderBy('id')
    .select('hasCanteen', 'hasDiagnostic')
  const reviews = rows.map(row => ({ hasCanteen: Boolean(row.hasCanteen), hasDiagnostic: Boolean(row.hasDiagnostic) }))
  return { ...user, reviews }
}
