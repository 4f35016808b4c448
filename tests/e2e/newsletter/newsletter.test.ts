/** @module-tag long */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../server/support/mailbox.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** The pages of the links of the last message to this address, without their origin. */
async function linksTo(address: string): Promise<string[]> {
  const { body } = (await messagesTo(site.server, address)).at(-1) ?? { body: '' }
  return body.split('\n').flatMap(line => (line.startsWith(site.url) ? line.slice(site.url.length) : []))
}

const subscriptions = () => site.server.rows<{ confirmationDate: string | null }>('newsletterSubscriptions')

test('a visitor asks for the newsletter, confirms, and leaves, each by one press', async () => {
  const page = await site.page({
    width: 'phone',
    expected: [/400 POST \/api\/v1\/newsletter(Confirmation|Departure)\//],
  })
  await page.goto('/')
  const field = page.getByLabel('Votre adresse e-mail')
  // The form is loaded once the reader comes near.
  await expect.poll(() => field.count()).toBe(0)
  await page.getByRole('heading', { name: 'La lettre d’information' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'M’abonner' }).click()
  await page.getByRole('link', { name: 'Votre adresse e-mail : Ce champ est obligatoire' }).click()
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await field.fill('camille@exemple.fr')
  await page.getByRole('button', { name: 'M’abonner' }).dblclick()
  await page.getByText('Un message est parti à l’adresse camille@exemple.fr.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await expectAccessible(page)
  const [confirm = '', leave = ''] = await linksTo('camille@exemple.fr')

  // Opening a link does nothing: mail scanners do.
  await page.goto(confirm)
  const agree = page.getByRole('button', { name: 'Oui, je m’abonne' })
  await agree.waitFor()
  expect(await subscriptions()).toMatchObject([{ confirmationDate: null }])
  await expectAccessible(page)
  await agree.click()
  await page.getByText('La prochaine lettre arrivera à l’adresse camille@exemple.fr.').waitFor()
  expect((await subscriptions())[0]?.confirmationDate).not.toBeNull()
  const title = page.getByRole('heading', { name: 'Merci, vous êtes abonné' })
  await expect.poll(() => title.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)

  await page.goto(leave)
  const end = page.getByRole('button', { name: 'Mettre fin à mon abonnement' })
  await end.waitFor()
  expect(await subscriptions()).toHaveLength(1)
  await expectAccessible(page)
  await end.click()
  await page.getByText('Votre adresse est effacée.').waitFor()
  expect(await subscriptions()).toEqual([])
  await expectAccessible(page)

  // Links that have served, or that are not whole.
  await page.reload()
  await end.click()
  await page.getByText('Ce lien ne correspond à aucun abonnement').waitFor()
  await page.goto('/v2/lettre-d-information/confirmer')
  await agree.click()
  await page.getByText('Ce lien n’est plus valable.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Revenir à l’accueil' }).click()
  await page.getByRole('heading', { name: 'La lettre d’information' }).waitFor()
})

test('a request that gets no answer keeps the address, and the messages follow the language of the page', async () => {
  const page = await site.page({ locale: 'en', expected: [/ERR_CONNECTION_REFUSED/] })
  await page.goto('/accueil')
  const endpoint = '**/api/v1/subscribeNewsletter/'
  await page.route(endpoint, route => route.abort('connectionrefused'))
  await page.getByRole('heading', { name: 'The newsletter' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Your e-mail address').fill('jo@exemple.fr')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('alert').getByText('nothing that you typed or saved is lost').waitFor()
  await expect.poll(() => page.getByLabel('Your e-mail address').inputValue()).toBe('jo@exemple.fr')
  await page.unroute(endpoint)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('A message has left for jo@exemple.fr.').waitFor()
  const [message] = await messagesTo(site.server, 'jo@exemple.fr')
  expect(message?.subject).toBe('Confirm your subscription to the newsletter')
})
