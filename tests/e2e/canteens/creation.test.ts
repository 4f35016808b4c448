import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { inventedSiret, lac, marronniers, parc, source, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { waitUntilIdle } from '../../support/settled-page.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const lyon = { cityInseeCode: '69386', city: 'LYON', postalCode: '69006' }
const siren = '778800011'
const head = `${siren}00010`
/** Free, and known by name alone. */
const roses = inventedSiret(778800003)
/** Free, until somebody else takes it. */
const contested = inventedSiret(778800005)
const unknown = inventedSiret(778800004)

let outside: OutsideStandIn
let site: Site
let person: Person
beforeAll(async () => {
  const at = (siret: string, company: string, more = {}) => ({
    siret,
    company,
    address: `2 RUE DU PARC ${lyon.postalCode} ${lyon.city}`,
    ...lyon,
    ...more,
  })
  outside = await startOutsideStandIn({
    establishments: [
      at(parc, 'COLLEGE DU PARC'),
      at(roses, 'ECOLE DES ROSES'),
      at(source, 'ANCIENNE ECOLE DES ROSES', { open: false, closingDate: '2023-08-31' }),
      at(contested, 'ECOLE DISPUTEE'),
      at(head, 'SYNDICAT DES CANTINES'),
    ],
  })
  site = await startSite({ ...outside.environment, OUTSIDE_TIMEOUT: '1000', OUTSIDE_PAUSE: '100' })
  person = await site.server.addPerson()
  const other = await site.server.addPerson()
  const place = { city: 'Lyon', cityInseeCode: '69386', postalCode: '69006', department: '69' }
  await site.server.addCanteen(tilleuls, [person], { name: 'Les Tilleuls', ...place })
  await site.server.addCanteen(marronniers, [], { name: 'Les Marronniers', ...place })
  await site.server.addCanteen(lac, [other], { name: 'Le Lac', ...place })
  const ofUnit = { siret: null, sirenUniteLegale: siren, ...place }
  await site.server.addCanteen('x', [person], { ...ofUnit, name: 'Aubépine' })
  await site.server.addCanteen('x', [], { ...ofUnit, name: 'Bleuet' })
  await site.server.addCanteen('x', [other], { ...ofUnit, name: 'Capucine' })
})
afterAll(async () => {
  await site.close()
  await outside.close()
})

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const card = (page: Page): Locator => page.locator('.mc-establishment')
const canteensOf = async (name: string) =>
  (await site.server.rows<{ id: number; name: string }>('canteens')).filter(canteen => canteen.name === name)

/** Checks a box or a radio button as a finger does. */
const tap = (page: Page, label: string | RegExp) => tick(page.getByLabel(label))

async function search(page: Page, number: string): Promise<void> {
  const bar = page.getByRole('searchbox', { name: /^Rechercher votre/ })
  await bar.fill(number)
  await bar.press('Enter')
}

/** Chooses a radio button with the keys: the Tab key reaches the first of a group, arrows the others. */
async function choose(page: Page, first: RegExp, downwards = 0): Promise<void> {
  await new Keyboard(page).reach(page.getByRole('radio', { name: first }))
  await page.keyboard.press('Space')
  for (let step = 0; step < downwards; step++) await page.keyboard.press('ArrowDown')
}

/** Fills in what does not depend on the establishment. */
async function fillRest(page: Page): Promise<void> {
  await tap(page, /^Privé/)
  await tap(page, /^Gestion directe/)
  await tap(page, /^Cuisine sur place/)
  await tap(page, /^Enseignement - Secondaire collège/)
  await page.getByLabel('Nombre de repas par jour').fill('120')
  await page.getByLabel('Nombre de repas par an').fill('16 800')
}

test('somebody on a phone, without a mouse, meets each state of the search, and creates two canteens', {
  tags: 'long',
}, async () => {
  const page = await site.page({ width: 'phone', person })
  const keyboard = new Keyboard(page)
  await page.goto('/v2/ajouter-une-cantine')
  await expectAccessible(page)

  // All that is missing is told at once.
  await keyboard.press('Enregistrer')
  const summary = page.getByRole('alert').filter({ hasText: 'Merci de vérifier les champs en rouge et réessayer' })
  await summary.waitFor()
  await expect.poll(() => summary.evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => summary.getByRole('link').count()).toBe(8)
  await expectAccessible(page)

  await choose(page, /^Oui, il a son propre SIRET/)
  await expect.poll(() => summary.count()).toBe(0)
  const bar = page.getByRole('searchbox', { name: /^Rechercher votre établissement/ })
  await keyboard.reach(bar)
  await page.keyboard.press('Enter')
  await waitUntilIdle(page)
  expect(outside.calls).toEqual([])

  // Not found.
  await search(page, unknown)
  const sentence = `D'après l'annuaire-des-entreprises le numéro SIRET « ${unknown} » ne correspond à aucun établissement`
  await expect.poll(async () => plain(await page.locator('.fr-message--error').first().textContent())).toBe(sentence)
  await expectAccessible(page)

  // Managed by the user, claimable, to join.
  await search(page, tilleuls.replace(/(\d{3})/g, '$1 '))
  await card(page).getByText('Vous en êtes gestionnaire.').waitFor()
  await expect
    .poll(() =>
      card(page)
        .getByRole('heading')
        .evaluate(title => title === document.activeElement),
    )
    .toBe(true)
  await expect.poll(() => card(page).getByRole('link').getAttribute('href')).toMatch(/^\/dashboard\/\d+$/)
  await search(page, marronniers)
  await card(page).getByText('personne ne la gère encore').waitFor()
  await expect.poll(() => card(page).getByRole('button').count()).toBe(1)
  await search(page, lac)
  await card(page).getByText('vous n’en êtes pas gestionnaire').waitFor()
  await keyboard.press(/rejoindre/i)
  await card(page)
    .getByRole('button', { name: /^Demande envoyée/ })
    .waitFor()
  await expectAccessible(page)

  // Closed.
  await search(page, source)
  await card(page)
    .getByText(/cet établissement a fermé le 31 août 2023/)
    .waitFor()
  await card(page).getByRole('button', { name: 'Sélectionner cet établissement quand même' }).waitFor()

  // Not known by number: by name and town.
  await keyboard.press('Je ne connais pas le numéro : chercher par nom et commune')
  await keyboard.fill('Nom de l’établissement', 'école des roses')
  await keyboard.fill('Code postal ou commune', '69006')
  await page.keyboard.press('Enter')
  await page.getByText('2 établissements trouvés').waitFor()
  await page.getByText('Fermé le 31 août 2023', { exact: true }).waitFor()
  await expectAccessible(page)
  // One press from the name to the chosen establishment.
  await keyboard.press(`Choisir ECOLE DES ROSES, ${roses}`)
  await card(page).getByText('Établissement sélectionné').waitFor()
  await keyboard.press('Rechercher un nouvel établissement')

  // Digits that are missing are counted; words are looked for as a name.
  await search(page, '213 401 722 017')
  await page.getByText('14 chiffres attendus, 12 saisis').waitFor()
  await search(page, 'école des roses')
  await page.getByText('2 établissements trouvés').waitFor()
  await expectAccessible(page)

  // Can be created, found and not selected, then selected.
  await search(page, roses)
  const select = card(page).getByRole('button', { name: 'Sélectionner cet établissement', exact: true })
  await select.waitFor()
  await keyboard.press('Enregistrer')
  await summary.getByText(/Vous devez sélectionner un établissement/).waitFor()
  await keyboard.reach(select)
  await page.keyboard.press('Enter')
  await card(page).getByText('Établissement sélectionné').waitFor()
  await expect.poll(() => page.getByLabel('Nom de la cantine').inputValue()).toBe('ECOLE DES ROSES')
  await expect.poll(() => bar.count()).toBe(0)
  await keyboard.press('Rechercher un nouvel établissement')
  await expect.poll(() => page.getByLabel('Nom de la cantine').inputValue()).toBe('')
  await expect.poll(() => bar.evaluate(element => element === document.activeElement)).toBe(true)
  await search(page, roses)
  await keyboard.press('Sélectionner cet établissement')

  // A canteen of the same name in the same town.
  await keyboard.fill('Nom de la cantine', 'les TILLEULS')
  await page.getByText('Une cantine du même nom existe déjà à Lyon').waitFor()
  await keyboard.fill('Nom de la cantine', 'Les Roses')
  await expect.poll(() => page.getByText('Une cantine du même nom').count()).toBe(0)

  // The rest, and a reload on the way.
  await choose(page, /^Public/)
  await choose(page, /^Gestion directe/)
  await choose(page, /^Cuisine sur place/, 2)
  await expect.poll(() => page.getByLabel('Nombre de repas par jour').count()).toBe(0)
  await keyboard.fill('Nombre de cantines livrées', '1')
  await page.getByText('Nouveau champ à remplir : Je confirme').waitFor({ state: 'attached' })
  await keyboard.fill('Chercher un secteur', 'prisons')
  await page.getByText('1 secteur affiché, 0 secteur choisi').waitFor()
  await keyboard.tick(/Restaurants des prisons/)
  await keyboard.reach(page.getByLabel('Ministère de tutelle'))
  await page.keyboard.type('Just')
  await keyboard.fill('Nombre de repas par an', '20 000')
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await card(page).getByText('Établissement sélectionné').waitFor()
  await expect.poll(() => page.getByLabel('Nombre de repas par an').inputValue()).toBe('20 000')
  await expect.poll(() => page.getByLabel('Ministère de tutelle').inputValue()).toBe('justice')
  await expect.poll(() => page.getByRole('checkbox', { name: /prisons/ }).isChecked()).toBe(true)
  await keyboard.press('Enregistrer et créer une autre cantine')
  await summary.getByText(/La case doit être cochée/).waitFor()
  await expectAccessible(page)
  await keyboard.tick(/^Je confirme que la cuisine ne livre/)
  await keyboard.press('Enregistrer et créer une autre cantine')
  await page.getByText('Cantine Les Roses créée avec succès.').waitFor()
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).evaluate(title => title === document.activeElement))
    .toBe(true)
  // What canteens have in common is kept; what tells one from another is asked anew.
  await page.getByText('Nous avons gardé ce que vos cantines ont souvent en commun').waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: /prisons/ }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Ministère de tutelle').inputValue()).toBe('justice')
  await waitUntilIdle(page)
  await expect.poll(() => page.getByLabel('Nombre de repas par an').inputValue()).toBe('')
  expect(await page.getByRole('checkbox', { name: /^Je confirme/ }).count()).toBe(0)
  expect(await page.getByText('Établissement sélectionné').count()).toBe(0)
  const [created] = await canteensOf('Les Roses')
  expect(created).toMatchObject({
    siret: roses,
    city: 'Lyon',
    cityInseeCode: '69386',
    department: '69',
    lineMinistry: 'justice',
    satelliteCanteensCount: 1,
    dailyMealCount: null,
    yearlyMealCount: 20_000,
    creationSource: 'APP',
  })

  await page.context().close()
})

