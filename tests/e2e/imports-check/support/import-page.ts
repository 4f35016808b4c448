import type { FileKind } from '@ma-cantine/lib'
import { importLevels, levelSlugs, outcomeKinds, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import type { Page } from 'playwright-core'
import type { PageOptions, Site } from '../../../support/site.ts'

/** Where files of a kind are imported. */
function importAddress(kind: FileKind): string {
  const outcome = outcomeOfKind(kind)
  const level = importLevels.find(level => level === outcome)
  if (level) return `/importer-diagnostics/${levelSlugs[level]}`
  return `/v2/importer-des-donnees/${outcome === 'CANTEENS' ? 'cantines' : 'achats'}`
}

/** The import of a kind of file, opened by somebody who may send such files. */
export async function openImport(site: Site, kind: FileKind, options: PageOptions = {}): Promise<Page> {
  const isStaff = outcomeKinds[outcomeOfKind(kind)][1] === kind
  const page = await site.page({ person: await site.server.addPerson({ isStaff }), ...options })
  await page.goto(importAddress(kind))
  return page
}

/** A file on the disk, or its name and its content. */
export type ChosenFile = string | { readonly name: string; readonly content: string | Buffer }

/** Chooses a file, in place of the one before if there is one, and waits for what is said of it. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  const another = page.getByRole('button', { name: 'Choisir un autre fichier' })
  if (await another.isVisible()) await another.click()
  await page
    .getByLabel('Choisissez votre fichier')
    .setInputFiles(
      typeof file === 'string'
        ? file
        : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.content as string) },
    )
  await another.or(page.getByRole('alert')).first().waitFor()
}

/** What the page asked of the server about imports. */
export const askedOfServer = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.startsWith('/api/v1/import')),
  )
