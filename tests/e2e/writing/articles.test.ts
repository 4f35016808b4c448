import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Keyboard } from '../../support/keyboard.ts'
import { openWritingRoom } from '../../support/open-writing-room.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'
import { unfold } from '../../support/unfold.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu' })
const picture = fileURLToPath(new URL('../../../web/public/card.png', import.meta.url))

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

async function writeDraft(page: Page, title: string, body: string): Promise<void> {
  await page.goto('/redaction/articles/nouveau')
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Résumé').fill('Des plats que les convives redemandent.')
  await page.getByLabel('Texte').fill(body)
}

async function save(page: Page): Promise<void> {
  await button(page, 'Enregistrer').click()
}

test('an editor on a phone writes, previews, publishes, corrects and puts back an article', {
  tags: 'long',
}, async () => {
  const page = await openWritingRoom(
    site,
    { firstName: 'Noor', lastName: 'Petit' },
    { width: 'narrow', expected: [/400 PATCH/, /404 GET \/media\/textes\/abc/] },
  )
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Articles' }).click()
  await page.getByText('Aucun article n’est encore écrit.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Écrire un article' }).click()
  await save(page)
  await page.getByRole('heading', { name: 'erreurs', exact: false }).or(page.getByRole('alert')).first().waitFor()
  await expectAccessible(page)

  await page.getByLabel('Titre').fill('Trois recettes végétales')
  await page.getByLabel('Résumé').fill('Des plats que les convives redemandent.')
  await page.getByLabel('Texte').fill('# Le dhal\n\n![](/media/textes/abc.jpg)\n')
  await preview(page).getByRole('heading', { level: 2, name: 'Le dhal' }).waitFor()
  await preview(page).getByText('décrivez l’image').waitFor()
  await expectAccessible(page)
  await tick(page.getByRole('radio', { name: 'Publié' }))
  await save(page)
  await page.getByText('décrivez l’image').nth(1).waitFor()

  await page.getByLabel('Texte').fill('# Le dhal\n')
  await button(page, 'Ajouter une image').click()
  await button(page, 'Ajouter au texte').click()
  await page.getByText('Choisissez une image.').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(picture)
  await page.getByRole('img', { name: 'L’image choisie' }).waitFor()
  await page.getByLabel('Ce que montre l’image').fill('Un bol de [dhal]')
  await expectAccessible(page)
  await button(page, 'Ajouter au texte').click()
  await preview(page).getByRole('img', { name: 'Un bol de dhal' }).waitFor()
  await expect
    .poll(() => page.getByLabel('Texte').inputValue())
    .toMatch(/^# Le dhal\n\n!\[Un bol de {2}?dhal\]\(\/media\/textes\/[\w-]+\.jpg\)\n$/)
  await save(page)
  await page.getByText('« Trois recettes végétales » est en ligne.').waitFor()
  await expectAccessible(page)

  const visitor = await site.page({ width: 'phone' })
  await visitor.goto('/blog')
  await visitor.getByRole('link', { name: 'Trois recettes végétales' }).click()
  await visitor.getByRole('img', { name: 'Un bol de dhal' }).waitFor()

  await page.getByLabel('Titre').fill('Quatre recettes végétales')
  await save(page)
  await page.getByText('« Quatre recettes végétales » est en ligne.').waitFor()
  await unfold(page, 'Historique des versions')
  await page.getByText('Changé : Titre').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Voir cette version' }).click()
  await page.getByRole('definition').filter({ hasText: 'Trois recettes végétales' }).waitFor()
  await expectAccessible(page)
  await button(page, 'Remettre cette version').click()
  await page.getByText('Le texte est de nouveau celui du').waitFor()
  await expect.poll(() => page.getByLabel('Titre').inputValue()).toBe('Trois recettes végétales')
})

test('an editor without a mouse writes, publishes and takes off an article', { tags: 'long' }, async () => {
  const page = await openWritingRoom(site)
  const keyboard = new Keyboard(page)
  await page.goto('/redaction/articles')
  await keyboard.press('Écrire un article', 'link')
  await keyboard.fill('Titre', 'Peser en dix minutes')
  await keyboard.fill('Résumé', 'La balance, le carnet.')
  await keyboard.fill('Texte', 'Avec une balance.')
  await keyboard.press('Enregistrer')
  await page.getByText('« Peser en dix minutes » est enregistré.').waitFor()
  await keyboard.reach(page.getByRole('radio', { name: 'Brouillon' }))
  await page.keyboard.press('ArrowDown')
  await keyboard.press('Enregistrer')
  await page.getByText('« Peser en dix minutes » est en ligne.').waitFor()
  await keyboard.reach(page.getByRole('radio', { name: 'Publié' }))
  await page.keyboard.press('ArrowUp')
  await keyboard.press('Enregistrer')
  await page.getByText('« Peser en dix minutes » est enregistré.').waitFor()
  await keyboard.press('Supprimer')
  await keyboard.press('Le garder')
  await keyboard.press('Supprimer')
  await keyboard.reach(page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }))
  await page.keyboard.press('Enter')
  await page.getByText('« Peser en dix minutes » est supprimé.').waitFor()
})

