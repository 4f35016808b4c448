import { AuthenticationError } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../../server/support/test-server.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

void AuthenticationError
let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

describe('a session that ends', () => {
  test('in another tab is taken up again without leaving the page', async () => {
    const person = await site.server.addPerson()
    const page = await site.page({ person, expected: [/400 POST \/api\/v1\/session\//] })
    await page.goto('/gestion')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const other = await site.tab(page)
    await other.goto('/')
    await other.getByRole('button', { name: 'Se déconnecter' }).click()
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' })
    await dialog.getByText('Votre session a expiré. Rechargez la page et reconnectez-vous pour continuer.').waitFor()
    await expectNoViolations(page)
    await page.screenshot({ path: '/tmp/shots/frame/session.png' })
    await dialog.getByLabel(/Mot de passe de/).fill('pas le bon')
    await page.keyboard.press('Enter')
    await dialog.getByRole('alert').waitFor()
    await page.screenshot({ path: '/tmp/shots/frame/session-wrong.png' })
    await dialog.getByLabel(/Mot de passe de/).fill(password)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Votre session est rouverte').waitFor()
    expect(new URL(page.url()).pathname).toBe('/gestion')
  })
})
