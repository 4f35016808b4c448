/** Applies the retention rules once, sends the messages it makes, and prints what went, as one JSON object. */
import { buildApp } from '../app.ts'
import { orExit } from '../or-exit.ts'
import { readSettings } from '../settings.ts'
import { applyRetention } from './apply-retention.ts'

const app = await orExit(async () => buildApp({ settings: readSettings(process.env) }))
try {
  const { database, mail, settings } = app.services
  console.log(JSON.stringify(await applyRetention(database, new Date(), settings.publicUrl)))
  await mail.drained()
} finally {
  await app.close()
}
