import { randomInt } from 'node:crypto'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { codeAlphabet, codeLength, writeCode } from '@ma-cantine/lib/waste/kitchen-code'
import type { NewWeighingLink, WeighingLink } from '@ma-cantine/lib/waste/weighing-links-api'
import { weighingRefusals } from '@ma-cantine/lib/waste/weighing-refusals'
import { isLinkOpen, linkErrors } from '@ma-cantine/lib/waste/weighing-rules'
import type { Knex } from 'knex'
import { type Origin, recordChanges } from '../history/history.ts'
import { FieldErrors, orNotFound, refuseFields } from '../http/refusal.ts'
import { secretHash } from '../security/secret-hash.ts'
import { endWeighingLinks } from '../teams/end-weighing-links.ts'
import { now, parisTime } from '../time/date-time.ts'
import { nameOf } from './weighing-rows.ts'

export interface LinkRow {
  readonly id: number
  readonly canteenId: number
  readonly periodStartDate: string
  readonly periodEndDate: string
  readonly creationDate: string
  readonly endDate: string | null
}

type ListedRow = LinkRow & {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly weighingCount: number | string
}

const asLink = (row: ListedRow): WeighingLink => ({
  id: row.id,
  periodStartDate: row.periodStartDate,
  periodEndDate: row.periodEndDate,
  creationDate: parisTime(row.creationDate),
  endDate: row.endDate && parisTime(row.endDate),
  isOpen: isLinkOpen(row, currentDay()),
  authorName: nameOf(row),
  weighingCount: Number(row.weighingCount),
})

const linksOf = (database: Knex, canteenId: number): Knex.QueryBuilder =>
  database('weighingLinks')
    .leftJoin('users', 'users.id', 'weighingLinks.userId')
    .where({ canteenId })
    .orderBy('weighingLinks.id', 'desc')
    .select('weighingLinks.*', 'users.firstName', 'users.lastName', {
      weighingCount: database('weighings')
        .whereRaw('weighings.link_id = weighing_links.id')
        .whereNull('deletionDate')
        .count(),
    })

/** The links of a canteen, last one first. */
export async function listLinks(database: Knex, canteenId: number): Promise<WeighingLink[]> {
  const rows: ListedRow[] = await linksOf(database, canteenId)
  return rows.map(asLink)
}

/** A code: 60 random bits. */
const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** Far more than a canteen has scales: each code opens its data to who holds it. */
const mostOpenLinks = 20

/** @throws FieldErrors when the canteen, which is locked, has too many open links. */
async function refuseTooMany(transaction: Knex.Transaction, canteenId: number): Promise<void> {
  const rows: LinkRow[] = await transaction('weighingLinks').where({ canteenId }).whereNull('endDate')
  if (rows.filter(row => isLinkOpen(row, currentDay())).length < mostOpenLinks) return
  throw new FieldErrors({ nonFieldErrors: [weighingRefusals('too-many-links', mostOpenLinks)] })
}

/** Opens a link; only the hash of its code is stored. @throws FieldErrors. */
export async function insertLink(
  transaction: Knex.Transaction,
  origin: Origin,
  canteenId: number,
  { periodStartDate, periodEndDate }: NewWeighingLink,
): Promise<{ link: WeighingLink; code: string }> {
  refuseFields(linkErrors({ periodStartDate, periodEndDate }, currentDay()))
  await refuseTooMany(transaction, canteenId)
  const code = createCode()
  const [row]: { id: number }[] = await transaction('weighingLinks')
    .insert({
      canteenId,
      userId: origin.userId,
      codeHash: secretHash(code),
      periodStartDate,
      periodEndDate,
      creationDate: now(),
      endDate: null,
    })
    .returning('id')
  const id = row?.id ?? 0
  const after = { canteenId, periodStartDate, periodEndDate }
  await recordChanges(transaction, origin, 'weighingLinks', [{ entityId: id, before: null, after }])
  const link: ListedRow = await linksOf(transaction, canteenId).where('weighingLinks.id', id).first()
  return { link: asLink(link), code: writeCode(code) }
}

/** Ends a link; one that has ended stays so. @throws Refusal (404). */
export async function endLink(
  transaction: Knex.Transaction,
  origin: Origin,
  canteenId: number,
  id: number,
): Promise<void> {
  const row: LinkRow | undefined = await transaction('weighingLinks').where({ id, canteenId }).forUpdate().first()
  if (orNotFound(row, weighingRefusals('unknown-link')).endDate !== null) return
  await endWeighingLinks(transaction, origin, [id])
}
