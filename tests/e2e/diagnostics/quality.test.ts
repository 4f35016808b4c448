import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { isPossibleCell } from '@ma-cantine/lib/diagnostics/impossible-cells'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { qualityStepsOf } from '@ma-cantine/lib/diagnostics/quality-steps'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, marronniers, parc, source, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick } from '../../support/tick.ts'

const year = 2025
let site: Site
let cook: Person
beforeAll(async () => {
  site = await startSite()
  cook = await site.server.addPerson()
})
afterAll(() => site.close())

const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  site.server.app.inject({ method, url, headers: cook.headers, ...(payload ? { payload } : {}) })

/** A canteen of the cook with an empty report. */
async function addReport(siret: string, ofYear = year): Promise<number> {
  const canteen = await site.server.addCanteen(siret, [cook], { dailyMealCount: 100, yearlyMealCount: 14_000 })
  const { statusCode, body } = await call('POST', `/api/v1/canteens/${canteen}/diagnostics/`, {
    year: ofYear,
    creationSource: 'APP',
  })
  if (statusCode !== 201) throw new Error(body)
  return canteen
}

async function stored(canteen: number): Promise<Diagnostic> {
  const [diagnostic] = (await call('GET', `/api/v1/canteens/${canteen}/diagnostics/`)).json() as Diagnostic[]
  if (!diagnostic) throw new Error('No report')
  return diagnostic
}

const tunnel = (canteen: number, step: string, ofYear = year) =>
  `/diagnostic-tunnel/${canteen}--cantine/${ofYear}/qualite-des-produits?étape=${step}`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const atStep = (page: Page, slug: string) => page.waitForURL(url => url.searchParams.get('étape') === slug)

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

