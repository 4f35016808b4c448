import { refreshDerived } from '../../../server/canteens/refresh-derived.ts'
import type { Database } from '../../../server/database/connection.ts'
import { addMembers } from '../../../server/teams/add-members.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { makeSiret } from './sirets.ts'

const batch = 50

/**
 * Stores canteens of one manager that lack nothing to be declared: a complete canteen, and a report of the year with its
 * total.
 * @param from the number of the first one, which its name and SIRET come from.
 */
export async function addReadyCanteens(
  database: Database,
  userId: number,
  year: number,
  count: number,
  from = 0,
): Promise<number[]> {
  const date = new Date().toISOString()
  const dates = { creationDate: date, modificationDate: date }
  const ids: number[] = []
  await database.transaction(async transaction => {
    for (let start = from; start < from + count; start += batch) {
      const numbers = Array.from({ length: Math.min(batch, from + count - start) }, (_, index) => start + index)
      const rows: { id: number }[] = await transaction('canteens')
        .insert(
          numbers.map(number => ({
            ...dates,
            name: `École n° ${String(number).padStart(5, '0')}`,
            siret: makeSiret(number),
            cityInseeCode: '34172',
            economicModel: 'public',
            managementType: 'direct',
            productionType: 'site',
            dailyMealCount: 100,
            yearlyMealCount: 14_000,
          })),
        )
        .returning('id')
      const batchIds = rows.map(({ id }) => id)
      await transaction('canteenSectors').insert(batchIds.map(canteenId => ({ canteenId, sectorId: 9 })))
      await transaction('diagnostics').insert(
        batchIds.map(canteenId => ({
          ...dates,
          canteenId,
          year,
          diagnosticType: 'SIMPLE',
          ...nothingElse,
          valueTotalHt: 20_000,
          valueBioHt: 5000,
        })),
      )
      await refreshDerived(transaction, batchIds)
      await addMembers(
        transaction,
        batchIds.map(canteenId => ({ canteenId, userId })),
      )
      ids.push(...batchIds)
    }
  })
  return ids
}
