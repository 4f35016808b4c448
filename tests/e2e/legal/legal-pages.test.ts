import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox, waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

const notices = '/v2/mentions-legales'
const personalData = '/v2/donnees-personnelles'

/** Everything that the operator can tell. */
const told = {
  OPERATOR_PUBLISHER: 'Direction des cantines exemplaires',
  OPERATOR_PUBLICATION_DIRECTOR: 'Camille Dupont',
  OPERATOR_POSTAL_ADDRESS: '1 rue des Tilleuls, 54460 Exempleville',
  OPERATOR_PHONE: '01 00 00 00 00',
  OPERATOR_HOST_NAME: 'Hébergeur exemplaire',
  OPERATOR_HOST_ADDRESS: '2 rue des Marronniers, 54460 Exempleville',
  OPERATOR_HOST_PHONE: '01 00 00 00 01',
  OPERATOR_CONTROLLER: 'Ministère des cantines exemplaires',
  OPERATOR_DPO_EMAIL: 'donnees@exemple.fr',
  OPERATOR_PROCESSORS: JSON.stringify([
    { name: 'Hébergeur exemplaire', country: 'France', purpose: 'Hébergement', guarantees: 'Contrat de l’article 28' },
  ]),
  OPERATOR_SOURCE_CODE_URL: 'https://code.exemple.fr/ma-cantine',
  CONTACT_EMAIL: 'nous@exemple.fr',
}

const main = (page: Page) => page.getByRole('main')
async function isInView(page: Page, id: string): Promise<boolean> {
  const { top } = await readBox(page.locator(`#${id}`))
  return top >= -1 && top < (page.viewportSize()?.height ?? 0)
}

describe('where the operator told nothing yet', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.close())

  test('a visitor reads that it will come, and the staff which settings tell it', { tags: 'long' }, async () => {
    const visitor = await site.page({ width: 'phone' })
    await visitor.goto(notices)
    await main(visitor).getByText('seront complétées par l’exploitant du service : Éditeur, Directeur').waitFor()
    await main(visitor).getByText('Le code source est publié à cette adresse : Cette information sera').waitFor()
    await expect.poll(() => main(visitor).getByText('Cette page est à compléter').count()).toBe(0)
    await expectNoViolations(visitor)
    await expectNoSidewaysScroll(visitor)
    await visitor.goto(personalData)
    await main(visitor).getByText('Aucune mesure d’audience n’est en place sur ce site.').waitFor()
    await expect.poll(() => main(visitor).getByRole('checkbox').count()).toBe(0)

    const staff = await site.page({ person: await site.server.addPerson({ isStaff: true }) })
    await staff.goto(notices)
    const notice = staff.locator('.fr-alert', { hasText: 'Cette page est à compléter' })
    await notice.waitFor()
    await expect
      .poll(() => notice.locator('code').allInnerTexts())
      .toEqual([
        'OPERATOR_PUBLISHER',
        'OPERATOR_PUBLICATION_DIRECTOR',
        'OPERATOR_POSTAL_ADDRESS',
        'OPERATOR_PHONE',
        'OPERATOR_HOST_NAME',
        'OPERATOR_HOST_ADDRESS',
        'OPERATOR_HOST_PHONE',
        'OPERATOR_SOURCE_CODE_URL',
      ])
    await expectNoViolations(staff)
  })
})

