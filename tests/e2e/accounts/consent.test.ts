/** @module-tag long */
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../server/support/free-port.ts'
import { password } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** The address where the test's application gets its users back. */
async function startReturn(): Promise<string> {
  const port = await freePort()
  const application = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end('<title>Retour</title>'),
  ).listen(port, '127.0.0.1')
  onTestFinished(() => void application.close())
  return `http://127.0.0.1:${port}/retour`
}

test('an application is registered, authorised by a visitor who signs in on the way, and loses its access', async () => {
  const redirectUri = await startReturn()
  // Chromium requests the application's icon by itself.
  const expected = [/\/favicon\.ico$/]
  const maker = await site.page({ person: await site.server.addPerson({ isDev: true }), expected })
  await maker.goto('/o/applications/')
  await maker.getByRole('link', { name: 'Déclarer une application' }).click()
  await maker.getByLabel('Nom').fill('Économat')
  await maker.getByLabel('Adresses de retour').fill('http://logiciel.exemple.fr/retour')
  await maker.getByRole('button', { name: 'Déclarer l’application' }).click()
  await maker.getByRole('link', { name: /^Adresses de retour/ }).click()
  await expectNoViolations(maker)
  await maker.keyboard.press('ControlOrMeta+A')
  await maker.keyboard.type(redirectUri)
  await maker.getByRole('button', { name: 'Déclarer l’application' }).click()
  await maker.getByRole('heading', { name: '« Économat » est déclarée' }).waitFor()
  await expectNoViolations(maker)
  await expectNoSidewaysScroll(maker)
  const clientId = await maker.getByRole('textbox', { name: 'Identifiant (client_id)' }).inputValue()
  await expect
    .poll(() => maker.getByRole('textbox', { name: 'Secret (client_secret)' }).inputValue())
    .toMatch(/^[\w-]{43}$/)

  const person = await site.server.addPerson()
  const page = await site.page({ expected })
  const query = { client_id: clientId, response_type: 'code', redirect_uri: redirectUri, state: 'etat' }
  const departure = `/o/authorize/?${new URLSearchParams(query)}`
  await page.goto(departure)
  await page.getByLabel('Identifiant ou adresse e-mail').fill(person.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Autoriser « Économat » ?' }).waitFor()
  await page.getByText(person.email).waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('listitem').allInnerTexts()).toContain('lire vos cantines')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Autoriser' }).dblclick()
  await page.waitForURL(url => url.href.startsWith(redirectUri))
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    code: expect.stringMatching(/^[\w-]{43}$/),
    state: 'etat',
  })

  await page.goto(departure)
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.waitForURL(url => url.href.startsWith(redirectUri))
  expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied')

  await page.goto('/o/authorized_tokens/')
  await page.getByRole('button', { name: 'Retirer l’accès de « Économat »' }).click()
  const dialog = page.getByRole('dialog', { name: 'Retirer l’accès de « Économat » ?' })
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Retirer l’accès' }).click()
  await page.getByText('L’accès de « Économat » est retiré.').waitFor()
  await page.getByText('Vous n’avez donné accès à aucune application.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("role")')).toBe('status')

  await maker.getByRole('link', { name: 'Revenir à mes applications' }).click()
  await maker.getByRole('link', { name: 'Économat' }).click()
  await expectNoViolations(maker)
  await maker.getByRole('button', { name: 'Demander un nouveau secret' }).click()
  await maker.getByRole('dialog').getByRole('button', { name: 'Demander un nouveau secret' }).click()
  await maker.getByRole('heading', { name: 'Voici le nouveau secret' }).waitFor()
  await maker.getByRole('link', { name: 'Revenir à mes applications' }).click()
  await maker.getByRole('link', { name: 'Économat' }).click()
  await maker.getByRole('button', { name: 'Supprimer l’application' }).click()
  await maker.getByRole('dialog').getByRole('button', { name: 'Supprimer l’application' }).click()
  await maker.getByText('L’application « Économat » est supprimée.').waitFor()
  await maker.getByText('Vous n’avez déclaré aucune application.').waitFor()
}, 180_000)

test('an expired request says so, and what to do', async () => {
  const page = await site.page({ person: await site.server.addPerson(), expected: [/404 GET .*\/consent\//] })
  await page.goto('/o/consent/inconnu')
  await page.getByText('Retournez dans l’application d’où vous venez et recommencez.').waitFor()
  await expectNoViolations(page)
})
