import { afterAll, beforeAll, expect, test } from 'vitest'
import { lac, marronniers, parc, tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick, untick } from '../../support/tick.ts'

let site: Site
let person: Person
beforeAll(async () => {
  site = await startSite()
  person = await site.server.addPerson()
  await site.server.addCanteen(tilleuls, [person], { name: 'École des Tilleuls' })
})
afterAll(() => site.close())

const row = (values: Record<string, string>) => ({
  siret: tilleuls,
  fournisseur: 'Primeurs du Lez',
  famille_produits: 'FRUITS_ET_LEGUMES',
  caracteristiques: 'BIO',
  date: '2025-03-12',
  ...values,
})

test('what is remembered is found, forgotten and proposed again', { tags: 'long' }, async () => {
  const page = await site.page({ person, width: 'phone', expected: [/rememberedLabels/, /Failed to load/] })
  await page.goto('/mes-achats/labels-retenus')
  await page.getByText('Rien n’est encore retenu.').waitFor()
  await expectNoViolations(page)

  await site.server.importPurchases(
    person,
    file('achats', [
      row({ description: 'Carottes 5kg' }),
      row({ description: 'Carottes', date: '2025-02-01', caracteristiques: 'HVE' }),
      ...Array.from({ length: 25 }, (_, index) =>
        row({ description: `Légume ${'abcdefghijklmnopqrstuvwxyz'[index]}z`, date: '2025-01-01' }),
      ),
    ]),
  )
  await page.goto('/mes-achats')
  await page.getByRole('link', { name: 'Labels retenus' }).first().click()
  await page.getByText('Produits 1 à').waitFor()
  await page.getByText('Exporter ces produits').first().waitFor()
  await page.getByRole('searchbox', { name: 'Produit ou fournisseur' }).fill('carottes lez')
  await page.keyboard.press('Enter')
  const carrots = page.locator('.mc-remembered tbody tr', { hasText: 'Carottes' })
  await carrots.getByText('Fruits et légumes, Agriculture biologique').waitFor()
  await carrots.getByText('Choisi pour 1 achat, la dernière fois le 12 mars 2025.').waitFor()
  await carrots.getByText(/\(1 achat, le 1er février 2025\)/).waitFor()
  await expect.poll(() => page.locator('.mc-remembered tbody tr').count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('recherche')).toBe('carottes lez')
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)

  // A network that fails is told; nothing has changed.
  await page.route('**/rememberedLabels/forget/', route => route.abort(), { times: 1 })
  await carrots.getByRole('button', { name: 'Oublier « Carottes' }).press('Enter')
  await carrots.getByText(/connexion/).waitFor()
  await carrots.getByRole('button', { name: 'Oublier « Carottes' }).press('Enter')
  await carrots.getByText('Rien n’est proposé pour ce produit tant que vous ne choisissez pas de nouveau.').waitFor()
  const recall = carrots.getByRole('button', { name: 'Proposer de nouveau « Carottes' })
  await expect.poll(() => recall.evaluate(one => one === document.activeElement)).toBe(true)
  await expectNoViolations(page)
  await page.reload()
  await recall.press('Enter')
  await carrots.getByText('Choisi pour 1 achat').waitFor()

  await page.getByRole('searchbox', { name: 'Produit ou fournisseur' }).fill('rien de tel')
  await page.keyboard.press('Enter')
  await page.getByText('Aucun produit ne correspond à « rien de tel ».').waitFor()
  await page.getByRole('button', { name: 'Voir tous les produits' }).click()
  await page.getByLabel('Ordre').selectOption({ label: 'Les plus achetés d’abord' })
  await page.waitForURL(/trier-par=-purchaseCount/)
  await expect.poll(() => page.locator('.mc-remembered tbody th').first().textContent()).toMatch(/Carottes/)
})

