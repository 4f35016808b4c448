/** The channels through which a canteen, a diagnostic or a purchase is created. */
export const creationSources = ['APP', 'API', 'IMPORT', 'ADMIN'] as const

/** Those that clients may say: what staff of the service created says so by itself. */
export const givenSources = ['APP', 'API', 'IMPORT'] as const satisfies readonly (typeof creationSources)[number][]

/** What is said of the campaign that brought somebody to create something; sites read it in the address of a page. */
export const campaignNames = ['creationMtmSource', 'creationMtmCampaign', 'creationMtmMedium'] as const
export type CampaignName = (typeof campaignNames)[number]

/** What tells how something was created: it never changes, and is no value of it. */
export const creationNames = ['creationSource', ...campaignNames] as const
export type CreationName = (typeof creationNames)[number]
export const isCreationName = (name: string): name is CreationName => creationNames.some(known => known === name)
