import { catalogue } from './catalogue.ts'
import { fr } from './fr.ts'

/** What several folders say. */
export const useWords = catalogue(fr, () => import('./en.ts'))
