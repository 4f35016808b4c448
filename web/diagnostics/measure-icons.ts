import type { MeasureId } from '@ma-cantine/lib/measures/measure-labels'

/** The icon of each measure, and of the establishment. */
export const measureIcons = {
  'qualite-des-produits': 'fr-icon-leaf-line',
  'gaspillage-alimentaire': 'fr-icon-delete-bin-line',
  'menus-vegetariens': 'fr-icon-seedling-line',
  'interdiction-du-plastique': 'fr-icon-recycle-line',
  'information-des-usagers': 'fr-icon-information-line',
  etablissement: 'fr-icon-building-line',
} as const satisfies Readonly<Record<MeasureId | 'etablissement', string>>
