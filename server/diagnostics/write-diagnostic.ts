import { diagnosticErrors } from '@ma-cantine/lib/diagnostics/diagnostic-errors'
import {
  type DiagnosticChange,
  type DiagnosticValueName,
  type DiagnosticValues,
  diagnosticValueNames,
  type NewDiagnostic,
} from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { diagnosticRefusals } from '@ma-cantine/lib/diagnostics/diagnostic-refusals'
import {
  type DiagnosticAnswerName,
  diagnosticAnswerNames,
  type FigureSource,
  type FigureSources,
} from '@ma-cantine/lib/diagnostics/figure-sources'
import { derivedTotals, hasGridAmount } from '@ma-cantine/lib/diagnostics/grid-sums'
import { meaningfulValues } from '@ma-cantine/lib/diagnostics/meaningful-values'
import type { Knex } from 'knex'
import { findLastAuthor } from '../history/find-last-author.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { recordCreations } from '../history/record-writes.ts'
import { FieldErrors, orNotFound, Refusal, refuseFields } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { dateAfter, now, parisTime } from '../time/date-time.ts'
import { loadDeclarations } from './declarations.ts'
import { type DiagnosticRow, diagnosticRows } from './diagnostic-row.ts'
import { readSources, type StoredSources, writeSources } from './stored-sources.ts'

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
  { sources = {}, creationSource, ...given }: NewDiagnostic,
): Promise<number> {
  await lockCanteen(transaction, edition)
  const { canteenId, origin } = edition
  if (await hasYear(transaction, canteenId, given.year)) {
    throw new Refusal(400, diagnosticRefusals('year-taken', given.year))
  }
  const values = meaningfulValues(applyChange(emptyValues, given), null)
  const changed = changedNames(emptyValues, values)
  refuseFields(diagnosticErrors(values, changed, sources))
  const date = now()
  const [row]: { id: number }[] = await transaction('diagnostics')
    .insert({
      canteenId,
      ...diagnosticRows.storedOf(values),
      fieldSources: writeSources(nextSources({}, values, changed, sources)),
      creationSource: creationSource ?? 'API',
      creationDate: date,
      modificationDate: date,
    })
    .returning('id')
  const id = row?.id ?? 0
  await recordCreations(transaction, origin, 'diagnostics', [id])
  return id
}

/**
 * @param isCurrent whether the change is based on this version. A change that is stored already, such as one repeated
 * after a lost answer, may be based on any.
 * @throws FieldErrors, Refusal (404, 403, 412).
 */
export async function updateDiagnosticOf(
  transaction: Knex.Transaction,
  edition: DiagnosticEdition,
  id: number,
  { sources = {}, ...given }: DiagnosticChange,
  isCurrent: (version: string) => boolean,
): Promise<void> {
  const row = await lockDiagnostic(transaction, edition, id)
  const before = valuesOf(row)
  const values = meaningfulValues(applyChange(before, given), before)
  const changed = changedNames(before, values)
  const storedSources = readSources(row.fieldSources)
  const fieldSources = writeSources(nextSources(storedSources, values, changed, sources))
  if (changed.size === 0 && fieldSources === row.fieldSources) return
  if (!isCurrent(parisTime(row.modificationDate))) throw await changedSince(transaction, row)
  refuseFields(diagnosticErrors(values, changed, sources))
  if (changed.has('year') && (await hasYear(transaction, edition.canteenId, values.year))) {
    throw new FieldErrors({ year: [diagnosticRefusals('year-taken', values.year)] })
  }
  const changedPart = (of: DiagnosticValues) => {
    const stored: Readonly<Record<string, unknown>> = diagnosticRows.storedOf(of)
    return Object.fromEntries([...changed].map(name => [name, stored[name]]))
  }
  await transaction('diagnostics')
    .where({ id })
    .update({ ...changedPart(values), fieldSources, modificationDate: dateAfter(row.modificationDate) })
  await recordChanges(transaction, edition.origin, 'diagnostics', [
    {
      entityId: id,
      before: { ...changedPart(before), fieldSources: row.fieldSources },
      after: { ...changedPart(values), fieldSources },
    },
  ])
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

/** The refusal (412) of a change that is based on another version: it tells who made the present one. */
async function changedSince(transaction: Knex.Transaction, { id, modificationDate }: DiagnosticRow): Promise<Refusal> {
  const changedBy = await findLastAuthor(transaction, 'diagnostics', id)
  const date = parisTime(modificationDate)
  const author = changedBy && `${changedBy.firstName} ${changedBy.lastName}`.trim()
  return new Refusal(
    412,
    diagnosticRefusals('changed-since', { author, date }),
    {},
    { changedBy, modificationDate: date },
  )
}

const emptyValues = Object.fromEntries(diagnosticValueNames.map(name => [name, null])) as unknown as DiagnosticValues

function valuesOf(row: DiagnosticRow): DiagnosticValues {
  const stored = diagnosticRows.valuesOf(row)
  return Object.fromEntries(diagnosticValueNames.map(name => [name, stored[name]])) as unknown as DiagnosticValues
}

/** Properties missing from the body keep their values. */
const applyChange = (before: DiagnosticValues, body: Omit<DiagnosticChange, 'sources'>): DiagnosticValues =>
  Object.fromEntries(
    diagnosticValueNames.map(name => [name, body[name] === undefined ? before[name] : body[name]]),
  ) as unknown as DiagnosticValues

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const changedNames = (before: DiagnosticValues, after: DiagnosticValues): ReadonlySet<DiagnosticValueName> =>
  new Set(diagnosticValueNames.filter(name => !isEqual(before[name], after[name])))

const isDerived = (name: DiagnosticAnswerName): boolean => (derivedTotals as readonly string[]).includes(name)

/**
 * The sources once values have changed: those given, else typed. A client may also tell the source of a value that stays
 * as it is. Derived totals are derived, whatever the client says.
 */
function nextSources(
  before: StoredSources,
  values: DiagnosticValues,
  changed: ReadonlySet<string>,
  given: FigureSources,
): StoredSources {
  const sources = { ...before }
  const isSummed = values.diagnosticType === 'COMPLETE' && hasGridAmount(values)
  const set = (name: DiagnosticAnswerName, source: FigureSource) => {
    if ((sources[name] ?? sources['*']) !== source) sources[name] = source
  }
  for (const name of diagnosticAnswerNames) {
    const told = given[name] === 'DERIVED' ? undefined : given[name]
    if (values[name] === null) delete sources[name]
    else if (isSummed && isDerived(name)) {
      if (changed.has(name) || sources[name]) set(name, 'DERIVED')
    } else if (told) set(name, told)
    else if (changed.has(name)) set(name, 'TYPED')
  }
  return sources
}
