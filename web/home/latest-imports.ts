import { importsPage } from '../imports/journal/journal-queries.ts'

/** The imports that the page shows, the latest of which may ask for something. */
export const latestImports = importsPage(1, 3)
