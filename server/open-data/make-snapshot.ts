import { setImmediate } from 'node:timers/promises'
import { publicPagePath } from '@ma-cantine/lib/canteens/canteen-address'
import { canteensDataset } from '@ma-cantine/lib/open-data/canteens-dataset'
import { declarationsDataset } from '@ma-cantine/lib/open-data/declarations-dataset'
import { statisticsDataset } from '@ma-cantine/lib/open-data/statistics-dataset'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { atOneMoment } from '../canteens/changed-canteens.ts'
import { whereVisible } from '../canteens/visible-sql.ts'
import type { Database } from '../database/connection.ts'
import { loadPublished } from '../public-canteens/load-public.ts'
import type { Services } from '../services/services.ts'
import { countedEntries } from '../statistics/counted-entries.ts'
import { lastToldYear } from '../statistics/last-told-year.ts'
import { readStatisticsEntries } from '../statistics/statistics-entries.ts'
import { DatasetWriter } from './dataset-writer.ts'
import { statisticsRows } from './statistics-rows.ts'

/** What the files are made of. */
type Source = Pick<Services, 'database' | 'settings' | 'expected'>

const batchCanteens = 100

/** Snapshots that stay: the last one, and the one before, which requests may still be reading. */
const keptSnapshots = 2

/**
 * Makes all files of open data of one state of the database. Those of the snapshot before are served until all are there; what
 * a dead node left unfinished is deleted.
 *
 * @throws the reason of the signal when it aborts.
 */
export async function makeSnapshot(source: Source, signal: AbortSignal): Promise<void> {
  const { database } = source
  await deleteSnapshots(database, snapshots => snapshots.where({ isComplete: false }))
  const [{ id }] = await database.transaction(transaction =>
    transaction('openDataSnapshots').insert({ date: new Date().toISOString() }).returning('id'),
  )
  await atOneMoment(database.reader, async transaction => {
    await writeCanteens(source, transaction, id, signal)
    await writeStatistics(source, transaction, id, signal)
  })
  await database.transaction(async transaction => {
    await transaction('openDataSnapshots').where({ id }).update({ isComplete: true })
  })
  const kept: number[] = await database
    .reader('openDataSnapshots')
    .where({ isComplete: true })
    .orderBy('id', 'desc')
    .limit(keptSnapshots)
    .pluck('id')
  await deleteSnapshots(database, snapshots => snapshots.whereNotIn('id', kept))
}

const deleteSnapshots = (
  database: Database,
  which: (snapshots: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<void> =>
  database.transaction(async transaction => {
    await which(transaction('openDataSnapshots')).delete()
  })

async function writeCanteens(
  { database, settings }: Source,
  transaction: Knex,
  snapshotId: number,
  signal: AbortSignal,
): Promise<void> {
  const canteens = await DatasetWriter.open(database, snapshotId, canteensDataset)
  const declarations = await DatasetWriter.open(database, snapshotId, declarationsDataset)
  const lastTold = lastToldYear(settings)
  const ids: number[] = await whereVisible(transaction, transaction('canteens')).orderBy('id').pluck('id')
  for (let start = 0; start < ids.length; start += batchCanteens) {
    signal.throwIfAborted()
    const published = await loadPublished(transaction, ids.slice(start, start + batchCanteens))
    await canteens.add(
      published.map(({ canteen }) => ({ canteen, page: settings.publicUrl + publicPagePath(canteen) })),
    )
    await declarations.add(published.flatMap(({ declared }) => declared.filter(({ year }) => year <= lastTold)))
  }
  await canteens.end()
  await declarations.end()
}

async function writeStatistics(
  { database, settings, expected }: Source,
  transaction: Knex,
  snapshotId: number,
  signal: AbortSignal,
): Promise<void> {
  const statistics = await DatasetWriter.open(database, snapshotId, statisticsDataset)
  const campaigns = await loadCampaigns(transaction, settings)
  const { changed } = await readStatisticsEntries(transaction, campaigns, null)
  const entries = countedEntries(new Map([...changed].flatMap(([id, entry]) => (entry ? [[id, entry] as const] : []))))
  const years = campaigns.map(({ year }) => year)
  for (const year of years) {
    signal.throwIfAborted()
    // Requests are answered between two years.
    await setImmediate()
    await statistics.add(
      statisticsRows(() => entries, expected, year, { years: [year], lastTold: lastToldYear(settings) }),
    )
  }
  await statistics.end()
}
