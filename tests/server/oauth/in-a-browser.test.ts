import { createServer } from 'node:http'
import type { Browser as Chromium, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { launchChromium } from '../../support/chromium.ts'
import { freePort } from '../support/free-port.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let site: string
let person: Person
let chromium: Chromium
beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  server = await startTestServer({ PUBLIC_URL: site })
  await server.app.listen({ port, host: '127.0.0.1' })
  person = await server.addPerson()
  chromium = await launchChromium()
}, 300_000)
afterAll(async () => {
  await chromium?.close()
  await server.close()
})

/** Where the application of the test gets its users back. */
async function startReturn(): Promise<string> {
  const port = await freePort()
  const application = createServer((_, response) => response.end('<title>Retour</title>')).listen(port, '127.0.0.1')
  onTestFinished(() => void application.close())
  return `http://127.0.0.1:${port}/retour`
}

async function openTab(width: number): Promise<{ tab: Page; complaints: string[] }> {
  const tab = await chromium.newPage({ viewport: { width, height: 900 } })
  onTestFinished(() => tab.close())
  const complaints: string[] = []
  tab.on('console', message => {
    // Chromium asks for an icon by itself.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text())
  })
  tab.on('pageerror', error => complaints.push(error.message))
  return { tab, complaints }
}

test.each([360, 1280])(
  'a browser %i pixels wide registers an application, consents and comes back, and has nothing to complain of',
  async width => {
    const redirectUri = await startReturn()
    const { tab, complaints } = await openTab(width)
    const fits = async () =>
      expect(await tab.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true)

    await tab.goto(`${site}/o/applications/register/`)
    await fits()
    await tab.getByLabel('Identifiant ou adresse électronique').fill(person.username)
    await tab.getByLabel('Mot de passe').fill(password)
    await tab.getByRole('button', { name: 'Se connecter' }).click()
    await tab.getByLabel('Nom, tel que les utilisateurs le verront').fill('Économat')
    await tab.getByLabel('Adresses de retour').fill(redirectUri)
    await fits()
    await tab.getByRole('button', { name: 'Déclarer' }).click()
    await fits()
    const clientId = await tab.locator('code').first().innerText()

    const query = { client_id: clientId, response_type: 'code', redirect_uri: redirectUri, state: 'etat' }
    await tab.goto(`${site}/o/authorize/?${new URLSearchParams(query)}`)
    expect(await tab.getByRole('heading', { level: 1 }).innerText()).toBe('Autoriser «\u00a0Économat\u00a0»\u00a0?')
    await fits()
    // The page's style is let in by its hash, and is the only thing that is.
    expect(await tab.evaluate("getComputedStyle(document.querySelector('header .brand')).fontWeight")).toBe('700')
    await tab.getByRole('button', { name: 'Autoriser' }).click()
    await tab.waitForURL(url => url.href.startsWith(redirectUri))
    expect(new URL(tab.url()).searchParams.get('code')).toMatch(/^[\w-]{43}$/)

    await tab.goto(`${site}/o/authorized_tokens/`)
    await fits()
    await tab.getByRole('button', { name: 'Retirer l’accès de Économat' }).first().click()
    await tab.goto(`${site}/o/applications/`)
    await fits()
    expect(complaints).toEqual([])
  },
)
