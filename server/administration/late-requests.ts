import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type {
  AdministeredLateRequest,
  LateAnswer,
  LateRequest,
  LateRequestSelection,
} from '@ma-cantine/lib/administration/late-requests-api'
import type { Knex } from 'knex'
import { personNameSql } from '../accounts/person-name-sql.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { orNotFound } from '../http/refusal.ts'
import { now, parisTime } from '../time/date-time.ts'
import { countRows } from './count-rows.ts'

interface RequestRow {
  readonly id: number
  readonly year: number
  readonly reason: string
  readonly creationDate: string
  readonly answer: LateAnswer | null
  readonly answerDate: string | null
  readonly answerReason: string | null
  readonly endDay: string | null
  readonly requester: string | null
}

const columns = (database: Knex) =>
  [
    ...['id', 'year', 'reason', 'creationDate', 'answer', 'answerDate', 'answerReason', 'endDay'].map(
      name => `lateRequests.${name}`,
    ),
    database.raw(`${personNameSql('users')} AS "requester"`),
  ] as (string | Knex.Raw)[]

const requestOf = ({ creationDate, answerDate, endDay, ...row }: RequestRow): LateRequest => ({
  id: row.id,
  year: row.year,
  date: parisTime(creationDate),
  requester: row.requester,
  reason: row.reason,
  answer: row.answer,
  answerDate: answerDate && parisTime(answerDate),
  answerReason: row.answerReason,
  endDate: endDay,
})

const withRequester = (database: Knex) => database('lateRequests').leftJoin('users', 'users.id', 'lateRequests.userId')

/** The requests of a canteen, the latest first. */
export async function loadLateRequests(database: Knex, canteenId: number): Promise<LateRequest[]> {
  const rows: RequestRow[] = await withRequester(database)
    .where({ canteenId })
    .orderBy('lateRequests.id', 'desc')
    .select(columns(database))
  return rows.map(requestOf)
}

/** @throws Refusal (404) for one that does not exist, or is of another canteen. */
export async function loadLateRequest(database: Knex, canteenId: number, id: number): Promise<LateRequest> {
  const row: RequestRow | undefined = await withRequester(database)
    .where({ canteenId, 'lateRequests.id': id })
    .first(columns(database))
  return requestOf(orNotFound(row, administrationMessages('not-waiting')))
}

type AdministeredRow = RequestRow & {
  readonly canteenId: number
  readonly canteenName: string
  readonly canteenSiret: string | null
  readonly isDeclared: boolean | number
}

const administeredOf = (row: AdministeredRow): AdministeredLateRequest => ({
  ...requestOf(row),
  canteen: { id: row.canteenId, name: row.canteenName, siret: row.canteenSiret },
  isDeclared: Boolean(row.isDeclared),
})

const withCanteen = (database: Knex) =>
  withRequester(database)
    .join('canteens', 'canteens.id', 'lateRequests.canteenId')
    .select(
      ...columns(database),
      'canteens.id as canteenId',
      'canteens.name as canteenName',
      'canteens.siret as canteenSiret',
      database.raw(`EXISTS (SELECT 1 FROM teledeclarations AS declared WHERE declared.canteen_id = late_requests.canteen_id
        AND declared.year = late_requests.year AND declared.status = 'SUBMITTED') AS "isDeclared"`),
    )

/** A page of the requests of all canteens: those that await an answer first. Three statements. */
export async function findLateRequests(
  database: Knex,
  { limit, offset, state }: LateRequestSelection,
): Promise<{
  readonly count: number
  readonly waitingCount: number
  readonly results: AdministeredLateRequest[]
}> {
  const isOneState = state.length === 1
  const keep = (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    if (isOneState) rows[state[0] === 'waiting' ? 'whereNull' : 'whereNotNull']('answer')
    return rows
  }
  const rows: AdministeredRow[] = await keep(withCanteen(database))
    .orderByRaw(
      `CASE WHEN answer IS NULL THEN 0 ELSE 1 END,
       CASE WHEN answer IS NULL THEN late_requests.id END, late_requests.id DESC`,
    )
    .limit(limit)
    .offset(offset)
  return {
    count: await countRows(keep(database('lateRequests'))),
    waitingCount: await countRows(database('lateRequests').whereNull('answer')),
    results: rows.map(administeredOf),
  }
}

/** @throws Refusal (404) for one that does not exist. */
export async function loadAdministeredRequest(database: Knex, id: number): Promise<AdministeredLateRequest> {
  const row: AdministeredRow | undefined = await withCanteen(database).where('lateRequests.id', id).first()
  return administeredOf(orNotFound(row, administrationMessages('not-waiting')))
}

interface Settled {
  readonly answer: LateAnswer
  readonly reason: string | null
  readonly endDay: string | null
}

/**
 * Gives its answer to a request that awaits one, which the caller finds by its id or by its canteen and year.
 * @returns whether there was one.
 */
export async function settle(
  transaction: Knex.Transaction,
  origin: Origin,
  which: { readonly id: number } | { readonly canteenId: number; readonly year: number },
  { answer, reason, endDay }: Settled,
): Promise<boolean> {
  const [settled]: { id: number; canteenId: number; year: number }[] = await transaction('lateRequests')
    .where(which)
    .whereNull('answer')
    .update({ answer, answerDate: now(), answerReason: reason, endDay })
    .returning(['id', 'canteenId', 'year'])
  if (!settled) return false
  const { id, canteenId, year } = settled
  await recordChanges(transaction, origin, 'lateRequests', [
    { entityId: id, before: { canteenId, year, answer: null }, after: { canteenId, year, answer, reason, endDay } },
  ])
  return true
}
