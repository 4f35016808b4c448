import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

/** The sentences of the check, in the reader's language. */
export const useCheckWords = catalogue(fr, () => import('./en.ts'))
