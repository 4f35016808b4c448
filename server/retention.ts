/** Applies the retention rules once, sends the warnings, and prints the numbers of deleted rows as one JSON object. */
import { buildApp } from './app.ts'
import { applyRetention } from './operations/apply-retention.ts'
import { orExit } from './settings/or-exit.ts'
import { readSettings } from './settings/settings.ts'

const app = await orExit(async () => buildApp({ settings: readSettings(process.env) }))
try {
  const { database, mail, settings } = app.services
  console.log(JSON.stringify(await applyRetention(database, new Date(), settings.publicUrl)))
  await mail.drainFully()
} finally {
  await app.close()
}
