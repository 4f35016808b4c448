import type { Page } from 'playwright-core'
import { addReadyCanteens } from '../../../server/support/add-ready-canteens.ts'
import { completeCanteen } from '../../../server/support/campaign-people.ts'
import { campaignYear } from '../../../server/support/open-campaign.ts'
import { makeSiret } from '../../../server/support/sirets.ts'
import type { Person } from '../../../server/support/test-server.ts'
import { examplePath } from '../../../support/examples.ts'
import { file } from '../../../support/files.ts'
import { waitUntilIdle } from '../../../support/settled-page.ts'
import type { Site } from '../../../support/site.ts'
import { tick } from '../../../support/tick.ts'
import { chooseFile } from '../../imports-check/support/import-page.ts'

/** The canteens of the addresses below: one whose report is empty, one that lacks nothing to be declared, one in detail. */
const [unanswered, detailed, ready] = [11, 12, 13]

/**
 * A manager who imported purchases seven times: enough for a second page and a chart. A few canteens can be declared, one
 * has its report to fill in and weighings of its waste.
 */
export async function addManager(site: Site): Promise<Person> {
  const siret = makeSiret(1)
  const manager = await site.server.addPerson()
  const { database } = site.server.app.services
  await site.server.addCanteen(siret, [manager], {
    ...completeCanteen,
    id: unanswered,
    name: 'Les Tilleuls',
    dailyMealCount: 3500,
  })
  await site.server.addCanteen(makeSiret(9), [manager], { ...completeCanteen, id: detailed, name: 'Le Lac' })
  await addReadyCanteens(database, manager.id, campaignYear, 3, 2)
  const call = async (canteen: number, path: string, payload: object) => {
    const answer = await site.server.app.inject({
      method: 'POST',
      url: `/api/v1/canteens/${canteen}/${path}`,
      headers: manager.headers,
      payload,
    })
    if (answer.statusCode >= 300) throw new Error(answer.body)
  }
  const report = { year: campaignYear, creationSource: 'APP' }
  await call(unanswered, 'diagnostics/', report)
  await call(detailed, 'diagnostics/', { ...report, diagnosticType: 'COMPLETE', valueTotalHt: 20_000 })
  for (const [startDate, endDate, totalMass] of [
    ['2025-03-10', '2025-03-14', 40],
    ['2025-06-09', '2025-06-13', 31],
  ] as const) {
    await call(unanswered, 'wasteMeasurements/', {
      periodStartDate: startDate,
      periodEndDate: endDate,
      mealCount: 500,
      totalMass,
      isSortedBySource: false,
    })
  }
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
  /** A step of a process that takes the whole screen, without header, menu and footer. */
  readonly isFullScreen?: boolean
  /** A dialog is open over the page, which keeps the keyboard. */
  readonly hasDialog?: boolean
  /** Brings the page into the state to look at. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** Sends the form unfilled, so that its errors show. */
async function sendUnfilled(page: Page): Promise<void> {
  await page.getByRole('main').locator('button[type=submit]').click()
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Tries to go on, so that the errors of the step show, or what its first answer brings. */
async function goOn(page: Page): Promise<void> {
  await press(page, 'Sauvegarder et continuer')
  await page.getByRole('main').getByRole('alert').first().waitFor()
}

const measure = (id: string, step: string, canteen = unanswered) => ({
  path: `/diagnostic-tunnel/${canteen}--cantine/${campaignYear}/${id}?étape=${step}`,
  isManager: true,
  isFullScreen: true,
})

/** Answers each question that is asked with yes, so that the questions that follow from it show. */
async function answerYes(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await waitUntilIdle(page)
  for (const answer of await page.getByLabel('Oui', { exact: true }).all()) await tick(answer)
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
  sheet: {
    path: '/mes-achats/saisie',
    isManager: true,
    prepare: async page => {
      const cell = (column: number) => page.locator(`tr[aria-rowindex="2"] td[aria-colindex="${column}"]`)
      await page.getByText('Aucun achat saisi.').waitFor()
      await cell(3).click()
      for (const text of ['Pommes', 'GAEC', '2/3/2025', 'cher']) {
        await page.keyboard.type(text)
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Escape')
      await page
        .getByText(/à remplir ou à corriger/)
        .first()
        .waitFor()
    },
  },
  management: { path: '/gestion', isManager: true },
  pendingActions: {
    path: '/actions-en-attente',
    isManager: true,
    prepare: page => page.getByRole('table').first().waitFor(),
  },
  manyDeclarations: {
    path: '/actions-en-attente',
    isManager: true,
    hasDialog: true,
    prepare: async page => {
      await press(page, /^Télédéclarer les \d bilans$/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Télédéclarer ces \d bilans$/ })
        .click()
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  report: { path: `/ma-progression/${ready}--cantine/${campaignYear}/qualite-des-produits`, isManager: true },
  declaration: {
    path: `/ma-progression/${ready}--cantine/${campaignYear}/qualite-des-produits`,
    isManager: true,
    hasDialog: true,
    prepare: async page => {
      await press(page, 'Vérifier et télédéclarer')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Télédéclarer', exact: true }).click()
      await dialog.getByRole('alert').first().waitFor()
    },
  },
  qualityTunnel: { ...measure('qualite-des-produits', 'total'), prepare: goOn },
  qualityTable: {
    ...measure('qualite-des-produits', 'bio', detailed),
    prepare: async page => {
      await press(page, 'Saisir dans un tableau')
      await page.getByRole('table').first().waitFor()
    },
  },
  wasteQuestions: { ...measure('gaspillage-alimentaire', 'plan-action'), prepare: answerYes },
  plastics: { ...measure('interdiction-du-plastique', 'contenants-alimentaires'), prepare: answerYes },
  vegetarian: { ...measure('menus-vegetariens', 'plan'), prepare: answerYes },
  information: { ...measure('information-des-usagers', 'information-convives'), prepare: answerYes },
  wasteMeasurements: {
    path: `/v2/gaspillage-alimentaire/${unanswered}--cantine`,
    isManager: true,
    prepare: async page => {
      await page.locator('.mc-chart svg').first().waitFor()
      await press(page, 'Voir les chiffres dans un tableau')
    },
  },
  wasteTunnel: {
    path: `/v2/evaluation-gaspillage-alimentaire/${unanswered}--cantine`,
    isManager: true,
    isFullScreen: true,
    prepare: goOn,
  },
  scale: {
    path: `/v2/pesees/${unanswered}--cantine`,
    isManager: true,
    isFullScreen: true,
    prepare: async page => {
      await page.getByLabel('Assiettes').check()
      await page.getByLabel('Masse en kilogrammes').fill('4')
      await page.getByRole('button', { name: 'Comestible', exact: true }).click()
      await page.getByText('Tout est envoyé.').waitFor()
    },
  },
  proof: {
    path: '/preuve',
    prepare: async page => {
      await press(page, 'Vérifier ce code')
      await page.getByRole('alert').first().waitFor()
    },
  },
  faq: { path: '/v2/foire-aux-questions#controle' },
  article: { path: '/blog/1' },
  webinar: {
    path: '/webinaires/1',
    prepare: page => press(page, 'Transcription'),
  },
  siteMap: { path: '/v2/plan-du-site' },
  notFound: { path: '/rien' },
  partners: { path: '/acteurs-de-l-eco-systeme' },
  newPartner: { path: '/nouveau-acteur-de-l-ecosysteme' },
}
