import type { Job } from '../jobs/job.ts'
import { makeSnapshot } from './make-snapshot.ts'

/** Makes the files of open data each night. */
export const openDataJob: Job = {
  name: 'open-data',
  timetable: '0 3 * * *',
  run: (services, { signal }) => makeSnapshot(services, signal),
}
