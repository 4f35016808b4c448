import { writingMessages } from '@ma-cantine/lib/writing/writing-messages'
import type { Knex } from 'knex'
import { type IsCurrent, requireCurrent } from '../entities/require-current.ts'
import { changeBetween, isEmpty, updateEntity } from '../entities/write-entity.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { Refusal, refuseFields } from '../http/refusal.ts'
import { lockText, type TextRow, valuesOf } from './find-texts.ts'
import type { TextValues, WrittenKind } from './written-kind.ts'

interface Edition {
  readonly origin: Origin
  readonly isCurrent: IsCurrent
}

/** @throws FieldErrors. @returns its id. */
export async function insertText(
  transaction: Knex.Transaction,
  origin: Origin,
  kind: WrittenKind,
  given: TextValues,
): Promise<number> {
  const values = { ...Object.fromEntries(kind.names.map(name => [name, null])), ...sentOf(given) }
  refuseFields(await kind.errorsOf(values, transaction))
  return kind.insert(transaction, origin, values)
}

/** The values that were sent: those that were left out may be there as undefined. */
const sentOf = (given: TextValues): TextValues =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Changes some values of a text. @throws FieldErrors, Refusal (404, 412). @returns its row. */
export async function updateText(
  transaction: Knex.Transaction,
  { origin, isCurrent }: Edition,
  kind: WrittenKind,
  id: number,
  given: TextValues,
): Promise<TextRow> {
  const row = await lockText(transaction, kind, id)
  const before = await valuesOf(transaction, kind, row)
  const values = { ...before, ...sentOf(given) }
  const recorded = changeBetween(before, values)
  await requireCurrent(transaction, isCurrent, kind.table.name, row, isEmpty(recorded) ? origin : null)
  refuseFields(await kind.errorsOf(values, transaction))
  if (isEmpty(recorded)) return row
  await kind.writeMore(transaction, id, values)
  const change = { before: {}, after: kind.columnsOf(values) }
  return updateEntity(transaction, origin, kind.table, row, change, {
    derived: kind.derivedOf(values),
    recorded: {
      before: kind.recordedOf(recorded.before as TextValues),
      after: kind.recordedOf(recorded.after as TextValues),
    },
  }) as Promise<TextRow>
}

/** Deletes a text that is not published. @throws Refusal (404, 409, 412). */
export async function deleteText(
  transaction: Knex.Transaction,
  { origin, isCurrent }: Edition,
  kind: WrittenKind,
  id: number,
): Promise<void> {
  const row = await lockText(transaction, kind, id)
  await requireCurrent(transaction, isCurrent, kind.table.name, row)
  if (row.published) throw new Refusal(409, writingMessages('published-text'))
  const keeping = await kind.keptBy?.(transaction, id)
  if (keeping) throw new Refusal(409, keeping)
  await transaction(kind.table.name).where({ id }).delete()
  await recordChanges(transaction, origin, kind.table.name, [
    { entityId: id, before: { [kind.title]: row[kind.title] }, after: null },
  ])
}
