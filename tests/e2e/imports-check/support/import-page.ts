import type { FileKind } from '@ma-cantine/lib'
import { noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { isStaffKind, outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import { ComparedRows } from '@ma-cantine/lib/recaps/compared-rows'
import type { Page } from 'playwright-core'
import type { PageOptions, Site } from '../../../support/site.ts'
import { addressOfImport } from '../../imports-send/sending-page.ts'

/** Opens the import of a kind of file, as somebody who may send such files. The server finds nothing wrong in them. */
export async function openImport(site: Site, kind: FileKind, options: PageOptions = {}): Promise<Page> {
  const isStaff = isStaffKind(kind)
  const page = await site.page({ person: await site.server.addPerson({ isStaff }), ...options })
  await page.route(/dryRun=true/, route => route.fulfill({ json: plannedAnswerTo(kind) }))
  await page.goto(addressOfImport(outcomeOfKind(kind)))
  return page
}

/** Of a recap, the answer also compares its rows. */
const plannedAnswerTo = (kind: FileKind) =>
  outcomeOfKind(kind) === 'RECAP' ? { ...plannedAnswer, ...new ComparedRows().answer() } : plannedAnswer

/** The answer to a dry run of a right file, whatever canteens the server knows. */
const plannedAnswer = {
  count: 0,
  errorCount: 0,
  errors: [],
  warningCount: 0,
  warnings: [],
  groups: [],
  seconds: 0.1,
  encoding: 'utf-8',
  duplicateFile: false,
  duplicatePurchases: [],
  duplicatePurchaseCount: 0,
  digest: null,
  importId: null,
  plan: { id: 'plan', expiryDate: '2030-01-01T00:00:00+01:00', changes: [], changeCount: 1, emailCount: 0 },
  created: 1,
  updated: 0,
  unchanged: 0,
  counts: { ...noImportCounts, purchases: { created: 1, skipped: 0 } },
  similarPurchaseCount: 0,
  similarPurchases: [],
  canteens: [],
  canteenCount: 0,
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
