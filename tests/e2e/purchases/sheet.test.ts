import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../../server/support/sirets.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

const siret = '21340172201787'
const address = '/mes-achats/saisie'

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

const cell = (page: Page, row: number, column: number) =>
  page.locator(`tr[aria-rowindex="${row}"] td[aria-colindex="${column}"]`)

/** Puts a text in the clipboard, as a spreadsheet does, and pastes it over the active cell. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(content => navigator.clipboard.writeText(content), text)
  await press(page, 'Control+v')
}

const line = (index: number) =>
  `Panier ${index}\tGAEC du Pont\t0${(index % 9) + 1}/03/2025\t${index},50 €\tlégumes\tBio`
const lines = (count: number) => Array.from({ length: count }, (_, index) => line(index + 1)).join('\r\n')

test('purchases are typed, pasted, corrected, saved and undone, and nothing is lost on the way', {
  tags: 'long',
}, async () => {
  const person = await site.server.addPerson()
  await site.server.addCanteen(siret, [person], { name: 'École Jules-Ferry' })
  const page = await site.page({ person, expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  const grid = page.getByRole('grid', { name: 'Achats à saisir' })
  await grid.waitFor()
  await page.getByText('Aucun achat saisi.').waitFor()
  await expectNoViolations(page)

  // By keyboard alone: a day as the French write it, and the canteen is there already.
  await cell(page, 2, 3).focus()
  for (const text of ['Pommes', 'GAEC', '2/3/2025', '12,5']) {
    await page.keyboard.type(text)
    await press(page, 'Tab')
  }
  await press(page, 'Enter')
  await page.keyboard.type('fruits')
  await press(page, 'ArrowDown', 'Enter')
  await page.getByText('1 achat saisi.').waitFor()
  await expect.poll(() => cell(page, 2, 2).textContent()).toContain(`École Jules-Ferry${siret}`)
  await expect.poll(() => cell(page, 2, 5).textContent()).toBe('02/03/2025')
  await expect.poll(() => cell(page, 2, 7).textContent()).toBe('Fruits et légumes')
  await page.getByRole('button', { name: 'Enregistrer l’achat' }).waitFor()
  // The row above is filled down, then the change is undone.
  await cell(page, 3, 4).click()
  await press(page, 'Control+d')
  await expect.poll(() => cell(page, 3, 4).textContent()).toContain('GAEC')
  await page.getByText('3 cases à remplir ou à corriger').waitFor()
  await page.getByText('La colonne « Produit » est obligatoire.').first().waitFor()
  await expect.poll(() => page.getByText(/colonne [A-H]\b|prix_ht/).count()).toBe(0)
  await expect.poll(() => cell(page, 2, 6).textContent()).toContain('12,5')
  await press(page, 'Control+z')
  await page.getByRole('button', { name: 'Enregistrer l’achat' }).waitFor()
  await press(page, 'ArrowUp', 'F2', 'Control+a')
  await page.keyboard.type('Ferme du Pont')
  await press(page, 'Escape')
  await expect.poll(() => cell(page, 2, 4).textContent()).toBe('GAEC')

  // What cannot be pasted is refused in words.
  await paste(page, 'x\t'.repeat(3000))
  await page.getByText('Rien n’a été collé : le bloc a plus de 200 colonnes.').first().waitFor()

  // A block with a header goes where its names say, its mistakes are shown, and the canteen may be named.
  await cell(page, 3, 8).click()
  const header = 'Code\tDate de facture\tMontant HT\tDésignation\tFournisseur\tBio\tCantine'
  await paste(
    page,
    `${header}\nA1\t03/03/2025\t1 234,50 €\tPoires\tGAEC\toui\tEcole Jules Ferry\nA2\t04/03/2025\tcher\tThon\tMarée\tnon\t`,
  )
  await page.getByText('Cette colonne ne correspond à aucune des nôtres et n’a pas été collée : « Code ».').waitFor()
  await page.getByText('Prix HT : 1 valeur convertie, par exemple « 1 234,50 € » en « 1234,50 ».').waitFor()
  await page.getByRole('region', { name: '1 case à remplir ou à corriger' }).waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Voir ces lignes/ }).click()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('cher'))
  await page.keyboard.type('8')
  await press(page, 'Enter')
  await page.getByRole('button', { name: 'Enregistrer les 3 achats' }).waitFor()

  // The sheet is there again after a reload, and saved once though the network goes.
  page.on('dialog', dialog => void dialog.accept())
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brouillon-saisie-achats'))).toContain('Thon')
  await page.reload()
  await page.getByText('Nous avons retrouvé la saisie que vous aviez commencée dans cet onglet.').waitFor()
  await page.getByText('3 achats saisis.').waitFor()
  const save = page.getByRole('button', { name: 'Enregistrer les 3 achats' })
  await save.waitFor()
  await page.context().setOffline(true)
  await save.click()
  await page.getByRole('heading', { name: 'On ne sait pas encore si vos achats ont été enregistrés' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Vos achats ont été enregistrés avec succès' }).waitFor()
  await expect.poll(() => site.server.count('purchases')).toBe(3)
  await page.getByRole('link', { name: 'Voir mes achats' }).waitFor()
  await expectNoViolations(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brouillon-saisie-achats'))).toBeNull()

  // The same purchases again: the question of the import is asked, with the rows of the sheet.
  await page.getByRole('button', { name: 'Saisir d’autres achats' }).click()
  await page.getByText('Aucun achat saisi.').waitFor()
  await cell(page, 2, 3).click()
  await paste(page, 'Pommes;GAEC;02/03/2025;12,50;légumes\nCerises;GAEC;02/03/2025;9;fruits\n')
  await page.getByRole('heading', { name: '1 ligne ressemble à un achat déjà enregistré' }).waitFor()
  await page.getByRole('button', { name: 'Tout effacer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tout effacer' }).click()
  await page.getByText('Aucun achat saisi.').waitFor()

  // A canteen that is not one's own is refused at its cell.
  await page.getByRole('button', { name: 'Coller' }).waitFor()
  await cell(page, 2, 2).click()
  await paste(page, '21010034300016\tPommes\tGAEC\t05/03/2025\t1')
  await expect.poll(() => cell(page, 2, 2).getAttribute('aria-invalid')).toBe('true')
  await press(page, 'Control+z')
  await page.getByText('Aucun achat saisi.').waitFor()

  // Very many rows: copied whole though only a few are in the page, and undone in one step.
  await cell(page, 2, 3).click()
  await page.evaluate(text => navigator.clipboard.writeText(text), lines(10_000))
  await page.getByRole('button', { name: 'Coller' }).click()
  await page.getByText(/^10.000 lignes collées\.$/).waitFor()
  await page.getByRole('button', { name: /^Enregistrer les 10.000 achats$/ }).waitFor()
  await cell(page, 2, 3).click()
  await press(page, 'Control+Shift+End', 'Control+c')
  await page
    .getByRole('status')
    .filter({ hasText: /cellules copiées/ })
    .waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')[9999]).toBe('Panier 10000\tGAEC du Pont\t2025-03-02\t10000,50\tFRUITS_ET_LEGUMES\tBIO\t')
  // Leaving asks first.
  await page.getByRole('link', { name: 'Vous avez déjà un fichier ? Importez-le' }).click()
  await page.getByText(/Vos achats ne sont pas encore enregistrés\. Cet onglet les garde/).waitFor()
  await press(page, 'Escape')
  await page.context().close()
})

test('a value typed in a cell is the one that it names in full, or stays with its error', async () => {
  const person = await site.server.addPerson()
  await site.server.addCanteen(makeSiret(1), [person], { name: 'Cuisine centrale municipale' })
  const school = makeSiret(2)
  await site.server.addCanteen(school, [person], { name: 'École Jules Ferry' })
  const page = await site.page({ person })
  await page.goto(address)
  await cell(page, 2, 2).focus()
  // The accent before its letter, as French keyboards have it.
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Dead', code: 'BracketLeft' })
  await page.keyboard.type('Écol')
  await page.getByRole('option', { name: `École Jules Ferry — ${school}` }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await expectNoViolations(page)
  // No suggestion was chosen.
  await press(page, 'Tab')
  await expect.poll(() => cell(page, 2, 2).textContent()).toBe('Écol')
  await cell(page, 2, 2).click()
  await page.keyboard.type('ecole jules ferry')
  for (const text of ['Jus', 'GAEC', '02/03/2025', '3', 'boissons']) {
    await press(page, 'Tab')
    await page.keyboard.type(text)
  }
  await press(page, 'Tab')
  await expect.poll(() => cell(page, 2, 2).textContent()).toContain(`École Jules Ferry${school}`)
  await expect.poll(() => cell(page, 2, 7).textContent()).toBe('Boissons')

  // A list takes what is named as well, and keeps what it does not know.
  await page.keyboard.type('bio')
  await page.getByRole('searchbox', { name: 'Chercher une valeur' }).waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('bio')
  await press(page, 'Enter')
  await expect.poll(() => cell(page, 2, 8).textContent()).toBe('Bio')
  await page.getByRole('button', { name: 'Enregistrer l’achat' }).waitFor()
  await cell(page, 2, 8).click()
  await page.keyboard.type('loca')
  await press(page, 'Enter')
  await expect.poll(() => cell(page, 2, 8).textContent()).toContain('Bio, loca')
  await page.getByText('1 case à remplir ou à corriger').waitFor()
  await cell(page, 2, 8).click()
  await page.keyboard.type('fer')
  await page.getByText('Fermier', { exact: true }).click()
  await page.getByRole('button', { name: 'Valider' }).click()
  await expect.poll(() => cell(page, 2, 8).textContent()).toMatch(/^Bio, loca, Ferm/)
  await page.context().close()
})

test('on a phone, purchases are typed card by card, in the dark and in English', { tags: 'long' }, async () => {
  const person = await site.server.addPerson()
  const stranger = await site.page({ person, width: 'narrow' })
  await stranger.goto(address)
  await stranger.getByRole('heading', { name: 'Il faut d’abord une cantine' }).waitFor()
  await expectNoViolations(stranger)
  await expectNoSidewaysScroll(stranger)
  await stranger.context().close()

  await site.server.addCanteen('21590350100017', [person], { name: 'Lilas' })
  await site.server.addCanteen('21330063500017', [person], { name: 'Roses' })
  const page = await site.page({ person, width: 'narrow', dark: true, locale: 'en' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address)
  await page.getByRole('button', { name: 'Add a purchase' }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Row 2, Product')
  await page.keyboard.type('Apples')
  await press(page, 'Tab')
  await page.getByText('1 purchase entered.').waitFor()
  await page.getByLabel('Row 2, Canteen').selectOption({ label: 'Roses — 21330063500017' })
  await page.getByLabel('Row 2, Supplier').fill('GAEC')
  await page.getByLabel('Row 2, Date').fill('05/03/2025')
  await page.getByLabel('Row 2, Price').fill('-3')
  await page.getByLabel('Row 2, Product family').selectOption('FRUITS_ET_LEGUMES')
  await page.getByText('1 cell to fill or correct').waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Row 2, Price').fill('3')
  await press(page, 'Tab')
  await page.getByRole('button', { name: 'Save the purchase' }).waitFor()
  await page.evaluate(() => navigator.clipboard.writeText('Roses\tPears\tGAEC\t06/03/2025\t4'))
  await page.getByRole('button', { name: 'Paste' }).click()
  await page.getByRole('button', { name: 'Save the 2 purchases' }).click()
  await page.getByRole('heading', { name: 'Your purchases were saved successfully' }).waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
})
