/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

test('a question is found as one types, opened alone, shared by its address and followed by a way on', async () => {
  const page = await site.page({ width: 'phone' })
  await page.goto('/v2/foire-aux-questions')
  const questions = page.locator('main h3 button')
  const openQuestions = page.locator('main h3 button[aria-expanded=true]')
  await expect.poll(() => questions.count()).toBe(23)
  await expect.poll(() => openQuestions.count()).toBe(0)

  await page.getByRole('button', { name: 'Le numéro SIRET est-il obligatoire ?' }).click()
  await page.getByText('chaque lieu qui sert des repas a le sien').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('#siret')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Quels labels comptent pour la pêche durable ?' }).click()
  await page.getByText('Le label MSC n’en est pas l’équivalent.').waitFor()
  await expect.poll(() => openQuestions.allInnerTexts()).toEqual([expect.stringMatching(/^Quels labels comptent/)])

  await page.reload()
  await page.getByText('Le label MSC n’en est pas l’équivalent.').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toMatch(/^Quels labels comptent/)

  // A question that is folded again is not opened by a reload.
  await page.getByRole('button', { name: 'Quels labels comptent pour la pêche durable ?' }).click()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.reload()
  await expect.poll(() => openQuestions.count()).toBe(0)

  // Keys that follow one another faster than the address follows them, on a slow phone.
  const search = page.getByLabel('Chercher dans les questions et les réponses')
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (let times = 0; times < 5; times++) {
    await search.fill('')
    await search.pressSequentially('siren')
    await expect.poll(() => search.inputValue()).toBe('siren')
  }
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('status').getByText('3 questions trouvées', { exact: true }).waitFor()
  await expect.poll(() => questions.count()).toBe(3)
  await expect.poll(() => new URL(page.url()).searchParams.get('recherche')).toBe('siren')
  await search.fill('homard')
  await page.getByText('Aucune question ne contient ces mots.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Nous écrire' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nous contacter' }).waitFor()
  await page.goBack()
  await page.getByText('Aucune question ne contient ces mots.').waitFor()
})

test('links follow who reads: a visitor may sign up, a user goes on to what needs an account', async () => {
  const visitor = await site.page()
  await visitor.goto('/v2/foire-aux-questions#sans-outil')
  const answer = visitor.locator('#sans-outil')
  await answer.getByText('gratuit').waitFor()
  await expect.poll(() => answer.getByRole('link').allInnerTexts()).not.toContain('Importer vos données')
  await visitor.goto('/v2/foire-aux-questions#qui')
  await visitor.locator('#qui').getByRole('link', { name: 'Créer mon compte' }).waitFor()

  const user = await site.page({ person: await site.server.addPerson(), locale: 'en' })
  await user.goto('/v2/foire-aux-questions#sans-outil')
  await user.locator('#sans-outil').getByRole('link', { name: 'Import your data' }).waitFor()
  await expectNoViolations(user)
})
