import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { checkFile, errorTitle, type FileKind } from '@ma-cantine/lib'
import { isStaffKind, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkExample, examplePath, expectedExamples } from '../../support/examples.ts'
import { file, type purchase } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite } from '../../support/site.ts'
import { chooseFile, openImport } from './support/import-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A file of purchases, right except for these cells. */
const achats = (...rows: readonly Partial<typeof purchase>[]) => ({
  name: 'achats.csv',
  content: file('achats', rows),
})

/** The page that takes files of a kind; that of staff takes others too. */
const pageOf = (kind: FileKind) => `${outcomeOfKind(kind)} ${isStaffKind(kind)}`
const filledExamples = Object.entries(expectedExamples).flatMap(([name, { kind, rows, valid }]) =>
  kind && rows > 0 ? [{ name, kind, valid }] : [],
)
/** One right and one wrong example for each page, and one of each format. */
const chosenExamples = new Set([
  ...new Map(filledExamples.map(example => [`${pageOf(example.kind)} ${example.valid}`, example])).values(),
  ...new Map(filledExamples.map(example => [extname(example.name), example])).values(),
])

// `one-verdict.browser.test.ts` holds that the engine of the page gives all examples the digest that they have elsewhere.
test('a file has the same digest in the page as elsewhere, and no wrong one is sent to be compared', {
  tags: 'long',
}, async () => {
  for (const [first, ...others] of Map.groupBy(chosenExamples, ({ kind }) => pageOf(kind)).values()) {
    if (!first) continue
    const chosen = [first, ...others]
    const page = await openImport(site, first.kind)
    const sent = new Set<string>()
    page.on('request', request => {
      const name = /filename="([^"]+)"/.exec(request.postData() ?? '')?.[1]
      if (name) sent.add(name)
    })
    for (const { name } of chosen) {
      await chooseFile(page, examplePath(name))
      const report = await checkExample(name)
      const digest = page.locator('[data-digest]')
      if (report.valid || (await digest.count()) > 0)
        await expect.poll(() => digest.textContent(), { message: name }).toBe(report.digest)
      else if (report.groups.some(({ code }) => code === 'several-sheets'))
        await page.getByText('Quelle feuille voulez-vous importer ?').waitFor()
      else for (const { code } of report.groups) await page.getByText(errorTitle(code, 'fr')).first().waitFor()
    }
    const wrong = chosen.filter(({ valid }) => !valid).map(({ name }) => name.replace(/\.(xlsx|ods)$/, '.csv'))
    expect(wrong.filter(name => sent.has(name))).toEqual([])
    await page.context().close()
  }
})

test('errors are counted, grouped by rule and column, and say how to fix them', async () => {
  const page = await openImport(site, 'achats')
  await chooseFile(page, examplePath('achats-nombreuses-erreurs.csv'))
  await page.getByText('12 Erreurs détectées').waitFor()
  await page.getByText("Veuillez les corriger avant d'importer à nouveau le fichier.").waitFor()
  const dates = page.getByRole('listitem').filter({ hasText: 'Colonne D, date' })
  await expect.poll(() => dates.textContent()).toContain('2 lignes concernées par cette erreur')
  await dates.getByText('Comprendre cette règle').click()
  await dates.getByText('Comment corriger').waitFor()
  await expectNoViolations(page)
  await dates.getByRole('link', { name: 'Voir le format attendu' }).click()
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('date'))
  await expect.poll(() => new URL(page.url()).hash).toBe('#champ-date')
  await page.getByText('12 Erreurs détectées').waitFor()

  await chooseFile(page, examplePath('erreur-enum.csv'))
  await page.getByText('1 Erreur détectée').waitFor()
  await page.getByText("Veuillez la corriger avant d'importer à nouveau le fichier.").waitFor()
})

test('a valid file is ready to be sent, and warnings do not stop it', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats', { width: 'phone', dark: true })
  await chooseFile(page, examplePath('avertissement-unusual-price.csv'))
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await page.getByText('Prix très éloigné des autres').first().waitFor()
  await page.getByRole('heading', { name: 'Ce qui sera enregistré' }).waitFor()
  await expectNoViolations(page)
  await chooseFile(page, examplePath('achats.xlsx'))
  await page.getByText('Votre classeur sera envoyé au format CSV').waitFor()
})

test('a right file of the former format is converted in the page, which first tells what cannot be', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'achats', { width: 'phone' })
  await chooseFile(page, achats({}, { caracteristiques: 'EQUIVALENTS' }))
  await page.getByRole('heading', { name: 'Votre fichier est à l’ancien format' }).waitFor()
  await page.getByRole('button', { name: 'Convertir au format de 2026' }).click()
  await page.getByText('Le format de 2026 ne sait pas tout dire de 1 ligne').first().waitFor()
  await page.getByText('Voir ce que le format de 2026 ne sait pas dire').click()
  await page.getByText('ne connaît plus la caractéristique EQUIVALENTS').waitFor()
  await expectNoViolations(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger la ligne convertie' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('achats.2026.csv')
  const report = await checkFile([readFileSync(await download.path())])
  expect(report).toMatchObject({ valid: true, rows: 1, schema: { name: 'import-achats-2026-siret' } })
})

test('a file of another kind goes to the import that accepts it, and is checked there at once', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'achats')
  await chooseFile(page, examplePath('cantines.csv'))
  await page.getByText('Ce fichier ressemble à un fichier de cantines').waitFor()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Importer des cantines' }).click()
  await page.getByRole('heading', { level: 1, name: 'Importer des cantines' }).waitFor()
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await page.getByText('cantines.csv').waitFor()
  // The imports of diagnostics are another page load.
  await chooseFile(page, examplePath('diagnostics.csv'))
  await page.getByRole('link', { name: /^Aller à/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Importer des bilans simples' }).waitFor()
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await page.getByText('diagnostics.csv').waitFor()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await page.reload()
  await page.getByLabel('Choisissez votre fichier').waitFor()
})

