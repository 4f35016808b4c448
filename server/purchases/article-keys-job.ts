import type { Job } from '../jobs/job.ts'
import { storeTextKeys } from './text-keys.ts'

/** Stores the keys of the articles that were bought since, and of those that earlier versions have written. */
export const articleKeysJob: Job = {
  name: 'article-keys',
  timetable: '*/5 * * * *',
  run: ({ database }, { signal }) => storeTextKeys(database, signal),
}
