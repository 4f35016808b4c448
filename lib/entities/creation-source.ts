/** The channels through which a canteen, a diagnostic or a purchase is created. */
export const creationSources = ['APP', 'API', 'IMPORT', 'ADMIN'] as const
