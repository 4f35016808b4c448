import type { RecapRequest } from '@ma-cantine/lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asked, give, supplier, tokenTo } from '../../server/recap-requests/support/recap-link.ts'
import { messagesTo } from '../../server/support/mailbox.ts'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { SendingPage } from '../imports-send/sending-page.ts'

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

const list = '/v2/demandes-de-recapitulatif'
const recap = file('recapitulatif_fournisseur', [
  { siret: tilleuls, article: 'Carottes bio', categories_egalim: 'BIO', prix_ht: '240.50' },
  { siret: tilleuls, article: 'Poireaux', categories_egalim: '', prix_ht: '80' },
])
const lastYear = new Date().getFullYear() - 1

async function examine(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
}

const text = (page: Page, text: string | RegExp) => page.getByText(text).first()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Nom de l’entreprise').fill('Primeurs du Port')
  await page.getByLabel('Adresse e-mail').fill(supplier)
  await page.getByText('Les Tilleuls', { exact: true }).click()
  await page.getByLabel('Votre mot').fill('Notre numéro de client est le 4512.')
}

/** Makes as if the last message had left some days ago. */
const age = async ({ id }: RecapRequest, days: number) => {
  const messageDate = new Date(Date.now() - days * 86_400_000).toISOString()
  await site.server.app.services.database.writer('recapRequests').where({ id }).update({ messageDate })
}

test.each<Width>(['phone', 'desktop'])(
  'a manager reads the message, sends it, and finds the request, %s',
  { tags: 'long' },
  async width => {
    const page = await site.page({ person: manager, width })
    await page.goto(list)
    await page.getByRole('heading', { name: 'Votre première demande' }).waitFor()
    await examine(page)
    await page.getByRole('link', { name: 'Demander un récapitulatif' }).click()
    await page.getByRole('heading', { level: 1, name: 'Demander un récapitulatif' }).waitFor()
    await button(page, 'Lire le message').click()
    await page.getByRole('link', { name: 'Cantines : Choisissez au moins une cantine.' }).waitFor()
    await examine(page)

    await fillIn(page)
    await page.getByLabel('Votre mot').fill('Voir www.exemple.fr')
    await button(page, 'Lire le message').click()
    await text(page, /N’écrivez pas d’adresse de site/).waitFor()
    await page.getByLabel('Votre mot').fill('Notre numéro de client est le 4512.')
    await button(page, 'Lire le message').click()
    await page.getByRole('heading', { name: 'Le message qui va partir' }).waitFor()
    await text(page, /Jeanne Martin .* demande à Primeurs du Port/).waitFor()
    await text(page, /4512/).waitFor()
    expect(await messagesTo(site.server, supplier)).toEqual([])
    await examine(page)
    // What was typed is there again.
    await button(page, 'Modifier la demande').click()
    await expect.poll(() => page.getByLabel('Adresse e-mail').inputValue()).toBe(supplier)
    await button(page, 'Lire le message').click()
    await button(page, 'Envoyer la demande').click()

    await page.getByRole('heading', { level: 1, name: 'Récapitulatif demandé à Primeurs du Port' }).waitFor()
    await text(page, 'La demande est partie').waitFor()
    await text(page, `Année ${lastYear}`).waitFor()
    await text(page, /Vous pourrez relancer à partir du/).waitFor()
    expect(await messagesTo(site.server, supplier)).toHaveLength(1)
    await examine(page)

    await page.goto(`${list}?etat=recu`)
    await text(page, 'Aucune demande ne correspond à ces filtres.').waitFor()
    await button(page, 'Voir toutes les demandes').click()
    await page.getByRole('link', { name: 'Primeurs du Port' }).waitFor()
    await page.getByLabel('État').selectOption({ label: 'En attente (1)' })
    await expect.poll(() => new URL(page.url()).search).toBe('?etat=en-attente')
    await page.getByLabel('Cantine', { exact: true }).selectOption({ label: 'Le Parc' })
    await text(page, 'Aucune demande ne correspond à ces filtres.').waitFor()
    await page.goBack()
    await page.getByRole('link', { name: 'Primeurs du Port' }).waitFor()
    await examine(page)
  },
)