/** The slugs of the steps whose saving was asked for, one a request; other requests of the page by their path. */
function watchRequests(page: Page): { readonly saved: string[]; readonly others: string[] } {
  const saved: string[] = []
  const others: string[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(page.url())
    if (request.method() === 'PATCH') saved.push(searchParams.get('étape') ?? pathname)
    else if (request.url().includes('/api/')) others.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return { saved, others }
}

test('ten totals on a phone: what is refused, what is not known, what contradicts, and where one was', async () => {
  const canteen = await addReport(tilleuls)
  const page = await site.page({ width: 'phone', person: cook, expected: [/ERR_INTERNET_DISCONNECTED|0 PATCH/] })
  await page.goto(tunnel(canteen, 'inconnu'))
  await atStep(page, 'total')
  const total = field(page, 'Total de vos achats alimentaires de l’année')
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('alert').getByText('Ce champ est obligatoire').waitFor()
  // No other hint invites to write what is then refused.
  await page.getByText('Seul un total au-dessus de 0 € peut être télédéclaré.').waitFor()
  expect(await page.getByText('écrivez 0').count()).toBe(0)
  await total.fill('0')
  await press(page, 'Sauvegarder et continuer')
  await page.getByText('Le total doit être supérieur à 0 €.').first().waitFor()
  await expectAccessible(page)
  await total.fill('12 345,60 €')
  await page.context().setOffline(true)
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('status').filter({ hasText: 'Pas encore envoyé' }).waitFor()
  await expectAccessible(page)
  // It goes on by itself once the network is back.
  await page.context().setOffline(false)
  await atStep(page, 'mode-de-saisie')
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('alert').getByText('Ce champ est obligatoire').waitFor()
  await tick(page.getByLabel(/^Le détail par label/))
  await page.getByText('Étape 2 sur 17').waitFor()
  await tick(page.getByLabel(/^Les totaux/))
  await page.getByText('Étape 2 sur 6').waitFor()
  await press(page, 'Sauvegarder et continuer')

  await atStep(page, 'valeurs-totales-bio-siqo')
  await field(page, 'Produits bio').fill('2469.12')
  await page.getByText('Reste, sans label : 9 876,48 €').waitFor()
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'valeurs-totales-autres')
  await field(page, 'Autres labels qui comptent pour EGalim').fill('0')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'valeurs-totales-viandes-volailles')

  // What contradicts is told once the field is left, and marked; what is mended is told too.
  await field(page, 'Total des viandes et volailles').fill('1000')
  const egalim = field(page, 'Viandes et volailles durables et de qualité')
  await egalim.fill('3000')
  await egalim.blur()
  const checks = page.getByRole('status').filter({ hasText: 'Ces montants se contredisent' })
  await checks.getByText('dépassent le total des viandes et volailles').waitFor()
  await expect.poll(() => egalim.getAttribute('aria-invalid')).toBe('true')
  // The organic products may hold the mistake as well: they are there to be corrected.
  await page.getByText('L’erreur est peut-être dans un autre montant').waitFor()
  await expectAccessible(page)
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('alert').getByText('dépassent le total des viandes et volailles').waitFor()
  await egalim.fill('300')
  await egalim.blur()
  await page.getByText('Ces montants s’accordent à présent.').waitFor()
  await page.reload()
  await expect.poll(() => egalim.inputValue()).toBe('')
  await field(page, 'Total des viandes et volailles').fill('1000')
  await egalim.fill('300')
  await page.keyboard.press('Enter')
  await atStep(page, 'valeurs-totales-mer-aquaculture')
  await press(page, 'Voir la synthèse')
  await atStep(page, 'complet')
  const shares = page.getByRole('table', { name: 'Parts et objectifs' })
  await shares.getByRole('row', { name: 'Bio 20 % 20 % (atteint)' }).waitFor()
  await shares.getByRole('row', { name: 'Poissons et produits aquatiques durables et de qualité — 60 %' }).waitFor()
  await press(page, 'Données détaillées')
  await page.getByRole('row', { name: 'Total des poissons et produits aquatiques Ne sait pas —' }).waitFor()
  await page.getByRole('row', { name: 'Autres labels qui comptent pour EGalim 0,00 € Saisi' }).waitFor()
  await expectAccessible(page)
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      diagnosticType: 'SIMPLE',
      valueTotalHt: 12_345.6,
      valueBioHt: 2469.12,
      valueSustainableHt: null,
      valueEgalimOthersHt: 0,
      valueMeatPoultryEgalimHt: 300,
      valueFishHt: null,
      tunnelAppro: 'complet',
      sources: { valueTotalHt: 'TYPED' },
    })

  // The detail takes the place of the totals with its first amount, which is said before.
  await page.goto(tunnel(canteen, 'mode-de-saisie'))
  await tick(page.getByLabel(/^Le détail par label/))
  await page.getByRole('status').getByText('sont gardés tant que le détail est vide').waitFor()
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'valeurs-totales-viandes-aquaculture')
  await expect.poll(() => stored(canteen)).toMatchObject({ diagnosticType: 'COMPLETE', valueBioHt: 2469.12 })
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'bio')
  await page.getByText('sont gardés tant que le détail est vide').waitFor()
  await press(page, 'Saisir dans un tableau')
  await page.getByText('sont gardés tant que le détail est vide').waitFor()
  await expectAccessible(page)

  // What it replaced is told as long as the tunnel is open, with the way back.
  await press(page, 'Revenir à la saisie par label')
  await field(page, 'Fruits et légumes').fill('100')
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'label-rouge')
  await expect.poll(() => stored(canteen)).toMatchObject({ valueBioHt: 100, valueMeatPoultryEgalimHt: 0 })
  const replaced = page.getByRole('region', { name: 'Vos totaux sont devenus les sommes du détail' })
  await replaced.getByText('Produits bio : 2 469,12 €').waitFor()
  await expectAccessible(page)
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'aocaop-igp_stg')
  await replaced.getByRole('button', { name: 'Reprendre mes totaux' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reprendre mes totaux' }).click()
  await atStep(page, 'mode-de-saisie')
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      valueBioHt: 2469.12,
      diagnosticType: 'SIMPLE',
      valueFruitsEtLegumesBio: null,
      valueEgalimOthersHt: 0,
      valueMeatPoultryEgalimHt: 300,
      sources: { valueBioHt: 'TYPED' },
    })
  await page.context().close()
})

