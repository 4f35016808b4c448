import type { Page } from 'playwright-core'
import { makeSiret } from '../../../server/support/sirets.ts'
import type { Person } from '../../../server/support/test-server.ts'
import { examplePath } from '../../../support/examples.ts'
import { file } from '../../../support/files.ts'
import type { Site } from '../../../support/site.ts'
import { chooseFile } from '../../imports-check/support/import-page.ts'

/** A manager who imported purchases seven times: enough for a second page and a chart. */
export async function addManager(site: Site): Promise<Person> {
  const siret = makeSiret(1)
  const manager = await site.server.addPerson()
  await site.server.addCanteen(siret, [manager])
  for (let index = 1; index <= 7; index++) {
    await site.server.upload(
      '/api/v1/importPurchases/',
      manager,
      file('achats', [
        { siret, date: '2024-01-10', famille_produits: 'BOISSONS', description: `Jus ${index}` },
        { siret, date: '2024-03-10', famille_produits: 'AUTRES', description: `Sel ${index}` },
      ]),
      { filename: `achats-${index}.csv` },
    )
  }
  return manager
}

interface AuditedPage {
  readonly path: string
  readonly isManager?: boolean
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Sends the form unfilled, so that its errors show. */
async function sendUnfilled(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

/** The pages of the declaration (`web/accessibility/audited-pages.ts`), by the same names. */
export const auditedPages: Readonly<Record<string, AuditedPage>> = {
  anonymousHome: {
    path: '/',
    // Its form comes when a reader comes near it.
    prepare: async page => {
      await page.locator('.mc-newsletter').scrollIntoViewIfNeeded()
      await page.locator('.mc-newsletter input').waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  managerHome: { path: '/', isManager: true },
  signIn: { path: '/s-identifier', prepare: sendUnfilled },
  signUp: { path: '/creer-mon-compte', prepare: sendUnfilled },
  account: { path: '/mon-compte', isManager: true },
  tokens: {
    path: '/mon-compte/jetons',
    isManager: true,
    prepare: page => page.getByRole('button', { name: 'Créer un jeton' }).click(),
  },
  selection: { path: '/v2/importer-des-donnees', isManager: true },
  purchases: {
    path: '/v2/importer-des-donnees/achats',
    isManager: true,
    prepare: async page => {
      await chooseFile(page, examplePath('achats-nombreuses-erreurs.csv'))
      await page.getByRole('grid').waitFor()
    },
  },
  journal: {
    path: '/v2/importer-des-donnees/mes-imports',
    isManager: true,
    prepare: async page => {
      await page.locator('.mc-chart svg').waitFor()
      await page.getByRole('button', { name: 'Voir les chiffres dans un tableau' }).click()
    },
  },
  faq: { path: '/v2/foire-aux-questions#controle' },
  siteMap: { path: '/v2/plan-du-site' },
  notFound: { path: '/rien' },
  coming: { path: '/blog' },
}
