import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import { mappingRefusals } from '@ma-cantine/lib/mapping/mapping-refusals'
import type { ImportMapping, ImportMappingChange, ImportMappingDraft } from '@ma-cantine/lib/mapping/mappings-api'
import type { Knex } from 'knex'
import { lockCaller } from '../accounts/lock-caller.ts'
import { recordChanges } from '../history/history.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { otherCanteen } from '../http/token-refusal.ts'
import { isManaged, reachOf, reachOfUser } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { now } from '../time/date-time.ts'
import { asMapping, findMapping, type MappingRow } from './visible-mappings.ts'

/** Far more than anybody has programs. */
const mostMappings = 100

/**
 * Keeps a mapping; one of the same name of this person is replaced, so that a repeated request changes nothing.
 * @throws Refusal for a canteen of others; FieldErrors when there are too many.
 */
export async function keepMapping(
  transaction: Knex.Transaction,
  caller: Caller,
  { name, mapping, canteenId = null }: ImportMappingDraft,
): Promise<{ readonly kept: ImportMapping; readonly created: boolean }> {
  refuseUnconfirmed(mapping)
  const { id: userId } = await lockCaller(transaction, caller)
  if (canteenId !== null) await requireManaged(transaction, reachOf(caller), canteenId)
  const known: { id: number } | undefined = await transaction('importMappings').where({ userId, name }).first('id')
  if (known) {
    await requireOwnTeam(transaction, caller, await findMapping(transaction, caller, known.id))
    return { kept: await update(transaction, caller, known.id, { mapping, canteenId }), created: false }
  }
  const [{ count = 0 } = {}] = await transaction('importMappings').where({ userId }).count({ count: '*' })
  if (Number(count) >= mostMappings) {
    throw new FieldErrors({ nonFieldErrors: [mappingRefusals('too-many-mappings', mostMappings)] })
  }
  const date = now()
  const row = { userId, canteenId, name, mapping: JSON.stringify(mapping), creationDate: date, modificationDate: date }
  const [inserted] = await transaction('importMappings').insert(row).returning('id')
  const id = (inserted as { id: number }).id
  await record(transaction, caller, id, null, { name, canteenId })
  return { kept: asMapping(await findMapping(transaction, caller, id), userId), created: true }
}

/**
 * Changes a mapping of one's own.
 * @throws Refusal: 404 for one that the caller does not see, 403 for another's or one of another team.
 */
export async function changeMapping(
  transaction: Knex.Transaction,
  caller: Caller,
  id: number,
  change: ImportMappingChange,
): Promise<ImportMapping> {
  if (change.mapping) refuseUnconfirmed(change.mapping)
  const { id: userId } = await lockCaller(transaction, caller)
  const row = await findMapping(transaction, caller, id)
  if (row.userId !== userId) throw new Refusal(403, mappingRefusals('mapping-of-another'))
  await requireOwnTeam(transaction, caller, row)
  if (change.canteenId != null) await requireManaged(transaction, reachOf(caller), change.canteenId)
  if (change.name !== undefined && change.name !== row.name) {
    const other = await transaction('importMappings').where({ userId, name: change.name }).first('id')
    if (other) throw new FieldErrors({ name: [mappingRefusals('mapping-name-taken')] })
  }
  return update(transaction, caller, id, change)
}

/** Deletes a mapping of one's own, or one shared with a canteen that one manages. @throws Refusal (404, 403) */
export async function deleteMapping(transaction: Knex.Transaction, caller: Caller, id: number): Promise<void> {
  await lockCaller(transaction, caller)
  const row = await findMapping(transaction, caller, id)
  await requireOwnTeam(transaction, caller, row)
  const { name, canteenId } = row
  await transaction('importMappings').where({ id }).delete()
  await record(transaction, caller, id, { name, canteenId }, null)
}

/**
 * The team that a mapping is shared with imports by it: its author no longer changes it once they have left the team, nor
 * by a token that covers other canteens.
 * @throws Refusal (403)
 */
async function requireOwnTeam(
  transaction: Knex.Transaction,
  caller: Caller,
  { sharedWith }: MappingRow,
): Promise<void> {
  if (sharedWith === null || (await isManaged(transaction, reachOf(caller), sharedWith))) return
  throw (await isManaged(transaction, reachOfUser(caller.user.id), sharedWith))
    ? otherCanteen()
    : new Refusal(403, mappingRefusals('mapping-of-left-team'))
}

/** A mapping with doubts would import what nobody has looked at. */
function refuseUnconfirmed({ toConfirm }: Mapping): void {
  if (toConfirm.length > 0) throw new FieldErrors({ mapping: [mappingRefusals('mapping-to-confirm')] })
}

async function update(
  transaction: Knex.Transaction,
  caller: Caller,
  id: number,
  { name, mapping, canteenId }: ImportMappingChange,
): Promise<ImportMapping> {
  const before = await findMapping(transaction, caller, id)
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(mapping === undefined ? {} : { mapping: JSON.stringify(mapping) }),
    ...(canteenId === undefined ? {} : { canteenId }),
  }
  await transaction('importMappings')
    .where({ id })
    .update({ ...change, modificationDate: now() })
  const after = await findMapping(transaction, caller, id)
  const facts = ({ name: title, canteenId: canteen, mapping: content }: MappingRow) => ({
    name: title,
    canteenId: canteen,
    ...(before.mapping === after.mapping ? {} : { mapping: content }),
  })
  await record(transaction, caller, id, facts(before), facts(after))
  return asMapping(after, caller.user.id)
}

const record = (
  transaction: Knex.Transaction,
  caller: Caller,
  entityId: number,
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): Promise<void> => recordChanges(transaction, originOf(caller), 'importMappings', [{ entityId, before, after }])
