import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { stopGracefully } from './operations/graceful-stop.ts'
import { listen } from './operations/listen.ts'
import { orExit } from './settings/or-exit.ts'
import { readSettings } from './settings/settings.ts'

// Rows of a file are short-lived: a growing young generation would take a hundred megabytes without saving time.
setFlagsFromString('--semi-space-growth-factor=1')

const address = await orExit(async () => {
  const app = await buildApp({ settings: readSettings(process.env) })
  stopGracefully(app)
  return listen(app)
})
console.log(`Serveur prêt : ${address}`)
