import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, password } from '../../server/support/test-server.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const isFocused = (element: Element): boolean => element === document.activeElement
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Votre session a expiré' })

async function openHome(person: Person, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.page({ person, expected: [/403 GET \/api\/v1\/imports\//, ...expected] })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function signOutInAnotherTab(page: Page): Promise<void> {
  const other = await site.tab(page)
  await other.goto('/')
  await other.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await other.waitForURL(`${site.url}/`)
  await other.getByRole('link', { name: 'S’identifier' }).first().waitFor()
  await other.close()
}

/** The reader comes back to the tab, which then asks the server whose session it is. */
async function returnToTab(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/api/v1/initialData/')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await answered).finished()
  // The page handles the answer within two frames.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}

describe('a session that ends', () => {
  test('in another tab is renewed in a dialog, and the page stays as it was', async () => {
    const page = await openHome(await site.server.addPerson(), [/400 POST \/api\/v1\/session\//])
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await signOutInAnotherTab(page)
    const dialog = dialogOf(page)
    // The password is asked for at once, and nobody is advised to reload the page.
    await expect.poll(() => dialog.getByLabel(/^Mot de passe de/).evaluate(isFocused)).toBe(true)
    await expect.poll(() => dialog.getByText('Rechargez').count()).toBe(0)
    await expectNoViolations(page)
    await page.keyboard.type('pas le bon')
    await page.keyboard.press('Enter')
    await dialog.getByText('L’identifiant ou le mot de passe est incorrect.').waitFor()
    await expectNoViolations(page)
    await dialog.getByLabel(/^Mot de passe de/).fill(password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Votre session est rouverte').waitFor()
    await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(true)
    await expectNoViolations(page)

    // With a second notice, they can be closed one by one or all at once, and the focus must stay.
    await signOutInAnotherTab(page)
    await dialog.getByLabel(/^Mot de passe de/).fill(password)
    await page.keyboard.press('Enter')
    const notices = page.getByRole('region', { name: 'Notifications' })
    await notices.getByRole('button', { name: 'Fermer tous les messages' }).waitFor()
    await expect.poll(() => notices.getByText('Votre session est rouverte').count()).toBe(2)
    await notices.getByRole('button', { name: 'Masquer le message' }).first().click()
    await expect.poll(() => notices.getByText('Votre session est rouverte').count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Masquer le message')
    await page.getByRole('link', { name: 'Plan du site', exact: true }).first().click()
    await page.waitForURL('**/v2/plan-du-site')
    await expect.poll(() => page.getByText('Votre session est rouverte').count()).toBe(0)
  })

  test('is renewed before the refused call is repeated, which then succeeds', { tags: 'long' }, async () => {
    const page = await openHome(await site.server.addPerson(), [/403 DELETE \/api\/v1\/session\//])
    await site.server.app.services.database.writer('sessions').del()
    await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
    await dialogOf(page)
      .getByLabel(/^Mot de passe de/)
      .fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'S’identifier' }).first().waitFor()
  })

  test('is renewed when the reader signs in in another tab; the dialog may be closed', { tags: 'long' }, async () => {
    const person = await site.server.addPerson()
    const page = await site.page({ person, expected: [/403 PATCH \/api\/v1\/user\//, /403 GET \/api\/v1\/imports\//] })
    await page.goto('/mon-compte/profil')
    await page.getByLabel('Prénom').fill('Camomille')
    await signOutInAnotherTab(page)
    await dialogOf(page).waitFor()
    await site.signIn(page.context(), person)
    await returnToTab(page)
    await dialogOf(page).waitFor({ state: 'detached' })
    await site.server.app.services.database.writer('sessions').del()
    // What was typed is still there: sending it asks for the password again, and leaving asks first.
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await dialogOf(page).waitFor()
    await page.keyboard.press('Escape')
    const refusal = page.getByRole('alert').filter({ hasText: 'Ce que vous avez saisi est resté à l’écran' })
    await expect.poll(() => refusal.evaluate(isFocused)).toBe(true)
    await expect.poll(() => page.getByText('Rechargez').count()).toBe(0)
    const leave = page.getByRole('dialog', { name: 'Quitter cette page ?' })
    // The first screen is of the same entry, the second of the other one, whose page is loaded.
    for (const name of ['Mes jetons d’accès', 'Plan du site']) {
      await page.getByRole('link', { name, exact: true }).first().click()
      await leave.waitFor()
      await expectNoViolations(page)
      await leave.getByRole('button', { name: 'Rester sur cette page' }).click()
      await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camomille')
    }
    await page.getByRole('link', { name: 'Plan du site', exact: true }).first().click()
    await leave.getByRole('button', { name: 'Quitter sans enregistrer' }).click()
    await page.waitForURL('**/v2/plan-du-site')
  })

  test('by signing out in another tab shows nothing more of a page: closing the dialog leaves it, typed or not', {
    tags: 'long',
  }, async () => {
    const page = await site.page({ person: await site.server.addPerson(), expected: [/403 GET \/api\/v1\/imports\//] })
    await page.goto('/mon-compte/profil')
    await page.getByLabel('Prénom').fill('Camomille')
    await signOutInAnotherTab(page)
    await dialogOf(page).getByText('La session a été fermée dans un autre onglet').waitFor()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.waitForURL(`${site.url}/`)
    await page.getByRole('link', { name: 'S’identifier' }).first().waitFor()
    // Going back shows it to nobody either.
    await page.goBack()
    await page.getByRole('link', { name: 'S’identifier' }).first().waitFor()
    await waitUntilIdle(page)
    expect(await page.getByLabel('Prénom').count()).toBe(0)
  })
})

describe('when something fails to load', () => {
  test('the first data: the page says so, and a retry works', { tags: 'long' }, async () => {
    const page = await site.page({ expected: [/initialData/] })
    await page.route('**/api/v1/initialData/', route => route.abort())
    await page.goto('/')
    await page.getByText('Le service ne répond pas').waitFor()
    await expectNoViolations(page)
    await page.unroute('**/api/v1/initialData/')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Vos données en trois gestes' }).waitFor()
  })

  test('a failing server: the page says whom to write to', { tags: 'long' }, async () => {
    const page = await site.page({ expected: [/500 GET \/api\/v1\/initialData/] })
    await page.route('**/api/v1/initialData/', route => route.fulfill({ status: 500, json: { detail: 'panne' } }))
    await page.goto('/')
    await page
      .getByText(
        'Une erreur est survenue, vous pouvez réessayer plus tard ou nous contacter directement à contact@ma-cantine.example',
      )
      .waitFor()
    await page.getByRole('heading', { name: 'Oops !' }).waitFor()
  })

  test('a part of the site: the screen says so, the frame stays', { tags: 'long' }, async () => {
    const page = await site.page({ expected: [/assets\/\S+\.js/, /dynamically imported/] })
    await page.goto('/v2/contact')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.route('**/assets/*.js', route => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click()
    await page.getByText('Le service ne répond pas').waitFor()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByRole('heading', { name: 'Plan du site' }).waitFor()
  })

  test('the network: the page says so until it is back', async () => {
    const page = await openHome(await site.server.addPerson(), [
      // What the notice is drawn with came with the page.
      /^(?!.*\.svg).*ERR_INTERNET_DISCONNECTED/,
    ])
    await page.context().setOffline(true)
    await page.getByText('Vous êtes hors connexion.').waitFor()
    await expectNoViolations(page)
    await page.context().setOffline(false)
    await page.getByText('Vous êtes hors connexion.').waitFor({ state: 'detached' })
  })
})
