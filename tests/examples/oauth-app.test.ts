/** @module-tag long */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { ApplicationGrant } from '@ma-cantine/lib'
import { expect, onTestFinished, test } from 'vitest'
import { MaCantine } from '../../examples/oauth-app/ma-cantine.ts'
import { freePort } from '../server/support/free-port.ts'
import { Visitor } from '../server/support/visitor.ts'
import { startServer } from '../support/running-server.ts'

const app = fileURLToPath(new URL('../../examples/oauth-app/app.ts', import.meta.url))

async function startApp(env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [app], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill())
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Application prête')) return
  throw new Error('The application ended before it was ready')
}

test('the example of an application shows its user their canteens, and gives the access back', async () => {
  const [sitePort, appPort] = [await freePort(), await freePort()]
  const [site, home] = [`http://127.0.0.1:${sitePort}`, `http://127.0.0.1:${appPort}`]
  const server = await startServer({ PORT: String(sitePort), PUBLIC_URL: site })
  onTestFinished(() => server.stop())
  const { username, password, canteens } = server.account

  const onSite = new Visitor(site)
  await onSite.signIn(username, password)
  const { clientId: CLIENT_ID, clientSecret } = await onSite.register({
    name: 'Économat',
    redirectUris: [`${home}/retour`],
    confidential: true,
  })
  const CLIENT_SECRET = clientSecret ?? ''
  await startApp({ MA_CANTINE: site, CLIENT_ID, CLIENT_SECRET, PORT: String(appPort) })

  const onApp = new Visitor(home)
  expect((await onApp.visit('/')).page).toContain('Se connecter avec ma cantine')
  const { url: departure } = await onApp.visit('/connexion')
  const consent = await onSite.visit(departure)
  const { url: back } = await onSite.answer(consent, true)
  const shown = await onApp.visit(back)
  expect(shown.page).toContain('Bonjour Camille Démo')
  for (const { name } of canteens) expect(shown.page).toContain(name)
  const grants = async () => (await onSite.call<ApplicationGrant[]>('GET', '/api/v1/oauthGrants/')).answer
  expect((await grants()).map(({ applicationName }) => applicationName)).toEqual(['Économat'])

  expect((await onApp.visit('/deconnexion')).page).toContain('Se connecter avec ma cantine')
  expect(await grants()).toEqual([])

  const refusing = await onSite.visit((await onApp.visit('/connexion')).url)
  const refused = await onSite.answer(refusing, false)
  expect((await onApp.visit(refused.url)).page).toContain('Vous avez refusé l’accès')

  const maCantine = await MaCantine.connect({
    site,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUri: `${home}/retour`,
  })
  const trip = await maCantine.depart()
  const { url: address } = await onSite.answer(await onSite.visit(trip.address), true)
  const access = await maCantine.arrive(address, trip)
  expect(await maCantine.fresh(access)).toBe(access)
  const renewed = await maCantine.fresh({ ...access, expiry: 0 })
  expect(renewed.refreshToken).not.toBe(access.refreshToken)
  expect((await maCantine.canteens(renewed)).canteenPreviews).toHaveLength(canteens.length)
})
