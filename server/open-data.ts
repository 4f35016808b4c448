/** Makes the files of open data now, as a job does each night. */
import { makeSnapshot } from './open-data/make-snapshot.ts'
import { openConfiguredDatabase } from './operations/configured-database.ts'
import { orExit } from './settings/or-exit.ts'
import { readExpected } from './settings/read-expected.ts'
import { readSettings } from './settings/settings.ts'

await orExit(async () => {
  const settings = readSettings(process.env)
  const database = await openConfiguredDatabase(settings)
  try {
    await makeSnapshot({ database, settings, expected: await readExpected(settings) }, new AbortController().signal)
  } finally {
    await database.close()
  }
})
