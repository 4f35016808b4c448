/** @module-tag long */
import type { ImportOutcome } from '@ma-cantine/lib/imports/import-outcome'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret, parc } from '../../server/support/sirets.ts'
import { password } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'
import { Keyboard } from '../../support/keyboard.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.close())

/** A user without a mouse on the screens of imports. */
class Walker extends SendingPage {
  readonly keyboard: Keyboard

  constructor(page: Page) {
    super(page)
    this.keyboard = new Keyboard(page)
  }

  /** Opens an import and chooses a file in its field; the dialog of the browser is not ours. */
  async bring(outcome: ImportOutcome, name: string, content: string): Promise<void> {
    await this.open(outcome)
    await this.keyboard.reach(this.page.getByLabel('Choisissez votre fichier'))
    await this.choose(content, name)
  }

  /** Expects that the screen, or the dialog over it, puts one action before the others at most. */
  async expectOneThingToDo(state: string): Promise<void> {
    const dialog = this.page.locator('dialog[open]')
    const place = (await dialog.count()) > 0 ? dialog : this.page.getByRole('main')
    const main = place.locator(
      '.fr-btn:not(.fr-btn--secondary, .fr-btn--tertiary, .fr-btn--tertiary-no-outline, .fr-btn--close, :disabled)',
    )
    const names = await main.filter({ visible: true }).allTextContents()
    expect(names.length, `${state}: ${names.join(', ')}`).toBeLessThanOrEqual(1)
  }

  /** Saves what the plan shows, then takes it back. */
  async saveAndUndo(): Promise<void> {
    await this.heading('Ce qui sera enregistré').waitFor()
    await this.expectOneThingToDo('plan')
    await this.keyboard.press(/^Enregistrer /)
    await this.succeed()
    await this.button('Annuler cet import').waitFor()
    await this.expectOneThingToDo('done')
    await this.keyboard.press('Annuler cet import')
    await this.dialog('Annuler cet import ?').waitFor()
    await this.expectOneThingToDo('undo?')
    await this.keyboard.press('Annuler cet import')
    await this.heading('L’import est annulé').waitFor()
    await this.expectOneThingToDo('undone')
  }
}

describe.each(['phone', 'desktop'] as const)('by the keyboard alone, on a %s', (width: Width) => {
  let walker: Walker
  let siret: string
  beforeAll(async () => {
    const person = await site.server.addPerson()
    siret = makeSiret(width === 'phone' ? 301 : 302)
    await site.server.addCanteen(siret, [person], { name: 'Les Tilleuls' })
    walker = new Walker(await site.page({ person, width, expected: [/403 POST/] }))
  })
  const onPhone = width === 'phone'

  /** The cell of the table that Tab leads to, once it is the first wrong one. */
  const activeCell = () => walker.page.locator('td[data-active="true"]:has(.mc-check-grid__note)')

  /** Replaces what a wrong cell holds. */
  async function correct(row: number, column: string, from: string, to: string): Promise<void> {
    const { page, keyboard } = walker
    if (onPhone) {
      await keyboard.fill(`Ligne ${row}, ${column}`, to)
      await page.keyboard.press('Tab')
      return
    }
    // The grid is a single stop, on its first error; arrows move inside it.
    if (!(await page.evaluate(() => document.activeElement?.matches('td')))) await keyboard.reach(activeCell())
    else await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(from)
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
  }

  test('a wrong file is corrected and saved', async () => {
    const rows = [
      { siret, date: 'hier' },
      { siret, description: 'Navets', prix_ht: 'offert' },
    ]
    await walker.bring('PURCHASES', 'faux.csv', file('achats', rows))
    await walker.page.getByText('2 Erreurs détectées').waitFor()
    await walker.expectOneThingToDo('wrong')
    await correct(2, 'colonne D, date', 'hier', '2024-03-01')
    await walker.page.getByText('1 Erreur détectée').waitFor()
    await correct(3, 'colonne E, prix_ht', 'offert', '0')
    await walker.saveAndUndo()
  })

  test('an unknown canteen is replaced by one’s own in all its rows', async () => {
    const { page, keyboard } = walker
    await walker.bring(
      'PURCHASES',
      'inconnue.csv',
      file('achats', [{ siret: parc }, { siret: parc, description: 'Navets' }]),
    )
    await page.getByText('2 Erreurs détectées').waitFor()
    await walker.expectOneThingToDo('unknown')
    if (onPhone) {
      await keyboard.reach(page.locator('summary').filter({ hasText: 'Choisir parmi mes cantines' }).first())
      await page.keyboard.press('Enter')
    } else {
      await keyboard.reach(activeCell())
    }
    const own = page.getByRole('button', { name: `Les Tilleuls — ${siret}` }).first()
    await own.waitFor()
    await walker.expectOneThingToDo('unknown-choice')
    await keyboard.reach(own)
    await page.keyboard.press('Enter')
    await walker.saveAndUndo()
  })

  test('a value that is wrong many times is replaced at once', async () => {
    const { page, keyboard } = walker
    const rows = Array.from({ length: 40 }, (_, index) => ({
      siret,
      description: `Lot ${index}`,
      famille_produits: 'DIVERS',
    }))
    await walker.bring('PURCHASES', 'nombreuses.csv', file('achats', rows))
    await page.getByText('40 Erreurs détectées').waitFor()
    await walker.expectOneThingToDo('many')
    await keyboard.press('Rechercher et remplacer')
    await keyboard.reach(page.getByRole('textbox', { name: 'Rechercher' }))
    await page.keyboard.type('DIVERS')
    await keyboard.fill('Remplacer par', 'AUTRES')
    await walker.button('Remplacer les 40 cellules').waitFor()
    await walker.expectOneThingToDo('replace')
    await keyboard.press('Remplacer les 40 cellules')
    await walker.saveAndUndo()
  })

  // The same in any window: the keyboard walks it once.
  if (onPhone) {
    test('a right file is saved and taken back', async () => {
      await walker.bring('PURCHASES', 'juste.csv', file('achats', [{ siret }, { siret, description: 'Navets' }]))
      await walker.saveAndUndo()
    })

    test('a file brought to the wrong page goes to its own', async () => {
      await walker.bring('PURCHASES', 'cantines.csv', file('cantines', [{ siret, nom: `Le Parc ${width}` }]))
      await walker.page.getByText('Ce fichier ressemble à un fichier de cantines').waitFor()
      await walker.expectOneThingToDo('wrong-page')
      await walker.keyboard.press(/Importer des cantines/, 'link')
      await walker.heading('Importer des cantines').waitFor()
      await walker.saveAndUndo()
    })

    test('a session that ends is opened again, and the file is saved', async () => {
      const { page } = walker
      await walker.bring('PURCHASES', 'session.csv', file('achats', [{ siret }]))
      await walker.heading('Ce qui sera enregistré').waitFor()
      await site.server.app.services.database.writer('sessions').del()
      await walker.keyboard.press(/^Enregistrer /)
      const field = walker.dialog('Votre session a expiré').getByLabel(/^Mot de passe/)
      await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
      await walker.expectOneThingToDo('session')
      await page.keyboard.type(password)
      await page.keyboard.press('Enter')
      await walker.succeed()
    })
  }
})
