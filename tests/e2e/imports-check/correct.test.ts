import { readFileSync } from 'node:fs'
import { checkFile } from '@ma-cantine/lib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { file, type purchase } from '../../support/files.ts'
import { expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { tick, untick } from '../../support/tick.ts'
import { chooseFile, openImport } from './support/import-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A file of purchases, right except for these cells. */
const achats = (...rows: readonly Partial<typeof purchase>[]) => ({ name: 'achats.csv', content: file('achats', rows) })

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses Tab until the focused element fits. */
async function tabTo(page: Page, fits: (active: Element) => boolean | undefined): Promise<void> {
  for (let times = 0; times < 80; times++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(`(${fits})(document.activeElement)`)) return
  }
  throw new Error('Tab does not lead there')
}

const activeText = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')

async function downloadFile(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le fichier corrigé' }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('a file is corrected with the keyboard alone: fixes, cells, undo, and its corrected copy is right', async () => {
  const page = await openImport(site, 'achats')
  await chooseFile(page, examplePath('achats-nombreuses-erreurs.csv'))
  await page.waitForFunction(() => document.activeElement?.ariaLabel === '12 Erreurs détectées')
  await page.getByText('Faire les 4 corrections').waitFor()
  await tabTo(page, active => active.textContent?.includes('Faire les 4'))
  await press(page, 'Enter')
  await page.getByText('8 Erreurs détectées').waitFor()
  await page.getByRole('status').filter({ hasText: '8 erreurs' }).first().waitFor()
  await expect.poll(() => activeText(page)).toContain('Erreurs détectées')

  // Guesses, one kind at a time.
  const guess = page.getByRole('button', { name: /^Accepter/ }).first()
  await guess.waitFor()
  await guess.focus()
  const before = await page.locator('[data-digest]').textContent()
  await press(page, 'Enter')
  await page.waitForFunction(digest => document.querySelector('[data-digest]')?.textContent !== digest, before)
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).focus()
  await press(page, 'Control+z')
  await page.waitForFunction(digest => document.querySelector('[data-digest]')?.textContent === digest, before)
  await page.getByText('8 Erreurs détectées').waitFor()

  // The grid is a single Tab stop; arrows move inside it.
  await tabTo(page, active => active.matches('td'))
  await press(page, 'Control+Home', 'ArrowDown', 'ArrowRight')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-colindex') === '3')
  await press(page, 'ArrowLeft', 'End')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-colindex') === '9')
  await tabTo(page, active => !active.matches('td'))
  await press(page, 'Shift+Tab')
  await page.waitForFunction(() => document.activeElement?.matches('td'))
  await expectNoViolations(page)
})

test('a cell is edited, cancelled, fixed by a suggestion, filtered and reached by search', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'achats')
  await chooseFile(
    page,
    achats({ date: 'hier' }, {}, { famille_produits: 'POISSON', prix_ht: 'cher' }, { description: '' }),
  )
  await page.getByText('4 Erreurs détectées').waitFor()
  const grid = page.getByRole('grid')
  // The grid shows its first error: the first step leads to it, not past it.
  await page.getByRole('button', { name: 'Erreur suivante' }).click()
  await expect.poll(() => activeText(page)).toContain('hier')
  await press(page, 'F2')
  await page.keyboard.type('x')
  await press(page, 'Escape')
  await expect.poll(() => activeText(page)).toContain('hier')
  await press(page, 'Enter', 'Control+a')
  await page.keyboard.type('2024-03-01')
  await press(page, 'Enter')
  await page.getByText('3 Erreurs détectées').waitFor()
  // The row stays where it was, and the focus has moved one row down.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.textContent))
    .toBe('4')

  await page.getByRole('button', { name: 'Erreur suivante' }).click()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('cher'))
  await page.keyboard.type('12,5')
  await press(page, 'Tab')
  await page.getByText('2 Erreurs détectées').waitFor()

  await page.getByLabel('Colonne', { exact: true }).selectOption('famille_produits')
  await page.getByText('1 ligne affichée').waitFor()
  await grid.getByRole('gridcell', { name: 'POISSON' }).click()
  await page.getByRole('button', { name: 'Remplacer par « PRODUITS_DE_LA_MER »' }).click()
  await page.getByText('1 Erreur détectée').waitFor()
  await expect.poll(() => activeText(page)).toContain('PRODUITS_DE_LA_MER')

  await page.getByLabel('Colonne', { exact: true }).selectOption('')
  await tick(page.getByLabel('Montrer aussi les lignes sans erreur'))
  await page.getByText('4 lignes affichées').waitFor()
  await page.getByRole('button', { name: 'Erreur suivante' }).click()
  await page.getByRole('button', { name: 'Supprimer la ligne 5' }).click()
  await page.getByText('Toutes les erreurs sont corrigées.').waitFor()
  await page.getByRole('heading', { name: 'Ce qui sera enregistré' }).waitFor()

  const { name, bytes } = await downloadFile(page)
  expect(name).toBe('achats-corrige.csv')
  expect(await checkFile([bytes], { kind: 'achats' })).toMatchObject({ valid: true, rows: 3 })
  await expect.poll(() => page.locator('[data-digest]').textContent()).toBe((await checkFile([bytes])).digest)

  // Leaving a corrected file asks first.
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quitter ce fichier' })
  await dialog.getByRole('button', { name: 'Garder mes corrections' }).click()
  await page.getByText('Toutes les erreurs sont corrigées.').waitFor()
  await page.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await page.getByLabel('Choisissez votre fichier').waitFor()
})

