/** Applies the retention rules once, sends the messages it makes, and prints what went, as one JSON object. */
import { buildApp } from '../app.ts'
import { orExit, settingsOrExit } from '../settings-or-exit.ts'
import { applyRetention } from './apply-retention.ts'

const settings = await settingsOrExit()
const app = await orExit(() => buildApp({ settings }))
try {
  const { database, mail } = app.services
  console.log(JSON.stringify(await applyRetention(database, new Date(), settings.publicUrl)))
  await mail.drained()
} finally {
  await app.close()
}
