import type { Labels } from '../messages/labels.ts'

/** The ids of the five measures, which stand in addresses, in the order of menus, tabs and tunnels. */
export const measureIds = [
  'qualite-des-produits',
  'gaspillage-alimentaire',
  'menus-vegetariens',
  'interdiction-du-plastique',
  'information-des-usagers',
] as const
export type MeasureId = (typeof measureIds)[number]

export const isMeasureId = (text: string | undefined): text is MeasureId => measureIds.some(id => id === text)

/** The short titles of the measures: menus, page titles, summaries. Small, for the frame of the site reads them. */
export const measureShortTitles: Labels<MeasureId> = {
  fr: {
    'qualite-des-produits': 'Qualité des produits',
    'gaspillage-alimentaire': 'Lutte contre le gaspillage',
    'menus-vegetariens': 'Diversification des protéines',
    'interdiction-du-plastique': 'Substitution des plastiques',
    'information-des-usagers': 'Information des convives',
  },
  en: {
    'qualite-des-produits': 'Product quality',
    'gaspillage-alimentaire': 'Fighting waste',
    'menus-vegetariens': 'Varied proteins',
    'interdiction-du-plastique': 'Replacing plastics',
    'information-des-usagers': 'Informing diners',
  },
}
