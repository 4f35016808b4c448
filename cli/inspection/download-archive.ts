import type { Client } from '@ma-cantine/lib/http/client'
import { downloadInspectionArchive } from '@ma-cantine/lib/inspection/inspection-api'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { saveDownload } from '../lists/download.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { lastYear } from '../teledeclaration/pending.ts'
import { openServer } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import type { DownloadOptions } from './inspection.ts'
import { readInspection, refusalOfInspection, requireCanteenNumber } from './read-inspection.ts'

/** Writes the archive of an inspection, whole or not at all; a dry run tells what it would hold. */
export async function downloadArchive(canteen: string, options: DownloadOptions, context: Context): Promise<Result> {
  const { words } = context
  requireCanteenNumber(canteen, context)
  const { year = lastYear(), timeout, force, dryRun, output } = options
  const { server, client, failureOf } = await openServer(context, options, refusalOfInspection)
  try {
    const { canteenId, inspection } = await readInspection(client, canteen, year, context)
    if (inspection.declaration === null) {
      throw new Failure(exitCodes.usage, { code: 'not-declared', ...words.inspection.notDeclared(year) })
    }
    const place = output ?? `dossier-de-controle-${year}-cantine-${canteenId}.zip`
    const isTaken = !force && (await exists(place))
    if (isTaken) throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(place) })
    const { archive } = inspection
    if (dryRun) {
      return {
        exitCode: exitCodes.fine,
        json: { ok: true, server, dryRun: true, file: place, ...archive },
        text: words.inspection.wouldWrite(place, archive.invoices, archive.invoiceSize),
      }
    }
    const response = await sendAgain(() => responseOf(client, canteenId, year), timeout)
    const { bytes } = await awaitWrite(place, words, saveDownload(response, place, force === true))
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, dryRun: false, file: place, ...archive, bytes },
      text: [words.inspection.written(place, bytes), words.inspection.howToCheck(place)].join('\n'),
    }
  } catch (error) {
    throw failureOf(error)
  }
}

const responseOf = (client: Client, canteenId: number, year: number): Promise<Response> =>
  client.download(downloadInspectionArchive, { params: { canteenId, year } })
