import { levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import { type ImportOutcome, isLevel } from '@ma-cantine/lib/imports/import-outcome'
import type { Page } from 'playwright-core'

const paths = { CANTEENS: 'cantines', PURCHASES: 'achats', RECAP: 'recapitulatif-fournisseur' } as const

export const addressOfImport = (outcome: ImportOutcome): string =>
  isLevel(outcome) ? `/importer-diagnostics/${levelSlugs[outcome]}` : `/v2/importer-des-donnees/${paths[outcome]}`

/** The actions of a user who sends a file. */
export class SendingPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(outcome: ImportOutcome): Promise<void> {
    await this.page.goto(addressOfImport(outcome))
    await this.page.getByRole('heading', { level: 1 }).waitFor()
  }

  /** Chooses a right file, which is compared with the stored data by itself. */
  async choose(content: string, name = 'fichier.csv'): Promise<void> {
    await this.page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
    await this.button('Choisir un autre fichier').first().waitFor()
  }

  button = (name: string | RegExp) => this.page.getByRole('button', { name })
  heading = (name: string | RegExp) => this.page.getByRole('heading', { name })
  dialog = (name: string | RegExp) => this.page.getByRole('dialog', { name })

  async save(): Promise<void> {
    await this.button(/^Enregistrer /).click()
  }

  /** Waits for the one screen that tells the result; no dialog or notice says it besides. */
  async succeed(milliseconds = 30_000) {
    await this.heading('Le fichier a été importé avec succès').waitFor({ timeout: milliseconds })
    return this.page.getByRole('region', { name: 'Enregistrer vos données' })
  }

  async undo(): Promise<void> {
    await this.button('Annuler cet import').click()
    await this.dialog('Annuler cet import ?').getByRole('button', { name: 'Annuler cet import' }).click()
    await this.heading('L’import est annulé').waitFor()
  }

  /** The focused element, as a screen reader names it: its role and text. */
  focused = (): Promise<string> =>
    this.page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim() ?? ''}`)
}
