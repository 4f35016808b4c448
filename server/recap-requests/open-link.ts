import { type AskedRecap, mostRecapFiles } from '@ma-cantine/lib/recap-requests/recap-link-api'
import type { RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'
import { parisTime } from '../time/date-time.ts'
import { lockRequests } from './lock-request.ts'
import { readRecapLink, readRecapMailbox } from './request-links.ts'
import { loadRequestedCanteens, type RequestRow, receivedOf, selectRequests } from './request-rows.ts'

/** A request whose link was opened, and the canteens that it is still about. */
export interface OpenedLink {
  readonly row: RequestRow
  readonly canteens: readonly RequestedCanteen[]
}

/** The states in which a link takes a file or a no. */
const openStates: ReadonlySet<string> = new Set(['sent', 'received', 'declined'])

/** Open requests that one mailbox answers at once. */
const mostOpened = 200

export const isLinkOpen = ({ row, canteens }: OpenedLink): boolean => openStates.has(row.state) && canteens.length > 0

/** The requests with these ids, the latest first. Two queries. */
export async function findByIds(database: Knex, ids: readonly number[]): Promise<OpenedLink[]> {
  const rows: RequestRow[] = await selectRequests(database)
    .where(inList(database, 'recapRequests.id', ids))
    .orderBy('recapRequests.id', 'desc')
  const canteensOf = await loadRequestedCanteens(database, ids)
  return rows.map(row => ({ row, canteens: canteensOf(row.id) }))
}

/** @throws Refusal (404) for a token that opens nothing: nothing tells whether the request was. */
export async function findByLink(database: Knex, sessionSecret: string, token: string): Promise<OpenedLink> {
  const id = readRecapLink(sessionSecret, token)
  const [link] = id === null ? [] : await findByIds(database, [id])
  return orNotFound(link, recapRequestRefusals('unknown-link'))
}

/** The open requests of the mailbox that a token is for. @throws Refusal (404) for a token that opens nothing. */
export async function findByMailbox(database: Knex, sessionSecret: string, token: string): Promise<OpenedLink[]> {
  const id = readRecapMailbox(sessionSecret, token)
  const row: { mailboxHash: string } | undefined =
    id === null ? undefined : await database('recapRequests').where({ id }).first('mailboxHash')
  const { mailboxHash } = orNotFound(row, recapRequestRefusals('unknown-link'))
  const ids: number[] = await database('recapRequests')
    .where({ mailboxHash })
    .whereIn('state', [...openStates])
    .orderBy('id', 'desc')
    .limit(mostOpened)
    .pluck('id')
  return (await findByIds(database, ids)).filter(isLinkOpen)
}

/** @throws Refusal (409) for a link that takes nothing any more. */
export function requireOpen(link: OpenedLink | undefined): asserts link is OpenedLink {
  if (!link || !isLinkOpen(link)) throw new Refusal(409, recapRequestRefusals('link-over'))
}

/** @throws Refusal (409) for a link that took as many files as it may. */
export function requireRoom({ row }: OpenedLink): void {
  if (row.fileCount >= mostRecapFiles) throw new Refusal(409, recapRequestRefusals('link-full', mostRecapFiles))
}

/** The request of a link for a write: it stays as it is until the transaction ends. @throws Refusal (404). */
export async function lockByLink(
  transaction: Knex.Transaction,
  sessionSecret: string,
  token: string,
): Promise<OpenedLink> {
  const { row } = await findByLink(transaction, sessionSecret, token)
  await lockRequests(transaction, [row.id])
  return findByLink(transaction, sessionSecret, token)
}

/** What the reader of a link sees. */
export const askedOf = (link: OpenedLink): AskedRecap => {
  const { row, canteens } = link
  return {
    id: row.id,
    kind: row.kind,
    sender: row.sender,
    provider: row.provider,
    canteens: [...canteens],
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    note: row.note,
    deadline: row.deadline,
    creationDate: parisTime(row.creationDate),
    state: row.state,
    isOpen: isLinkOpen(link),
    received: receivedOf(row),
  }
}
