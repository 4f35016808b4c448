/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../server/support/free-port.ts'
import { password } from '../../server/support/test-server.ts'
import { launchChromium, patience } from '../../support/chromium.ts'
import { file } from '../../support/files.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { waitForScripts } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

let folder: string
let database: FreshDatabase
let chromium: Browser
const servers: RunningServer[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-lost-'))
  ;[database, chromium] = await Promise.all([createDatabase(folder), launchChromium()])
})
afterAll(async () => {
  await chromium.close()
  for (const server of servers) await server.stop()
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('a file being sent when the server dies is stored once, without a click, when the server is back', {
  timeout: 180_000,
}, async () => {
  const port = await freePort()
  const start = async (): Promise<RunningServer> => {
    const environment = { PORT: String(port), DEMO_PASSWORD: password, PUBLIC_URL: `http://127.0.0.1:${port}` }
    const server = await startServer(environment, [], database)
    servers.push(server)
    return server
  }
  const server = await start()
  const context = await chromium.newContext({ baseURL: server.url })
  context.setDefaultTimeout(patience)
  await context.request.post('/api/v1/session/', { data: { username: server.account.username, password } })
  const page = waitForScripts(await context.newPage())
  const screen = new SendingPage(page)
  await screen.open('PURCHASES')
  const rows = Array.from({ length: 5000 }, (_, index) => ({ description: `Panier ${index}` }))
  await screen.choose(file('achats', rows))
  await screen.heading('Ce qui sera enregistré').waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await screen.save()
  await page
    .getByText(/% du fichier envoyé/)
    .first()
    .waitFor()
  server.process.kill('SIGKILL')
  await screen.heading('On ne sait pas encore si le fichier a été enregistré').waitFor()
  await page.getByText('Le service ne répond pas').first().waitFor()
  await page.getByText(/Nouvel essai dans/).waitFor()
  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await start()
  const result = await screen.succeed(90_000)
  await result.getByText(/Vos 5.000 achats sont enregistrés et disponibles\./).waitFor()
  const list = await context.request.get('/api/v1/purchases/?limit=1')
  expect(await list.json()).toMatchObject({ count: 5000 })
})
