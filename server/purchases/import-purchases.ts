import type { ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import type { PurchaseDraft } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseTable } from '@ma-cantine/lib/purchases/purchase-table'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/authentication.ts'
import { MetCanteens } from '../canteens/canteens-by-siret.ts'
import { reachOf } from '../canteens/reach.ts'
import { countManaged } from '../canteens/team.ts'
import { sqlOf } from '../database/sql.ts'
import { ImportAnswers } from '../imports/answer.ts'
import { checkUpload, type ImportedRow } from '../imports/checked-upload.ts'
import { rejectionReport } from '../imports/rejection.ts'
import { addSiretError } from '../imports/siret-errors.ts'
import { type Spool, withSpool } from '../imports/spool.ts'
import type { Services } from '../services.ts'
import { type DuplicatePurchases, findDuplicates } from './duplicate-purchases.ts'
import { insertPurchases, purchaseValues } from './insert-purchases.ts'

/** Writes all the purchases of an uploaded file, or none. */
export function importPurchaseFile(services: Services, caller: Caller, request: FastifyRequest): Promise<ImportAnswer> {
  const answers = new ImportAnswers(request)
  const { database, settings } = services
  const reach = reachOf(caller)
  const canteens = new MetCanteens(database.reader, reach)

  const write = async (spool: Spool, digest: string): Promise<'written' | 'moved' | DuplicatePurchases> =>
    database.transaction(async transaction => {
      // Both were true a moment ago; here nobody else can write the same file any more.
      await sqlOf(transaction).lock(transaction, `purchases ${digest}`)
      const duplicates = await findDuplicates(transaction, reach, digest)
      if (duplicates) return duplicates
      const { ids } = canteens
      if ((await countManaged(transaction, reach, ids)) < ids.length) return 'moved'
      for await (const batch of spool.read()) await insertPurchases(transaction, batch, digest)
      return 'written'
    })

  return withSpool(settings.temporaryFolder, async spool => {
    const { report, rejected, digest, rows } = await checkUpload<PurchaseDraft>({
      request,
      maximumBytes: settings.importMaxBytes,
      tables: [purchaseTable],
      prepare: (batch, validation) => preparePurchases(canteens, batch, validation),
      spool,
    })
    if (rejected) return answers.of(report)
    const already = await findDuplicates(database.reader, reach, digest)
    if (already) return duplicateAnswer(answers, already)
    if (!report.valid || rows === 0) return answers.of(report)
    const outcome = await write(spool, digest)
    if (outcome === 'written') return answers.of(report, rows)
    if (outcome === 'moved') return answers.of(rejectionReport({ code: 'data-moved' }))
    return duplicateAnswer(answers, outcome)
  })
}

async function preparePurchases(
  canteens: MetCanteens,
  batch: readonly ImportedRow<PurchaseDraft>[],
  validation: Validation<PurchaseDraft>,
): Promise<unknown[]> {
  await canteens.meet(batch.map(({ draft }) => draft.siret ?? ''))
  return batch.map(({ draft, row }) => {
    const siret = draft.siret ?? ''
    const canteen = canteens.get(siret)
    if (!canteen) addSiretError(validation, 'unknown-canteen', row, siret)
    else if (!canteen.managed) addSiretError(validation, 'not-manager', row, siret)
    return purchaseValues(canteen?.id ?? 0, draft)
  })
}

function duplicateAnswer(answers: ImportAnswers, { count, first }: DuplicatePurchases): ImportAnswer {
  return {
    ...answers.of(rejectionReport({ code: 'duplicate-file', expected: String(count) })),
    duplicateFile: true,
    duplicatePurchases: first,
    duplicatePurchaseCount: count,
  }
}
