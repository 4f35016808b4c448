/** Through what a canteen, a diagnostic or a purchase came to be. */
export const creationSources = ['APP', 'API', 'IMPORT', 'ADMIN'] as const
