import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { readSettings, type Settings, SettingsError } from './settings.ts'

// The rows of a file die young: letting the place they are born in grow takes a hundred megabytes and saves no time.
setFlagsFromString('--semi-space-growth-factor=1')

/** Requests under way have this long to end once the server is asked to stop. */
const patience = 10_000

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

const settings = settingsOrExit()
const app = await buildApp({ settings })

let stopping = false
async function stop(): Promise<void> {
  // Asked twice, it stops at once: what was being written is rolled back.
  if (stopping) process.exit(1)
  stopping = true
  setTimeout(() => app.server.closeAllConnections(), patience).unref()
  // A mail server that does not answer must not hold it any longer: the message stays in the outbox.
  setTimeout(() => process.exit(0), 2 * patience).unref()
  await app.close()
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

const { host, port } = settings
try {
  const address = await app.listen({ host, port, listenTextResolver: address => `listening on ${address}` })
  console.log(`Serveur prêt : ${address}`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  console.error(`Le port ${port} de ${host} est déjà pris : choisissez-en un autre avec PORT.`)
  await app.close()
  process.exitCode = 1
}