test('many cells are mended at once: alike, pasted, filled, listed, searched; each act is undone alone', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'achats')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const wrong = { famille_produits: 'POISSON', definition_local: 'ici' }
  await chooseFile(
    page,
    achats(wrong, { ...wrong, fournisseur: 'La Ferme' }, { ...wrong, date: 'hier' }, { date: 'hier', prix_ht: 'cher' }),
  )
  await page.getByText('9 Erreurs détectées').waitFor()
  const grid = page.getByRole('grid')
  const cell = (name: string) => grid.getByRole('gridcell', { name }).first()
  const undo = async (errors: string) => {
    await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
    await page.getByText(errors).waitFor()
  }

  // A suggestion, for all the cells that hold the same.
  await cell('POISSON').click()
  await page.getByRole('button', { name: 'Faire de même pour les 3 « POISSON » de la colonne' }).click()
  await page.getByText('6 Erreurs détectées').waitFor()
  await expect.poll(() => activeText(page)).toContain('PRODUITS_DE_LA_MER')
  await undo('9 Erreurs détectées')

  // A correction that was typed, offered to the others; what is typed narrows the list down.
  await cell('POISSON').focus()
  await page.keyboard.type('produits de la mer')
  await press(page, 'ArrowDown', 'Enter')
  await page
    .getByText('2 autres cellules de la colonne « famille_produits » contiennent « POISSON ».')
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Les remplacer aussi par « PRODUITS/ }).click()
  await page.getByText('6 Erreurs détectées').waitFor()

  // Errors in columns out of sight are told, and lead there.
  await page.getByRole('button', { name: '3 erreurs à droite, colonne H, definition_local' }).click()
  await expect.poll(() => activeText(page)).toContain('ici')
  await press(page, 'Shift+ArrowDown')
  await page.getByText('2 cellules sélectionnées').first().waitFor()
  // The mouse selects as well.
  await grid.getByRole('gridcell', { name: 'ici' }).nth(0).hover()
  await page.mouse.down()
  await grid.getByRole('gridcell', { name: 'ici' }).nth(2).hover()
  await page.mouse.up()
  await page.getByText('3 cellules sélectionnées').first().waitFor()
  await press(page, 'Delete')
  await page.getByText('3 Erreurs détectées').waitFor()

  // A block copied from a spreadsheet, over the rows shown.
  await page.evaluate(() => navigator.clipboard.writeText('2024-03-01\t12,5\r\n2024-03-02\t"1 €"\r\n'))
  await grid.getByRole('gridcell', { name: 'hier' }).first().click()
  await press(page, 'Control+v')
  await page.getByText('1 Erreur détectée').waitFor()
  await cell('1 €').waitFor()
  await undo('3 Erreurs détectées')
  await cell('hier').click()
  await page.keyboard.type('2024-03-01')
  await press(page, 'Enter', 'ArrowUp', 'Shift+ArrowDown', 'Control+d')
  await page.getByText('1 Erreur détectée').waitFor()
  // The verdict comes before the rows.
  await expect.poll(() => grid.getByRole('gridcell', { name: '2024-03-01' }).count()).toBeGreaterThanOrEqual(2)
  await press(page, 'Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('2024-03-01\n2024-03-01')

  // Several values are ticked in a list, where codes have their names.
  await cell('BIO').click()
  await press(page, 'F2')
  await page.keyboard.type('rouge')
  await tick(page.getByLabel('LABEL_ROUGE — Label rouge'))
  await expectNoViolations(page)
  await press(page, 'Enter')
  await cell('BIO,LABEL_ROUGE').waitFor()

  // A text is found, shown, and replaced.
  await page.getByRole('button', { name: 'Rechercher et remplacer' }).click()
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('ferme')
  await page.getByLabel('Remplacer par').fill('GAEC')
  await page.getByText('4 cellules à remplacer, dans 4 lignes.').waitFor()
  await page.getByLabel('Lignes', { exact: true }).selectOption('shown')
  await tick(page.getByLabel('Distinguer les majuscules'))
  await page.getByText('Aucune cellule à remplacer.').waitFor()
  await untick(page.getByLabel('Distinguer les majuscules'))
  await page.getByRole('table', { name: 'Exemples de ce qui change' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Remplacer les 4 cellules' }).click()
  await cell('La GAEC').waitFor()
  await page.getByRole('status').filter({ hasText: '4 cellules remplacées.' }).first().waitFor()
  await press(page, 'Escape')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Rechercher et remplacer')
})

test('on a phone, each cell in error has its field, in the dark theme too', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats', { width: 'phone', dark: true })
  const listed = { famille_produits: 'POISSON', caracteristiques: 'BIO,local' }
  await chooseFile(page, achats({ date: 'hier' }, listed, { famille_produits: 'POISSON' }))
  await page.getByText('4 Erreurs détectées').waitFor()
  await page.getByRole('button', { name: 'Choisir dans la liste' }).click()
  await untick(page.getByLabel('local (n’est pas dans la liste)'))
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Valider' }).click()
  await page.getByText('3 Erreurs détectées').waitFor()
  await page.getByLabel('Ligne 3, colonne F, famille_produits').selectOption('AUTRES')
  await page.getByRole('button', { name: 'La remplacer aussi par « AUTRES »' }).click()
  await page.getByText('1 Erreur détectée').waitFor()
  for (const errors of ['2 Erreurs détectées', '3 Erreurs détectées']) {
    await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
    await page.getByText(errors).waitFor()
  }
  await page.getByRole('button', { name: 'Faire de même pour les 2 « POISSON » de la colonne' }).first().click()
  await page.getByText('1 Erreur détectée').waitFor()
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).click()
  await page.getByRole('button', { name: 'Rechercher et remplacer' }).click()
  await page.getByRole('textbox', { name: 'Rechercher' }).fill('poisson')
  await page.getByLabel('Remplacer par').fill('AUTRES')
  await page.getByRole('button', { name: 'Remplacer les 2 cellules' }).click()
  await page.getByText('1 Erreur détectée').waitFor()
  await page.getByRole('button', { name: 'Fermer' }).click()
  await expectNoViolations(page)
  await page.getByLabel('Ligne 2, colonne D, date').fill('2024-03-01')
  await page.getByLabel('Ligne 2, colonne D, date').blur()
  await page.getByText('Toutes les erreurs sont corrigées.').waitFor()
})

test('a file with errors in every row can be corrected like any other', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats')
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    description: `Lot ${index}`,
    date: 'hier',
    prix_ht: '',
  }))
  await chooseFile(page, achats(...rows))
  await page.getByText('40 000 Erreurs détectées').waitFor()
  await page.getByText('20 000 lignes affichées').waitFor()
  await page.getByRole('gridcell').first().click()
  await press(page, 'Control+End')
  await page.getByRole('gridcell', { name: 'Lot 19999' }).waitFor()
  await page.getByRole('gridcell', { name: 'hier' }).last().click()
  await page.keyboard.type('2024-03-01')
  await press(page, 'Enter')
  await page.getByText('19 999 autres cellules de la colonne « date » contiennent « hier ».').first().waitFor()
  await page.getByRole('button', { name: 'Les remplacer aussi par « 2024-03-01 »' }).click()
  await page.getByText('20 000 Erreurs détectées').waitFor()
})
