import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import type { Job } from '../jobs/job.ts'
import { statisticsIndexOf } from './statistics-index.ts'

/** Compares the figures of territories with the declarations that they are made of; a difference is told, and mended. */
export const verifyStatisticsJob: Job = {
  name: 'statistics-check',
  timetable: '15 5 * * *',
  async run({ database: { reader, replica }, settings, metrics }) {
    // Those of a replica that is away are not shown.
    const readers = replica?.state === 'ready' ? [reader, replica.reader] : [reader]
    for (const each of readers) {
      const corrected = await statisticsIndexOf(each, await loadCampaigns(each, settings)).verify()
      metrics.correctedFigures.inc(corrected ?? 0)
    }
  },
}
