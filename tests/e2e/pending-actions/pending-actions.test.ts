import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addReadyCanteens } from '../../server/support/add-ready-canteens.ts'
import { campaignYear, openCampaign } from '../../server/support/open-campaign.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

const kitchen = 'Cuisine centrale <b>de l’Île</b>'

let site: Site
let manager: Person
let ids: readonly number[]
beforeAll(async () => {
  site = await startSite(openCampaign)
  manager = await site.server.addPerson({ firstName: 'Awa' })
  const { database } = site.server.app.services
  const { writer } = database
  ids = await addReadyCanteens(database, manager.id, campaignYear, 20)
  const change = (index: number, columns: object) => writer('canteens').where({ id: ids[index] }).update(columns)
  const changeReport = (index: number, columns: object) =>
    writer('diagnostics').where({ canteenId: ids[index] }).update(columns)
  await changeReport(0, { valueTotalHt: null })
  await change(1, { dailyMealCount: null, cityInseeCode: null })
  await writer('diagnostics').whereIn('canteenId', ids.slice(2, 5)).delete()
  const date = new Date().toISOString()
  const purchase = { date: `${campaignYear}-05-01`, priceHt: 1000, searchText: '' }
  await writer('purchases').insert(
    ids.slice(3, 5).map(canteenId => ({ ...purchase, canteenId, creationDate: date, modificationDate: date })),
  )
  await change(5, { name: kitchen, productionType: 'central', satelliteCanteensCount: 3 })
  // A kitchen that reports for its satellite.
  await change(6, { productionType: 'central', satelliteCanteensCount: 1 })
  await changeReport(6, { centralKitchenDiagnosticMode: 'ALL' })
  const { siret } = await writer('canteens').where({ id: ids[6] }).first('siret')
  await change(7, { productionType: 'site_cooked_elsewhere', centralProducerSiret: siret })
})
afterAll(() => site.close())

const status = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first().waitFor()
const shown = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const declare = '**/api/v1/teledeclaration/'

test('what each canteen lacks is listed, filtered, searched and paged, all of it in the address', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager, expected: [/503 GET \/api\/v1\/actionableCanteens/] })
  await page.goto('/')
  await page.getByText(`Il reste des actions à faire pour télédéclarer vos bilans ${campaignYear} :`).waitFor()
  await page.getByRole('link', { name: 'Voir les actions en attente' }).click()
  await heading(page, /^Prêtes pour la télédéclaration/)
  await page.route('**/api/v1/actionableCanteens/**', route => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/actions-en-attente')
  await expect.poll(() => page.title()).toBe('Actions en attente - ma cantine')
  await page.getByRole('alert').getByText('Une erreur est survenue').waitFor()
  await page.unroute('**/api/v1/actionableCanteens/**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await heading(page, `Prêtes pour la télédéclaration du bilan ${campaignYear} : 13 sur 20`)
  await shown(page, 'Cantines 1 à 10 sur 20')
  await page.getByLabel('Résultats par page').selectOption('20')
  await shown(page, '20 cantines')
  for (const [name, reason, action] of [
    [kitchen, 'Le nombre de cantines rattachées n’est pas celui que vous annoncez (3).', 'Ajouter des satellites'],
    ['École n° 00003', `Des achats de ${campaignYear} sont enregistrés`, `Créer le bilan ${campaignYear}`],
    ['École n° 00002', `Le bilan ${campaignYear} n’est pas encore créé.`, `Créer le bilan ${campaignYear}`],
    ['École n° 00000', 'Il manque au bilan : Total des achats alimentaires.', 'Compléter le bilan'],
    ['École n° 00001', 'Il manque : « Code INSEE de la commune » et « Couverts par jour ».', 'Compléter la cantine'],
  ] as const) {
    await row(page, name).getByText(reason).waitFor()
    await row(page, name)
      .getByRole('link', { name: `${action} : ${name}`, exact: true })
      .waitFor()
  }
  await expectNoViolations(page)

  await page.getByRole('link', { name: '6 à compléter' }).click()
  await shown(page, '6 cantines')
  await expect.poll(() => new URL(page.url()).search).toBe('?aFaire=completer')
  await page.getByLabel('Ce qu’il reste à faire', { exact: true }).selectOption('En attente du livreur (1)')
  await shown(page, '1 cantine')
  await row(page, 'École n° 00007').getByText('Votre livreur de repas doit télédéclarer pour vous.').waitFor()
  await page.getByLabel('Nom ou SIRET').fill('piscine')
  await page.getByLabel('Nom ou SIRET').press('Enter')
  await shown(page, 'Aucune de ces cantines ne correspond à « piscine ».')
  await heading(page, /13 sur 20$/)
  await expectNoViolations(page)
  await page.goBack()
  await shown(page, '1 cantine')
  await page.goto('/actions-en-attente?cantinePage=99')
  await shown(page, 'Cantines 11 à 20 sur 20')
  await expect.poll(() => new URL(page.url()).search).toBe('?cantinePage=2')
  await page.getByRole('link', { name: 'Page précédente' }).press('Enter')
  await shown(page, 'Cantines 1 à 10 sur 20')
})

