/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { ciiInvoice, pdfWith, ublInvoice } from '../../support/invoices.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
  await site.server.addCanteen(tilleuls, [person], { name: 'École des Tilleuls' })
  await site.server.addCanteen(parc, [person], { name: 'Collège du Parc' })
  const known = { fournisseur: 'Primeurs du Lez', famille_produits: 'FRUITS_ET_LEGUMES', caracteristiques: 'BIO' }
  await site.server.importPurchases(
    person,
    file('achats', [{ ...known, siret: tilleuls, description: 'Carottes', date: '2025-01-10', prix_ht: '12' }]),
  )
})
afterAll(() => site.close())

const named = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: name.endsWith('.xml') ? 'text/xml' : 'application/pdf',
  buffer: Buffer.from(content),
})

const made = {
  buyerSiret: tilleuls,
  lines: [
    { name: 'CAROTTES', net: '50.00', quantity: '20', unit: 'KGM' },
    { name: 'Poulet Label Rouge', net: '130.00', quantity: '12', unit: 'H87', origin: 'FR' },
    { name: 'Reprise de cagettes', net: '-5.00' },
    { name: 'Sacs <b>poubelle</b>', net: '20.00' },
  ],
  adjustments: [{ amount: '20.00', isCharge: false }],
  total: '175.00',
}

test('an invoice dropped on the form becomes purchases, seen one by one before they are saved, and can be undone', async () => {
  const page = await site.page({ person, width: 'phone', expected: [/Failed to load/, /purchases\/\d+/] })
  const heading = (name: string) => page.getByRole('heading', { name, exact: true })
  const input = page.getByLabel('Votre facture électronique')

  // From the form, which is told that its invoice is electronic.
  await page.goto('/nouvel-achat')
  await page.getByRole('link', { name: /^Lire une facture électronique/ }).waitFor()
  const chooser = page.locator('input[type=file]').first()
  await chooser.setInputFiles(named('avoir.xml', ublInvoice(made, 'CreditNote')))
  await page.getByText('C’est un avoir : voyez ce qu’il faut corriger.').waitFor()
  await page.getByRole('button', { name: 'Lire la facture' }).click()

  // A credit note: negative, refused, with what to do.
  await heading('Avoir F-2026-118').waitFor()
  await heading('Un avoir ne s’enregistre pas : le prix d’un achat ne peut pas être négatif.').waitFor()
  await page.getByText('Corrigez l’achat d’origine').waitFor()
  await page.getByText('-45,00').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Lire une autre facture' }).click()

  // Files that are refused, each with the reason.
  await expect.poll(() => input.evaluate(element => element === document.activeElement)).toBe(true)
  for (const [sent, told] of [
    [named('plan.pdf', await pdfWith({})), 'Ce PDF n’est pas une facture électronique'],
    [named('verrou.pdf', await pdfWith({}, { password: 'secret' })), 'Ce PDF est protégé'],
    [named('bombe.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'), 'définitions XML (DOCTYPE) interdites'],
  ] as const) {
    await input.setInputFiles(sent)
    await page.getByRole('alert').getByRole('heading', { name: told }).waitFor()
  }
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // The review: proposals are told to be so, and where they come from.
  const pdf = Buffer.from(await pdfWith({ 'factur-x.xml': ciiInvoice(made) }))
  await input.setInputFiles(named('facture.pdf', pdf))
  await heading('Facture F-2026-118').waitFor()
  await page.getByText('Comme le 10 janvier 2025, 1 achat.').waitFor()
  await page.getByText('1 proposition n’est pas acceptée : son achat serait enregistré sans elle.').waitFor()
  await page.getByText('D’après la facture : Label rouge, Origine France').waitFor()
  await page.getByText(/Refusé.*Cette ligne est négative/).waitFor()
  await page.getByText('D’après le SIRET de l’acheteur indiqué sur la facture.').waitFor()
  const line = (text: string) => page.locator('li', { hasText: text }).last()
  await page.getByText('3 achats, 180,00').waitFor()
  // Not food.
  await page.getByRole('checkbox', { name: 'Enregistrer « Sacs <b>poubelle</b> »' }).press('Space')
  await page.getByText('2 achats, 162,00').waitFor()
  await page.getByRole('button', { name: 'Accepter la proposition sûre' }).press('Enter')
  await page.getByText('1 proposition acceptée.').waitFor()
  const chicken = line('« Poulet Label Rouge »')
  await chicken.getByText('Caractéristiques : Label rouge, Origine France').press('Enter')
  await chicken.getByRole('checkbox', { name: 'Produit local' }).press('Space')
  await chicken.getByLabel('Produit', { exact: true }).fill(' ')
  await page.getByRole('button', { name: 'Continuer avec les 2 achats' }).click()
  await page.getByText('Nommez le produit.').waitFor()
  await expect
    .poll(() => chicken.getByLabel('Produit', { exact: true }).evaluate(one => one === document.activeElement))
    .toBe(true)
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await chicken.getByLabel('Produit', { exact: true }).fill('Poulet')
  await chicken.getByLabel('Famille de produits').selectOption({ label: 'Viandes et volailles' })
  await page.getByRole('button', { name: 'Continuer avec les 2 achats' }).click()
  await page.getByText('Dites ce que « local » signifie.').waitFor()
  await chicken.getByLabel('Que signifie « local »').selectOption({ label: 'Même région' })

  // Compared with what is stored, confirmed, saved all or nothing.
  await page.getByRole('button', { name: 'Continuer avec les 2 achats' }).click()
  await page.getByRole('button', { name: 'Enregistrer les 2 achats' }).waitFor()
  await page.getByRole('button', { name: 'Revenir à la facture' }).click()
  await expect.poll(() => chicken.getByLabel('Produit', { exact: true }).inputValue()).toBe('Poulet')
  await page.getByRole('button', { name: 'Continuer avec les 2 achats' }).click()
  await page.getByRole('button', { name: 'Enregistrer les 2 achats' }).click()
  await page.getByText('Vos 2 achats sont enregistrés et disponibles.').waitFor()

  // The PDF becomes the invoice of each, in spite of a network that fails on the way.
  await page.getByText('La facture n’est pas encore jointe à ces achats.').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  let sent = 0
  await page.route(/\/api\/v1\/purchases\/\d+$/, route => {
    sent += 1
    return sent === 2 ? route.abort() : route.continue()
  })
  const attach = page.getByRole('button', { name: 'Joindre la facture à ces achats' })
  await attach.press('Enter')
  await page
    .getByRole('alert')
    .getByText(/connexion/)
    .waitFor()
  await attach.press('Enter')
  await page.getByRole('status').getByText('La facture est jointe aux 2 achats.').waitFor()
  await expectNoViolations(page)
  expect(sent).toBe(3)
  const invoices = await site.server.rows<{ type: string; size: number }>('invoices')
  expect(invoices.map(({ type, size }) => [type, size])).toEqual(Array(2).fill(['application/pdf', pdf.length]))
  const list = async () => {
    const answer = await site.server.app.inject({ url: '/api/v1/purchases/?ordering=-id', headers: person.headers })
    return answer
      .json<{ results: { description: string; priceHt: number; family: string; characteristics: string[] }[] }>()
      .results.map(({ description, priceHt, family, characteristics }) => [
        description,
        priceHt,
        family,
        ...characteristics,
      ])
  }
  expect(new Set(await list())).toEqual(
    new Set([
      ['Poulet', 117, 'VIANDES_VOLAILLES', 'LABEL_ROUGE', 'FRANCE', 'LOCAL'],
      ['CAROTTES', 45, 'FRUITS_ET_LEGUMES', 'BIO'],
      ['Carottes', 12, 'FRUITS_ET_LEGUMES', 'BIO'],
    ]),
  )

  // The same invoice again: the purchases that are stored are told.
  await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
  await input.setInputFiles(named('encore.xml', ciiInvoice(made)))
  await page.getByRole('checkbox', { name: 'Enregistrer « Sacs <b>poubelle</b> »' }).press('Space')
  await page.getByRole('button', { name: 'Accepter la proposition sûre' }).click()
  await page.getByRole('button', { name: 'Continuer avec les 2 achats' }).click()
  await page.getByRole('heading', { name: /déjà/ }).first().waitFor()
})

