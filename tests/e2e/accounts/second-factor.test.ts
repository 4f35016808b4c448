/** @module-tag long */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFactor, totpCode } from '../../server/support/second-factor.ts'
import { password } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const address = '/mon-compte/double-authentification'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function codesIn(page: Page, list: string): Promise<string[]> {
  const items = page.getByRole('list', { name: list }).getByRole('listitem')
  await items.first().waitFor()
  return items.allTextContents()
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Votre mot de passe', { exact: true }).first().fill(password)
}

test('it is turned on, opens the next session, and is turned off by a recovery code', async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ person, width: 'narrow', expected: [/400 POST \/api\/v1\/(secondFactor|session)/] })
  await page.goto('/mon-compte')
  await page.goto(address)
  await page.getByText('votre mot de passe ne suffit plus').waitFor()
  await expectNoViolations(page)
  await page.getByLabel('Votre mot de passe', { exact: true }).fill('pas celui-ci')
  await button(page, 'Continuer').click()
  await page.getByText('Ce n’est pas votre mot de passe actuel.').first().waitFor()
  await typePassword(page)
  await button(page, 'Continuer').click()
  const key = await page.getByRole('textbox', { name: 'Clé à recopier' }).inputValue()
  await page.getByRole('img', { name: 'QR code pour votre application' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const secret = key.replaceAll(' ', '')

  await page.getByLabel('Code affiché par l’application').fill('000 000')
  await button(page, 'Activer').click()
  await page.getByText('Ce code n’est pas le bon').first().waitFor()
  await page.getByLabel('Code affiché par l’application').fill(totpCode(secret))
  await button(page, 'Activer').click()
  const codes = await codesIn(page, 'Codes de secours')
  expect(codes).toHaveLength(10)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  const saved = page.waitForEvent('download')
  await button(page, 'Télécharger les codes').click()
  const file = await (await saved).path()
  expect(readFileSync(file, 'utf8').split('\r\n').slice(2, 12)).toEqual(codes)
  await button(page, 'J’ai gardé mes codes').click()
  await page.getByText('Il vous reste 10 codes de secours.').waitFor()
  await expectNoViolations(page)

  // The next period: a code serves once.
  const other = await site.page({ expected: [/400 POST \/api\/v1\/session\//] })
  await other.goto(`/s-identifier?next=${address}`)
  await other.getByLabel('Identifiant ou adresse e-mail').fill(person.username)
  await other.getByLabel('Mot de passe', { exact: true }).fill(password)
  await button(other, 'Se connecter').click()
  const code = other.getByLabel('Code de double authentification')
  await expect.poll(() => code.evaluate(field => field === document.activeElement)).toBe(true)
  await expectNoViolations(other)
  await code.fill('000000')
  await other.keyboard.press('Enter')
  await other.getByText('Ce code n’est pas le bon').first().waitFor()
  await button(other, 'Revenir à l’identifiant').click()
  await expect.poll(() => other.getByLabel('Identifiant ou adresse e-mail').inputValue()).toBe(person.username)
  await button(other, 'Se connecter').click()
  await code.fill(totpCode(secret, Date.now() + 30_000))
  await other.keyboard.press('Enter')
  await other.getByText('La double authentification est active depuis le').waitFor()

  await other.getByLabel('Votre mot de passe', { exact: true }).fill(password)
  await other.getByLabel('Code de l’application, ou code de secours').fill(codes[0] ?? '')
  await button(other, 'Retirer').click()
  await other.getByText('La double authentification est retirée.').waitFor()
  await other.getByText('votre mot de passe ne suffit plus').waitFor()
})

test('in English and dark, a recovery code opens the account of who has lost the phone, and others can be asked', async () => {
  const person = await site.server.addPerson()
  const page = await site.page({ locale: 'en', dark: true, width: 'phone', person })
  const secret = await addFactor(site.server, person)
  await page.goto(address)
  await page.getByText('You have no recovery code left').waitFor()
  await page.getByLabel('Code shown by the application').fill(totpCode(secret))
  await button(page, 'Give other codes').click()
  const [code = ''] = await codesIn(page, 'Recovery codes')
  await expectNoViolations(page)

  const other = await site.page({ locale: 'en', expected: [/400 POST \/api\/v1\/session\//] })
  await other.goto(`/s-identifier?next=${address}`)
  await other.getByLabel('User name or e-mail address').fill(person.username)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await button(other, 'Sign in').click()
  await button(other, 'Use a recovery code').click()
  await other.getByLabel('Two-factor code').fill(code.toLowerCase())
  await button(other, 'Sign in').click()
  await other.getByText('You have 9 recovery codes left.').waitFor()
})
