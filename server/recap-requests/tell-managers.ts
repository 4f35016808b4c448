import type { Knex } from 'knex'
import type { Email } from '../emails/email.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { Reader } from '../emails/reader.ts'
import type { Settings } from '../settings/settings.ts'
import { listReadersOf } from '../teams/load-team.ts'
import type { OpenedLink } from './open-link.ts'
import type { ToldRequest } from './request-emails.ts'

/** Tells all the managers of the canteens of a request what came, each once. */
export async function tellManagers(
  transaction: Knex.Transaction,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { row, canteens }: OpenedLink,
  write: (reader: Reader, request: ToldRequest) => Email,
): Promise<void> {
  const readersOf = await listReadersOf(
    transaction,
    canteens.map(({ id }) => id),
  )
  const readers = new Map(canteens.flatMap(({ id }) => readersOf(id)).map(reader => [reader.address, reader]))
  await queueEmails(
    transaction,
    [...readers.values()].map(reader => write(reader, { row, canteens, publicUrl })),
  )
}
