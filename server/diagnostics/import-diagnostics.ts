import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import { withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import { loadCanteens } from '../canteens/load-canteens.ts'
import type { WrittenAnswer } from '../http/written-answer.ts'
import { type ImportCall, runImport } from '../imports/run-import.ts'
import type { Services } from '../services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { type DiagnosticFileRow, type ImportLevel, isStaffTable, staffColumn } from './import-levels.ts'
import { RowCheck } from './row-check.ts'
import { RowWriter } from './row-writer.ts'
import type { RowToWrite } from './rows-to-write.ts'

/** Writes all the canteens and diagnostics of an uploaded file, or none. */
export function importDiagnosticFile(
  services: Services,
  endpoint: Endpoint,
  call: ImportCall,
  level: ImportLevel,
): Promise<WrittenAnswer> {
  const { database, settings } = services
  const { user, caller } = call
  const check = new RowCheck(database.reader, reachOf(caller), level, withCampaign(settings.campaign))
  const writer = new RowWriter(check, level, call, settings)
  const ofStaff = user.isStaff ? { teledeclarations: 0 } : {}

  return runImport<DiagnosticFileRow, RowToWrite[]>(services, endpoint, call, {
    kind: level.kind,
    tables: level.tables,
    refuse: table => {
      check.staffFile = isStaffTable(table)
      return check.staffFile && !user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
    },
    preparation: {
      when: 'received',
      batchRows: level.batchRows,
      meet: sirets => check.met.meet(sirets),
      prepare: (rows, validation) => check.prepare(rows, validation),
    },
    metCanteens: () => check.met.teamIds,
    stillTrue: transaction => writer.stillTrue(transaction),
    write: (transaction, rows, effects) => writer.batch(transaction, rows, effects),
    end: (transaction, effects) => writer.end(transaction, effects),
    verdict: () => writer.messages.rejection,
    own: async (transaction, written) => {
      const shown = [...writer.canteenIds].slice(0, shownCanteens)
      return {
        count: writer.diagnosticCount,
        canteens: written ? await loadCanteens(transaction, shown) : [],
        canteenCount: writer.canteenIds.size,
        ...ofStaff,
      }
    },
    ownOfNothing: () => ({ canteens: [], canteenCount: 0, ...ofStaff }),
  })
}
