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
