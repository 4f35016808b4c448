import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import type {
  FailedImport,
  FailedJob,
  Incidents,
  UndeliveredMessages,
} from '@ma-cantine/lib/administration/incidents-api'
import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { personNameSql } from '../accounts/person-name-sql.ts'
import { notFound } from '../http/refusal.ts'
import { now, parisTime } from '../time/date-time.ts'

const most = 50

/** What failed: the latest of each kind. Three statements. */
export const loadIncidents = async (database: Knex, locale: Locale): Promise<Incidents> => ({
  jobs: await loadJobs(database),
  imports: await loadImports(database, locale),
  messages: await loadMessages(database),
})

interface JobRow {
  readonly id: number
  readonly name: string
  readonly creationDate: string
  readonly dueDate: string
  readonly attempts: number
  readonly endDate: string | null
  readonly lastError: string
}

async function loadJobs(database: Knex): Promise<FailedJob[]> {
  const rows: JobRow[] = await database('jobs')
    .whereNotNull('lastError')
    .where('attempts', '>', 0)
    .orderBy('id', 'desc')
    .limit(most)
  return rows.map(({ id, name, creationDate, dueDate, attempts, endDate, lastError }) => ({
    id,
    name,
    date: parisTime(endDate ?? creationDate),
    attempts,
    error: withoutPersons(lastError),
    nextAttemptDate: endDate === null ? parisTime(dueDate) : null,
  }))
}

interface ImportRow extends Omit<FailedImport, 'user' | 'cause'> {
  readonly userId: number | null
  readonly userName: string | null
  readonly report: string
}

async function loadImports(database: Knex, locale: Locale): Promise<FailedImport[]> {
  const rows: ImportRow[] = await database('imports')
    .leftJoin('users', 'users.id', 'imports.userId')
    .whereIn('imports.status', ['refused', 'undone'])
    .orderBy('imports.id', 'desc')
    .limit(most)
    .select(
      'imports.id',
      'imports.date',
      'imports.kind',
      'imports.status',
      'imports.rowCount',
      'imports.errorCount',
      'imports.userId',
      'imports.report',
      database.raw(`${personNameSql('users')} AS "userName"`),
      database.raw(
        `(SELECT count(*) FROM import_canteens WHERE import_canteens.import_id = imports.id) AS "canteenCount"`,
      ),
    )
  return rows.map(({ userId, userName, date, canteenCount, report, ...row }) => ({
    ...row,
    date: parisTime(date),
    user: userId === null || userName === null ? null : { id: userId, name: userName },
    canteenCount: Number(canteenCount),
    cause: row.status === 'refused' ? (reportAnswer(JSON.parse(report), locale).groups[0]?.title ?? null) : null,
  }))
}

interface MessageRow {
  readonly recipient: string
  readonly lastError: string
  readonly creationDate: string
}

/** Messages read to be counted: those that retention has not forgotten, of a month. */
const mostMessages = 2_000

async function loadMessages(database: Knex): Promise<UndeliveredMessages[]> {
  const rows: MessageRow[] = await database('outgoingEmails')
    .whereNull('sentDate')
    .whereNotNull('lastError')
    .orderBy('id', 'desc')
    .limit(mostMessages)
    .select('recipient', 'lastError', 'creationDate')
  const byReason = Map.groupBy(rows, ({ lastError }) => withoutPersons(lastError))
  return [...byReason].slice(0, most).flatMap(([reason, [latest, ...others]]) =>
    latest
      ? {
          reason,
          count: others.length + 1,
          lastDate: parisTime(latest.creationDate),
          address: maskedAddress(latest.recipient),
        }
      : [],
  )
}

/** « c•••@exemple.fr » */
const maskedAddress = (address: string): string => address.replace(/^(.).*(?=@)/s, '$1•••')

/** The first line of an error, without the addresses and the long numbers that it may quote. */
export const withoutPersons = (error: string): string =>
  (error.split('\n', 1)[0] ?? '')
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…@…')
    .replace(/\d{6,}/g, '…')
    .slice(0, 300)

/** Makes a job that failed due now: the next node that looks runs it. @throws Refusal (404) once it no longer fails. */
export async function makeJobDue(transaction: Knex.Transaction, id: number): Promise<void> {
  const failed = () => transaction('jobs').where({ id }).whereNotNull('lastError').where('attempts', '>', 0)
  const row: { name: string; endDate: string | null } | undefined = await failed().first('name', 'endDate')
  if (!row) throw notFound(administrationMessages('not-failed'))
  if (row.endDate !== null) {
    // Another occurrence may wait already: it does the same.
    const waiting: unknown = await transaction('jobs').where({ name: row.name }).whereNull('endDate').first('id')
    if (waiting) throw notFound(administrationMessages('not-failed'))
    await failed().update({ endDate: null, attempts: 1 })
  }
  await failed().whereNull('leaseHolder').update({ dueDate: now() })
}
