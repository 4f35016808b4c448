import type { AdminCanteenDraft, CanteenDraft } from '@ma-cantine/lib/canteens/canteen-draft'
import { adminCanteenTable, canteenTable } from '@ma-cantine/lib/canteens/canteen-table'
import { importCanteens } from '@ma-cantine/lib/imports/imports-api'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { sqlOf } from '../database/sql.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import type { ImportedRow } from '../imports/preparation.ts'
import type { Rejection } from '../imports/rejection.ts'
import { type ImportCall, runImport } from '../imports/run-import.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import type { Services } from '../services.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { findCanteens, type KnownCanteen, MetCanteens, writeProblem } from './canteens-by-siret.ts'
import { loadCanteens } from './load-canteens.ts'
import { lockCanteens } from './lock-canteens.ts'
import { TeamMessages } from './team-messages.ts'
import { type CanteenToWrite, canteenToWrite } from './write-canteens.ts'
import { writeCanteensOfFile } from './write-canteens-of-file.ts'

const batchRows = 5000

/** Creates or updates all the canteens of an uploaded file, or none. */
export function importCanteenFile(services: Services, call: ImportCall): Promise<WrittenAnswer> {
  const { database, settings } = services
  const { user, caller } = call
  const reach = reachOf(caller)
  const met = new MetCanteens(database.reader, reach)
  const messages = new TeamMessages(user, settings)
  let staffFile = false
  let known: ReadonlyMap<string, KnownCanteen> = new Map()
  const ids: number[] = []

  return runImport<CanteenDraft, CanteenToWrite[]>(services, importCanteens, call, {
    kind: 'cantines',
    tables: [canteenTable, adminCanteenTable],
    refuse: table => {
      staffFile = isStaffTable(table)
      return staffFile && !user.isStaff ? staffOnly : null
    },
    preparation: {
      when: 'received',
      batchRows,
      meet: sirets => met.meet(sirets),
      prepare: (rows, validation) => prepareCanteens(met, reach, staffFile, rows, validation),
    },
    metCanteens: () => (staffFile ? met.ids : met.teamIds),
    stillTrue: async transaction => {
      // A transaction that is run again starts from nothing.
      ids.length = 0
      messages.start()
      // Here no other file of canteens can be written any more.
      await sqlOf(transaction).lock(transaction, 'canteens')
      known = await findCanteens(transaction, reach, met.sirets)
      await lockCanteens(transaction, idsOf(known), 'write')
      return [...met.sirets].every(siret => writeProblem(known.get(siret) ?? null, reach, staffFile) === null)
    },
    write: async (transaction, canteens, effects) => {
      const file = { canteens, known, staffFile, user, messages }
      const written = await writeCanteensOfFile(transaction, file, effects)
      await effects.wrote(
        'canteens',
        canteens.map(({ row }, index) => ({ row, id: written[index] ?? 0 })),
      )
      ids.push(...written)
    },
    end: (transaction, effects) => messages.queue(transaction, effects),
    verdict: () => messages.rejection,
    own: async (transaction, written) => ({ canteens: written ? await loadCanteens(transaction, ids) : [] }),
    ownOfNothing: () => ({ canteens: [] }),
  })
}

const isStaffTable = (table: Table<CanteenDraft>): boolean => table.schema.name === adminCanteenTable.schema.name

const staffOnly: Rejection = {
  code: 'staff-columns',
  value: adminCanteenTable.schema.fields.find(({ name }) => name.includes('admin_'))?.name ?? '',
}

const idsOf = (known: ReadonlyMap<string, KnownCanteen>): number[] => [...known.values()].map(({ id }) => id)

async function prepareCanteens(
  met: MetCanteens,
  reach: Reach,
  staffFile: boolean,
  rows: readonly ImportedRow<CanteenDraft>[],
  validation: Validation<CanteenDraft>,
): Promise<CanteenToWrite[]> {
  await met.meet(rows.map(({ draft }) => draft.siret ?? ''))
  return rows.map(({ draft, row }) => {
    const siret = draft.siret ?? ''
    // Only staff get this far with the staff's file, and it lets them change any canteen.
    const problem = writeProblem(met.get(siret), reach, staffFile)
    if (problem) addSiretError(validation, problem, row, siret)
    return canteenToWrite(draft, row, staffFile ? (draft as AdminCanteenDraft) : null)
  })
}
