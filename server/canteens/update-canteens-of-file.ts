import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { inList } from '../database/in-list.ts'
import { isUniqueViolation } from '../database/trouble.ts'
import { updateRows } from '../database/update-rows.ts'
import type { Effects } from '../history/effects.ts'
import type { State } from '../history/states.ts'
import { addManagers } from '../teams/add-managers.ts'
import { emptyPlace } from '../territories/place.ts'
import { now } from '../time/date-time.ts'
import { canteenRows } from './canteen-rows.ts'
import { completeCanteens } from './complete-canteens.ts'
import { type CanteenToWrite, type FileValueName, hasChanges, replaceSectors } from './write-canteens.ts'
import type { WrittenCanteens } from './write-canteens-of-file.ts'

interface ChangedCanteen extends CanteenToWrite {
  readonly id: number
  readonly before: State
}

/**
 * Replaces the values of stored canteens by those of a file that names them by id, except of those that have the same
 * values already, and adds people to their teams. None of them is a kitchen, before or after.
 * @throws DataMovedError when a canteen is gone, or its new SIRET was given to another meanwhile.
 */
export async function updateCanteensOfFile(
  transaction: Knex.Transaction,
  canteens: readonly CanteenToWrite[],
  effects: Effects,
): Promise<WrittenCanteens> {
  const ids = canteens.map(({ canteenId }) => canteenId ?? 0)
  const states = await effects.watch('canteens', ids)
  const changed = canteens.flatMap((canteen, index): ChangedCanteen[] => {
    const id = ids[index] ?? 0
    const before = states.get(id)
    if (!before) throw new DataMovedError('A canteen of the file is gone')
    const next = { ...canteen, id, before, values: { ...canteen.values, cityInseeCode: inseeCodeOf(canteen, before) } }
    return hasChanges(next, before) ? [next] : []
  })
  await writeValues(transaction, changed)
  await replaceSectors(transaction, changed)
  await completeCanteens(
    transaction,
    changed.map(({ id }) => id),
  )
  const additions = canteens.flatMap(({ name, managers }, index) =>
    managers.map(email => ({ canteen: { id: ids[index] ?? 0, name }, email, notify: true })),
  )
  return { ids, newKitchenIds: [], notices: await addManagers(transaction, additions) }
}

/** The town of a canteen is that of its SIRET, which is looked up later when it is new; a legal unit tells no town. */
function inseeCodeOf({ values }: CanteenToWrite, before: State): string | null {
  if (values.siret === null) return values.cityInseeCode ?? null
  return values.siret === before.siret ? (before.cityInseeCode as string | null) : null
}

async function writeValues(transaction: Knex.Transaction, changed: readonly ChangedCanteen[]): Promise<void> {
  const [first] = changed
  if (!first) return
  const where = (canteens: readonly ChangedCanteen[]) =>
    transaction('canteens').where(
      inList(
        transaction,
        'id',
        canteens.map(({ id }) => id),
      ),
    )
  const isNew = ({ values, before }: ChangedCanteen, name: FileValueName) => values[name] !== before[name]
  await where(changed.filter(canteen => isNew(canteen, 'siret') || isNew(canteen, 'cityInseeCode'))).update({
    ...emptyPlace,
    patList: '[]',
    patLibList: '[]',
    inseeCodeAttempts: 0,
    inseeCodeAttemptDate: null,
  })
  // A team that says who delivers to its canteen means it: no kitchen restores anything then, or awaits its consent.
  await where(
    changed.filter(canteen => isNew(canteen, 'productionType') || isNew(canteen, 'centralProducerSiret')),
  ).update({ formerProductionType: null, awaitsConsent: null })
  const modificationDate = now()
  const names = [...Object.keys(first.values), 'modificationDate']
  try {
    await updateRows(
      transaction,
      canteenRows,
      names,
      changed.map(({ id, values }) => ({ id, ...values, modificationDate })),
    )
  } catch (error) {
    if (isUniqueViolation(error)) throw new DataMovedError('The SIRET of a canteen was given to another')
    throw error
  }
}
