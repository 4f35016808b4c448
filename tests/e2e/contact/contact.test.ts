import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../server/support/mailbox.ts'
import { countedEvents, startAnalytics } from '../../support/analytics-stand-in.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let analytics: Awaited<ReturnType<typeof startAnalytics>>
let site: Site
beforeAll(async () => {
  analytics = await startAnalytics()
  site = await startSite({
    RATE_LIMITS: 'inquiriesOfAnonymous=2/3600',
    CONTACT_EMAIL: 'equipe@exemple.fr',
    ...analytics.environment,
  })
})
afterAll(async () => {
  await site.close()
  analytics.close()
})

const endpoint = '**/api/v1/inquiry/'
const sentence = 'Votre message a bien été envoyé. Nous reviendrons vers vous dans les plus brefs délais.'
const received = () => messagesTo(site.server, 'equipe@exemple.fr')

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a visitor writes once, although the network and the answer are lost on the way', async () => {
  const expected = [/ERR_(CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/, /429 POST \/api\/v1\/inquiry\//]
  const page = await site.page({ width: 'phone', expected })
  const button = page.getByRole('button', { name: 'Envoyer', exact: true })
  const message = page.getByLabel('Votre message', { exact: false }).and(page.locator('textarea'))
  await page.goto('/v2/contact?type=bug')
  await expect.poll(() => page.getByLabel('Sujet de votre message').inputValue()).toBe('bug')
  const subjects = page.getByLabel('Sujet de votre message').getByRole('option')
  const listed = await subjects.evaluateAll(options => options.map(option => (option as HTMLOptionElement).value))
  expect(listed.filter(value => value !== '')).toEqual(['functionalityQuestion', 'demo', 'bug', 'egalim', 'other'])
  await expect.poll(() => page.getByLabel('Laissez ce champ vide').count()).toBe(1)
  await expectAccessible(page)

  // Refused: each error stands beside its field, and nothing is lost.
  await message.fill('La page reste blanche.')
  await button.click()
  await page.getByRole('link', { name: 'Votre adresse e-mail : Ce champ est obligatoire' }).click()
  await page.keyboard.type('camille')
  await button.click()
  await page.getByRole('link', { name: /^Votre adresse e-mail : .*n’est pas complète/ }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Votre adresse e-mail').fill('camille@exemple.fr')

  // No network: the text stays, through a reload too.
  await page.route(endpoint, route => route.abort('connectionrefused'))
  await button.click()
  const waiting = page.getByRole('status').filter({ hasText: 'Pas encore envoyé' })
  await waiting.waitFor()
  await expect.poll(() => waiting.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => waiting.getByRole('link').getAttribute('href')).toMatch(/^mailto:\S+@/)
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Son envoi a été interrompu').waitFor()
  await expect.poll(() => message.inputValue()).toBe('La page reste blanche.')
  await expectAccessible(page)

  // The server gets the message, and its answer is lost.
  await page.unroute(endpoint)
  await page.route(endpoint, async route => {
    await route.fetch()
    await route.abort('failed')
  })
  await button.dblclick()
  await waiting.waitFor()
  await expect.poll(() => received()).toHaveLength(1)

  // Once the network is back, the message leaves by itself, and is the one that already arrived.
  await page.unroute(endpoint)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByText(sentence).waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).evaluate(title => title === document.activeElement))
    .toBe(true)
  await expect.poll(() => message.inputValue()).toBe('')
  await expect
    .poll(() => received())
    .toMatchObject([
      {
        subject: 'Message de camille@exemple.fr : Un problème sur le site',
        body: expect.stringContaining('reste blanche'),
      },
    ])
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => page.getByText('Nous avons retrouvé votre message').count()).toBe(0)

  // Another message, then one too many: the address remains.
  for (const text of ['Une deuxième question.', 'Une troisième question.']) {
    await page.getByLabel('Votre adresse e-mail').fill('camille@exemple.fr')
    await message.fill(text)
    await button.click()
    await page
      .getByText(text.startsWith('Une deuxième') ? sentence : 'Le formulaire a reçu beaucoup de messages')
      .waitFor()
  }
  await expect.poll(() => received()).toHaveLength(2)
  const refused = page.getByRole('alert').filter({ hasText: 'ce n’est pas de votre fait' })
  await expect.poll(() => refused.getByRole('link').getAttribute('href')).toMatch(/^mailto:\S+@/)
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('Une troisième question.')
  await page.getByRole('button', { name: 'Effacer et recommencer' }).click()
  await expect.poll(() => message.inputValue()).toBe('')
})

test('a user finds their name and address in the form, and their draft is forgotten when somebody else signs in', {
  tags: 'long',
}, async () => {
  const [person, other] = [
    await site.server.addPerson({ firstName: 'Zoé', lastName: 'Durand' }),
    await site.server.addPerson(),
  ]
  const page = await site.page({ person, locale: 'en' })
  await page.goto('/v2/contact')
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Zoé Durand')
  await expect.poll(() => page.getByLabel('Your e-mail address').inputValue()).toBe(person.email)
  await page.getByLabel('Subject of your message').selectOption('A question about the EGalim law')
  await page.getByLabel(/^Your message/).fill('Which labels count?')
  await expectAccessible(page)

  await page.reload()
  await page.getByText('It had stayed in this tab.').waitFor()
  await site.signIn(page.context(), other)
  await page.reload()
  await expect.poll(() => page.getByLabel(/^Your message/).inputValue()).toBe('')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Which labels count?')
  await site.signIn(page.context(), person)
  await page.reload()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Zoé Durand')
  await page.getByLabel('Subject of your message').selectOption('A question about the EGalim law')
  await page.getByLabel(/^Your message/).fill('Which labels count?')

  const before = (await received()).length
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await page.getByText('Your message has been sent.').waitFor()
  const messages = await received()
  expect(messages).toHaveLength(before + 1)
  expect(messages.at(-1)?.body).toContain(`${person.username} (n° ${person.id})`)
  expect(messages.at(-1)?.body).toMatch(new RegExp(`userId : ${person.id}\n.*userAgent : Mozilla`))
  await expect.poll(() => countedEvents(page)).toEqual([['trackEvent', 'inquiry', 'send', 'egalim']])
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Zoé Durand')
})
