import type { MeasureId } from '@ma-cantine/lib/measures/measure-labels'

/** The icon of each measure, and of the establishment. */
export const measureIcons = {
  'qualite-des-produits': 'fr-icon-award-line',
  'gaspillage-alimentaire': 'fr-icon-scales-3-line',
  'menus-vegetariens': 'fr-icon-seedling-line',
  'interdiction-du-plastique': 'fr-icon-recycle-line',
  'information-des-usagers': 'fr-icon-megaphone-line',
  etablissement: 'fr-icon-building-line',
} as const satisfies Readonly<Record<MeasureId | 'etablissement', string>>
