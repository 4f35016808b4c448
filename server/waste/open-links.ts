import { currentDay } from '@ma-cantine/lib/messages/today'
import { readCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { Kitchen } from '@ma-cantine/lib/waste/weighing-links-api'
import { weighingRefusals } from '@ma-cantine/lib/waste/weighing-refusals'
import { isLinkOpen } from '@ma-cantine/lib/waste/weighing-rules'
import type { Knex } from 'knex'
import { orNotFound, Refusal } from '../http/refusal.ts'
import { secretHash } from '../security/secret-hash.ts'
import { withNames } from './find-weighings.ts'
import type { LinkRow } from './weighing-links.ts'
import { asWeighing, type NamedRow } from './weighing-rows.ts'

/** More than a kitchen weighs in a season: a code that is made public must not fill the database. */
const mostWeighings = 5000

type OpenLink = LinkRow & { readonly canteenName: string }

/**
 * Finds the link that a code opens.
 * @throws Refusal: 404 for a code that nobody has, 409 for one that is over. Neither tells anything of the canteen.
 */
export async function findOpenLink(database: Knex, typed: string): Promise<OpenLink> {
  const code = readCode(typed)
  const row: (OpenLink & { canteenDeletionDate: string | null }) | undefined =
    code === null
      ? undefined
      : await database('weighingLinks')
          .join('canteens', 'canteens.id', 'weighingLinks.canteenId')
          .where({ codeHash: secretHash(code) })
          .first('weighingLinks.*', {
            canteenName: 'canteens.name',
            canteenDeletionDate: 'canteens.deletionDate',
          })
  const link = orNotFound(row, weighingRefusals('unknown-code'))
  if (link.canteenDeletionDate !== null || !isLinkOpen(link, currentDay())) {
    throw new Refusal(409, weighingRefusals('link-over'))
  }
  return link
}

/** The link of a code for a write: it cannot end before the transaction does. @throws Refusal (404, 409). */
export async function lockOpenLink(transaction: Knex.Transaction, code: string, more: number): Promise<OpenLink> {
  const { id } = await findOpenLink(transaction, code)
  // One writer at a time for a link, so that its weighings are counted right.
  await transaction('weighingLinks').where({ id }).forUpdate().first('id')
  const link = await findOpenLink(transaction, code)
  const counted: { count?: number | string } | undefined = await transaction('weighings')
    .where({ linkId: id })
    .count({ count: '*' })
    .first()
  if (Number(counted?.count ?? 0) + more > mostWeighings) throw new Refusal(409, weighingRefusals('link-full'))
  return link
}

/** What a link opens on a day. */
export async function kitchenOf(database: Knex, link: OpenLink, day: string): Promise<Kitchen> {
  const { id, canteenId, canteenName, periodStartDate, periodEndDate } = link
  const rows: NamedRow[] = await withNames(database('weighings'))
    .where({ linkId: id, day })
    .whereNull('weighings.deletionDate')
    .orderBy('weighings.id')
  return { canteenId, canteenName, periodStartDate, periodEndDate, weighings: rows.map(asWeighing) }
}