test('reports are created from purchases, then declared from their row, one by one, and all in one go', {
  tags: 'long',
}, async () => {
  const page = await site.page({
    person: manager,
    expected: [/ERR_INTERNET_DISCONNECTED/, /400 POST \/api\/v1\/teledecl/],
  })
  await page.goto('/actions-en-attente')
  await page.getByRole('button', { name: 'Créer les 2 bilans' }).dblclick()
  await status(page, `2 bilans ${campaignYear} ont été créés à partir des achats.`)
  await page.getByRole('button', { name: 'Télédéclarer les 15 bilans' }).waitFor()

  await page.getByRole('button', { name: 'Télédéclarer : École n° 00003' }).press('Enter')
  await page.getByRole('checkbox', { name: /sur l’honneur/ }).press('Space')
  await page.getByRole('dialog').getByRole('button', { name: 'Télédéclarer', exact: true }).click()
  await page.getByText(`Le bilan ${campaignYear} de « École n° 00003 » est télédéclaré.`).waitFor()
  await page.goto('/actions-en-attente?aFaire=teledeclarees')
  await row(page, 'École n° 00003')
    .getByText(/^Vous pouvez le modifier jusqu’au .* \(heure de Paris\)\./)
    .waitFor()
  await row(page, 'École n° 00003').getByRole('link', { name: 'Modifier le bilan d’École n° 00003' }).waitFor()

  await page.getByRole('button', { name: 'Les relire un par un' }).click()
  const dialog = page.getByRole('dialog')
  await status(page, 'Cantine 1 sur 14, 0 bilan télédéclaré.')
  const first = await dialog.getByRole('heading', { level: 2 }).textContent()
  await dialog.getByRole('button', { name: 'Passer à la suivante' }).click()
  await status(page, 'Cantine 2 sur 14, 0 bilan télédéclaré.')
  await expect.poll(() => dialog.getByRole('heading', { level: 2 }).textContent()).not.toBe(first)
  await dialog.locator('label', { hasText: 'sur l’honneur' }).click()
  await dialog.getByRole('button', { name: 'Télédéclarer', exact: true }).click()
  await status(page, 'Cantine 3 sur 14, 1 bilan télédéclaré.')
  await page.keyboard.press('Escape')
  await page.getByText(`Un bilan ${campaignYear} est télédéclaré.`).waitFor()

  await page.getByRole('button', { name: 'Télédéclarer les 13 bilans' }).click()
  await dialog.getByText('Voir les 13 cantines').click()
  await dialog.getByRole('button', { name: 'Télédéclarer ces 13 bilans' }).click()
  await dialog.getByRole('alert').waitFor()
  await expectNoViolations(page)
  // The network goes away during the third request; the last report loses its total meanwhile.
  const { writer, reader } = site.server.app.services.database
  await writer('diagnostics').where({ canteenId: ids[19] }).update({ valueTotalHt: null })
  let sent = 0
  let hold: Promise<void> | null = null
  await page.route(declare, async route => {
    sent++
    if (sent === 3) {
      // The server has done it; its answer is lost.
      await route.fetch()
      await route.abort('internetdisconnected')
      await page.context().setOffline(true)
    } else {
      await hold
      await route.continue().catch(() => undefined)
    }
  })
  await dialog.locator('label', { hasText: 'sur l’honneur' }).click()
  await dialog.getByRole('button', { name: 'Télédéclarer ces 13 bilans' }).dblclick()
  await status(page, /^Le service ne répond pas/)
  await page.getByText('2 sur 13 bilans télédéclarés', { exact: true }).waitFor()
  await expectNoViolations(page)

  // Once it is back the run goes on, until the person stops it.
  let release = () => {}
  hold = new Promise(resolve => {
    release = resolve
  })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Arrêter' }).click()
  release()
  await status(page, /^La télédéclaration est arrêtée/)
  await expectNoViolations(page)
  await page.reload()
  await status(page, /^La télédéclaration est arrêtée/)
  await page.getByRole('button', { name: /^Reprendre les \d+ qui restent$/ }).click()
  await status(page, 'C’est fini : 12 bilans sont télédéclarés, 1 autre est refusé.')
  await page.getByRole('listitem').filter({ hasText: 'École n° 00019 : Le total des achats manque' }).waitFor()
  await page.getByText('Voir les 12 cantines télédéclarées').click()
  await expectNoViolations(page)
  const rows: { canteenId: number; status: string }[] = await reader('teledeclarations').select('canteenId', 'status')
  expect(rows).toHaveLength(14)
  expect(new Set(rows.map(({ canteenId }) => canteenId)).size).toBe(14)
  await page.getByRole('button', { name: 'Fermer ce compte rendu' }).click()
  await heading(page, /15 sur 20$/)
})

