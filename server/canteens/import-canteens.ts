import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import { importCanteens } from '@ma-cantine/lib/imports/imports-api'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import { queueEmails } from '../emails/outbox.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import type { ImportedRow } from '../imports/checked-upload.ts'
import type { Effects } from '../imports/effects.ts'
import type { Rejection } from '../imports/rejection.ts'
import { type ImportCall, runImport } from '../imports/run-import.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import type { Services } from '../services.ts'
import { addManagers, addMembers } from './add-managers.ts'
import { findCanteens, type KnownCanteen, MetCanteens } from './canteens-by-siret.ts'
import { loadCanteens } from './load-canteens.ts'
import { type Reach, reaches, reachOf } from './reach.ts'
import { type CanteenToWrite, canteenToWrite, saysNews, writeCanteens } from './write-canteens.ts'

/** Creates or updates all the canteens of an uploaded file, or none. */
export function importCanteenFile(services: Services, call: ImportCall): Promise<WrittenAnswer> {
  const { database, settings } = services
  const { user, caller } = call
  const reach = reachOf(caller)
  const met = new MetCanteens(database.reader, reach)
  let staffFile = false
  let known: ReadonlyMap<string, KnownCanteen> = new Map()
  const ids: number[] = []

  return runImport<CanteenDraft>(services, importCanteens, call, {
    kind: 'cantines',
    tables: [canteenTable, adminCanteenTable],
    refuse: table => {
      staffFile = isStaffTable(table)
      return staffFile && !user.isStaff ? staffOnly : null
    },
    prepare: (batch, validation) => prepareCanteens(met, reach, staffFile, batch, validation),
    stillTrue: async transaction => {
      // Here no other file of canteens can be written any more.
      await sqlOf(transaction).lock(transaction, 'canteens')
      known = await findCanteens(transaction, reach, met.sirets)
      return [...met.sirets].every(siret => mayWrite(known.get(siret) ?? null, staffFile, reach))
    },
    write: async (transaction, { text }, effects) => {
      const canteens = JSON.parse(text) as CanteenToWrite[]
      const written = await writeChanged(transaction, canteens, known, staffFile, effects)
      if (!user.isStaff) {
        await addMembers(
          transaction,
          written.map(canteenId => ({ canteenId, userId: user.id })),
        )
      }
      const additions = canteens.flatMap(({ name, managers, silentManagers }, index) => {
        const canteen = { id: written[index] ?? 0, name }
        return [
          ...managers.map(email => ({ canteen, email, tell: true })),
          ...silentManagers.map(email => ({ canteen, email, tell: false })),
        ]
      })
      await queueEmails(transaction, await addManagers(transaction, additions, settings.publicUrl), effects.importId)
      await effects.wrote(
        'canteens',
        canteens.map(({ row }, index) => ({ row, id: written[index] ?? 0 })),
      )
      ids.push(...written)
    },
    own: async (transaction, written) => ({ canteens: written ? await loadCanteens(transaction, ids) : [] }),
    ownOfNothing: () => ({ canteens: [] }),
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
    return canteenToWrite(draft, row, staffFile ? (draft as AdminCanteenDraft) : null)
  })
}

/** Writes the canteens that are new or not as they are stored: the others stay as they are. @returns all ids, in order. */
async function writeChanged(
  transaction: Knex.Transaction,
  canteens: readonly CanteenToWrite[],
  known: ReadonlyMap<string, KnownCanteen>,
  staffFile: boolean,
  effects: Effects,
): Promise<number[]> {
  const knownIds = canteens.flatMap(({ siret }) => known.get(siret)?.id ?? [])
  const states = await effects.watch('canteens', knownIds)
  const changed = canteens.filter(canteen => {
    const state = states.get(known.get(canteen.siret)?.id ?? 0)
    return !state || saysNews(canteen, state, staffFile)
  })
  const written = await writeCanteens(transaction, changed, staffFile)
  const idOf = new Map(changed.map(({ siret }, index) => [siret, written[index] ?? 0]))
  return canteens.map(({ siret }) => idOf.get(siret) ?? known.get(siret)?.id ?? 0)
}
