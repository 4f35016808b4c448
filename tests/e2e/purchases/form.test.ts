import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { pdfOfPages } from '../../support/small-pdf.ts'
import { tick } from '../../support/tick.ts'

let site: Site
let person: Person
let colleague: Person
let canteen: number
let tilleulsId: number
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
  colleague = await site.server.addPerson()
  tilleulsId = await site.server.addCanteen(tilleuls, [person, colleague], { name: 'Les Tilleuls' })
  canteen = await site.server.addCanteen(parc, [person, colleague], { name: 'École du Parc' })
})
afterAll(() => site.close())

interface Row {
  readonly id: number
  readonly description: string | null
  readonly priceHt: number
  readonly canteenId: number
  readonly certificate: string | null
  readonly deletionDate: string | null
}
const purchases = async () => (await site.server.rows<Row>('purchases')).filter(row => row.deletionDate === null)
const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload: object, caller = colleague) =>
  (await site.server.app.inject({ method, url: `/api/v1/purchases/${path}`, headers: caller.headers, payload })).json<{
    id: number
  }>()
const make = (values: object) => call('POST', '', { canteen, priceHt: 12.5, ...values }, person)

const product = (page: Page) => page.getByRole('combobox', { name: /^Produit/ })
const supplier = (page: Page) => page.getByRole('combobox', { name: /^Fournisseur/ })
const price = (page: Page) => page.getByLabel(/^Prix hors taxes/)
const confirm = (page: Page) => page.getByRole('button', { name: 'Valider', exact: true }).click()
const onList = (page: Page) => page.getByRole('heading', { level: 1, name: 'Mes achats' }).waitFor()
const notice = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text).waitFor()
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
}

