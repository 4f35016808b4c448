/** Makes the files of open data now, as a job does each night. */
import { makeSnapshot } from './open-data/make-snapshot.ts'
import { openConfiguredDatabase } from './operations/configured-database.ts'
import { orExit } from './settings/or-exit.ts'
import { readSettings } from './settings/settings.ts'

await orExit(async () => {
  const settings = readSettings(process.env)
  const database = await openConfiguredDatabase(settings)
  try {
    await makeSnapshot({ database, settings }, new AbortController().signal)
  } finally {
    await database.close()
  }
})