test('somebody on a phone, without a mouse, attaches a canteen to a legal unit', { tags: 'long' }, async () => {
  const page = await site.page({ width: 'phone', person })
  const keyboard = new Keyboard(page)
  await page.goto('/v2/ajouter-une-cantine')
  await choose(page, /^Oui, il a/, 1)
  await search(page, '778 800 011')
  await card(page).getByText('3 cantines déjà rattachées').waitFor()
  const items = card(page).getByRole('listitem')
  await items.filter({ hasText: 'Capucine' }).waitFor()
  const linked = await items.allTextContents()
  expect(linked.filter(text => /Aubépine.*Vous en êtes gestionnaire/.test(text))).toHaveLength(1)
  expect(linked.filter(text => /Bleuet.*Personne ne la gère encore/.test(text))).toHaveLength(1)
  expect(linked.filter(text => /Capucine.*Elle a déjà des gestionnaires/.test(text))).toHaveLength(1)
  await expectAccessible(page)
  await keyboard.press('Créer un nouvel établissement rattaché à cette unité légale')
  await card(page).getByText('Établissement rattaché').waitFor()
  await expect
    .poll(() =>
      page
        .getByRole('radio', { name: /^Livreur de repas/ })
        .evaluateAll(all => all.every(radio => (radio as HTMLInputElement).disabled)),
    )
    .toBe(true)
  await keyboard.fill('Nom de la cantine', 'Dahlia')
  await keyboard.fill('Code postal', '00000')
  await page.getByText('Aucune ville trouvée pour le code postal').waitFor()
  await expectAccessible(page)
  await keyboard.fill('Code postal', '01590')
  await page.getByLabel(/^Ville/).selectOption('Dortan')
  await fillRest(page)
  await keyboard.press('Enregistrer')
  await page.getByRole('link', { name: /La case doit être cochée/ }).waitFor()
  await keyboard.tick(/^J’ai vérifié ces trois points/)
  // An answer without the id of the canteen is told as any failure, and nothing is lost.
  const answer = { status: 201, json: { name: 'Dahlia' } }
  await page.route('**/api/v1/canteens/', route => route.fulfill(answer), { times: 1 })
  await keyboard.press('Enregistrer')
  await page
    .getByText(/^Une erreur est survenue, vous pouvez réessayer plus tard/)
    .first()
    .waitFor()
  await keyboard.press('Enregistrer')
  await page.waitForURL(/\/dashboard\/\d+$/)
  await page.getByText('Cantine Dahlia créée avec succès.').waitFor()
  const [attached] = await canteensOf('Dahlia')
  expect(attached).toMatchObject({ siret: null, sirenUniteLegale: siren, postalCode: '01590', cityInseeCode: '01148' })
  await page.context().close()
})

