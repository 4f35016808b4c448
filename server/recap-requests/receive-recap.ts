import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import { recapLinkHeader } from '@ma-cantine/lib/recap-requests/recap-link-api'
import type { AnsweredRequest } from '@ma-cantine/lib/recap-requests/recap-mailbox-api'
import type { RecapTotals } from '@ma-cantine/lib/recap-requests/recap-request'
import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { departureSignal } from '../http/client-departure.ts'
import { localeOf } from '../http/language.ts'
import { checkUpload } from '../imports/checked-upload.ts'
import { addEvents } from '../imports/recap-request-events.ts'
import { withSpool } from '../imports/spool.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { lockRequests } from './lock-request.ts'
import { findByIds, type OpenedLink, requireOpen, requireRoom } from './open-link.ts'
import { type RecapFile, readRecapRows, totalsBySiret, writeRecapFile } from './recap-rows.ts'
import { receivedEmail } from './request-emails.ts'
import { RequestedRecapCheck } from './requested-recap-check.ts'
import { tellManagers } from './tell-managers.ts'

interface Upload {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly dryRun: boolean
}

/** What came for one request: its rows as a file, and what they say of each canteen. */
interface Received extends RecapFile {
  readonly name: string
  readonly rowCount: number
  readonly answer: AnsweredRequest
}

/**
 * Checks the file that a supplier gives and, if it is right, stores the rows of each request with it. The same rows again
 * change nothing and tell nobody, so that a call whose answer was lost can be repeated.
 *
 * @param findLinks finds the requests that a token opens. @throws Refusal (404, 409).
 */
export function receiveRecap(
  services: Services,
  { request, reply, dryRun }: Upload,
  findLinks: (token: string) => Promise<readonly OpenedLink[]>,
) {
  const { settings } = services
  const departure = departureSignal(request, reply)
  return withSpool(settings.temporaryFolder, async spool => {
    const links = await findLinks(String(request.headers[recapLinkHeader] ?? ''))
    const upload = { request, departure, maximumBytes: settings.importMaxBytes, spool }
    const check = new RequestedRecapCheck(links)
    const checked = await checkUpload(upload, check)
    const verdict = reportAnswer(checked.report, localeOf(request))
    if (!checked.report.valid) return { ...verdict, requests: [], isStored: false }
    const rows = await readRecapRows(checked)
    const name = checked.file.name ?? ''
    const byRequest = new Map<OpenedLink, RecapDraft[]>(links.map(link => [link, []]))
    for (const row of rows) for (const link of check.askedBy(row)) byRequest.get(link)?.push(row)
    const answered = [...byRequest].filter(([, own]) => own.length > 0)
    const received = answered.map(([link, own]) => receivedOf(link, name, own))
    if (!dryRun) await storeAll(services, received)
    return { ...verdict, requests: received.map(({ answer }) => answer), isStored: !dryRun }
  })
}

function receivedOf({ row, canteens }: OpenedLink, name: string, rows: readonly RecapDraft[]): Received {
  const totals = totalsBySiret(rows)
  const told = canteens.map(canteen => ({ ...canteen, totals: totals.get(canteen.siret ?? '') ?? noTotals }))
  return { ...writeRecapFile(rows), name, rowCount: rows.length, answer: { id: row.id, canteens: told } }
}

const noTotals: RecapTotals = { rowCount: 0, priceHt: '0.00', labelledHt: '0.00' }

/** Stores what came for all requests, or for none. @throws Refusal (409). */
async function storeAll({ database, settings, mail }: Services, received: readonly Received[]): Promise<void> {
  await database.transaction(async transaction => {
    const ids = received.map(({ answer }) => answer.id)
    await lockRequests(transaction, ids)
    const locked = new Map((await findByIds(transaction, ids)).map(link => [link.row.id, link]))
    for (const each of received) {
      const link = locked.get(each.answer.id)
      requireOpen(link)
      if (link.row.state === 'received' && link.row.fileDigest === each.digest) continue
      requireRoom(link)
      await storeRecap(transaction, link, each)
      const told = { ...link, row: { ...link.row, rowCount: each.rowCount } }
      await tellManagers(transaction, settings, told, receivedEmail)
    }
  })
  mail.drain()
}

async function storeRecap(transaction: Knex.Transaction, { row }: OpenedLink, received: Received): Promise<void> {
  const { content, answer, name: fileName, rowCount, digest: fileDigest } = received
  const requestId = row.id
  const date = now()
  await transaction('recapRequestFiles').insert({ requestId, content }).onConflict('requestId').merge(['content'])
  await transaction('recapRequests')
    .where({ id: requestId })
    .update({
      ...{ state: 'received', receptionDate: date, lastDate: date, fileName, fileDigest, rowCount },
      ...{ fileCount: row.fileCount + 1, nextReminderDate: null, declineDate: null, declineReason: null },
    })
  await addEvents(transaction, [requestId], 'received', date, { fileName, rowCount, fileDigest })
  await transaction('recapRequestCanteens')
    .insert(answer.canteens.map(({ id, totals }) => ({ requestId, canteenId: id, ...totals })))
    .onConflict(['requestId', 'canteenId'])
    .merge(['rowCount', 'priceHt', 'labelledHt'])
}
