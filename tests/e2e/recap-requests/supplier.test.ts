import type { RecapRequest } from '@ma-cantine/lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask, asked, give, supplier, tokenTo } from '../../server/recap-requests/support/recap-link.ts'
import { messagesTo } from '../../server/support/mailbox.ts'
import { lac, parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'

let site: Site
let manager: Person
let tilleulsId: number
let parcId: number
beforeAll(async () => {
  site = await startSite()
})
beforeEach(async () => {
  await site.server.empty()
  manager = await site.server.addPerson({ firstName: 'Jeanne', lastName: 'Martin' })
  tilleulsId = await site.server.addCanteen(tilleuls, [manager], { name: 'Les Tilleuls' })
  parcId = await site.server.addCanteen(parc, [manager], { name: 'Le Parc' })
})
afterAll(() => site.close())

const screen = '/v2/recapitulatif-demande'
const carrots = { siret: tilleuls, article: 'Carottes bio', categories_egalim: 'BIO', prix_ht: '240.50' }
const leeks = { siret: tilleuls, article: 'Poireaux', categories_egalim: '', prix_ht: '80' }
const recap = (...rows: Record<string, string>[]) => file('recapitulatif_fournisseur', rows)

async function examine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
}

const text = (page: Page, text: string | RegExp) => page.getByText(text).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page): Promise<void> {
  await page.goto(`${screen}#${await tokenTo(site.server)}`)
  await page.getByRole('heading', { name: 'La demande', exact: true }).waitFor()
  // The secret does not stay in the address.
  expect(new URL(page.url()).hash).toBe('')
}

