import { reportAnswer } from '@ma-cantine/lib/imports/wire-error'
import { type RecapLinkAnswer, recapLinkHeader } from '@ma-cantine/lib/recap-requests/recap-link-api'
import type { RecapTotals, RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { departureSignal } from '../http/client-departure.ts'
import { localeOf } from '../http/language.ts'
import { checkUpload } from '../imports/checked-upload.ts'
import { withSpool } from '../imports/spool.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { findByLink, lockByLink, type OpenedLink, requireOpen, requireRoom } from './open-link.ts'
import { type RecapFile, readRecapRows, totalsBySiret, writeRecapFile } from './recap-rows.ts'
import { receivedEmail } from './request-emails.ts'
import { addEvents } from './request-events.ts'
import { RequestedRecapCheck } from './requested-recap-check.ts'
import { tellManagers } from './tell-managers.ts'

interface Upload {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly dryRun: boolean
}

/** What came: the rows as a file, and what they say. */
interface Received extends RecapFile {
  readonly name: string
  readonly rowCount: number
  readonly totals: ReadonlyMap<string, RecapTotals>
}

/**
 * Checks the file that a supplier gives and, if it is right, stores its rows with the request. The same rows again change
 * nothing and tell nobody, so that a call whose answer was lost can be repeated.
 * @throws Refusal (404, 409).
 */
export function receiveRecap(services: Services, { request, reply, dryRun }: Upload): Promise<RecapLinkAnswer> {
  const { database, settings, mail } = services
  const token = String(request.headers[recapLinkHeader] ?? '')
  const departure = departureSignal(request, reply)
  return withSpool(settings.temporaryFolder, async spool => {
    const link = await findByLink(database.reader, settings.sessionSecret, token)
    requireOpen(link)
    const upload = { request, departure, maximumBytes: settings.importMaxBytes, spool }
    const checked = await checkUpload(upload, new RequestedRecapCheck(link))
    const verdict = reportAnswer(checked.report, localeOf(request))
    if (!checked.report.valid) return { ...verdict, canteens: [], isStored: false }
    const rows = await readRecapRows(checked)
    const totals = totalsBySiret(rows)
    const canteens = link.canteens.map(canteen => withTotals(canteen, totals))
    if (dryRun) return { ...verdict, canteens, isStored: false }
    const name = checked.file.name ?? ''
    const received = { ...writeRecapFile(rows), name, rowCount: rows.length, totals }
    await database.transaction(async transaction => {
      const locked = await lockByLink(transaction, settings.sessionSecret, token)
      requireOpen(locked)
      if (locked.row.state === 'received' && locked.row.fileDigest === received.digest) return
      requireRoom(locked)
      await storeRecap(transaction, locked, received)
      const told = await findByLink(transaction, settings.sessionSecret, token)
      await tellManagers(transaction, settings, told, receivedEmail)
    })
    mail.drain()
    return { ...verdict, canteens, isStored: true }
  })
}

const withTotals = (canteen: RequestedCanteen, totals: ReadonlyMap<string, RecapTotals>): RequestedCanteen => ({
  ...canteen,
  totals: totals.get(canteen.siret ?? '') ?? noTotals,
})

const noTotals: RecapTotals = { rowCount: 0, priceHt: '0.00', labelledHt: '0.00' }

async function storeRecap(transaction: Knex.Transaction, { row, canteens }: OpenedLink, received: Received) {
  const requestId = row.id
  const date = now()
  await transaction('recapRequestFiles')
    .insert({ requestId, content: received.content })
    .onConflict('requestId')
    .merge(['content'])
  await transaction('recapRequests')
    .where({ id: requestId })
    .update({
      state: 'received',
      receptionDate: date,
      lastDate: date,
      fileName: received.name,
      fileDigest: received.digest,
      fileCount: row.fileCount + 1,
      rowCount: received.rowCount,
      nextReminderDate: null,
      declineDate: null,
      declineReason: null,
    })
  const { name: fileName, rowCount, digest: fileDigest } = received
  await addEvents(transaction, [requestId], 'received', date, { fileName, rowCount, fileDigest })
  for (const { id, siret } of canteens) {
    const totals = received.totals.get(siret ?? '') ?? noTotals
    await transaction('recapRequestCanteens').where({ requestId, canteenId: id }).update(totals)
  }
}
