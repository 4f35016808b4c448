import { setFlagsFromString } from 'node:v8'
import { buildApp } from './app.ts'
import { stopGracefully } from './operations/graceful-stop.ts'
import { settingsOrExit } from './settings-or-exit.ts'

// The rows of a file die young: letting the place they are born in grow takes a hundred megabytes and saves no time.
setFlagsFromString('--semi-space-growth-factor=1')

const settings = settingsOrExit()
const app = await buildApp({ settings })
stopGracefully(app)

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