const choose = (page: Page, content: string, name = 'ventes-2024.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

const stateOf = async ({ id }: RecapRequest) => {
  const [row] = await site.server.app.services.database.reader('recapRequests').where({ id })
  return row.state as string
}

test.each<Width>(['phone', 'desktop'])(
  'a supplier drops a wrong file, mends it, sees what it says and gives it, %s',
  { tags: 'long' },
  async width => {
    const request = await asked(site.server, manager, [tilleulsId, parcId], { note: 'Notre numéro est le 4512.' })
    const page = await site.page({ width })
    await open(page)
    await text(page, /^Jeanne Martin demande à Primeurs du Port/).waitFor()
    await page.getByText('Notre numéro est le 4512.').waitFor()
    await page.getByText(new RegExp(`Le Parc — SIRET ${parc}`)).waitFor()
    await page.getByRole('link', { name: 'Modèle à remplir' }).first().waitFor()
    await examine(page)

    await choose(page, recap({ ...carrots, siret: lac }, leeks))
    await text(page, /Cette demande ne porte pas sur l’établissement/).waitFor()
    await expect.poll(() => button(page, 'Remettre ce récapitulatif').count()).toBe(0)
    await examine(page)
    if (width === 'phone') await text(page, 'Choisir parmi les cantines de la demande').click()
    await button(page, `Le Parc — ${parc}`).click()
    await page.getByRole('heading', { name: 'Ce que vous allez remettre' }).waitFor()
    await text(page, '320,50 €').waitFor()
    await examine(page)

    await button(page, 'Remettre ce récapitulatif').click()
    await text(page, /^Votre récapitulatif est remis/).waitFor()
    await page.getByRole('heading', { name: 'Ce que vous avez remis' }).waitFor()
    await button(page, 'Imprimer cette page').waitFor()
    await examine(page)
    expect(await stateOf(request)).toBe('received')
    expect((await messagesTo(site.server, manager.email)).at(-1)?.subject).toBe(
      'Primeurs du Port a remis son récapitulatif',
    )

    // The tab knows the request after it is loaded again, and another file takes the place of this one.
    await page.reload()
    await text(page, /ventes-2024.*2 lignes/).waitFor()
    await button(page, 'Remettre un autre fichier').click()
    await choose(page, recap(carrots), 'ventes-corrigees.csv')
    await text(page, 'Aucune ligne ne concerne cette cantine : Le Parc.').waitFor()
    await button(page, 'Remettre ce récapitulatif').click()
    await text(page, /ventes-corrigees.csv.*1 ligne/).waitFor()
  },
)

test('a file of another program is matched, and its canteens are known by their names', async () => {
  await asked(site.server, manager, [tilleulsId, parcId])
  const page = await site.page()
  await open(page)
  const sales = [
    'Cantine;Article;Du;Au;Total HT;Famille;Signe',
    'Les Tilleuls;Carottes;01/01/2024;31/03/2024;120,50;Fruits et légumes;Bio',
    'Le Parc;Poireaux;01/04/2024;30/06/2024;80,00;Fruits et légumes;',
  ].join('\n')
  await choose(page, sales, 'export-ventes.csv')
  await page
    .getByRole('heading', { name: /colonnes/ })
    .first()
    .waitFor()
  await examine(page)
  // Who gives the file is known.
  const everyRow = page.getByLabel('La même valeur pour toutes les lignes')
  await expect.poll(() => everyRow.inputValue()).toBe('Primeurs du Port')
  // What is kept for next time belongs to accounts.
  expect(await page.getByText('Garder cette correspondance pour mes prochains fichiers').count()).toBe(0)
  await button(page, 'Vérifier le fichier').click()
  await page.getByRole('heading', { name: 'Ce que vous allez remettre' }).waitFor()
  await text(page, '200,50 €').waitFor()
})

test('a supplier says no, and may still give a recap', { tags: 'long' }, async () => {
  const request = await asked(site.server, manager, [tilleulsId], { kind: 'contractor' })
  const page = await site.page({ width: 'phone' })
  await open(page)
  await button(page, 'Je ne peux pas répondre').click()
  const dialog = page.getByRole('dialog', { name: 'Dire que vous ne pouvez pas répondre ?' })
  await dialog.getByLabel('Pourquoi ?').fill('Aucune livraison.')
  await examine(page)
  await dialog.getByRole('button', { name: 'Envoyer cette réponse' }).click()
  await text(page, /^Votre réponse est transmise/).waitFor()
  await expect.poll(() => button(page, 'Je ne peux pas répondre').count()).toBe(0)
  expect(await stateOf(request)).toBe('declined')
  await page.reload()
  await text(page, /^Vous avez répondu que vous ne pouviez pas/).waitFor()
  await choose(page, recap(carrots))
  await button(page, 'Remettre ce récapitulatif').click()
  await text(page, /^Votre récapitulatif est remis/).waitFor()
  expect(await stateOf(request)).toBe('received')
})

test('a supplier stops all such messages', { tags: 'long' }, async () => {
  const request = await asked(site.server, manager, [tilleulsId])
  const page = await site.page({ locale: 'en' })
  await page.goto(`${screen}#${await tokenTo(site.server)}`)
  await button(page, 'Receive no more requests').click()
  const dialog = page.getByRole('dialog', { name: 'Receive no request any more?' })
  await examine(page)
  await dialog.getByRole('button', { name: 'Receive no more requests' }).click()
  await text(page, /^It is noted/).waitFor()
  expect(await stateOf(request)).toBe('declined')
  expect((await ask(site.server, manager, [parcId], { email: supplier })).statusCode).toBe(409)
})

test('a link that is spoilt, missing or over says so', async () => {
  const page = await site.page({ expected: [/404 POST \/api\/v1\/recapLink\/open\//] })
  await page.goto(screen)
  await page.getByRole('heading', { name: 'Ce lien ne mène à aucune demande' }).waitFor()
  await examine(page)
  await page.goto(`${screen}#abc`)
  await text(page, /^Ce lien n’ouvre aucune demande/).waitFor()
  const request = await asked(site.server, manager, [tilleulsId])
  const token = await tokenTo(site.server)
  await give(site.server, token, recap(carrots))
  await site.server.app.inject({
    method: 'POST',
    url: `/api/v1/recapRequests/${request.id}/close/`,
    headers: manager.headers,
  })
  await open(page)
  await page.getByRole('heading', { name: 'Cette demande n’attend plus de réponse' }).waitFor()
  await page.getByRole('heading', { name: 'Ce que vous avez remis' }).waitFor()
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await button(page, 'Remettre un autre fichier').count()).toBe(0)
  await examine(page)
})
