import type { User } from '@ma-cantine/lib/accounts/user'
import { type DiagnosticsImportAnswer, shownCanteens } from '@ma-cantine/lib/imports/import-answer'
import { withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyRequest } from 'fastify'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { ImportAnswers } from '../imports/answer.ts'
import { checkUpload } from '../imports/checked-upload.ts'
import { DataMoved } from '../imports/data-moved.ts'
import { rejectionReport } from '../imports/rejection.ts'
import { withSpool } from '../imports/spool.ts'
import type { Services } from '../services.ts'
import { type DiagnosticFileRow, type ImportLevel, isStaffTable, staffColumn } from './import-levels.ts'
import { RowCheck } from './row-check.ts'
import { RowWriter } from './row-writer.ts'

/** Writes all the canteens and diagnostics of an uploaded file, or none. */
export function importDiagnosticFile(
  services: Services,
  user: User,
  request: FastifyRequest,
  level: ImportLevel,
): Promise<DiagnosticsImportAnswer> {
  const answers = new ImportAnswers(request)
  const { database, settings, mail } = services
  const check = new RowCheck(database.reader, user.id, level, withCampaign(settings.campaign))
  const ofStaff = user.isStaff ? { teledeclarations: 0 } : {}

  return withSpool(settings.temporaryFolder, async spool => {
    const { report, rows } = await checkUpload<DiagnosticFileRow>({
      request,
      maximumBytes: settings.importMaxBytes,
      tables: level.tables,
      refuse: table => {
        check.staffFile = isStaffTable(table)
        return check.staffFile && !user.isStaff ? { code: 'staff-columns', value: staffColumn } : null
      },
      prepare: (batch, validation) => check.prepare(batch, validation),
      spool,
      batchRows: level.batchRows,
    })
    const nothing = { canteens: [], canteenCount: 0, ...ofStaff }
    if (!report.valid || rows === 0) return { ...answers.of(report), ...nothing }
    try {
      const writer = new RowWriter(check, level, user, settings.publicUrl)
      await database.transaction(transaction => writer.all(transaction, spool))
      mail.drain()
      const canteens = await loadCanteens(database.reader, [...writer.canteenIds].slice(0, shownCanteens))
      const canteenCount = writer.canteenIds.size
      return { ...answers.of(report, writer.diagnosticCount), canteens, canteenCount, ...ofStaff }
    } catch (error) {
      if (!(error instanceof DataMoved)) throw error
      return { ...answers.of(rejectionReport({ code: 'data-moved' })), ...nothing }
    }
  })
}
