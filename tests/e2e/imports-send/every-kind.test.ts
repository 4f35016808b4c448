/** @module-tag long */
import type { FileKind } from '@ma-cantine/lib'
import { outcomeOfKind } from '@ma-cantine/lib/imports/import-outcome'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCampaign } from '../../server/support/open-campaign.ts'
import { tilleuls } from '../../server/support/sirets.ts'
import { countedEvents, startAnalytics } from '../../support/analytics-stand-in.ts'
import { file } from '../../support/files.ts'
import { expectNoSidewaysScroll, expectNoViolations } from '../../support/page-checks.ts'
import { type Site, startSite, type Width } from '../../support/site.ts'
import { SendingPage } from './sending-page.ts'

let analytics: Awaited<ReturnType<typeof startAnalytics>>
let site: Site
beforeAll(async () => {
  analytics = await startAnalytics()
  site = await startSite({
    ...analytics.environment,
    ...openCampaign,
  })
})
afterAll(async () => {
  await site.close()
  analytics.close()
})

interface Journey {
  readonly kind: FileKind
  readonly width: Width
  readonly dark?: boolean
  /** Runs axe and html-validate on every state. */
  readonly examined?: true
  readonly planned: readonly string[]
  /** What the result says, and the figures of it. */
  readonly saved: readonly string[]
  /** The event that says that it was imported. */
  readonly counted: string
  readonly undone: string
}

const canteenSaved = 'Votre cantine est enregistrée et disponible.'

const journeys: readonly Journey[] = [
  {
    kind: 'achats',
    width: 'desktop',
    examined: true,
    planned: ['2 à enregistrer', 'Navets', '90,11 €', `Cantine ${tilleuls} · Ligne 3 · numéro SIRET ${tilleuls}`],
    saved: ['Vos 2 achats sont enregistrés et disponibles.', '2 enregistrés'],
    counted: 'import-purchases-success',
    undone: '2 achats retirés.',
  },
  {
    kind: 'cantines',
    width: 'phone',
    dark: true,
    examined: true,
    planned: ['1 à mettre à jour', '2 partiront aux personnes ajoutées comme gestionnaires', 'Voir les'],
    saved: [canteenSaved, '1 mise à jour', '2 partent aux personnes ajoutées comme gestionnaires'],
    counted: 'import-canteen-success',
    undone: '1 cantine rétablie.',
  },
  {
    kind: 'diagnostics_admin',
    width: 'desktop',
    planned: ['1 à créer', '1 à mettre à jour', `Création du bilan 2024 de « Cantine des Tilleuls »`],
    saved: ['Votre bilan est enregistré et disponible.', '1 créé', '1 mise à jour'],
    counted: 'import-diagnostics-success',
    undone: '1 bilan retiré, 1 cantine rétablie.',
  },
  {
    kind: 'diagnostics_complets_cc',
    width: 'phone',
    planned: ['1 à créer', '1 à mettre à jour', `Création du bilan 2024 de « Cantine des Tilleuls »`],
    saved: ['Votre bilan est enregistré et disponible.', '1 créé', '1 mise à jour'],
    counted: 'import-diagnostics-success',
    undone: '1 bilan retiré, 1 cantine rétablie.',
  },
]

describe('a file is compared, sent and undone', () => {
  test.each(journeys)(
    '$kind, $width',
    async ({ kind, width, dark = false, examined, planned, saved, counted, undone }) => {
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
      const rowsOf = (): Record<string, string>[] => {
        if (kind === 'achats') return [{}, { description: 'Navets' }]
        return [kind === 'cantines' ? { gestionnaires_additionnels: 'a@exemple.fr,b@exemple.fr' } : {}]
      }
      await screen.open(outcomeOfKind(kind))
      await screen.choose(file(kind, rowsOf()))
      await screen.heading('Ce qui sera enregistré').waitFor()
      await expect.poll(screen.focused).toBe('H3 Ce qui sera enregistré')
      for (const text of planned) await page.getByText(text).first().waitFor()
      await examine()
      await screen.save()
      const result = await screen.succeed()
      await expect.poll(screen.focused).toBe('H3 Le fichier a été importé avec succès')
      for (const text of saved) await result.getByText(text).first().waitFor()
      await result.getByText('La campagne de télédéclaration est ouverte').waitFor()
      await result.getByText(/^Fichier traité en [\d,]+ secondes$/).waitFor()
      await expect.poll(() => page.getByText(/^Fichier traité en/).count()).toBe(1)
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
      await expect.poll(() => countedEvents(page)).toEqual([['trackEvent', 'inquiry', 'send', counted]])
      await screen.button('Annuler cet import').waitFor()
      await examine()
      await screen.undo()
      await page.getByText(undone).waitFor()
      await expect.poll(() => screen.focused()).toBe('H3 L’import est annulé')
      await examine()
      await page.context().close()
    },
  )
})

test('files of the other kinds are compared in the same way', async () => {
  const person = await site.server.addPerson({ isStaff: true })
  const { writer } = site.server.app.services.database
  await writer('canteens').where({ siret: tilleuls }).update({ deletionDate: new Date().toISOString() })
  await site.server.addCanteen(tilleuls, [person])
  const page = await site.page({ person })
  const screen = new SendingPage(page)
  for (const kind of ['cantines_admin', 'diagnostics', 'diagnostics_complets', 'diagnostics_cc'] as const) {
    await screen.open(outcomeOfKind(kind))
    await screen.choose(file(kind, [{}]))
    await screen.heading('Ce qui sera enregistré').waitFor()
    await page.getByText('1 à mettre à jour').waitFor()
    if (kind !== 'cantines_admin') await screen.heading('Création du bilan 2024 de « Cantine des Tilleuls »').waitFor()
  }
  await page.context().close()
})