test('what the server refuses stands at its field, and a request is not sent twice', async () => {
  await site.server.app.services.database.writer('canteens').where({ id: parcId }).update({ siret: null })
  const days = { firstDay: `${lastYear}-01-01`, lastDay: `${lastYear}-12-31` }
  await asked(site.server, manager, [tilleulsId], days)
  const page = await site.page({ person: manager, expected: [/400 POST \/api\/v1\/recapRequests\//] })
  await page.goto(`${list}/nouvelle?cantine=${parcId}`)
  await page.getByLabel('Nom de l’entreprise').fill('Primeurs du Port')
  await page.getByLabel('Adresse e-mail').fill(supplier)
  await button(page, 'Lire le message').click()
  await page.getByRole('link', { name: /^Cantines : La cantine « Le Parc » n’a pas de numéro SIRET/ }).waitFor()
  await page.getByText('Le Parc', { exact: true }).click()
  await page.getByText('Les Tilleuls', { exact: true }).click()
  await button(page, 'Lire le message').click()
  await text(page, /attend déjà sa réponse/).waitFor()
  // Leaving a form that is filled in asks first.
  await page.getByRole('link', { name: 'Annuler' }).click()
  await page.getByRole('dialog').waitFor()
})

test('a request without an answer is reminded after a week, then closed', { tags: 'long' }, async () => {
  const request = await asked(site.server, manager, [tilleulsId])
  await age(request, 8)
  const page = await site.page({ person: manager, width: 'phone' })
  await page.goto(`${list}/${request.id}`)
  const proof = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Télécharger la preuve/ }).click()
  await (await proof).delete()
  await button(page, 'Relancer').click()
  const dialog = page.getByRole('dialog', { name: 'Relancer Primeurs du Port' })
  await dialog.getByText(/^Rappel : récapitulatif/).waitFor()
  await examine(page)
  await dialog.getByRole('button', { name: 'Envoyer la relance' }).click()
  await text(page, 'La relance est partie').waitFor()
  await text(page, /Vous pourrez relancer à partir du/).waitFor()
  expect(await messagesTo(site.server, supplier)).toHaveLength(2)
  await button(page, 'Clore la demande').click()
  const question = page.getByRole('dialog', { name: 'Clore cette demande ?' })
  await question.getByRole('button', { name: 'Clore la demande' }).click()
  await text(page, 'Vous n’attendez plus rien : le lien ne prend plus de fichier.').waitFor()
  await expect.poll(() => button(page, 'Clore la demande').count()).toBe(0)
  await examine(page)
})

test.each<Width>(['phone', 'desktop'])(
  'what came is checked as an import, and the request says that it is stored, %s',
  { tags: 'long' },
  async width => {
    const request = await asked(site.server, manager, [tilleulsId, parcId])
    await give(site.server, await tokenTo(site.server), recap)
    const page = await site.page({ person: manager, width })
    await page.goto(`${list}/${request.id}`)
    await text(page, 'Un récapitulatif est arrivé : relisez-le, puis enregistrez-le dans vos achats.').waitFor()
    await text(page, 'Aucune ligne ne concerne cette cantine : Le Parc.').waitFor()
    await text(page, '320,50 €').waitFor()
    await examine(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Télécharger le récapitulatif reçu' }).click()
    await (await download).delete()

    await button(page, 'Vérifier et enregistrer').click()
    const screen = new SendingPage(page)
    await text(page, 'releve-2024.csv').waitFor()
    await screen.heading('Ce qui sera enregistré').waitFor()
    await screen.save()
    await screen.succeed()
    await page.goto(`${list}/${request.id}`)
    await text(page, 'Ce récapitulatif est enregistré dans vos achats.').waitFor()
    await expect.poll(() => button(page, 'Vérifier et enregistrer').count()).toBe(0)
    await examine(page)
    await page.getByRole('link', { name: 'Voir cet import dans le journal' }).click()
    await page.getByRole('heading', { level: 1, name: /releve-2024/ }).waitFor()
  },
)

test('a no is told with its reason', { tags: 'long' }, async () => {
  const request = await asked(site.server, manager, [tilleulsId], { kind: 'contractor' })
  const payload = { token: await tokenTo(site.server), reason: 'Aucune livraison cette année-là.' }
  await site.server.app.inject({ method: 'POST', url: '/api/v1/recapLink/decline/', payload })
  const page = await site.page({ person: manager, locale: 'en' })
  await page.goto(`${list}/${request.id}`)
  await text(page, /The answer is no, since/).waitFor()
  await text(page, 'Aucune livraison cette année-là.').waitFor()
  await examine(page)
})

test('the purchases and the import of a recap lead to requests', { tags: 'long' }, async () => {
  const page = await site.page({ person: manager })
  await page.goto('/v2/importer-des-donnees/recapitulatif-fournisseur')
  await page.getByRole('link', { name: 'Demander son récapitulatif à un fournisseur' }).click()
  await page.getByRole('heading', { level: 1, name: 'Demander un récapitulatif' }).waitFor()
  await page.goto('/mes-achats')
  await page.getByRole('link', { name: 'Lui demander son récapitulatif' }).click()
  await page.getByRole('heading', { level: 1, name: 'Demander un récapitulatif' }).waitFor()
  await site.server.importPurchases(manager, file('achats', [{ siret: tilleuls }]))
  await page.goto('/mes-achats')
  await page.getByRole('link', { name: 'Demander à un fournisseur' }).click()
  await page.getByRole('heading', { level: 1, name: 'Récapitulatifs demandés' }).waitFor()
})

test('a request of others does not exist, and who has no canteen is told to add one', { tags: 'long' }, async () => {
  const request = await asked(site.server, manager, [tilleulsId])
  const stranger = await site.server.addPerson()
  const page = await site.page({ person: stranger, expected: [/404 GET \/api\/v1\/recapRequests\//] })
  await page.goto(`${list}/${request.id}`)
  await page.getByRole('heading', { level: 1, name: 'Page non trouvée' }).waitFor()
  await page.goto(`${list}/abc`)
  await page.getByRole('heading', { level: 1, name: 'Page non trouvée' }).waitFor()
  for (const path of [list, `${list}/nouvelle`]) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Commencez par votre cantine' }).waitFor()
    await examine(page)
  }
})
