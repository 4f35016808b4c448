export const productionTypes = ['central', 'central_serving', 'site', 'site_cooked_elsewhere', 'groupe'] as const
export type ProductionType = (typeof productionTypes)[number]

export const managementTypes = ['direct', 'conceded'] as const
export type ManagementType = (typeof managementTypes)[number]

export const economicModels = ['public', 'private'] as const
export type EconomicModel = (typeof economicModels)[number]

/** A central kitchen delivers meals to other canteens, with or without diners of its own; they name it by its SIRET. */
export const isCentralKitchen = (type: string | null): boolean => type === 'central' || type === 'central_serving'
/** A group of canteens has no SIRET and no kitchen of its own: it reports for its satellites, which name it by its id. */
export const isGroup = (type: string | null): boolean => type === 'groupe'
/** What other canteens can be satellites of. */
export const mayHaveSatellites = (type: string | null): boolean => isCentralKitchen(type) || isGroup(type)
/** A central kitchen without a dining place delivers all that it cooks: it has no meals per day. */
export const servesMeals = (type: string | null): boolean => type !== 'central'
export const isSatellite = (type: string | null): boolean => type === 'site_cooked_elsewhere'

export const publicationStatuses = ['draft', 'published'] as const
export type PublicationStatus = (typeof publicationStatuses)[number]