test('a purchase is typed by keyboard, survives a reload and a lost answer, and leads to the next one', async () => {
  await make({ description: 'Pâtes complètes', provider: 'Épicerie', family: 'AUTRES', characteristics: ['BIO'] })
  const page = await site.page({ person, expected: [/POST .*ERR_FAILED/, /ERR_FAILED/] })
  await page.goto('/mes-achats?recherche=pates')
  await page.getByRole('link', { name: /^Pâtes complètes/ }).waitFor()
  await page
    .getByRole('link', { name: /^(?:Ajouter|Saisir|Nouvel)/ })
    .first()
    .click()
  await product(page).waitFor()
  await expect.poll(() => page.getByRole('combobox', { name: /^Cantine/ }).inputValue()).toBe('École du Parc')

  // Nothing is typed: nothing is asked. The list comes back with its search.
  await page.getByRole('link', { name: 'Annuler' }).click()
  await page.waitForURL(/\/mes-achats\?recherche=pates/)
  await page.goBack()

  // The fields are walked by keyboard; what was chosen for the same product is proposed, and taken in one act.
  await product(page).focus()
  await page.keyboard.type('pates')
  await page.getByRole('option', { name: 'Pâtes complètes' }).waitFor()
  await page.getByText('1 proposition : parcourez-les').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => product(page).getAttribute('aria-activedescendant'))
    .toBe(await page.getByRole('option').getAttribute('id'))
  await page.keyboard.press('Enter')
  await expect.poll(() => product(page).inputValue()).toBe('Pâtes complètes')
  await page.getByText('Lors d’un achat précédent, vous aviez choisi : Autres produits, Agriculture bio').waitFor()
  await page.getByRole('button', { name: 'Reprendre ces choix' }).press('Enter')
  await expect.poll(() => page.getByLabel('Agriculture biologique').isChecked()).toBe(true)

  // What the new family excludes is unticked, and said; what is missing is told at once.
  await page.getByLabel('Fermier').isDisabled()
  await tick(page.getByLabel(/^Viandes et volailles/))
  await tick(page.getByLabel('Fermier'))
  await tick(page.getByLabel(/^Boulangerie/))
  await page.getByText('Fermier : décochée, car elle ne concerne pas cette famille.').waitFor()
  await tick(page.getByLabel('Produit local'))
  await page.getByLabel(/^Certificat du label/).fill('FR-BIO-01 n° 12345')
  await price(page).fill('1 234,5x')
  await page.getByRole('combobox', { name: /^Cantine/ }).fill('introuvable')
  await page.getByText('Rien ne correspond à votre saisie.').first().waitFor()
  await page.keyboard.press('Escape')
  await confirm(page)
  const summary = page.getByRole('alert').filter({ hasText: 'Merci de vérifier' })
  await summary.waitFor()
  await expect.poll(() => summary.getByRole('link').count()).toBe(3)
  await expectAccessible(page)
  await price(page).fill('1 234,50')
  await page.getByRole('combobox', { name: /^Cantine/ }).fill('ecole du parc')
  await page.keyboard.press('Tab')
  await expect.poll(() => page.getByRole('combobox', { name: /^Cantine/ }).inputValue()).toBe('École du Parc')
  await page.getByLabel(/^Que veut dire/).selectOption('DEPARTMENT')

  // A reload loses nothing; nor does an answer that is lost: the same purchase is saved once.
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie').waitFor()
  await expect.poll(() => price(page).inputValue()).toBe('1 234,50')
  await page.route('**/api/v1/purchases/', async route => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Valider et ajouter un autre achat' }).click()
  await page.getByRole('status').filter({ hasText: 'Pas encore envoyé' }).waitFor()
  await page.unroute('**/api/v1/purchases/')
  // It leaves by itself, as it was sent: another purchase follows.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('link', { name: 'Voir cet achat' }).waitFor()
  const saved = (await purchases()).filter(({ priceHt }) => Number(priceHt) === 1234.5)
  expect(saved.map(({ certificate }) => certificate)).toEqual(['FR-BIO-01 n° 12345'])

  // The next one keeps what repeats, and the field of its product waits.
  await expect.poll(() => product(page).evaluate(element => element === document.activeElement)).toBe(true)
  await expect.poll(() => product(page).inputValue()).toBe('')
  await expect.poll(() => page.getByLabel(/^Boulangerie/).isChecked()).toBe(false)
  await supplier(page).fill('Moulin')
  await product(page).fill('Farine')
  await price(page).fill('0,80')
  await page.getByRole('link', { name: 'Annuler' }).click()
  const leave = page.getByRole('dialog', { name: 'Quitter cette page ?' })
  await leave.getByRole('button', { name: 'Rester sur cette page' }).click()
  await confirm(page)
  await onList(page)
  await notice(page, 'Farine (0,80 €) a été ajouté à vos achats.')
  expect((await purchases()).map(({ description }) => description)).toContain('Farine')
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('brouillon'))))
    .toEqual([])

  // The address may name the canteen; whoever has none is led to add one.
  await page.goto(`/nouvel-achat/?cantine=${tilleulsId}`)
  await expect.poll(() => page.getByRole('combobox', { name: /^Cantine/ }).inputValue()).toBe('Les Tilleuls')
  await page.context().close()
  const newcomer = await site.page({ person: await site.server.addPerson() })
  await newcomer.goto('/nouvel-achat')
  await newcomer.getByRole('heading', { name: 'Ajoutez d’abord votre cantine' }).waitFor()
  await newcomer.context().close()
})

