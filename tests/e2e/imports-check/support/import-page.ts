import type { FileKind } from '@ma-cantine/lib'
import { importLevels, levelSlugs, outcomeKinds, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import type { Page } from 'playwright-core'
import type { PageOptions, Site } from '../../../support/site.ts'

/** The address of the import of a kind of file. */
function importAddress(kind: FileKind): string {
  const outcome = outcomeOfKind(kind)
  const level = importLevels.find(level => level === outcome)
  if (level) return `/importer-diagnostics/${levelSlugs[level]}`
  return `/v2/importer-des-donnees/${outcome === 'CANTEENS' ? 'cantines' : 'achats'}`
}

/** Opens the import of a kind of file, as somebody who may send such files. */
export async function openImport(site: Site, kind: FileKind, options: PageOptions = {}): Promise<Page> {
  const isStaff = outcomeKinds[outcomeOfKind(kind)][1] === kind
  const page = await site.page({ person: await site.server.addPerson({ isStaff }), ...options })
  await page.goto(importAddress(kind))
  return page
}

/** The path of a file, or its name and content. */
export type ChosenFile = string | { readonly name: string; readonly content: string | Buffer }

/** Chooses a file, in place of an earlier one if need be, and waits for its verdict. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  const another = page.getByRole('button', { name: 'Choisir un autre fichier' })
  if (await another.isVisible()) await another.click()
  // Leaving a corrected file asks first.
  const dialog = page.getByRole('dialog', { name: 'Quitter ce fichier' })
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Choisir un autre fichier' }).click()
  await page
    .getByLabel('Choisissez votre fichier')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content as string) },
    )
  await another.or(page.getByRole('alert')).first().waitFor()
}

/** The requests about imports that the page sent. */
export const listImportRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/api/v1/import')),
  )
