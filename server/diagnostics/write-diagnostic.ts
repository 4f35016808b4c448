import { diagnosticErrors } from '@ma-cantine/lib/diagnostics/diagnostic-errors'
import {
  type DiagnosticChange,
  type DiagnosticValues,
  diagnosticInputValues,
  type NewDiagnostic,
} from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { diagnosticRefusals } from '@ma-cantine/lib/diagnostics/diagnostic-refusals'
import { meaningfulValues } from '@ma-cantine/lib/diagnostics/meaningful-values'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, insertRow, isEmpty, type RowChange, updateEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { recordCreations } from '../history/record-writes.ts'
import { FieldErrors, orNotFound, Refusal, refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { loadDeclarations } from './declarations.ts'
import { type DiagnosticRow, diagnosticRows } from './diagnostic-row.ts'
import { nextSources } from './next-sources.ts'
import { readSources, writeSources } from './stored-sources.ts'

/** Who writes a diagnostic of which canteen. */
export interface DiagnosticEdition {
  readonly origin: Origin
  readonly reach: Reach
  readonly canteenId: number
}

/** @throws FieldErrors, Refusal (404, 403, 400 when the canteen has a diagnostic of that year). @returns its id. */
export async function insertDiagnostic(
  transaction: Knex.Transaction,
  edition: DiagnosticEdition,
  { sources = {}, creationSource, creationMtmSource, creationMtmCampaign, creationMtmMedium, ...given }: NewDiagnostic,
): Promise<number> {
  await lockCanteen(transaction, edition)
  const { canteenId, origin } = edition
  if (await hasYear(transaction, canteenId, given.year)) {
    throw new Refusal(400, diagnosticRefusals('year-taken', given.year))
  }
  const { empty } = diagnosticInputValues
  const values = meaningfulValues(diagnosticInputValues.apply(empty, given), null)
  const changed = changedNames(valueChange(empty, values))
  refuseFields(diagnosticErrors(values, changed, sources))
  const { id } = await insertRow(transaction, diagnosticRows, {
    canteenId,
    ...diagnosticRows.storedOf(values),
    fieldSources: writeSources(nextSources({}, values, changed, sources)),
    creationSource: creationSource ?? 'API',
    creationMtmSource: creationMtmSource ?? null,
    creationMtmCampaign: creationMtmCampaign ?? null,
    creationMtmMedium: creationMtmMedium ?? null,
  })
  await recordCreations(transaction, origin, 'diagnostics', [id])
  return id
}

/** @throws FieldErrors, Refusal (404, 403, 412). */
export async function updateDiagnosticOf(
  transaction: Knex.Transaction,
  edition: DiagnosticEdition,
  id: number,
  { sources = {}, ...given }: DiagnosticChange,
  isCurrent: IsCurrent,
): Promise<void> {
  const row = await lockDiagnostic(transaction, edition, id)
  const before = diagnosticInputValues.pick(diagnosticRows.valuesOf(row))
  const values = meaningfulValues(diagnosticInputValues.apply(before, given), before)
  const change = valueChange(before, values)
  const changed = changedNames(change)
  const fieldSources = writeSources(nextSources(readSources(row.fieldSources), values, changed, sources))
  if (isEmpty(change) && fieldSources === row.fieldSources) return
  await requireCurrent(transaction, isCurrent, 'diagnostics', row)
  refuseFields(diagnosticErrors(values, changed, sources))
  if (changed.has('year') && (await hasYear(transaction, edition.canteenId, values.year))) {
    throw new FieldErrors({ year: [diagnosticRefusals('year-taken', values.year)] })
  }
  await updateEntity(transaction, edition.origin, diagnosticRows, row, {
    before: { ...change.before, fieldSources: row.fieldSources },
    after: { ...change.after, fieldSources },
  })
}

/** One writer at a time for a canteen: of several who create the same year, one does, the others are told. */
async function lockCanteen(transaction: Knex.Transaction, { reach, canteenId }: DiagnosticEdition): Promise<void> {
  await lockCanteens(transaction, [canteenId], 'write')
  await requireManaged(transaction, reach, canteenId)
}

/** A diagnostic of the canteen that may be changed, locked with the canteen. @throws Refusal (404, 403). */
async function lockDiagnostic(
  transaction: Knex.Transaction,
  edition: DiagnosticEdition,
  id: number,
): Promise<DiagnosticRow> {
  await lockCanteen(transaction, edition)
  const row: DiagnosticRow | undefined = await transaction('diagnostics')
    .where({ id, canteenId: edition.canteenId })
    .forUpdate()
    .first()
  const diagnostic = orNotFound(row, diagnosticRefusals('unknown-diagnostic'))
  const declarations = await loadDeclarations(transaction, [id])
  if (declarations.has(id)) throw new Refusal(403, diagnosticRefusals('declared'))
  return diagnostic
}

const hasYear = async (transaction: Knex.Transaction, canteenId: number, year: number): Promise<boolean> =>
  (await transaction('diagnostics').where({ canteenId, year }).first('id')) !== undefined

const valueChange = (before: DiagnosticValues, after: DiagnosticValues): RowChange =>
  changeBetween(diagnosticRows.storedOf(before), diagnosticRows.storedOf(after))

const changedNames = (change: RowChange) => new Set(Object.keys(change.after) as (keyof DiagnosticValues)[])
