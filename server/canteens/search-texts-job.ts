import type { Knex } from 'knex'
import type { Job } from '../jobs/job.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { refreshDerived } from './refresh-derived.ts'

const page = 1000

/** Gives the town to the texts that earlier versions have written for searches, with a name and a SIRET alone. */
export const searchTextsJob: Job = {
  name: 'search-texts',
  timetable: '15 * * * *',
  async run({ database }, { signal }) {
    for (let last = 0; ; ) {
      signal.throwIfAborted()
      const ids = await findFormerAfter(database.reader, last)
      if (ids.length === 0) return
      await database.transaction(async transaction => {
        await lockCanteens(transaction, ids, 'write')
        await refreshDerived(transaction, ids)
      })
      last = ids.at(-1) ?? last
    }
  },
}

/** Their texts have two lines; the third is that of the town, be it empty. */
const findFormerAfter = (reader: Knex, id: number): Promise<number[]> =>
  reader('canteens')
    .where('id', '>', id)
    .whereNot('searchText', 'like', '%\n%\n%')
    .orderBy('id')
    .limit(page)
    .pluck('id')
