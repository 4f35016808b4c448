import type { MeasureId } from '@ma-cantine/lib/measures/measure-ids'

/** The icon of each measure, of those of the law's campaign. */
export const measureIcons = {
  'qualite-des-produits': 'fr-icon-award-line',
  'gaspillage-alimentaire': 'fr-icon-scales-3-line',
  'menus-vegetariens': 'fr-icon-seedling-line',
  'interdiction-du-plastique': 'fr-icon-recycle-line',
  'information-des-usagers': 'fr-icon-megaphone-line',
} as const satisfies Readonly<Record<MeasureId, string>>