test('in English, without a profile, without a known product, the network gone and back', async () => {
  const page = await site.page({ person, dark: true, locale: 'en', expected: [/purchaseProposals/, /Failed to load/] })
  await page.goto('/mes-achats/facture')
  await page.route('**/api/v1/purchaseProposals/', route => route.abort())
  const input = page.getByLabel('Your electronic invoice')
  await input.setInputFiles(named('total.xml', ciiInvoice({ profile: 'MINIMUM', total: '310.20' })))
  await page.getByText('This invoice does not list its products').waitFor()
  await page.getByText('Proposals from your purchases could not be loaded').waitFor()
  await page.getByRole('button', { name: 'Continue with this purchase' }).click()
  await page.getByText('Choose the canteen.').waitFor()
  await page.getByText('Name the product.', { exact: true }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'My purchases' }).first().click()
  await page.getByRole('dialog').getByText('The purchases of this invoice are not saved.').waitFor()
  await page.keyboard.press('Escape')

  // The sheet takes what is chosen, without asking.
  await page.getByLabel('Canteen that made these purchases').selectOption({ label: 'Collège du Parc' })
  await page.getByLabel('Product', { exact: true }).fill('Vegetables of March')
  await page.getByRole('button', { name: 'Open in the entry sheet' }).click()
  await page.waitForURL('**/mes-achats/saisie')
  await page.getByText('Vegetables of March').first().waitFor()
})

test('lines that do not make the announced total wait for a tick, which names both sums', async () => {
  const page = await site.page({ person })
  await page.goto('/mes-achats/facture')
  const other = { ...made, number: 'F-95', lines: [{ name: 'Navets', net: '100.00' }], adjustments: [], total: '95.00' }
  await page.getByLabel('Votre facture électronique').setInputFiles(named('autre-total.xml', ublInvoice(other)))
  const tick = page.getByRole('checkbox', { name: /^J’ai vérifié les lignes : elles font 100,00.*95,00/ })
  await tick.waitFor()
  for (const button of ['Continuer avec cet achat', 'Ouvrir dans la feuille de saisie']) {
    await page.getByRole('button', { name: button }).click()
    await page.getByText('Vérifiez les lignes, puis cochez cette case.').waitFor()
    await expect.poll(() => tick.evaluate(one => one === document.activeElement)).toBe(true)
  }
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await tick.press('Space')
  await page.getByRole('button', { name: 'Continuer avec cet achat' }).click()
  await page.getByRole('button', { name: 'Enregistrer l’achat' }).waitFor()
})
