import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Job } from '../jobs/job.ts'
import { teamMembers } from '../teams/team-members.ts'
import { now } from '../time/date-time.ts'
import { declaredEmail, nameLimit } from './campaign-emails.ts'
import { targetOf } from './write-reminder.ts'

/** Persons written to in one transaction. */
const batchSize = 100
const hour = 3_600_000
/** Declarations older than this are confirmed no more: the service was stopped, or reminders were. */
const days = 3

/**
 * Confirms declarations to who made them, an hour after the last: one message for all, however many were declared in one
 * go. Unlike reminders it answers what somebody did, so it leaves at any hour; it is stopped like them.
 */
export const declarationConfirmations: Job = {
  name: 'declaration-confirmations',
  timetable: '*/15 * * * *',
  async run({ database, settings, mail }, { signal }) {
    const confirm = (ids: readonly number[]) =>
      database.transaction(async transaction => {
        const people = await confirmDeclarations(transaction, ids)
        await queueEmails(
          transaction,
          people.map(({ user, year, count, named }) => declaredEmail(targetOf(user, settings), year, count, named)),
        )
      })
    for (let last = 0; ; ) {
      signal.throwIfAborted()
      const ids = await findApplicants(database.reader, last)
      if (ids.length > 0) await confirm(ids)
      if (ids.length < batchSize) break
      last = ids.at(-1) ?? last
    }
    mail.drain()
  },
}

const isUnconfirmed = `teledeclarations.confirmation_date IS NULL AND teledeclarations.creation_date > ?
  AND teledeclarations.status = 'SUBMITTED'`
const since = (): string => new Date(Date.now() - days * 24 * hour).toISOString()

/** Those who declared, and have declared nothing for an hour. */
async function findApplicants(database: Knex, after: number): Promise<number[]> {
  const rows = await rawRows<{ applicantId: number }>(
    database,
    `SELECT applicant_id FROM teledeclarations WHERE ${isUnconfirmed} AND applicant_id > ?
     GROUP BY applicant_id HAVING max(creation_date) <= ? ORDER BY applicant_id LIMIT ${batchSize}`,
    [since(), after, new Date(Date.now() - hour).toISOString()],
  )
  return rows.map(({ applicantId }) => applicantId)
}

interface Confirmed {
  readonly id: number
  readonly applicantId: number
  readonly canteenId: number
  readonly year: number
  readonly proofCode: string
}

interface Applicant {
  readonly user: {
    readonly id: number
    readonly email: string
    readonly firstName: string
    readonly language: Locale
  }
  readonly year: number
  readonly count: number
  readonly named: { readonly name: string; readonly proofCode: string }[]
}

/** Marks the declarations of these people as confirmed, once. @returns what to tell to those who want to know. */
async function confirmDeclarations(
  transaction: Knex.Transaction,
  applicantIds: readonly number[],
): Promise<Applicant[]> {
  const users: (Applicant['user'] & Record<string, unknown>)[] = await transaction('users')
    .where(inList(transaction, 'id', applicantIds))
    .where({ isActive: true, emailConfirmed: true, isDev: false })
    .where({ optOutReminderEmails: false, essentialRemindersOnly: false })
    .orderBy('id')
    .forShare()
    .select('id', 'email', 'firstName', 'language')
  const confirmed = await rawRows<Confirmed>(
    transaction,
    `UPDATE teledeclarations SET confirmation_date = ? WHERE ? AND ${isUnconfirmed}
     RETURNING id, applicant_id, canteen_id, year, proof_code`,
    [now(), inList(transaction, 'applicantId', applicantIds), since()],
  )
  const names = await namesOf(transaction, confirmed)
  const groups = Map.groupBy(
    confirmed.filter(({ applicantId, canteenId }) => names.has(`${applicantId} ${canteenId}`)),
    ({ applicantId, year }) => `${applicantId} ${year}`,
  )
  return users.flatMap(user =>
    [...groups.values()]
      .filter(([first]) => first?.applicantId === user.id)
      .map(group => {
        const named = group
          .map(({ canteenId, proofCode }) => ({ name: names.get(`${user.id} ${canteenId}`) ?? '', proofCode }))
          .sort((one, other) => one.name.localeCompare(other.name, 'fr'))
        return { user, year: group[0]?.year ?? 0, count: group.length, named: named.slice(0, nameLimit) }
      }),
  )
}

/** The names of the canteens that their applicants still manage, by both ids. */
async function namesOf(transaction: Knex.Transaction, confirmed: readonly Confirmed[]): Promise<Map<string, string>> {
  const rows: { id: number; userId: number; name: string }[] = await transaction('canteens')
    .joinRaw(`JOIN ${teamMembers} ON members.canteen_id = canteens.id`)
    .whereNull('canteens.deletionDate')
    .where(inList(transaction, 'canteens.id', new Set(confirmed.map(({ canteenId }) => canteenId))))
    .where(inList(transaction, 'members.id', new Set(confirmed.map(({ applicantId }) => applicantId))))
    .select('canteens.id', 'members.id as userId', 'canteens.name')
  return new Map(rows.map(({ id, userId, name }) => [`${userId} ${id}`, name]))
}
