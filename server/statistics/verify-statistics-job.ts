import type { Job } from '../jobs/job.ts'
import { statisticsIndexOf } from './statistics-index.ts'

/** Compares the figures of territories with the declarations that they are made of; a difference is told, and mended. */
export const verifyStatisticsJob: Job = {
  name: 'statistics-check',
  timetable: '15 5 * * *',
  async run(services) {
    const corrected = await statisticsIndexOf(services).verify()
    services.metrics.correctedFigures.inc(corrected ?? 0)
  },
}
