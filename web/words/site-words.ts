import { catalogue } from './catalogue.ts'
import { fr } from './fr.ts'

/** The sentences that several folders share. */
export const useWords = catalogue(fr, () => import('./en.ts'))
