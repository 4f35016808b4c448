import type { Labels } from '../messages/labels.ts'
import type { MeasureId } from './measure-ids.ts'

/** The short titles of the measures: menus, page titles, summaries. */
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