test('a printed sheet of 112 figures by keyboard alone: nothing is asked twice, a step is one request', {
  tags: 'long',
}, async () => {
  const canteen = await addReport(lac)
  // The sheet has a dash where no product of the family has the label.
  const sheet = gridCells.map((cell, index) => ({ ...cell, figure: isPossibleCell(cell) ? index * 1.25 + 0.5 : null }))
  const page = await site.page({ person: cook })
  await page.goto(tunnel(canteen, 'total'))
  await field(page, 'Total de vos achats alimentaires de l’année').focus()
  const requests = watchRequests(page)
  const { keyboard } = page
  const typeAndGoOn = async (slug: string, next: string, figures: readonly (number | null)[]) => {
    for (const [index, figure] of figures.entries()) {
      if (index > 0 || slug !== 'total') await keyboard.press('Tab')
      await keyboard.type(String(figure).replace('.', ','))
    }
    await keyboard.press('Enter')
    await atStep(page, next)
    await page.locator('.mc-tunnel-body:focus').waitFor()
  }
  await typeAndGoOn('total', 'mode-de-saisie', [20_000])
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  if (!(await page.getByLabel(/^Le détail par label/).isChecked())) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await atStep(page, 'valeurs-totales-viandes-aquaculture')
  await page.locator('.mc-tunnel-body:focus').waitFor()
  const steps = qualityStepsOf('COMPLETE').map(({ slug }) => slug)
  await typeAndGoOn('valeurs-totales-viandes-aquaculture', 'bio', [2000, 3000])
  for (const [index, { slug, fields }] of qualityStepsOf('COMPLETE').entries()) {
    if (index < 3) continue
    const figures = sheet.filter(({ property, figure }) => figure !== null && fields.some(each => each === property))
    await typeAndGoOn(
      slug,
      steps[index + 1] ?? 'complet',
      figures.map(({ figure }) => figure),
    )
  }
  expect(requests.saved).toEqual(steps)
  expect(requests.others.filter(request => !request.startsWith('GET /api/v1/canteenPurchasesSummary/'))).toEqual([])

  const report = await stored(canteen)
  expect(Object.fromEntries(sheet.map(({ property }) => [property, report[property]]))).toEqual(
    Object.fromEntries(sheet.map(({ property, figure }) => [property, figure])),
  )
  const sumOf = (label: string) =>
    sheet.reduce((sum, cell) => sum + (cell.label.property === label ? (cell.figure ?? 0) : 0), 0)
  expect(report).toMatchObject({
    diagnosticType: 'COMPLETE',
    tunnelAppro: 'complet',
    valueBioHt: sumOf('Bio'),
    valueSustainableHt: sumOf('LabelRouge') + sumOf('AocaopIgpStg'),
  })
  await page
    .getByRole('figure', { name: 'Labels de chaque famille de produits' })
    .locator('.recharts-bar')
    .first()
    .waitFor()
  await press(page, 'Données détaillées')
  await page.getByText('102 saisis').waitFor()

  // The same figures in one table, where a block of a spreadsheet is pasted at once.
  await page.goto(tunnel(canteen, 'bio'))
  await press(page, 'Saisir dans un tableau')
  const cell = (label: string, family: string) => field(page, `${label}, ${family}`)
  await expect.poll(() => cell('Agriculture biologique', 'fruits et légumes').inputValue()).toBe('3')
  const paste = (block: string) =>
    cell('Circuit court', 'boissons').evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, block)
  const isDoubtful = () => cell('Circuit court', 'boissons').getAttribute('aria-invalid')
  // A block is checked as it is pasted: more drinks than all purchases contradict the total.
  await paste('9999999\t8,5')
  await expect.poll(isDoubtful).toBe('true')
  await paste('7\t8,5\n1 000\t')
  await expect.poll(isDoubtful).toBe('false')
  await expect.poll(() => cell('Produit local', 'boissons').inputValue()).toBe('1 000')
  await expectAccessible(page)
  await cell('Produit local', 'boissons').focus()
  requests.saved.length = 0
  await keyboard.press('ArrowUp')
  await keyboard.type('7,25')
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await atStep(page, 'complet')
  expect(requests.saved).toEqual(['bio'])
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      valueBoissonsShortDistribution: 7.25,
      valueAutresShortDistribution: 8.5,
      valueBoissonsLocal: 1000,
      valueAutresLocal: null,
    })
  await page.context().close()
})