test('a report that somebody creates meanwhile is told apart from those that are created from purchases', {
  tags: 'long',
}, async () => {
  const { database } = site.server.app.services
  const { writer } = database
  const person = await site.server.addPerson()
  const own = await addReadyCanteens(database, person.id, campaignYear, 3, 200)
  const [report, ...others] = await writer('diagnostics').whereIn('canteenId', own).orderBy('canteenId').select('*')
  await writer('diagnostics').whereIn('canteenId', own).delete()
  const date = new Date().toISOString()
  const purchase = { date: `${campaignYear}-05-01`, priceHt: 1000, searchText: '' }
  await writer('purchases').insert(
    own.map(canteenId => ({ ...purchase, canteenId, creationDate: date, modificationDate: date })),
  )
  const page = await site.page({ person })
  await page.goto('/actions-en-attente')
  const create = page.getByRole('button', { name: 'Créer les 3 bilans' })
  await create.waitFor()
  await writer('diagnostics').insert(report)
  await create.click()
  await status(page, `${others.length} bilans ${campaignYear} ont été créés à partir des achats.`)
  await page.getByRole('listitem').filter({ hasText: 'École n° 00200 : Cette cantine a déjà un bilan' }).waitFor()
})

test('of two tabs of one person, one declares at a time, and no report is declared twice', async () => {
  const { database } = site.server.app.services
  const person = await site.server.addPerson()
  const own = await addReadyCanteens(database, person.id, campaignYear, 3, 100)
  await database.writer('diagnostics').where({ canteenId: own[1] }).update({ valueTotalHt: 9_000_000 })
  const first = await site.page({ person, expected: [/400 POST \/api\/v1\/teledecl/] })
  const second = await site.tab(first)
  const send = (page: Page) =>
    page.getByRole('dialog').getByRole('button', { name: 'Télédéclarer ces 3 bilans' }).click()
  for (const page of [first, second]) {
    await page.goto('/actions-en-attente')
    await page.getByRole('button', { name: 'Télédéclarer les 3 bilans' }).click()
    await page.getByRole('dialog').locator('label', { hasText: 'sur l’honneur' }).click()
  }
  const unusual = first.getByRole('listitem').filter({ hasText: 'École n° 00101' })
  await unusual.getByText(/Un repas vous coûte 642,86.€/).waitFor()
  await expect
    .poll(() => unusual.getByRole('link').getAttribute('href'))
    .toMatch(/^\/ma-progression\/.*qualite-des-produits$/)
  await expectNoViolations(first)

  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await first.route(declare, async route => {
    await held
    await route.continue()
  })
  await send(first)
  await first.getByText('0 sur 3 bilans télédéclarés', { exact: true }).waitFor()
  await send(second)
  await status(second, 'Une télédéclaration est en cours dans un autre onglet')
  await expectNoViolations(second)
  release()
  await status(first, 'C’est fini : 3 bilans sont télédéclarés.')
  await second.getByRole('button', { name: 'Reprendre les 3 qui restent' }).click()
  await status(second, /^C’est fini/)
  await expect.poll(() => second.getByText('Ce bilan est déjà télédéclaré').count()).toBe(3)
  const rows = await database.reader('teledeclarations').whereIn('canteenId', own).select('canteenId')
  expect(rows).toHaveLength(3)
})