test('what is proposed is corrected by hand, against a colleague who does it at once, and follows the purchases again', {
  tags: 'long',
}, async () => {
  const colleague = await site.server.addPerson({ firstName: 'Karim', lastName: 'Attal' })
  const maud = await site.server.addPerson({ firstName: 'Maud', lastName: 'Berger' })
  await site.server.addCanteen(parc, [maud, colleague], { name: 'École du Parc' })
  await site.server.importPurchases(
    maud,
    file('achats', [
      row({ siret: parc, description: 'Steak haché', famille_produits: 'VIANDES_VOLAILLES' }),
      row({ siret: parc, description: 'Ail', date: '2025-06-01' }),
    ]),
  )
  const page = await site.page({ person: maud, expected: [/rememberedLabels/, /Failed to load/] })
  await page.goto('/mes-achats/labels-retenus')
  const names = () => page.locator('.mc-remembered tbody th').allTextContents()
  const sort = page.getByRole('button', { name: 'Dernier achat' })
  await sort.click()
  await expect.poll(names).toEqual(['Steak haché', 'Ail'])
  await sort.press('Enter')
  await page.waitForURL(/trier-par=-lastPurchaseDate/)
  await expect.poll(names).toEqual(['Ail', 'Steak haché'])
  await expect
    .poll(() => page.getByRole('columnheader', { name: 'Dernier achat' }).getAttribute('aria-sort'))
    .toBe('descending')
  await page.reload()
  await expect.poll(names).toEqual(['Ail', 'Steak haché'])
  await sort.click()
  await page.waitForURL(url => !url.searchParams.has('trier-par'))
  await expectNoViolations(page)

  const steak = page.locator('.mc-remembered tbody tr', { hasText: 'Steak haché' })
  const correct = steak.getByRole('button', { name: 'Corriger « Steak haché »' })
  await correct.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Corriger ce qui est proposé pour « Steak haché »' })
  await dialog.getByText('Proposé aujourd’hui : Viandes et volailles, Agriculture biologique').waitFor()
  await untick(dialog.getByRole('checkbox', { name: 'Agriculture biologique' }))
  await dialog.getByRole('button', { name: 'Retirer la famille' }).click()
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await dialog.getByText('Choisissez une famille ou une caractéristique.').first().waitFor()
  await expect.poll(() => dialog.getByRole('button', { name: 'Retirer la famille' }).count()).toBe(0)
  await expectNoViolations(page)
  await tick(dialog.getByRole('checkbox', { name: 'Label rouge' }))

  const decide = { description: 'Steak haché', provider: 'Primeurs du Lez', family: 'BOISSONS', characteristics: [] }
  await site.server.app.inject({
    method: 'POST',
    url: '/api/v1/rememberedLabels/correct/',
    headers: colleague.headers,
    payload: { ...decide, localDefinition: null },
  })
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await dialog
    .getByText(/Karim Attal/)
    .first()
    .waitFor()
  await dialog.getByText('Proposé aujourd’hui : Boissons').waitFor()
  await dialog.getByRole('button', { name: 'Enregistrer la décision' }).click()
  await dialog.waitFor({ state: 'detached' })
  await steak.getByText(/Par Maud Berger, le/).waitFor()
  await steak.getByText('Label rouge').waitFor()
  await expect.poll(() => correct.evaluate(one => one === document.activeElement)).toBe(true)
  await expectNoViolations(page)

  await page.goto('/nouvel-achat')
  await page.getByRole('combobox', { name: /^Produit/ }).fill('steak HACHE')
  await page.getByRole('combobox', { name: /^Fournisseur/ }).fill('primeurs du lez')
  await page.getByText(/Maud Berger l’a décidé à la main le .* Label rouge/).waitFor()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/mes-achats/labels-retenus')
  await expectNoSidewaysScroll(page)
  await steak.getByRole('button', { name: 'Suivre de nouveau les achats « Steak haché »' }).press('Enter')
  await steak.getByText('Viandes et volailles, Agriculture biologique').waitFor()
  await expect.poll(() => correct.evaluate(one => one === document.activeElement)).toBe(true)
  await correct.click()
  await dialog.waitFor()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('a canteen that is kept apart shows and gets what it bought alone, until it shares again', async () => {
  const cook = await site.server.addPerson()
  await site.server.addCanteen(lac, [cook], { name: 'École du Lac' })
  const college = await site.server.addCanteen(marronniers, [cook], { name: 'Collège du Bois' })
  await site.server.importPurchases(
    cook,
    file('achats', [
      row({ siret: lac, description: 'Poires', caracteristiques: 'HVE' }),
      row({ siret: marronniers, description: 'Pommes' }),
    ]),
  )
  const page = await site.page({ person: cook, width: 'phone' })
  await page.goto('/mes-achats/labels-retenus')
  await page.getByText('Vos cantines apprennent les unes des autres : chacune').waitFor()
  const names = () => page.locator('.mc-remembered tbody th').allTextContents()
  await expect.poll(names).toEqual(['Poires', 'Pommes'])
  await page.getByRole('button', { name: 'Choisir les cantines à part' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Les cantines à part' })
  await tick(dialog.getByRole('checkbox', { name: 'Collège du Bois' }))
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Enregistrer ce choix' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('sauf une qui ne suit que ses propres achats : Collège du Bois.').waitFor()
  await expect.poll(names).toEqual(['Poires'])
  await page.getByLabel('Produits de').selectOption({ label: 'Collège du Bois, à part' })
  await expect.poll(names).toEqual(['Pommes'])
  expect(new URL(page.url()).searchParams.get('cantine')).toBe(String(college))
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Oublier « Pommes »' }).click()
  await page.getByText('Rien n’est proposé pour ce produit tant que').waitFor()

  await page.goto('/nouvel-achat')
  await page.getByRole('combobox', { name: /^Cantine/ }).fill('Collège')
  await page.getByRole('option', { name: 'Collège du Bois' }).click()
  const proposals = page.waitForResponse(/purchaseProposals/)
  await page.getByRole('combobox', { name: /^Produit/ }).fill('Poires')
  expect((await (await proposals).json()).results).toMatchObject([{ basis: null }])
})
