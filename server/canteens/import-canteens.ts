import type { User } from '@ma-cantine/lib/accounts/user'
import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import type { CanteensImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { queueEmails } from '../emails/outbox.ts'
import { ImportAnswers } from '../imports/answer.ts'
import { checkUpload, type ImportedRow } from '../imports/checked-upload.ts'
import { type Rejection, rejectionReport } from '../imports/rejection.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import { type Spool, withSpool } from '../imports/spool.ts'
import type { Services } from '../services.ts'
import { addManagers, addMembers } from './add-managers.ts'
import { findCanteens, MetCanteens } from './canteens-by-siret.ts'
import { loadCanteens } from './load-canteens.ts'
import { type CanteenToWrite, canteenToWrite, writeCanteens } from './write-canteens.ts'

/** Creates or updates all the canteens of an uploaded file, or none. */
export function importCanteenFile(
  services: Services,
  user: User,
  request: FastifyRequest,
): Promise<CanteensImportAnswer> {
  const answers = new ImportAnswers(request)
  const { database, settings, mail } = services
  const met = new MetCanteens(database.reader, user.id)
  let staffFile = false

  const write = (spool: Spool): Promise<number[] | 'moved'> =>
    database.transaction(async transaction => {
      // The team may have changed since the rows were checked; here nothing else can write any more.
      const canteens = await findCanteens(transaction, user.id, met.sirets)
      if (!staffFile && [...canteens.values()].some(({ managed }) => !managed)) return 'moved'
      const ids: number[] = []
      for await (const batch of spool.read()) {
        ids.push(...(await writeCanteensAndTeams(transaction, JSON.parse(batch), staffFile, user, settings.publicUrl)))
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
      prepare: (batch, validation) => prepareCanteens(met, staffFile, batch, validation),
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

async function prepareCanteens(
  met: MetCanteens,
  staffFile: boolean,
  batch: readonly ImportedRow<CanteenDraft>[],
  validation: Validation<CanteenDraft>,
): Promise<CanteenToWrite[]> {
  await met.meet(batch.map(({ draft }) => draft.siret ?? ''))
  return batch.map(({ draft, row }) => {
    const siret = draft.siret ?? ''
    // Only staff get this far with the staff's file, and it lets them change any canteen.
    if (!staffFile && met.get(siret)?.managed === false) addSiretError(validation, 'not-manager', row, siret)
    return canteenToWrite(draft, staffFile ? (draft as AdminCanteenDraft) : null)
  })
}

/** Writes canteens, with their teams and the messages to those who join one. @returns their ids, in order. */
export async function writeCanteensAndTeams(
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
