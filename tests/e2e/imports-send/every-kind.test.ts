import type { FileKind } from '@ma-cantine/lib'
import { outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tilleuls } from '../../server/support/sirets.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

const day = (distance: number) => new Date(Date.now() + distance * 86_400_000).toISOString().slice(0, 10)

let site: Site
beforeAll(async () => {
  site = await startSite({ TELEDECLARATION_START_DATE_OVERRIDE: day(-3), TELEDECLARATION_END_DATE_OVERRIDE: day(3) })
})
afterAll(() => site.close())

interface Journey {
  readonly kind: FileKind
  readonly width: Width
  readonly dark?: boolean
  /** Runs axe and html-validate on every state. */
  readonly examined?: true
  readonly planned: readonly string[]
  readonly saved: string
  readonly undone: string
}

const journeys: readonly Journey[] = [
  {
    kind: 'achats',
    width: 'desktop',
    examined: true,
    planned: ['2 créations', 'Navets', '90,11 €'],
    saved: 'Vos 2 achats sont enregistrés et disponibles.',
    undone: '2 lignes retirées',
  },
  {
    kind: 'cantines',
    width: 'phone',
    dark: true,
    examined: true,
    planned: ['1 mise à jour', 'Voir les'],
    saved: 'Votre cantine est enregistrée et disponible.',
    undone: '1 ligne rétablie',
  },
  {
    kind: 'cantines_admin',
    width: 'desktop',
    planned: ['1 mise à jour'],
    saved: 'Votre cantine est enregistrée et disponible.',
    undone: '1 ligne rétablie',
  },
  ...(
    ['diagnostics', 'diagnostics_complets', 'diagnostics_cc', 'diagnostics_complets_cc', 'diagnostics_admin'] as const
  ).map(
    (kind, index): Journey => ({
      kind,
      width: index % 2 === 0 ? 'phone' : 'desktop',
      dark: index % 2 === 0,
      planned: ['1 création', '1 mise à jour', 'Création du bilan « 2024 »'],
      saved: 'Votre bilan est enregistré et disponible.',
      undone: '1 ligne retirée, 1 ligne rétablie',
    }),
  ),
]

describe('a file is compared, sent and undone', () => {
  test.each(journeys)('$kind, $width', async ({ kind, width, dark = false, examined, planned, saved, undone }) => {
    const person = await site.server.addPerson({ isStaff: kind.endsWith('_admin') })
    const { writer } = site.server.app.services.database
    await writer('canteens').where({ siret: tilleuls }).update({ deletionDate: new Date().toISOString() })
    await site.server.addCanteen(tilleuls, [person])
    const page = await site.page({ person, width, dark })
    const screen = new SendingPage(page)
    const examine = async () => {
      await expectNoSidewaysScroll(page)
      if (examined) await expectNoViolations(page)
    }
    await screen.open(outcomeOfKind(kind))
    await screen.choose(file(kind, kind === 'achats' ? [{}, { description: 'Navets' }] : [{}]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await expect.poll(screen.focused).toBe('H3 Ce qui sera enregistré')
    for (const text of planned) await page.getByText(text).first().waitFor()
    await examine()
    await screen.save()
    const dialog = await screen.succeed()
    await dialog.getByText(saved).waitFor()
    await dialog.getByText('La campagne de télédéclaration est ouverte').waitFor()
    await page.getByText(/^Fichier traité en [\d,]+ secondes$/).waitFor()
    await examine()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(screen.focused).toBe('H3 Import terminé')
    await screen.button('Annuler cet import').waitFor()
    await examine()
    await screen.undo()
    await page.getByText(undone).waitFor()
    expect(await screen.focused()).toBe('H3 L’import est annulé')
    await examine()
    await page.context().close()
  })
})

test('a file is sent and undone with the keyboard alone', async () => {
  const person = await site.server.addPerson()
  const { writer } = site.server.app.services.database
  await writer('canteens').where({ siret: tilleuls }).update({ deletionDate: new Date().toISOString() })
  await site.server.addCanteen(tilleuls, [person])
  const page = await site.page({ person })
  const screen = new SendingPage(page)
  const tabTo = async (text: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if ((await screen.focused()).endsWith(text)) return
    }
    expect.fail(`The Tab key does not reach « ${text} » from where the focus was`)
  }
  await screen.open('PURCHASES')
  await screen.choose(file('achats', [{}]))
  await expect.poll(screen.focused).toBe('H3 Ce qui sera enregistré')
  await tabTo('Enregistrer l’achat')
  await page.keyboard.press('Enter')
  const dialog = await screen.succeed()
  await dialog.getByText('Votre achat est enregistré et disponible.').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(screen.focused).toBe('H3 Import terminé')
  await tabTo('Annuler cet import')
  await page.keyboard.press('Enter')
  const question = screen.dialog('Annuler cet import ?')
  await question.waitFor()
  await tabTo('Annuler cet import')
  await page.keyboard.press('Enter')
  await expect.poll(screen.focused).toBe('H3 L’import est annulé')
  await page.context().close()
})