test('an invoice is photographed, seen, replaced and removed; what is none is told what it is', {
  tags: 'long',
}, async () => {
  const { id } = await make({ description: 'Cabillaud', family: 'PRODUITS_DE_LA_MER' })
  const page = await site.page({ person, width: 'narrow', dark: true, locale: 'en' })
  await page.goto(`/mes-achats/${id}`)
  const input = page.getByLabel('Choose a file')
  await input.setInputFiles(file('facture.png', Buffer.from('<!doctype html><script>alert(1)</script>')))
  await page.getByText('This is a web page or a drawing').waitFor()
  await input.setInputFiles(file('facture.pdf', Buffer.from('PK\x03\x04facture')))
  await page.getByText('This is a compressed archive').waitFor()
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    for (const name of ['1.pdf', '2.pdf']) data.items.add(new File(['%PDF-1.7'], name))
    return data
  })
  await page.locator('.mc-invoice').dispatchEvent('drop', { dataTransfer })
  await page.getByText('A purchase has one invoice: drop one file at a time.').waitFor()
  await expectAccessible(page)

  // A large photograph is made smaller before it is sent, and seen at once.
  const side = 1000
  const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  const photo = await noise.png().toBuffer()
  const pixel = await noise.clone().resize(40).png().toBuffer()
  expect(photo.length).toBeGreaterThan(2_000_000)
  await page.getByLabel('Take a photograph').setInputFiles(file('IMG_1.png', photo))
  const picture = page.getByRole('img', { name: 'The invoice attached to this purchase' })
  await picture.waitFor()
  await page.getByRole('button', { name: 'Enlarge the invoice' }).click()
  await page.getByRole('dialog', { name: 'The invoice attached to this purchase' }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'My purchases' }).waitFor()
  const stored = async () =>
    (await site.server.rows<{ purchaseId: number; type: string; size: number }>('invoices')).find(
      ({ purchaseId }) => purchaseId === id,
    )
  await expect.poll(() => stored()).toMatchObject({ type: 'image/jpeg' })
  expect((await stored())?.size).toBeLessThan(photo.length)

  // The stored one is seen when asked for on a telephone, and replaced by a PDF, whose pages are drawn.
  await page.goto(`/mes-achats/${id}`)
  await page.getByRole('button', { name: 'See the invoice' }).click()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(side)
  await input.setInputFiles(file('facture', pdfOfPages(['Facture 42', 'Page 2'])))
  const isDrawn = () =>
    page
      .locator('canvas')
      .last()
      .evaluate((canvas: HTMLCanvasElement) => {
        const blank = document.createElement('canvas')
        blank.width = canvas.width
        blank.height = canvas.height
        const context = blank.getContext('2d')
        if (context) context.fillStyle = 'white'
        context?.fillRect(0, 0, blank.width, blank.height)
        // Larger than an empty sheet.
        return canvas.width > 300 && canvas.toDataURL().length > blank.toDataURL().length
      })
  await expect.poll(isDrawn).toBe(true)
  await page.getByRole('button', { name: 'Enlarge the invoice' }).click()
  await page.getByText('Page 1 of 2').waitFor()
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByText('Page 2 of 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'My purchases' }).waitFor()
  await expect.poll(() => stored()).toMatchObject({ type: 'application/pdf' })

  await page.goto(`/mes-achats/${id}`)
  await page.getByRole('button', { name: 'Remove the invoice' }).click()
  await page.getByText('Invoice removed').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'My purchases' }).waitFor()
  await expect.poll(() => stored()).toBeUndefined()

  // Two products of one sheet of paper: its photograph is taken once.
  await page.goto('/nouvel-achat')
  const name = page.getByRole('combobox', { name: /^Product/ })
  const fill = async (description: string) => {
    await name.fill(description)
    await page.getByLabel(/^Price without VAT/).fill('3')
  }
  // The canteen is that of the last purchase.
  await expect.poll(() => page.getByRole('combobox', { name: /^Canteen/ }).inputValue()).toBe('École du Parc')
  await fill('Lentils')
  await page.getByLabel('Take a photograph').setInputFiles(file('IMG_2.png', pixel))
  await picture.waitFor()
  await page.getByRole('button', { name: 'Save and add another purchase' }).click()
  await page.getByRole('link', { name: 'See this purchase' }).waitFor()
  await expect.poll(() => name.inputValue()).toBe('')
  await expect.poll(() => picture.count()).toBe(0)
  await fill('Chickpeas')
  await page.getByRole('button', { name: 'Attach the last invoice again' }).press('Enter')
  await picture.waitFor()
  await page.getByText('Invoice attached').waitFor()
  const choose = page.getByRole('button', { name: 'Replace the invoice' })
  await expect.poll(() => choose.evaluate(element => element === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'My purchases' }).waitFor()
  const both = (await purchases()).filter(row => ['Lentils', 'Chickpeas'].includes(row.description ?? ''))
  const invoices = await site.server.rows<{ purchaseId: number; size: number }>('invoices')
  expect(both.map(row => invoices.find(({ purchaseId }) => purchaseId === row.id)?.size)).toEqual([
    pixel.length,
    pixel.length,
  ])
  await page.context().close()
})

