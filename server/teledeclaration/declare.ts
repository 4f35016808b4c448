import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { openCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { CanteenVersion } from '@ma-cantine/lib/teledeclaration/canteen-version'
import { type DeclarationCheck, refusedBy } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import type { Situation } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { teledeclarationModeOf } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import { refusalOfCheck, teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { lockFound } from '../canteens/lock-with-namers.ts'
import { type IsCurrent, otherVersion } from '../entities/require-current.ts'
import { findLastAuthor } from '../history/find-last-author.ts'
import { recordChanges } from '../history/history.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { dateAfter } from '../time/date-time.ts'
import { campaignYear } from './campaign-year.ts'
import { findDeclaredNames, findSatellitesOf } from './declared-satellites.ts'
import { applicantOf, type Declarant, insertDeclarations } from './insert-declarations.ts'
import { tellSatellites } from './kitchen-reports/tell-satellites.ts'
import { loadLateEnds, loadLateFacts } from './late-openings.ts'
import { loadSituations } from './situations.ts'
import type { TeledeclarationRow } from './teledeclaration-rows.ts'

/** Who declares or cancels. */
export interface DeclarationEdition extends Declarant {
  readonly reach: Reach
}

export const declarationEdition = (caller: Caller, settings: DeclarationEdition['settings']): DeclarationEdition => ({
  origin: originOf(caller),
  reach: reachOf(caller),
  applicant: applicantOf(caller.user),
  settings,
})

/**
 * Declares a diagnostic: freezes its data as a new version. One writer at a time for a canteen.
 * @param seen the version of the diagnostic on which the declaration is based, and what it has read of the canteen.
 * @throws Refusal (403, 400, 412), in the order of `declarationChecks`.
 * @returns the id of the canteen.
 */
export async function declareDiagnostic(
  transaction: Knex.Transaction,
  edition: DeclarationEdition,
  diagnosticId: number,
  seen: { readonly isCurrent: IsCurrent; readonly canteen: CanteenVersion | undefined },
): Promise<number> {
  const found: { canteenId: number } | undefined = await transaction('diagnostics')
    .where({ id: diagnosticId })
    .first('canteenId')
  const unknown = () => new Refusal(403, teledeclarationRefusals('unknown-diagnostic'))
  if (!found) throw unknown()
  const { canteenId } = found
  // A satellite that declares meanwhile waits, or is seen.
  await lockFound(transaction, async () => [canteenId, ...(await findSatellitesOf(transaction, canteenId))])
  const canteen = await loadCanteen(transaction, canteenId)
  const diagnostic = canteen.diagnostics.find(({ id }) => id === diagnosticId)
  if (!diagnostic) throw unknown()
  const { situation, isLate } = await requireDeclarable(transaction, edition, canteenId, diagnostic.year)
  const refused = refusedBy(situation)
  if (refused) throw await refusalToDeclare(transaction, refused, diagnostic)
  const mode = teledeclarationModeOf(situation, diagnostic)
  if (!seen.isCurrent(diagnostic.modificationDate)) {
    const author = await findLastAuthor(transaction, 'diagnostics', diagnosticId)
    throw otherVersion(author, diagnostic.modificationDate)
  }
  if (seen.canteen && seen.canteen.modificationDate !== canteen.modificationDate) {
    const author = await findLastAuthor(transaction, 'canteens', canteenId)
    throw otherVersion(author, canteen.modificationDate)
  }
  if (seen.canteen && seen.canteen.teledeclarationMode !== undefined && seen.canteen.teledeclarationMode !== mode) {
    throw new Refusal(412, teledeclarationRefusals('other-mode'))
  }
  const lateOpening = isLate ? await loadLateFacts(transaction, canteenId, diagnostic.year) : null
  await insertDeclarations(transaction, edition, [{ canteen, diagnostic, mode, lateOpening }])
  return canteenId
}

/** The answer names the amounts that are missing, for programs, and the satellites that are declared already. */
async function refusalToDeclare(
  transaction: Knex.Transaction,
  { code, status }: DeclarationCheck,
  diagnostic: Diagnostic,
): Promise<Refusal> {
  if (code === 'satellites-declared') {
    return new Refusal(status, refusalOfCheck(code, [], await findDeclaredNames(transaction, diagnostic)))
  }
  if (code !== 'missing-amounts') return new Refusal(status, refusalOfCheck(code, []))
  const missing = missingAmounts(diagnostic)
  return new Refusal(status, refusalOfCheck(code, missing), {}, { missingAmounts: missing })
}

/**
 * Cancels the declaration in force, so that its diagnostic can be corrected.
 * @throws Refusal (400, 403).
 * @returns the id of the canteen and that of the diagnostic.
 */
export async function cancelDeclaration(
  transaction: Knex.Transaction,
  edition: DeclarationEdition,
  id: number,
): Promise<{ readonly canteenId: number; readonly diagnosticId: number }> {
  const found: TeledeclarationRow | undefined = await transaction('teledeclarations').where({ id }).first()
  if (!found?.canteenId || !found.diagnosticId) {
    throw new Refusal(400, teledeclarationRefusals('unknown-teledeclaration'))
  }
  const { canteenId, diagnosticId, year } = found
  await lockCanteens(transaction, [canteenId], 'write')
  const { situation } = await requireDeclarable(transaction, edition, canteenId, year)
  if (!situation.inDeclaration && !situation.wasDeclared) {
    throw new Refusal(403, teledeclarationRefusals('never-declared'))
  }
  // It may have been cancelled since it was read.
  const row: TeledeclarationRow = await transaction('teledeclarations').where({ id }).first()
  if (row.status !== 'SUBMITTED') throw new Refusal(400, teledeclarationRefusals('not-in-force'))
  await transaction('teledeclarations')
    .where({ id })
    .update({ status: 'CANCELLED', modificationDate: dateAfter(row.modificationDate) })
  await recordChanges(transaction, edition.origin, 'teledeclarations', [
    { entityId: id, before: { status: row.status }, after: { status: 'CANCELLED' } },
  ])
  await tellSatellites(transaction, { id, canteenId, year, change: 'cancelled' }, edition.settings.publicUrl)
  return { canteenId, diagnosticId }
}

/** Requires an open campaign of the year, or a late opening for the canteen, then the rights. */
async function requireDeclarable(
  transaction: Knex.Transaction,
  { reach, settings }: DeclarationEdition,
  canteenId: number,
  year: number,
): Promise<{ readonly situation: Situation; readonly isLate: boolean }> {
  const campaigns = await loadCampaigns(transaction, settings)
  const open = openCampaign(new Date(), campaigns)
  const isOpenedLate = (await loadLateEnds(transaction, year, [canteenId])).has(canteenId)
  if (open?.year !== year && !isOpenedLate) {
    throw new Refusal(
      403,
      open ? teledeclarationRefusals('other-year', open.year) : teledeclarationRefusals('campaign-closed'),
    )
  }
  await requireManaged(transaction, reach, canteenId)
  const campaign = campaignYear(campaigns, year)
  const situation = (await loadSituations(transaction, campaign, [canteenId])).get(canteenId)
  if (!situation) throw noSuchCanteen()
  return { situation, isLate: isOpenedLate && !campaign.inDeclaration }
}

async function loadCanteen(transaction: Knex.Transaction, canteenId: number): Promise<Canteen> {
  const [canteen] = await loadCanteens(transaction, [canteenId])
  if (!canteen) throw new Refusal(403, teledeclarationRefusals('unknown-diagnostic'))
  return canteen
}