test('on a phone, in the dark, in English, and without any canteen', { tags: 'long' }, async () => {
  const page = await site.page({ person: manager, width: 'phone', dark: true, locale: 'en' })
  await page.goto('/actions-en-attente')
  await heading(page, `Pending actions for the diagnostic of ${campaignYear}`)
  await shown(page, 'Canteens 1 to 10 of 20')
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page)
  const newcomer = await site.page({ person: await site.server.addPerson(), width: 'narrow' })
  await newcomer.goto('/actions-en-attente')
  await newcomer.getByText('Vous ne gérez encore aucune cantine').waitFor()
  await newcomer.getByRole('main').getByRole('link', { name: 'Ajouter une cantine' }).waitFor()
  await expectNoViolations(newcomer)
})

test('the management page tells the campaign, whether something is left, and the state of each canteen', {
  tags: 'long',
}, async () => {
  const page = await site.page({ person: manager })
  await page.goto('/gestion?taille=20')
  await heading(page, /^La campagne de télédéclaration est ouverte du .* au /)
  await page.getByRole('link', { name: 'Télédéclarer mes cantines' }).waitFor()
  await page.getByRole('link', { name: 'Lire le guide de la campagne (PDF)' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Antisèche des données d’achat, à imprimer' }).click()
  expect((await download).suggestedFilename()).toBe('antiseche-donnees-achat.pdf')
  await page.getByRole('link', { name: 'Voir les actions en attente' }).waitFor()
  await row(page, 'École n° 00001').getByText('Données à compléter').waitFor()
  await row(page, 'École n° 00001').getByRole('link', { name: 'Compléter la cantine : École n° 00001' }).waitFor()
  await page.getByLabel('Ordre').selectOption('Ce qui reste à faire d’abord')
  await expect.poll(() => page.getByRole('rowheader').first().textContent()).toBe(kitchen)
  await expectNoViolations(page)

  // A satellite whose kitchen declares for it, in the correction period.
  const cook = await site.server.addPerson()
  const { siret } = await site.server.app.services.database.reader('canteens').where({ id: ids[6] }).first('siret')
  await site.server.addCanteen(makeSiret(900), [cook], {
    name: 'Cantine livrée',
    productionType: 'site_cooked_elsewhere',
    centralProducerSiret: siret,
  })
  const correcting = await site.page({ person: cook, width: 'narrow' })
  const period = {
    start: `${campaignYear + 1}-04-16T00:00:00.000+02:00`,
    end: `${campaignYear + 1}-04-30T23:59:59.999+02:00`,
  }
  await correcting.route(`**/api/v1/campaignDates/${campaignYear}/`, route =>
    route.fulfill({
      json: {
        year: campaignYear,
        teledeclarationStartDate: `${campaignYear + 1}-01-07T00:00:00.000+01:00`,
        teledeclarationEndDate: `${campaignYear + 1}-04-06T23:59:59.999+02:00`,
        correctionStartDate: period.start,
        correctionEndDate: period.end,
        inTeledeclaration: false,
        inCorrection: true,
      },
    }),
  )
  await correcting.goto('/gestion')
  await heading(correcting, `Les bilans ${campaignYear} peuvent être corrigés du 16 avril au 30 avril`)
  await heading(correcting, 'Vous êtes à jour')
  const card = correcting.getByRole('listitem').filter({ hasText: 'Cantine livrée' })
  // Declared, once the run above has reached its kitchen.
  await card.getByText(/^(En attente de votre livreur|Bilan télédéclaré)$/).waitFor()
  await expectNoSidewaysScroll(correcting)
  await expectNoViolations(correcting)
})