test('a purchase is mended with a colleague at work on it, copied, deleted and brought back', {
  tags: 'long',
}, async () => {
  const { id } = await make({
    description: 'Riz',
    provider: 'Coopérative',
    characteristics: ['LOCAL'],
    localDefinition: 'REGION',
  })
  const page = await site.page({ person, width: 'phone', expected: [/412 PATCH/, /404 GET/] })
  const open = async (query = '') => {
    await page.goto(`/mes-achats/${id}${query}`)
    await product(page).waitFor()
  }

  // To different fields: both changes are kept, and the second person is told.
  await open()
  await call('PATCH', String(id), { provider: 'Rizerie' })
  await price(page).fill('20')
  const sent = page.waitForRequest(request => request.method() === 'PATCH')
  await confirm(page)
  expect((await sent).postDataJSON()).toEqual({ priceHt: '20.00' })
  await onList(page)
  await notice(page, /ses changements sont gardés, avec les vôtres/)

  // To the same fields: the person chooses.
  await open()
  await expect.poll(() => supplier(page).inputValue()).toBe('Rizerie')
  await call('PATCH', String(id), { provider: 'Rizerie de Camargue' })
  await supplier(page).fill('Grossiste')
  await page.getByRole('combobox', { name: /^Cantine/ }).fill('tilleuls')
  await page.getByRole('option', { name: 'Les Tilleuls' }).click()
  await confirm(page)
  const dialog = page.getByRole('dialog', { name: 'Cet achat a changé entre-temps' })
  await tick(dialog.getByLabel(/^Rizerie de Camargue/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Enregistrer ces choix' }).click()
  await onList(page)
  const row = (await purchases()).find(purchase => purchase.id === id)
  expect(row).toMatchObject({ provider: 'Rizerie de Camargue' })
  expect(row?.canteenId).not.toBe(canteen)

  // A copy has neither the price, the date nor the invoice, and says what it is.
  await open('?dupliquer=true')
  await expect.poll(() => product(page).inputValue()).toBe('Riz')
  await expect.poll(() => price(page).inputValue()).toBe('')
  await price(page).fill('21')
  await page.getByLabel(/^Date d’achat/).fill('2026-01-15')
  await confirm(page)
  await onList(page)
  expect((await purchases()).filter(({ description }) => description === 'Riz')).toMatchObject([
    { id, importSource: null },
    { importSource: 'Duplication', localDefinition: 'REGION', date: '2026-01-15' },
  ])

  // Who changed what can be read; what is deleted comes back from the list; what does not exist leads there.
  await open()
  await page.getByRole('button', { name: 'Qui a modifié cet achat, et quand' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: /Fournisseur\s: Rizerie de Camargue \(avant\s: Rizerie\)/ })
    .first()
    .waitFor()
  await page.getByText('Achat enregistré').waitFor()
  await expectAccessible(page)
  // What was typed goes with the purchase: nothing asks before the list.
  await supplier(page).fill('Grossiste')
  await page.getByRole('button', { name: 'Supprimer cet achat' }).click()
  await onList(page)
  expect((await purchases()).some(purchase => purchase.id === id)).toBe(false)
  await page.getByRole('button', { name: 'Annuler la suppression' }).click()
  await notice(page, 'Riz (20,00 €) compte de nouveau dans vos achats.')
  expect((await purchases()).some(purchase => purchase.id === id)).toBe(true)
  await page.goto('/mes-achats/987654')
  await onList(page)
  await notice(page, 'Cet achat n’existe pas, ou il a été supprimé.')
  await page.context().close()
})