test('the columns of the staff are taken out of a file when its user agrees, and the file is checked', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'cantines', { width: 'phone' })
  await chooseFile(page, examplePath('cantines_admin.csv'))
  await page.getByText('Des colonnes de ce fichier sont réservées à l’équipe de ma cantine').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Retirer ces colonnes et continuer' }).click()
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await page.getByRole('button', { name: 'Télécharger le fichier corrigé' }).waitFor()
})

test('a file that cannot be checked shows why; the user chooses among several sheets', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats')
  for (const [name, title] of [
    ['notes.pdf', 'n’est pas un tableau que nous savons lire'],
    ['vide.csv', 'est vide'],
  ] as const) {
    await chooseFile(page, { name, content: name.endsWith('.pdf') ? '%PDF-1.7' : '' })
    await page.getByRole('alert').filter({ hasText: title }).waitFor()
  }
  await expectNoViolations(page)
  await chooseFile(page, { name: 'achats.csv', content: 'bonjour\n' })
  await page.getByText('Ligne d’en-tête absente').waitFor()
  await chooseFile(page, { name: 'achats.csv', content: Buffer.from('%PDF-1.7') })
  await page.getByText('Le fichier est un document PDF').waitFor()
  // Several sheets are a question, not an error.
  await chooseFile(page, examplePath('erreur-several-sheets.xlsx'))
  await expectNoViolations(page)
  const question = page.getByRole('heading', { name: 'Quelle feuille voulez-vous importer ?' })
  await question.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel))
    .toMatch(/^Quelle feuille voulez-vous importer/)
  await expect.poll(() => page.getByText(/Erreurs? détectée/).count()).toBe(0)
  await question.locator('~ ul').getByRole('button').first().click()
  await page.locator('[data-digest]').waitFor({ state: 'attached' })
})

test('words in doubt are shown in each encoding; the file is read as the user says', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats', { width: 'phone' })
  await chooseFile(page, examplePath('erreur-doubtful-encoding.csv'))
  await page.getByRole('heading', { name: 'Quels mots sont bien écrits ?' }).first().waitFor()
  await expectNoViolations(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'août — CP850 (MS-DOS)' }).click()
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
})

test('a file may be dropped anywhere on the page; several at once are refused, and corrections are not lost', {
  tags: 'long',
}, async () => {
  const page = await openImport(site, 'achats')
  const drop = async (target: string, ...contents: readonly string[]) => {
    const dataTransfer = await page.evaluateHandle(contents => {
      const data = new DataTransfer()
      for (const content of contents) data.items.add(new File([content], 'achats.csv'))
      return data
    }, contents)
    await page.locator(target).first().dispatchEvent('dragover', { dataTransfer })
    await page.getByText('Lâchez le fichier pour le vérifier').waitFor()
    await page.locator(target).first().dispatchEvent('drop', { dataTransfer })
  }
  const { content } = achats({ date: 'hier' })
  await page.locator('.mc-check-drop').waitFor()
  await drop('footer', content, content)
  await page.getByRole('alert').filter({ hasText: 'choisissez-en un seul à la fois' }).waitFor()
  await drop('footer', content)
  await page.getByText('1 Erreur détectée').waitFor()
  await page.getByRole('gridcell', { name: 'hier' }).dblclick()
  await page.keyboard.type('avant-hier')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Annuler la dernière modification' }).waitFor()
  await drop('h1', 'bonjour\n')
  await page.getByRole('dialog').getByRole('button', { name: 'Garder ce fichier' }).click()
  await page.getByText('1 Erreur détectée').waitFor()
  await drop('h1', 'bonjour\n')
  await page.getByRole('dialog').getByRole('button', { name: 'Ouvrir le fichier déposé' }).click()
  await page.getByText('Ligne d’en-tête absente').waitFor()
})

test('a file dropped on a page that takes none does not make the browser leave it', async () => {
  const page = await site.page()
  await page.goto('/')
  const isKept = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['bonjour'], 'achats.csv'))
    return ['dragover', 'drop'].map(
      type => !document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    )
  })
  expect(isKept).toEqual([true, true])
})

test('nothing is lost on a screen of 320 pixels', { tags: 'long' }, async () => {
  const page: Page = await openImport(site, 'achats', { width: 'narrow' })
  await chooseFile(page, examplePath('achats-nombreuses-erreurs.csv'))
  await page.getByRole('heading', { name: 'Ligne 2' }).waitFor()
  await page.getByText('Faire les 4 corrections').waitFor()
  await expectNoSidewaysScroll(page)
})

test('reading a file can be cancelled', { tags: 'long' }, async () => {
  const page = await openImport(site, 'achats')
  // The script of the worker arrives after the cancellation.
  const late = Promise.withResolvers<void>()
  await page.context().route(/check-worker/, async route => {
    await late.promise
    await route.continue()
  })
  const field = page.getByLabel('Choisissez votre fichier')
  await field.setInputFiles(examplePath('achats-nombreuses-erreurs.csv'))
  await page.getByRole('progressbar', { name: 'Vérification de « achats-nombreuses-erreurs.csv »' }).waitFor()
  await page.getByText('0 % du fichier lu').waitFor()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => page.getByRole('status').allTextContents()).toContain('La vérification est annulée.')
  await field.waitFor()
  late.resolve()
  await chooseFile(page, examplePath('achats.csv'))
  await page.getByText('Votre fichier est prêt à être envoyé').waitFor()
  await expect.poll(() => page.getByText('Erreurs détectées').count()).toBe(0)
})