test('two writers at once: what differs is kept from both, and what clashes is asked', { tags: 'long' }, async () => {
  const one = await openWritingRoom(site, { firstName: 'Noor' }, { expected: [/412 PATCH/] })
  await writeDraft(one, 'Un menu pour deux', 'Texte commun.')
  await save(one)
  await one.getByText('« Un menu pour deux » est enregistré.').waitFor()
  const other = await openWritingRoom(site, { firstName: 'Sami' }, { expected: [/412 PATCH/] })
  await other.goto(one.url())
  await other.getByLabel('Résumé').fill('Un résumé plus court.')
  await one.getByLabel('Titre').fill('Un menu pour trois')
  await save(one)
  await one.getByText('« Un menu pour trois » est enregistré.').waitFor()
  await save(other)
  await other.getByText('sont gardés aussi').waitFor()
  await expect.poll(() => other.getByLabel('Titre').inputValue()).toBe('Un menu pour trois')

  await one.getByLabel('Résumé').fill('Un autre résumé.')
  await save(one)
  const dialog = one.getByRole('dialog')
  await dialog.getByText('Un résumé plus court.').waitFor()
  await expectNoViolations(one)
  await tick(dialog.getByRole('radio', { name: 'Un autre résumé.' }))
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => one.getByText('« Un menu pour trois » est enregistré.').count()).toBe(2)
  await expect.poll(() => one.getByLabel('Résumé').inputValue()).toBe('Un autre résumé.')

  await tick(one.getByRole('radio', { name: 'Publié' }))
  await save(one)
  await one.getByRole('link', { name: 'Voir la page' }).waitFor()
  await unfold(one, 'Historique des versions')
  await one.getByRole('button', { name: 'Voir cette version' }).last().click()
  await button(one, 'Remettre cette version').click()
  await expect.poll(() => one.getByLabel('Titre').inputValue()).toBe('Un menu pour deux')
  // A former draft does not take the article off the site.
  await one.getByRole('link', { name: 'Voir la page' }).waitFor()
})

test('unsaved work is announced, and a link shows a draft to a colleague without an account', {
  tags: 'long',
}, async () => {
  const page = await openWritingRoom(site)
  await writeDraft(page, 'Un brouillon à relire', 'Des **lentilles**.')
  await page.getByRole('link', { name: 'Annuler' }).click()
  await button(page, 'Rester sur cette page').click()
  await save(page)
  await page.getByText('« Un brouillon à relire » est enregistré.').waitFor()
  await page.getByLabel('Titre').fill('Un brouillon relu')
  await button(page, 'Faire un lien d’aperçu').click()
  await page.getByText('enregistrez d’abord vos changements').waitFor()
  const link = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue()
  const colleague = await site.page({ width: 'phone', expected: [/404 GET \/api\/v1\/textPreviews/] })
  await colleague.goto(link)
  await colleague.getByRole('heading', { level: 1, name: 'Un brouillon à relire' }).waitFor()
  await colleague.getByText('ne le publiez pas').waitFor()
  await expectAccessible(colleague)
  await colleague.goto('/apercu/inconnu')
  await colleague.getByText('Ce lien d’aperçu ne sert plus.').waitFor()
  await page.getByRole('link', { name: 'Revenir à la liste' }).click()
  await button(page, 'Quitter sans enregistrer').click()
  await page.getByRole('link', { name: 'Un brouillon à relire' }).waitFor()
  await page.getByLabel('État').selectOption('En ligne')
  await expect.poll(() => new URL(page.url()).search).toBe('?etat=online')
  await page.getByLabel('Chercher dans les textes').fill('introuvable')
  await page.keyboard.press('Enter')
  await button(page, 'Voir tous les textes').click()
  await page.getByRole('link', { name: 'Un brouillon à relire' }).waitFor()
})
