/** @module-tag long */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cli, folder, startInTerminal } from '../../cli/support/run-cli.ts'
import { password } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const codePattern = /\n\s+([B-Z]{4}-[B-Z]{4})\s/

const startLogin = (settings: string) =>
  startInTerminal(['login', '--server', site.url, '--insecure-storage'], { env: { XDG_CONFIG_HOME: settings } })

test('a terminal asks, a person who signs in on the way allows it on a phone, the terminal goes on', async () => {
  const settings = folder()
  const terminal = startLogin(settings)
  const [, code = ''] = await terminal.until(codePattern)
  const person = await site.server.addPerson()
  const page = await site.page({ width: 'narrow', expected: [/404 POST .*\/deviceRequestSearch\//] })
  await page.goto(`/appareil?user_code=${code}`)
  await page.locator('.fr-alert').getByRole('link', { name: 'S’identifier' }).click()
  await page.getByLabel('Identifiant ou adresse e-mail').fill(person.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { level: 1, name: 'Connecter un terminal' }).waitFor()
  const field = page.getByLabel('Code du terminal')
  await expect.poll(() => field.inputValue()).toBe(code)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // A wrong code says so, in place.
  await field.fill('bcdf')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Tapez les huit lettres').first().waitFor()
  await field.fill('BBBB-BBBB')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Aucun terminal n’attend avec ce code').waitFor()
  await expectNoViolations(page)

  await field.fill(code.toLowerCase().replace('-', ''))
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { name: 'Autoriser ce terminal ?' }).waitFor()
  await page.getByText(code, { exact: true }).waitFor()
  await page.getByText(person.email).waitFor()
  await page.getByText('Si quelqu’un vous a envoyé ce code ou ce lien, refusez.').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  // Seeing the request gives nothing.
  expect(await site.server.count('oauthGrants')).toBe(0)
  await page.getByRole('button', { name: 'Autoriser' }).dblclick()
  await page.getByRole('heading', { name: 'Votre terminal est autorisé' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  expect(await terminal.exitCode).toBe(0)
  const { tokens } = JSON.parse(readFileSync(join(settings, 'ma-cantine', 'credentials.json'), 'utf8'))
  const env = { XDG_CONFIG_HOME: settings }
  const whoami = await cli(['whoami', '--json'], { env })
  expect(JSON.parse(whoami.stdout)).toMatchObject({ user: { username: person.username } })
  expect(terminal.shown() + whoami.stdout).not.toContain(tokens[site.url])

  await page.getByRole('link', { name: 'Mes applications autorisées' }).click()
  await page.getByText('Nom que se donne la machine').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Retirer l’accès de « ma-cantine \(terminal\), sur / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer l’accès' }).click()
  await page.getByText('Vous n’avez donné accès à aucune application.').waitFor()
  expect((await cli(['whoami'], { env })).exitCode).toBe(3)
})

test('a terminal that nobody knows is refused, and its code then serves no more', async () => {
  const terminal = startLogin(folder())
  const [, code = ''] = await terminal.until(codePattern)
  const page = await site.page({
    person: await site.server.addPerson(),
    expected: [/404 POST .*\/deviceRequest(Search|Answers)\//],
  })
  await page.goto('/appareil')
  await page.getByLabel('Code du terminal').fill(code)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await page.getByRole('heading', { name: 'L’accès est refusé' }).waitFor()
  await expectNoViolations(page)
  expect(await terminal.exitCode).toBe(3)
  await page.goto(`/appareil?user_code=${code}`)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Ce code a déjà servi.').waitFor()
})
