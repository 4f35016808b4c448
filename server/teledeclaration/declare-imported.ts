import type { AmountProperty } from '@ma-cantine/lib/diagnostics/amount-properties'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { openCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import { refusedBy } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import { teledeclarationModeOf } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { DataMovedError } from '../database/data-moved-error.ts'
import { campaignYear } from './campaign-year.ts'
import { type Declarant, type Declaration, insertDeclarations } from './insert-declarations.ts'
import { loadSituations } from './situations.ts'

/** A diagnostic that a row of a file asks to declare. */
export interface ImportedDeclaration {
  /** Row number in the file. */
  readonly row: number
  readonly canteenId: number
  readonly diagnosticId: number
}

export interface RefusedDeclaration {
  readonly row: number
  readonly code: NonNullable<ReturnType<typeof refusedBy>>['code']
  /** The amounts that the diagnostic lacks, when it is refused for them. */
  readonly missing: readonly AmountProperty[]
}

/** Wide rows: the memory of more would not stay flat. */
const batchSize = 500

/**
 * Declares diagnostics of the open campaign that an import has written, in canteens that it has locked, without asking
 * again who may write them. Nothing is declared of a batch in which something is refused: the import is given up.
 * @throws DataMovedError when the campaign has closed since the rows were checked.
 */
export async function declareImported(
  transaction: Knex.Transaction,
  declarant: Declarant,
  asked: readonly ImportedDeclaration[],
): Promise<RefusedDeclaration[]> {
  if (asked.length === 0) return []
  const campaigns = await loadCampaigns(transaction, declarant.settings)
  const open = openCampaign(new Date(), campaigns)
  if (!open) throw new DataMovedError()
  const campaign = campaignYear(campaigns, open.year)
  const refused: RefusedDeclaration[] = []
  for (let start = 0; start < asked.length; start += batchSize) {
    const batch = asked.slice(start, start + batchSize)
    const ids = batch.map(({ canteenId }) => canteenId)
    const situations = await loadSituations(transaction, campaign, ids)
    const canteens = new Map((await loadCanteens(transaction, ids)).map(canteen => [canteen.id, canteen]))
    const declarations: Declaration[] = []
    for (const { row, canteenId, diagnosticId } of batch) {
      const [situation, canteen] = [situations.get(canteenId), canteens.get(canteenId)]
      const diagnostic = canteen?.diagnostics.find(({ id }) => id === diagnosticId)
      if (!situation || !canteen || !diagnostic) throw new DataMovedError()
      const objection = refusedBy(situation)
      if (objection) {
        const missing = objection.code === 'missing-amounts' ? missingAmounts(diagnostic) : []
        refused.push({ row, code: objection.code, missing })
      } else
        declarations.push({
          canteen,
          diagnostic,
          mode: teledeclarationModeOf(situation, diagnostic),
          lateOpening: null,
        })
    }
    if (refused.length === 0) await insertDeclarations(transaction, declarant, declarations)
  }
  return refused
}
