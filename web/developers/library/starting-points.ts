import type { LibraryFeature } from '@ma-cantine/lib/developers/library-features'

/** What most programs begin with, by the name to import and the page that it is on. */
export const startingPoints = {
  checkFile: 'imports',
  describeError: 'imports',
  repairFile: 'repair',
  convertFile: 'conversion',
  createClient: 'http',
  importPurchases: 'imports',
} as const satisfies Readonly<Record<string, LibraryFeature>>

export type StartingPoint = keyof typeof startingPoints
