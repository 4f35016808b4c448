import type { Knex } from 'knex'
import { DataMovedError } from '../database/data-moved-error.ts'
import { updateRows } from '../database/update-rows.ts'
import type { Effects } from '../history/effects.ts'
import { addManagers } from '../teams/add-managers.ts'
import { now } from '../time/date-time.ts'
import { canteenRows } from './canteen-rows.ts'
import { hasChanges } from './write-canteens.ts'
import type { CanteensOfFile, WrittenCanteens } from './write-canteens-of-file.ts'

/**
 * Adds people to the teams of stored canteens without telling them, and stores the source of the data. Nothing else of
 * the canteens is read or changed, so that they may be incomplete.
 * @throws DataMovedError when a canteen is gone.
 */
export async function addManagersOfFile(
  transaction: Knex.Transaction,
  { canteens, known }: Pick<CanteensOfFile, 'canteens' | 'known'>,
  effects: Effects,
): Promise<WrittenCanteens> {
  const ids = canteens.map(({ siret }) => known.get(siret)?.id ?? 0)
  const states = await effects.watch('canteens', ids)
  const modificationDate = now()
  const changed = canteens.flatMap((canteen, index) => {
    const id = ids[index] ?? 0
    const before = states.get(id)
    if (!before) throw new DataMovedError('A canteen of the file is gone')
    return hasChanges(canteen, before) ? [{ id, importSource: canteen.values.importSource, modificationDate }] : []
  })
  await updateRows(transaction, canteenRows, ['importSource', 'modificationDate'], changed)
  const additions = canteens.flatMap(({ name, silentManagers }, index) =>
    silentManagers.map(email => ({ canteen: { id: ids[index] ?? 0, name }, email, notify: false })),
  )
  return { ids, newKitchenIds: [], notices: await addManagers(transaction, additions) }
}
