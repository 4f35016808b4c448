import type { StaffAct, StaffActDetails, StaffActKind } from '@ma-cantine/lib/administration/staff-act'
import type { Knex } from 'knex'
import { personNameSql } from '../accounts/person-name-sql.ts'
import { now, parisTime } from '../time/date-time.ts'

/** An act to write in the journal. */
export interface NewStaffAct {
  /** Null for a script of the operator. */
  readonly actorId: number | null
  readonly kind: StaffActKind
  readonly userId: number | null
  readonly canteenId: number | null
  readonly reason: string
  readonly details?: Partial<StaffActDetails>
}

const noDetails: StaffActDetails = { departments: null, year: null, endDate: null, campaign: null }

/** Writes an act in the journal, in the transaction that does it. */
export async function recordAct(transaction: Knex.Transaction, { details, ...act }: NewStaffAct): Promise<void> {
  await transaction('staffActs').insert({
    ...act,
    date: now(),
    details: JSON.stringify({ ...noDetails, ...details }),
  })
}

interface ActRow {
  readonly id: number
  readonly date: string
  readonly kind: StaffActKind
  readonly actorId: number | null
  readonly actorName: string | null
  readonly userId: number | null
  readonly userName: string | null
  readonly canteenId: number | null
  readonly canteenName: string | null
  readonly reason: string
  readonly details: string
}

/** The acts of the journal that a query keeps, the latest first. Their table is `acts`. */
export async function readActs(
  database: Knex,
  keep: (acts: Knex.QueryBuilder) => Knex.QueryBuilder,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<StaffAct[]> {
  const rows: ActRow[] = await keep(database('staffActs as acts'))
    .leftJoin('users as actors', 'actors.id', 'acts.actorId')
    .leftJoin('users as people', 'people.id', 'acts.userId')
    .leftJoin('canteens', 'canteens.id', 'acts.canteenId')
    .orderBy('acts.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(
      'acts.*',
      database.raw(`${personNameSql('actors')} AS "actorName"`),
      database.raw(`${personNameSql('people')} AS "userName"`),
      'canteens.name as canteenName',
    )
  return rows.map(row => ({
    id: row.id,
    date: parisTime(row.date),
    kind: row.kind,
    actor: named(row.actorId, row.actorName),
    user: named(row.userId, row.userName),
    canteen: named(row.canteenId, row.canteenName),
    reason: row.reason,
    // Acts of earlier versions lack the details that came later.
    details: { ...noDetails, ...JSON.parse(row.details) },
  }))
}

const named = (id: number | null, name: string | null) => (id === null || name === null ? null : { id, name })
