/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { readBox } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'

const address = '/v2/developpement-et-apis'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a visitor is invited to create an account, and finds the tools', async () => {
  const page = await site.page({ width: 'narrow' })
  await page.goto('/outils')
  await page.waitForURL(({ pathname, hash }) => pathname + hash === `${address}#outils`)
  await page.getByRole('heading', { name: 'La commande, en un seul fichier' }).waitFor()
  const heading = page.getByRole('heading', { name: 'La commande et la bibliothèque' })
  expect((await readBox(heading)).top).toBeLessThan(200)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  const { tools } = (await (await fetch(`${site.url}/outils/index.json`)).json()) as {
    tools: { file: string; latest: string; sha256: string }[]
  }
  for (const { file, sha256 } of tools.slice(0, 3)) {
    await page.getByText(sha256).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Télécharger ${file}` }).click()
    expect((await download).suggestedFilename()).toBe(file)
  }
  await page.getByRole('link', { name: 'Créer mon compte' }).last().click()
  await page.getByRole('heading', { level: 1, name: 'Créer mon compte' }).waitFor()
})

test('a user turns the developer mode on, copies a first call, and turns the mode off', async () => {
  const person = await site.server.addPerson()
  const page = await site.page({
    width: 'phone',
    person,
    expected: [/PATCH .*\/api\/v1\/user\/\d+: net::ERR_INTERNET/],
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()')
  await page.goto(address)
  await page.getByText('Toutes les autres pages vous restent ouvertes.').waitFor()
  await expectNoViolations(page)

  let refused = true
  await page.route('**/api/v1/user/*', route => (refused ? route.abort('internetdisconnected') : route.continue()))
  await page.getByRole('button', { name: 'Activer le mode développeur' }).click()
  await page.getByRole('alert').getByText('Le service ne répond pas').waitFor()
  refused = false
  await page.getByRole('button', { name: 'Activer le mode développeur' }).click()
  await page.getByRole('status').getByText('Le mode développeur est activé.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('H1')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Copier : Demandez la liste de vos cantines, en curl' }).click()
  await page.getByRole('status').getByText('Copié').waitFor()
  await expect.poll(() => clipboard()).toContain(`'${site.url}/api/v1/canteenPreviews/'`)

  await page.getByRole('tab', { name: 'curl' }).press('ArrowRight')
  await page.getByRole('tab', { name: 'TypeScript', selected: true }).waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('?langage=typescript')
  await page.getByRole('heading', { name: 'Ou avec la bibliothèque de ma cantine' }).waitFor()
  await page.getByRole('button', { name: 'Copier : Commande qui installe la bibliothèque' }).click()
  await expect.poll(clipboard).toBe(`npm install ${site.url}/outils/ma-cantine-lib.tgz`)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.reload()
  await page.getByRole('tab', { name: 'Python', selected: true }).waitFor()
  await page.getByText('from urllib.request import Request, urlopen').first().waitFor()
  await expectNoViolations(page)

  for (const path of [
    '/o/applications/',
    '/mon-compte/jetons',
    '/swagger-ui/',
    '/api/schema/',
    '/api/schema/?version=2026',
  ]) {
    const link = page.locator(`main a[href^="${path}"][target=_blank]`).first()
    await expect.poll(() => link.getAttribute('title')).toMatch(/nouvel(le)? (onglet|fenêtre)/)
    expect((await fetch(`${site.url}${path}`)).status).toBe(200)
  }

  await page.getByRole('button', { name: 'Désactiver le mode développeur' }).click()
  await page.getByRole('status').getByText('Le mode développeur n’est plus activé.').waitFor()
  await page.getByRole('button', { name: 'Activer le mode développeur' }).waitFor()
})

test('a production server sends developers elsewhere, a demonstration one lets them play', async () => {
  const environments = [
    { ENVIRONMENT: 'prod', DEMO_URL: 'https://demo.exemple.fr' },
    { ENVIRONMENT: 'prod' },
    { ENVIRONMENT: 'demo' },
  ]
  const shown: string[] = []
  for (const environment of environments) {
    const other = await startSite(environment as Record<string, string>)
    const page = await other.page({ dark: true, locale: 'en', person: await other.server.addPerson({ isDev: true }) })
    await page.goto(address)
    const callout = page.locator('main .fr-callout').first()
    const link = callout.getByRole('link')
    shown.push(
      await callout.getByRole('heading').innerText(),
      ...((await link.count()) > 0 ? [(await link.getAttribute('href')) ?? ''] : []),
    )
    await expectNoViolations(page)
    await other.close()
  }
  expect(shown).toEqual([
    'Make your trials elsewhere',
    'https://demo.exemple.fr',
    'Make your trials elsewhere',
    '/v2/contact',
    'You are in a sandbox',
  ])
})
