import type { RecapRequestKind } from '@ma-cantine/lib/recap-requests/new-recap-request'
import type { RecapRequest, RecapRequestEvent, RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { RecapRequestState } from '@ma-cantine/lib/recap-requests/recap-request-states'
import { reminderPause } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Knex } from 'knex'
import { personNameSql } from '../accounts/person-name-sql.ts'
import { inList } from '../database/in-list.ts'
import { orNotFound } from '../http/refusal.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'
import { parisTime } from '../time/date-time.ts'
import { loadEvents } from './request-events.ts'

/** A row of `recap_requests`, with the name of who asked. */
export interface RequestRow {
  readonly id: number
  readonly userId: number | null
  readonly kind: RecapRequestKind
  readonly provider: string
  readonly email: string
  readonly mailboxHash: string
  readonly firstDay: string
  readonly lastDay: string
  readonly note: string | null
  readonly deadline: string | null
  readonly reminderDays: number | null
  readonly state: RecapRequestState
  readonly creationDate: string
  readonly messageDate: string
  readonly messageCount: number
  readonly nextReminderDate: string | null
  readonly receptionDate: string | null
  readonly fileName: string | null
  readonly rowCount: number | null
  readonly fileDigest: string | null
  readonly fileCount: number
  readonly declineDate: string | null
  readonly declineReason: string | null
  readonly importId: number | null
  readonly proofCode: string
  readonly sender: string | null
}

/** Milliseconds. */
const day = 86_400_000

/** The stored date that comes a number of days after another. */
export const daysAfter = (date: string, days: number): string => new Date(Date.parse(date) + days * day).toISOString()

/** From when on a person may send a reminder of a request that awaits its answer. */
export const remindableDate = ({ messageDate }: Pick<RequestRow, 'messageDate'>): string =>
  daysAfter(messageDate, reminderPause)

const timeOrNull = (date: string | null): string | null => date && parisTime(date)

export const receivedOf = (row: RequestRow): RecapRequest['received'] =>
  row.receptionDate === null
    ? null
    : {
        date: parisTime(row.receptionDate),
        name: row.fileName ?? '',
        rowCount: row.rowCount ?? 0,
        digest: row.fileDigest ?? '',
        count: row.fileCount,
      }

const requestOf = (row: RequestRow, canteens: RequestedCanteen[], events: RecapRequestEvent[]): RecapRequest => ({
  id: row.id,
  kind: row.kind,
  provider: row.provider,
  email: row.email,
  canteens,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  note: row.note,
  deadline: row.deadline,
  reminderDays: row.reminderDays,
  state: row.state,
  creationDate: parisTime(row.creationDate),
  sender: row.sender,
  messageDate: parisTime(row.messageDate),
  messageCount: row.messageCount,
  nextReminderDate: timeOrNull(row.nextReminderDate),
  remindableDate: row.state === 'sent' ? parisTime(remindableDate(row)) : null,
  received: receivedOf(row),
  declineDate: timeOrNull(row.declineDate),
  declineReason: row.declineReason,
  importId: row.importId,
  events,
})

/** The requests with the names of who asked, before any condition. */
export const selectRequests = (database: Knex): Knex.QueryBuilder =>
  database('recapRequests')
    .leftJoin('users', 'users.id', 'recapRequests.userId')
    .select('recapRequests.*', database.raw(`${personNameSql('users')} AS "sender"`))

/** The condition that a request is one of the reach: all of its living canteens are managed, and there is one. */
export const isOfReachSql = (database: Knex, reach: Reach): Knex.Raw =>
  database.raw(
    `recap_requests.id IN (SELECT request_id FROM recap_request_canteens WHERE canteen_id IN ?)
     AND NOT EXISTS (
       SELECT 1 FROM recap_request_canteens AS asked JOIN canteens ON canteens.id = asked.canteen_id
       WHERE asked.request_id = recap_requests.id AND canteens.deletion_date IS NULL AND canteens.id NOT IN ?)`,
    [managedCanteens(database, reach), managedCanteens(database, reach)],
  )

interface CanteenRow {
  readonly requestId: number
  readonly id: number
  readonly name: string
  readonly siret: string | null
  readonly rowCount: number | null
  readonly priceHt: string | null
  readonly labelledHt: string | null
}

/** The living canteens of requests, by name. One query. */
export async function loadRequestedCanteens(
  database: Knex,
  requestIds: readonly number[],
): Promise<(requestId: number) => RequestedCanteen[]> {
  const rows: CanteenRow[] = await database('recapRequestCanteens AS asked')
    .join('canteens', 'canteens.id', 'asked.canteenId')
    .where(inList(database, 'asked.requestId', requestIds))
    .whereNull('canteens.deletionDate')
    .orderBy(['canteens.name', 'canteens.id'])
    .select('asked.*', 'canteens.id', 'canteens.name', 'canteens.siret')
  const byRequest = Map.groupBy(rows, ({ requestId }) => requestId)
  return requestId => (byRequest.get(requestId) ?? []).map(canteenOf)
}

const canteenOf = ({ id, name, siret, rowCount, priceHt, labelledHt }: CanteenRow): RequestedCanteen => ({
  id,
  name,
  siret,
  totals: priceHt === null || labelledHt === null ? null : { rowCount: rowCount ?? 0, priceHt, labelledHt },
})

/** Requests as their managers see them. */
export async function requestsOf(database: Knex, rows: readonly RequestRow[]): Promise<RecapRequest[]> {
  const ids = rows.map(({ id }) => id)
  const canteensOf = await loadRequestedCanteens(database, ids)
  const eventsOf = await loadEvents(database, ids)
  return rows.map(row => requestOf(row, canteensOf(row.id), eventsOf(row.id)))
}

/** @throws Refusal (404) for one that does not exist, or is about a canteen of others. */
export async function findRequest(database: Knex, reach: Reach, id: number): Promise<RequestRow> {
  const row: RequestRow | undefined = await selectRequests(database)
    .where('recapRequests.id', id)
    .where(isOfReachSql(database, reach))
    .first()
  return orNotFound(row, recapRequestRefusals('unknown-request'))
}

/** @throws Refusal (404), as `findRequest`. */
export async function loadRequest(database: Knex, reach: Reach, id: number): Promise<RecapRequest> {
  const [request] = await requestsOf(database, [await findRequest(database, reach, id)])
  return orNotFound(request, recapRequestRefusals('unknown-request'))
}