test('a report filled with the purchases of the year, undone, filled by field, and mended where it contradicts', {
  tags: 'long',
}, async () => {
  const canteen = await addReport(marronniers)
  const buy = (priceHt: number, family: string | null, characteristics: string[]) =>
    call('POST', '/api/v1/purchases/', {
      canteen,
      description: 'Denrées',
      provider: 'Grossiste',
      date: `${year}-03-03`,
      priceHt,
      family,
      characteristics,
    })
  await buy(1200.5, 'VIANDES_VOLAILLES', ['LABEL_ROUGE', 'FRANCE'])
  await buy(2000, 'AUTRES', [])
  await buy(100, null, ['BIO'])
  const page = await site.page({ person: cook, expected: [/412 PATCH/] })
  await page.goto(tunnel(canteen, 'total'))
  await page.getByText('Vous avez enregistré 3 300,50 € d’achats en 2025').waitFor()
  await press(page, 'Voir ce qui changera')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('row', { name: 'Label rouge, viandes et volailles Ne sait pas 1 200,50 €' }).waitFor()
  await dialog.getByText('100,00 € de produits durables et de qualité n’ont pas de famille').waitFor()
  const french = 'En 2025, les produits en circuit court et les produits locaux comptent aussi comme français.'
  await dialog.getByText(french).waitFor()
  await expectAccessible(page)
  await tick(dialog.getByLabel('Les dix totaux seulement'))
  await dialog.getByRole('row', { name: 'Produits bio Ne sait pas 100,00 €' }).waitFor()
  expect((await stored(canteen)).valueTotalHt).toBeNull()
  await tick(dialog.getByLabel('Par label et par famille'))
  await dialog.getByRole('button', { name: 'Reprendre ces montants' }).click()
  await atStep(page, 'complet')
  await page.getByText('Bilan rempli avec vos achats').waitFor()
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      diagnosticType: 'COMPLETE',
      valueTotalHt: 3300.5,
      valueViandesVolaillesLabelRouge: 1200.5,
      valueSustainableHt: 1200.5,
      sources: { valueTotalHt: 'PURCHASES', valueViandesVolaillesLabelRouge: 'PURCHASES' },
    })
  await buy(50, 'AUTRES', [])
  await page.reload()
  await press(page, 'Données détaillées')
  await page.getByText('Vos achats ont changé depuis : 2 des montants repris').waitFor()

  // Filled again, then undone: the report is as it was before.
  await page.goto(tunnel(canteen, 'total'))
  await press(page, 'Voir ce qui changera')
  await dialog.getByRole('row', { name: 'Sans label EGalim, autres produits 2 000,00 € 2 050,00 €' }).waitFor()
  // Nothing French changes.
  expect(await dialog.getByText(french).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Reprendre ces montants' }).click()
  await press(page, 'Annuler ce remplissage')
  await atStep(page, 'total')
  await page.getByText('Le bilan a retrouvé ses montants d’avant.').waitFor()
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      valueTotalHt: 3300.5,
      valueAutresNonEgalim: 2000,
      tunnelAppro: 'complet',
    })

  await page.goto(tunnel(canteen, 'france'))
  await page.getByText(french).waitFor()

  // A field takes the amount of the purchases, and remembers where it comes from.
  await page.goto(tunnel(canteen, 'non-egalim'))
  await page.getByRole('button', { name: /^Remplir avec 2 050,00 €, la somme de vos achats : Autres produits/ }).click()
  await expect.poll(() => field(page, 'Autres produits').inputValue()).toBe('2050')
  await field(page, 'Boissons').fill('100')
  await field(page, 'Boissons').blur()
  await page.getByText('Ces montants se contredisent').waitFor()
  await page.getByText('Dépassement : 50,00 €').waitFor()
  // Somebody else fills another step meanwhile, which stays.
  const { id } = await stored(canteen)
  await call('PATCH', `/api/v1/canteens/${canteen}/diagnostics/${id}`, { valueBoissonsLocal: 3 })
  // The mistake is in another step: it is mended here, and sent with the rest.
  const { saved } = watchRequests(page)
  await field(page, 'Label rouge, viandes et volailles').fill('1150,5')
  await page.keyboard.press('Tab')
  await page.getByText('Ces montants s’accordent à présent.').waitFor()
  await press(page, 'Sauvegarder et continuer')
  await atStep(page, 'france')
  expect(saved).toEqual(['non-egalim', 'non-egalim'])
  await expect
    .poll(() => stored(canteen))
    .toMatchObject({
      valueAutresNonEgalim: 2050,
      valueBoissonsNonEgalim: 100,
      valueBoissonsLocal: 3,
      valueViandesVolaillesLabelRouge: 1150.5,
      sources: {
        valueAutresNonEgalim: 'PURCHASES',
        valueBoissonsNonEgalim: 'TYPED',
        valueViandesVolaillesLabelRouge: 'TYPED',
      },
    })
  await page.context().close()

  const dark = await site.page({ person: cook, dark: true, locale: 'en', width: 'narrow' })
  await dark.goto(tunnel(canteen, 'label-rouge'))
  await dark.getByText('Does not apply').waitFor()
  await expectAccessible(dark)
  await dark.goto(tunnel(canteen, 'complet'))
  await dark.getByText('Sustainable and quality, organic included').waitFor()
  await expectAccessible(dark)
  await dark.context().close()
})

