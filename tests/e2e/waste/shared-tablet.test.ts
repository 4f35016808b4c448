/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, parc } from '../../server/support/sirets.ts'
import { type Person, password } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilSettled } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

/** Playwright cuts the network of service workers only with this. */
const workersToo = 'PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS'
const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION/, /403 (GET|POST|DELETE) /]

let site: Site
let anne: Person
let paul: Person
let place: number
beforeAll(async () => {
  process.env[workersToo] = '1'
  site = await startSite()
  anne = await site.server.addPerson({ firstName: 'Anne', lastName: 'Roux' })
  paul = await site.server.addPerson({ firstName: 'Paul', lastName: 'Brun' })
  place = await site.server.addCanteen(lac, [anne], { name: 'Cantine du Lac' })
  await site.server.addCanteen(parc, [paul], { name: 'Cantine du Parc' })
})
afterAll(async () => {
  delete process.env[workersToo]
  await site.close()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const endSessions = () => site.server.app.services.database.writer('sessions').del()
const grams = async () => (await site.server.rows<{ grams: number }>('weighings')).map(row => row.grams).sort()

async function weigh(page: Page, text: string): Promise<void> {
  await page.getByLabel('Assiettes').check()
  const mass = page.getByLabel('Masse en kilogrammes')
  await mass.fill(text)
  await mass.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => mass.inputValue()).toBe('')
}

async function openScale(page: Page): Promise<void> {
  await page.goto(`/v2/pesees/${place}--cantine-du-lac`)
  await page.getByText('Cette page s’ouvrira aussi sans réseau').waitFor()
}

async function signIn(page: Page, { username }: Person): Promise<void> {
  await page.goto('/s-identifier')
  await page.getByLabel('Identifiant ou adresse e-mail').fill(username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await button(page, 'Se connecter').click()
  await button(page, 'Se déconnecter').first().waitFor()
}

/** Everything that the browser keeps for the site, as text: the two storages, the database of weighings, the caches. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>(resolve => {
        const request = indexedDB.open(name ?? '')
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames)
        kept.push(
          await new Promise(resolve => {
            const request = database.transaction(store).objectStore(store).getAll()
            request.onsuccess = () => resolve(request.result)
          }),
        )
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        kept.push(request.url)
        if (request.url.includes('/api/')) kept.push(await (await cache.match(request))?.text())
      }
    }
    return JSON.stringify(kept)
  })

const ofAnne = /Roux|Anne|Cantine du Lac|cantine-du-lac/

test('two persons on one tablet: nothing of the first is shown to the second, and nothing that she weighed is lost', async () => {
  const page = await site.page({ person: anne, withWorkers: true, expected })
  await openScale(page)
  await weigh(page, '4')
  await page.getByText('par Anne Roux').waitFor()
  await page.context().setOffline(true)
  await weigh(page, '7')
  await page.getByText('Pas de réseau : 1 pesée').waitFor()
  await expect.poll(() => keptBy(page)).toMatch(ofAnne)

  // A device that heard nothing of the server for a week does not show her canteen any more.
  await page.evaluate(async () => {
    const eightDaysAgo = String(Date.now() - 8 * 24 * 3600 * 1000)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const kept = await cache.match('/api/v1/initialData/')
      if (kept)
        await cache.put(
          '/api/v1/initialData/',
          new Response(await kept.text(), {
            headers: { ...Object.fromEntries(kept.headers), 'x-gardee-le': eightDaysAgo },
          }),
        )
    }
  })
  await page.reload()
  await page.getByText('Le service ne répond pas').waitFor()
  expect(await page.getByText(/Cantine du Lac|Anne/).count()).toBe(0)

  // Her session ends; the network comes back after she has left the page.
  const blank = await site.tab(page)
  await page.close()
  await endSessions()
  await page.context().setOffline(false)
  await blank.goto('/')
  await blank.getByRole('link', { name: 'S’identifier' }).first().waitFor()
  await expect.poll(() => keptBy(blank)).not.toMatch(ofAnne)
  await blank.context().setOffline(true)
  await blank.goto(`/v2/pesees/${place}--cantine-du-lac`).catch(() => undefined)
  expect(await blank.getByText('Cantine du Lac').count()).toBe(0)
  await blank.context().setOffline(false)

  await signIn(blank, paul)
  await blank.goto(`/v2/pesees/${place}--cantine-du-lac`)
  await blank.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilSettled(blank)
  expect(await blank.getByText(/Cantine du Lac|7 kg|Anne/).count()).toBe(0)
  await expect.poll(() => keptBy(blank)).not.toMatch(ofAnne)
  expect(await grams()).toEqual([4000])
  await blank.goto('/')
  await button(blank, 'Se déconnecter').first().click()
  await blank.getByRole('link', { name: 'S’identifier' }).first().waitFor()

  // She comes back: she is told, and what she weighed leaves.
  await signIn(blank, anne)
  await blank.reload()
  await blank.getByText('Des pesées sont encore à envoyer').waitFor()
  // Her home page is a script of its own, which may come later than the notice.
  await blank.getByRole('heading', { level: 1, name: /^Bonjour / }).waitFor()
  await expectNoViolations(blank)
  await openScale(blank)
  await blank.getByText('Tout est envoyé.').waitFor()
  await expect.poll(grams).toEqual([4000, 7000])
  await blank.context().close()
})

test('who signs out is told what waits; it stays for her, and her names, weighings and codes go', async () => {
  const page = await site.page({ width: 'phone', person: anne, withWorkers: true, expected })
  const url = `/api/v1/canteens/${place}/weighingLinks/`
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/Paris' })
  const payload = { periodStartDate: today, periodEndDate: today }
  const link = await site.server.app.inject({ method: 'POST', url, headers: anne.headers, payload })
  const { code } = link.json<{ code: string }>()
  const plainCode = code.replaceAll('-', '')
  await page.goto(`/v2/pesees#${plainCode}`)
  await page.getByText('Tout est envoyé.').waitFor()
  await page.route('**/weighings/**', route => route.abort('internetdisconnected'))
  await weigh(page, '2')
  await page.getByText('Pas de réseau : 1 pesée').waitFor()
  await page.unroute('**/weighings/**')
  await page.goto('about:blank')
  await page.context().route('**/weighings/**', route => route.abort('internetdisconnected'))
  await page.goto(`/v2/pesees/${place}--cantine-du-lac`)
  await weigh(page, '9')
  await page.getByText('Pas de réseau : 1 pesée').waitFor()
  await expect.poll(() => keptBy(page)).toContain(plainCode)

  await page.goto('/mon-compte')
  await button(page, 'Masquer le message').click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await button(page, 'Se déconnecter').first().click()
  const dialog = dialogOf(page, 'Avant de vous déconnecter')
  await dialog.getByRole('link', { name: 'Cantine du Lac : 1 pesée' }).waitFor()
  await dialog.getByText('Avec le code d’une cuisine : 1 pesée à envoyer. Cet appareil oubliera ce code').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await button(page, 'Me déconnecter').click()
  await page.getByRole('heading', { name: 'Vos données en trois gestes' }).waitFor()
  const kept = await keptBy(page)
  expect(kept).not.toMatch(ofAnne)
  expect(kept).not.toContain(plainCode)
  expect(kept).toContain('9000')
  await page.context().unroute('**/weighings/**')

  // The code sends what was weighed by it, the account what was weighed with it.
  await page.goto(`/v2/pesees#${plainCode}`)
  await page.getByText('Tout est envoyé.').waitFor()
  await expect.poll(grams).toContain(2000)
  expect(await grams()).not.toContain(9000)
  await site.signIn(page.context(), anne)
  await page.goto(`/v2/pesees/${place}--cantine-du-lac`)
  await expect.poll(grams).toContain(9000)
  await page.context().close()
})

test('a page that stays open when its session ends is covered, and leaves for the next person or after its delay', async () => {
  const page = await site.page({ width: 'phone', person: anne, expected })
  await page.clock.install()
  const open = async () => {
    await page.goto(`/v2/pesees/${place}--cantine-du-lac`)
    await page.getByText('Tout est envoyé.').waitFor()
  }
  /** She weighs without network, and her session has ended when it is back. */
  const weighWhileItEnds = async (text: string) => {
    await page.route('**/weighings/**', route => route.abort('internetdisconnected'))
    await weigh(page, text)
    await page.getByText('Pas de réseau : 1 pesée').waitFor()
    await endSessions()
    await page.unroute('**/weighings/**')
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  const dialog = dialogOf(page, 'Votre session a expiré')
  await open()
  await weighWhileItEnds('5')
  await dialog.getByText('dans les 30 minutes').waitFor()
  await expectNoViolations(page)
  // Signing in again goes on where she was.
  await dialog.getByLabel(/^Mot de passe de/).fill(password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(grams).toContain(5000)

  await weighWhileItEnds('6')
  await dialog.waitFor()
  await page.clock.fastForward('31:00')
  await page.getByRole('heading', { name: 'Vos données en trois gestes' }).waitFor()
  await expect.poll(() => keptBy(page)).not.toMatch(ofAnne)

  await site.signIn(page.context(), anne)
  await open()
  await expect.poll(grams).toContain(6000)
  const other = await site.tab(page)
  await site.signIn(page.context(), paul)
  await other.goto('/')
  await page.waitForURL(`${site.url}/`)
  await page.getByText('Brun').first().waitFor({ state: 'attached' })
  await page.context().close()
})
