import { afterAll, beforeAll, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import type { Person } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

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

test('what is remembered is found, forgotten and proposed again', async () => {
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
  const carrots = page.locator('.mc-remembered__product', { hasText: 'Carottes' })
  await carrots.getByText('Fruits et légumes, Agriculture biologique').waitFor()
  await carrots.getByText('Choisi pour 1 achat, la dernière fois le 12 mars 2025.').waitFor()
  await carrots.getByText(/\(1 achat, le 1er février 2025\)/).waitFor()
  await expect.poll(() => page.locator('.mc-remembered__product').count()).toBe(1)
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
  await page.waitForURL(/trier-par=achats/)
  await expect.poll(() => page.locator('.mc-remembered__product h3').first().textContent()).toMatch(/Carottes/)
})
