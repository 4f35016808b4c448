import type { User } from '@ma-cantine/lib/accounts/user'
import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import type { CanteensImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import type { Caller } from '../accounts/authentication.ts'
import { sqlOf } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import { ImportAnswers } from '../imports/answer.ts'
import { checkUpload, type ImportedRow } from '../imports/checked-upload.ts'
import { type Rejection, rejectionReport } from '../imports/rejection.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import { type Spool, withSpool } from '../imports/spool.ts'
import type { Services } from '../services.ts'
import { addManagers, addMembers } from './add-managers.ts'
import { findCanteens, type KnownCanteen, MetCanteens } from './canteens-by-siret.ts'
import { loadCanteens } from './load-canteens.ts'
import { type Reach, reaches, reachOf } from './reach.ts'
import { type CanteenToWrite, canteenToWrite, writeCanteens } from './write-canteens.ts'

/** Creates or updates all the canteens of an uploaded file, or none. */
export function importCanteenFile(
  services: Services,
  caller: Caller,
  request: FastifyRequest,
): Promise<CanteensImportAnswer> {
  const answers = new ImportAnswers(request)
  const { database, settings, mail } = services
  const { user } = caller
  const reach = reachOf(caller)
  const met = new MetCanteens(database.reader, reach)
  let staffFile = false

  const write = (spool: Spool): Promise<number[] | 'moved'> =>
    database.transaction(async transaction => {
      // The team may have changed since the rows were checked; here no other file of canteens can be written any more.
      await sqlOf(transaction).lock(transaction, 'canteens')
      const canteens = await findCanteens(transaction, reach, met.sirets)
      for (const siret of met.sirets) if (!mayWrite(canteens.get(siret) ?? null, staffFile, reach)) return 'moved'
      const ids: number[] = []
      for await (const batch of spool.read()) {
        ids.push(...(await writeBatch(transaction, JSON.parse(batch), staffFile, user, settings.publicUrl)))
      }
      return ids
    })

  return withSpool(settings.temporaryFolder, async spool => {
    const { report, rows } = await checkUpload<CanteenDraft>({
      request,
      maximumBytes: settings.importMaxBytes,
      tables: [canteenTable, adminCanteenTable],
      refuse: table => {
        staffFile = isStaffTable(table)
        return staffFile && !user.isStaff ? staffOnly : null
      },
      prepare: (batch, validation) => prepareCanteens(met, reach, staffFile, batch, validation),
      spool,
    })
    if (!report.valid || rows === 0) return { ...answers.of(report), canteens: [] }
    const ids = await write(spool)
    if (ids === 'moved') return { ...answers.of(rejectionReport({ code: 'data-moved' })), canteens: [] }
    mail.drain()
    const canteens = await loadCanteens(database.reader, ids)
    return { ...answers.of(report, rows), canteens }
  })
}

const isStaffTable = (table: Table<CanteenDraft>): boolean => table.schema.name === adminCanteenTable.schema.name

const staffOnly: Rejection = {
  code: 'staff-columns',
  value: adminCanteenTable.schema.fields.find(({ name }) => name.includes('admin_'))?.name ?? '',
}

/** A new canteen is in nobody's hands yet, but a token limited to some canteens makes no other. */
function mayWrite(canteen: KnownCanteen | null, staffFile: boolean, reach: Reach): boolean {
  if (!canteen) return reach.canteenIds === null
  // Only staff get this far with the staff's file, and it lets them change any canteen.
  return staffFile ? reaches(reach, canteen.id) : canteen.managed
}

async function prepareCanteens(
  met: MetCanteens,
  reach: Reach,
  staffFile: boolean,
  batch: readonly ImportedRow<CanteenDraft>[],
  validation: Validation<CanteenDraft>,
): Promise<CanteenToWrite[]> {
  await met.meet(batch.map(({ draft }) => draft.siret ?? ''))
  return batch.map(({ draft, row }) => {
    const siret = draft.siret ?? ''
    if (!mayWrite(met.get(siret), staffFile, reach)) addSiretError(validation, 'not-manager', row, siret)
    return canteenToWrite(draft, staffFile ? (draft as AdminCanteenDraft) : null)
  })
}

async function writeBatch(
  transaction: Knex.Transaction,
  canteens: readonly CanteenToWrite[],
  staffFile: boolean,
  user: User,
  publicUrl: string,
): Promise<number[]> {
  const ids = await writeCanteens(transaction, canteens, staffFile)
  if (!user.isStaff) {
    await addMembers(
      transaction,
      ids.map(canteenId => ({ canteenId, userId: user.id })),
    )
  }
  const additions = canteens.flatMap(({ name, managers, silentManagers }, index) => {
    const canteen = { id: ids[index] ?? 0, name }
    return [
      ...managers.map(email => ({ canteen, email, tell: true })),
      ...silentManagers.map(email => ({ canteen, email, tell: false })),
    ]
  })
  await queueEmails(transaction, await addManagers(transaction, additions, publicUrl))
  return ids
}