describe('where the operator told everything', () => {
  const counted: string[] = []
  const service = createServer((request, response) => {
    counted.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }).end()
  })
  let site: Site
  beforeAll(async () => {
    await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
    site = await startSite({ ...told, ANALYTICS_URL: address, ANALYTICS_SITE_ID: '7' })
  })
  afterAll(async () => {
    await site.close()
    service.close()
  })

  test('the legal notices name them, in French and in English', { tags: 'long' }, async () => {
    const page = await site.page()
    await page.goto(notices)
    await main(page).getByText('Camille Dupont').waitFor()
    for (const text of ['Direction des cantines exemplaires', '2 rue des Marronniers', 'code.exemple.fr/ma-cantine']) {
      await main(page).getByText(text).waitFor()
    }
    await expect
      .poll(() => main(page).getByRole('link', { name: 'nous@exemple.fr' }).first().getAttribute('href'))
      .toBe('mailto:nous@exemple.fr')
    await expectNoViolations(page)
    const english = await site.page({ locale: 'en' })
    await english.goto(notices)
    await main(english).getByText('the French version is the reference').waitFor()
    await main(english).getByText('Camille Dupont').waitFor()
  })

  test('the page about personal data has ten numbered sections, reached by its contents and its addresses', {
    tags: 'long',
  }, async () => {
    const page = await site.page()
    await page.goto(`${personalData}#cookies`)
    await expect.poll(() => isInView(page, 'cookies')).toBe(true)
    const titles = main(page).locator('section > h2')
    await expect
      .poll(async () => (await titles.allInnerTexts()).map(title => Number.parseInt(title, 10)))
      .toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    await main(page).getByRole('cell', { name: 'Contrat de l’article 28' }).waitFor()

    await page.getByRole('button', { name: 'Haut de page' }).click()
    await expect.poll(() => page.evaluate('scrollY')).toBe(0)
    await page
      .getByRole('navigation', { name: 'Sommaire' })
      .getByRole('link', { name: /^Combien/ })
      .click()
    await expect.poll(() => isInView(page, 'durees')).toBe(true)
    await expect.poll(() => new URL(page.url()).hash).toBe('#durees')
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('durees')
    const account = main(page).getByRole('row', { name: /^Compte/ })
    await expect.poll(() => account.innerText()).toContain('4 ans après la dernière utilisation')
    await expectNoViolations(page)

    const phone = await site.page({ width: 'phone', locale: 'en' })
    await phone.goto(personalData)
    await main(phone).getByText('4 years after the last use').waitFor()
    await expect.poll(() => main(phone).getByRole('button', { name: 'Back to top' }).count()).toBe(0)
    await expectNoViolations(phone)
    await expectNoSidewaysScroll(phone)
  })

  const isCounted = (page: Page) => page.evaluate(() => '_paq' in window)
  const commands = (page: Page) => page.evaluate(() => (window as { _paq?: unknown[][] })._paq?.splice(0) ?? [])

  test('visits are counted until the reader refuses, for 13 months at most', async () => {
    counted.length = 0
    const page = await site.page()
    await page.goto(personalData)
    const box = page.getByRole('checkbox', { name: /^Compter mes visites/ })
    await expect.poll(() => box.isChecked()).toBe(true)
    await expect.poll(() => counted).toEqual(['/matomo.js'])
    await commands(page)

    await box.press('Space')
    await page.getByText('Vos visites ne sont plus comptées').waitFor()
    await expect.poll(() => commands(page)).toEqual([['requireConsent'], ['deleteCookies']])
    await expectNoViolations(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    await expect.poll(() => commands(page)).toEqual([])

    // The next pages do not even load the script.
    await page.goto(personalData)
    await expect.poll(() => box.isChecked()).toBe(false)
    await waitUntilIdle(page)
    expect(await isCounted(page)).toBe(false)
    expect(counted).toHaveLength(1)

    await box.press('Space')
    await page.getByText('Vos visites sont comptées à nouveau').waitFor()
    await expect.poll(() => isCounted(page)).toBe(true)

    // Stopped again, then allowed again in the same page: what was counted in between must never leave.
    await box.press('Space')
    await box.press('Space')
    await commands(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
    await page.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor()
    await expect.poll(() => commands(page)).toEqual([])

    await page.goto(personalData)
    await box.press('Space')
    await page.getByText('Vos visites ne sont plus comptées').waitFor()
    const key = 'mesure-d-audience-refusee-jusqu-au'
    const end = await page.evaluate(name => localStorage.getItem(name) ?? '', key)
    const months = (new Date(end).getTime() - Date.now()) / (365.25 / 12) / 86_400_000
    expect(months).toBeGreaterThan(12.9)
    expect(months).toBeLessThan(13.1)
    await page.evaluate(name => localStorage.setItem(name, new Date(Date.now() - 1000).toISOString()), key)
    await page.reload()
    await expect.poll(() => box.isChecked()).toBe(true)
    await expect.poll(() => page.evaluate(name => localStorage.getItem(name), key)).toBeNull()
  })

  test('visits are not counted where the browser asks not to be tracked', async () => {
    const page = await site.page()
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    await page.goto(personalData)
    await page.getByText('Votre navigateur demande aux sites de ne pas vous suivre').waitFor()
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0)
    await waitUntilIdle(page)
    expect(await isCounted(page)).toBe(false)
  })
})
