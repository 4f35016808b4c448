/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { ublInvoice } from '../../support/invoices.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

const supplier = 'SARL Primeurs du Lez'
const families = ['FRUITS_ET_LEGUMES', 'PRODUITS_LAITIERS', 'BOULANGERIE'] as const
const labels = ['BIO', 'HVE', 'AOCAOP', ''] as const
const products =
  'Ail,Artichaut,Asperge,Aubergine,Blette,Brocoli,Céleri,Cerfeuil,Concombre,Courge,Cresson,Échalote,Endive,Épinard,Fenouil,Fève,Laitue,Mâche,Navet,Oignon,Oseille,Panais,Persil,Poireau,Poivron,Potiron,Radis,Rutabaga,Salsifis,Tomate'.split(
    ',',
  )

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
  await site.server.addCanteen(tilleuls, [person], { name: 'École des Tilleuls' })
  const row = (values: Record<string, string>) => ({ siret: tilleuls, fournisseur: 'PRIMEURS DU LEZ', ...values })
  const kept = products.map((description, index) =>
    row({
      description: `${description}s colis de 5kg`,
      date: '2025-03-12',
      famille_produits: families[index % families.length] ?? '',
      caracteristiques: labels[index % labels.length] ?? '',
    }),
  )
  const carrots = { description: 'CAROTTE RAPEE', famille_produits: 'FRUITS_ET_LEGUMES' }
  await site.server.importPurchases(
    person,
    file('achats', [
      ...kept,
      row({ ...carrots, date: '2025-02-01', caracteristiques: 'HVE' }),
      row({ ...carrots, date: '2025-02-02', caracteristiques: 'BIO' }),
      row({ ...carrots, date: '2025-02-03', caracteristiques: 'BIO' }),
    ]),
  )
})
afterAll(() => site.close())

const invoice = (number: string, names: readonly string[]) => ({
  name: `${number}.xml`,
  mimeType: 'text/xml',
  buffer: Buffer.from(
    ublInvoice({
      number,
      seller: supplier,
      buyerSiret: tilleuls,
      lines: names.map(name => ({ name, net: '10.00' })),
      total: `${names.length * 10}.00`,
    }),
  ),
})

const stored = async () => {
  const rows = await site.server.rows<{ description: string; family: string | null; characteristics: string | null }>(
    'purchases',
  )
  return rows.map(({ description, family, characteristics }) => [description, family, characteristics])
}

test('an invoice of thirty lines of a known supplier is stored with its labels in four acts', async () => {
  const page = await site.page({ person })
  let acts = 0
  const act = async (done: Promise<unknown>) => {
    acts += 1
    await done
  }
  await page.goto('/mes-achats/facture')
  await act(page.getByLabel('Votre facture électronique').setInputFiles(invoice('F-30', products)))
  await act(page.getByRole('button', { name: 'Accepter les 30 propositions sûres' }).click())
  await page.getByText('30 propositions acceptées.').waitFor()
  await act(page.getByRole('button', { name: 'Continuer avec les 30 achats' }).click())
  await act(page.getByRole('button', { name: 'Enregistrer les 30 achats' }).click())
  await page.getByText('Vos 30 achats sont enregistrés et disponibles.').waitFor()
  expect(acts).toBe(4)
  expect((await stored()).slice(-products.length).toSorted()).toEqual(
    products
      .map((name, index) => {
        const label = labels[index % labels.length]
        return [name, families[index % families.length], label ? JSON.stringify([label]) : '[]']
      })
      .toSorted(),
  )
})

test('what is proposed fills nothing before it is accepted, line by line where it is not sure', async () => {
  const page = await site.page({ person, width: 'phone' })
  await page.goto('/mes-achats/facture')
  const names = ['Navets 10 kg', 'Carottes râpées', 'Poireaux émincés', 'Radis bio', 'Tomates']
  await page.getByLabel('Votre facture électronique').setInputFiles(invoice('F-31', names))
  const line = (name: string) => page.locator('.mc-invoice-line', { hasText: `« ${name} »` }).first()
  await page.getByText('2 propositions sûres · 2 propositions à vérifier · 1 ligne sans proposition').waitFor()
  const carrots = line('Carottes râpées')
  await carrots.getByText('Proposition à vérifier').waitFor()
  await carrots.getByText('Comme le 3 février 2025, 2 achats.').waitFor()
  await carrots.getByText(/^Fruits et légumes, .*\(le 1er février 2025, 1 achat\)$/).waitFor()
  const leeks = line('Poireaux émincés')
  await leeks.getByText('Un produit au nom proche, le 15 mars 2026, 2 achats. D’après « Poireau ».').waitFor()
  await line('Navets 10 kg').getByText('Proposition sûre').waitFor()
  await page.getByText('4 propositions ne sont pas acceptées : leurs achats seraient enregistrés').waitFor()
  await expect.poll(() => carrots.getByLabel('Famille de produits').inputValue()).toBe('')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // One that is to check is accepted, a sure one is chosen otherwise, the last sure one is accepted, the other one waits.
  await carrots.getByRole('button', { name: 'Accepter la proposition pour « Carottes râpées »' }).press('Enter')
  await carrots.getByText('Proposition acceptée').waitFor()
  await expect.poll(() => carrots.getByLabel('Famille de produits').inputValue()).toBe('FRUITS_ET_LEGUMES')
  await line('Tomates').getByLabel('Famille de produits').selectOption({ label: 'Boissons' })
  await page.getByRole('button', { name: 'Accepter la proposition sûre' }).press('Enter')
  await expect
    .poll(() => page.getByText('1 proposition acceptée.').evaluate(one => one === document.activeElement))
    .toBe(true)
  await page.getByText('1 proposition n’est pas acceptée : son achat serait enregistré sans elle.').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Continuer avec les 5 achats' }).click()
  await page.getByRole('button', { name: 'Enregistrer les 5 achats' }).click()
  await page.getByText('Vos 5 achats sont enregistrés et disponibles.').waitFor()
  const saved = new Map((await stored()).map(([name, ...choice]) => [name, choice]))
  expect(names.map(name => saved.get(name))).toEqual([
    ['FRUITS_ET_LEGUMES', '["AOCAOP"]'],
    ['FRUITS_ET_LEGUMES', '["BIO"]'],
    [null, '[]'],
    [null, '["BIO"]'],
    ['BOISSONS', '[]'],
  ])
})