test('a canteen is created once and nothing is lost, whatever the register, the network and others do', async () => {
  const expected = [/ERR_FAILED/, /400 POST \/api\/v1\/canteens\//]
  const page = await site.page({ person, expected })
  page.on('dialog', dialog => void dialog.accept())
  await page.goto('/v2/ajouter-une-cantine')
  await tap(page, /^Oui, il a son propre SIRET/)

  // The register does not answer in time: the number is taken as it is, and the form says so.
  outside.behaviour = 'slow'
  await search(page, parc)
  await card(page).getByText('nous n’avons pas pu vérifier ce SIRET').waitFor()
  await expectAccessible(page)
  await card(page).getByRole('button', { name: 'Sélectionner cet établissement' }).click()
  await page.getByRole('button', { name: 'Rechercher un nouvel établissement' }).waitFor()
  await page.getByRole('button', { name: 'Rechercher un nouvel établissement' }).click()
  await page.getByRole('button', { name: /^Je ne connais pas le numéro/ }).click()
  await page.getByLabel('Nom de l’établissement').fill('collège du parc')
  await page.getByRole('button', { name: 'Chercher par nom', exact: true }).click()
  await page.getByText('la recherche par nom n’est pas possible pour l’instant').waitFor()
  await expectAccessible(page)
  for (const behaviour of ['gone', 'broken'] as const) {
    outside.behaviour = behaviour
    await search(page, parc)
    await card(page).getByText('nous n’avons pas pu vérifier ce SIRET').waitFor()
  }
  await card(page).getByRole('button', { name: 'Sélectionner cet établissement' }).click()
  await page.getByLabel('Nom de la cantine').fill('Collège du Parc')
  await fillRest(page)

  // Leaving asks.
  await page.getByRole('link', { name: 'Créer plusieurs cantines à partir d’un fichier' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rester sur cette page' }).click()

  // The canteen is created and the answer is lost; a reload and two clicks later there is still one.
  const canteens = '**/api/v1/canteens/'
  await page.route(canteens, async route => {
    await route.fetch()
    await route.abort('failed')
  })
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true })
  await save.dblclick()
  const waiting = page.getByRole('status').filter({ hasText: 'Pas encore envoyé' })
  await waiting.waitFor()
  await expect.poll(() => waiting.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await expect.poll(() => canteensOf('Collège du Parc')).toHaveLength(1)
  await page.unroute(canteens)
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await expectAccessible(page)
  await save.dblclick()
  await page.waitForURL(/\/dashboard\/\d+$/)
  await page.getByText('Cantine Collège du Parc créée avec succès.').waitFor()
  await expect.poll(() => canteensOf('Collège du Parc')).toHaveLength(1)
  await page.goto('/v2/ajouter-une-cantine')
  await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)

  // A canteen that nobody manages is taken over.
  await tap(page, /^Oui, il a son propre SIRET/)
  await search(page, marronniers)
  await card(page).getByRole('button').click()
  await page.waitForURL(/\/dashboard\/\d+/)
  await page.getByText('Vous gérez maintenant la cantine « Les Marronniers ».').waitFor()
  await page.goto('/v2/ajouter-une-cantine')

  // Somebody else takes the SIRET meanwhile.
  outside.behaviour = 'right'
  await tap(page, /^Oui, il a son propre SIRET/)
  await search(page, contested)
  await card(page).getByRole('button', { name: 'Sélectionner cet établissement' }).click()
  await fillRest(page)
  await site.server.addCanteen(contested, [], { name: 'Arrivée avant' })
  await save.click()
  await card(page).getByText('Arrivée avant').waitFor()
  await card(page).getByText('personne ne la gère encore').waitFor()
  await expect.poll(() => page.getByLabel('Nombre de repas par jour').inputValue()).toBe('120')
  await expectAccessible(page)

  // Signing out erases what was begun.
  const draft = () => page.evaluate(() => sessionStorage.getItem('brouillon-cantine'))
  await expect.poll(() => draft()).toContain('16 800')
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await page.waitForURL(url => url.pathname === '/')
  await expect.poll(() => draft()).toBeNull()
  await page.context().close()
})