test.each(['phone', 'desktop'] as const)(
  'the parts of amounts of a report of 2026 on a %s: folded, left alone, wrong, right, found again',
  { tags: 'long' },
  async width => {
    const canteen = await addReport(width === 'phone' ? parc : source, 2026)
    const { id } = await stored(canteen)
    await call('PATCH', `/api/v1/canteens/${canteen}/diagnostics/${id}`, {
      diagnosticType: 'SIMPLE',
      valueTotalHt: 1000,
      valueBioHt: 100,
    })
    const page = await site.page({ width, person: cook })
    const step = 'parts-equitables-et-francaises'
    await page.goto(tunnel(canteen, 'valeurs-totales-mer-aquaculture', 2026))
    await press(page, 'Sauvegarder et continuer')
    await atStep(page, step)
    await page.getByText('Cette étape est facultative.').waitFor()
    const part = field(page, 'Produits bio, dont commerce équitable')
    expect(await part.isVisible()).toBe(false)
    await expectAccessible(page)
    await press(page, 'Voir la synthèse')
    await atStep(page, 'complet')
    expect((await stored(canteen)).valueBioFairTradeHt).toBeNull()

    await page.goto(tunnel(canteen, step, 2026))
    await page.getByText('Donner ces montants', { exact: true }).click()
    await part.fill('150')
    await press(page, 'Voir la synthèse')
    await page.getByText('La part du commerce équitable dans les produits bio').first().waitFor()
    // What is wrong cannot be folded.
    await page.getByText('Donner ces montants', { exact: true }).click()
    await expect.poll(() => part.isVisible()).toBe(true)
    await expectAccessible(page)
    await part.fill('40')
    await press(page, 'Voir la synthèse')
    await atStep(page, 'complet')
    expect((await stored(canteen)).valueBioFairTradeHt).toBe(40)
    await page.goto(tunnel(canteen, step, 2026))
    await part.waitFor()
    await expect.poll(() => part.inputValue()).toBe('40')
  },
)
