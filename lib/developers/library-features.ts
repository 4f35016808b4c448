/** The folders that the library exports from, each a page of the site. */
export const libraryFeatures = [
  'accounts',
  'administration',
  'articles',
  'canteens',
  'community',
  'comparison',
  'contact',
  'conversion',
  'diagnostics',
  'entities',
  'explanations',
  'http',
  'imports',
  'inspection',
  'mapping',
  'messages',
  'newsletter',
  'notices',
  'oauth',
  'open-data',
  'operator',
  'partners',
  'personal-data',
  'public-canteens',
  'purchases',
  'recap-requests',
  'recaps',
  'repair',
  'reports',
  'reviews',
  'spreadsheets',
  'statistics',
  'table-messages',
  'table-schema',
  'teledeclaration',
  'waste',
  'waste-actions',
  'writing',
] as const

export type LibraryFeature = (typeof libraryFeatures)[number]

const known: ReadonlySet<string> = new Set(libraryFeatures)

export const isLibraryFeature = (text: string): text is LibraryFeature => known.has(text)
