import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IssueWriter } from '../../../server/newsletter/issue-emails.ts'
import { makeMessages } from '../../../server/newsletter/make-messages.ts'
import { addSubscribers, Editor, makeAll } from '../../server/support/newsletter.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type PageOptions, type Site, startSite } from '../../support/site.ts'
import { unfold } from '../../support/unfold.ts'

let site: Site
let editor: Editor
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.server.empty()
  editor = await Editor.of(site.server)
})

/** A page of a member of the staff who gave a code of their second factor. */
async function open(path: string, options: PageOptions = {}, by = editor): Promise<Page> {
  const page = await site.page(options)
  const cookies = [...by.browser.cookies].map(([name, value]) => ({ name, value, url: site.url }))
  await page.context().addCookies(cookies)
  await page.goto(path)
  return page
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const dialog = (page: Page) => page.getByRole('dialog')
const check = async (page: Page) => {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

describe('an issue', () => {
  test('is written, read over as a message, and sent after its author has said to how many', {
    tags: 'long',
  }, async () => {
    await addSubscribers(site.server, 2)
    const page = await open('/redaction/infolettres', { width: 'narrow' })
    await page.getByText('Aucune infolettre n’est encore écrite.').waitFor()
    await page.getByText('2 personnes sont abonnées.').waitFor()
    await check(page)
    await page.getByRole('link', { name: 'Écrire une infolettre' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nouvelle infolettre' }).waitFor()
    await button(page, 'Enregistrer').click()
    await expect.poll(() => field(page, /^Titre/).getAttribute('aria-invalid')).toBe('true')
    await check(page)
    await field(page, /^Titre/).fill('Les nouvelles de mars')
    await field(page, /^Phrase d’aperçu/).fill('Trois recettes.')
    await field(page, /^Texte/).fill('# Des recettes\n\nDu **dhal**.\n\n[Les lire](https://exemple.fr/)')
    await button(page, 'Enregistrer').click()
    await page.getByText('« Les nouvelles de mars » est enregistrée.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'Modifier l’infolettre' }).waitFor()

    for (const [part, title] of [
      ['Sur un téléphone', 'Le message sur un téléphone'],
      ['Sur un ordinateur', 'Le message sur un ordinateur'],
    ] as const) {
      await button(page, part).click()
      const message = page.frameLocator(`iframe[title="${title}"]`)
      await message.getByRole('heading', { level: 1, name: 'Les nouvelles de mars' }).waitFor()
      // Its styles are those of the message.
      const colour = message
        .getByRole('link', { name: 'Les lire' })
        .evaluate(link => getComputedStyle(link).backgroundColor)
      expect(await colour).toBe('rgb(0, 0, 145)')
    }
    await button(page, 'En texte seul').click()
    await page.getByText('Les lire (https://exemple.fr/)').waitFor()
    await check(page)

    await button(page, 'M’envoyer un essai').click()
    await page.getByText(`L’essai arrive à l’adresse ${editor.person.email}.`).waitFor()
    await button(page, 'Envoyer à tous').click()
    await dialog(page).getByRole('heading', { name: 'Envoyer cette infolettre à 2 personnes ?' }).waitFor()
    await check(page)
    await dialog(page).getByRole('button', { name: 'Ne pas envoyer' }).click()
    expect((await editor.read(1)).state).toBe('DRAFT')
    await button(page, 'Envoyer à tous').click()
    await dialog(page).getByRole('button', { name: 'Envoyer à 2 personnes' }).click()
    await page.getByText('Envoi en cours').waitFor()
    await page.getByText('2 messages à envoyer').waitFor()
    await makeAll(site.server)
    await site.server.app.services.mail.drainFully()
    await page.getByText('2 messages envoyés').first().waitFor()
    await page.getByText('Envoyée', { exact: true }).waitFor()
    await check(page)
    await page.getByRole('link', { name: 'Revenir à la liste' }).click()
    await page.getByText('2 sur 2 personnes').waitFor()
    await check(page)
  })

  test('that is being sent is paused and resumed', { tags: 'long' }, async () => {
    await addSubscribers(site.server, 3)
    const issue = await editor.write()
    await editor.act(issue.id, 'send')
    await site.server.app.services.mail.drainFully()
    await makeMessages(site.server.app.services.database, issue.id, new IssueWriter(issue, site.url))
    const page = await open(`/redaction/infolettres/${issue.id}`, { dark: true })
    await button(page, 'Suspendre l’envoi').click()
    await page.getByText('Envoi suspendu', { exact: true }).waitFor()
    await check(page)
    await site.server.app.services.mail.drainFully()
    expect((await editor.read(issue.id)).progress).toMatchObject({ sent: 0, left: 3 })
    await button(page, 'Reprendre l’envoi').click()
    await page.getByText('3 messages envoyés').first().waitFor()
  })

  test('is not left with what is not saved, and is sent only as it is saved', async () => {
    await addSubscribers(site.server, 1)
    const { id } = await editor.write()
    const page = await open(`/redaction/infolettres/${id}`)
    await button(page, 'Envoyer à tous').waitFor()
    await field(page, /^Titre/).fill('Un autre objet')
    await page.getByText('Enregistrez d’abord vos changements').waitFor()
    expect(await button(page, 'Envoyer à tous').count()).toBe(0)
    await page.getByRole('link', { name: 'Revenir à la liste' }).click()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Enregistrer').click()
    await button(page, 'Envoyer à tous').waitFor()
    expect((await editor.read(id)).subject).toBe('Un autre objet')
  })

  test('that a colleague changes at the same time is settled value by value', { tags: 'long' }, async () => {
    const { id } = await editor.write()
    const page = await open(`/redaction/infolettres/${id}`, { expected: [/412 PATCH/] })
    await field(page, /^Titre/).fill('Le mien')
    const colleague = await Editor.of(site.server)
    await colleague.request('PATCH', String(id), { payload: { subject: 'Le sien', preheader: 'Ajouté' } })
    await button(page, 'Enregistrer').click()
    await dialog(page).getByRole('heading', { name: 'Un collègue a modifié la même infolettre' }).waitFor()
    await check(page)
    await dialog(page).getByText('Le mien').click()
    await dialog(page).getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('« Le mien » est enregistrée.').waitFor()
    expect(await editor.read(id)).toMatchObject({ subject: 'Le mien', preheader: 'Ajouté' })
  })

  test('is put back as it was before a change', { tags: 'long' }, async () => {
    const { id } = await editor.write()
    await editor.request('PATCH', String(id), { payload: { subject: 'Le titre de trop', body: '' } })
    const page = await open(`/redaction/infolettres/${id}`, { width: 'narrow' })
    await unfold(page, 'Historique des versions')
    await page.getByText('Changé : Titre, Texte').waitFor()
    await page.getByRole('button', { name: /^Voir cette version/ }).click()
    await dialog(page).getByText('Les nouvelles de mars').waitFor()
    await check(page)
    await dialog(page).getByRole('button', { name: 'Remettre cette version' }).click()
    await page.getByText('Version remise').waitFor()
    await expect.poll(() => field(page, /^Titre/).inputValue()).toBe('Les nouvelles de mars')
  })

  test('that was sent by a colleague, or does not exist, is not offered again', { tags: 'long' }, async () => {
    const { id } = await editor.write()
    const page = await open(`/redaction/infolettres/${id}`)
    await button(page, 'Supprimer').waitFor()
    await (await Editor.of(site.server)).act(id, 'send')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Les nouvelles de mars' }).waitFor()
    expect(await button(page, 'Supprimer').count()).toBe(0)
    const missing = await open('/redaction/infolettres/99', { expected: [/404 GET/] })
    await missing.getByText('Cette infolettre n’existe pas').waitFor()
    await check(missing)
  })
})
