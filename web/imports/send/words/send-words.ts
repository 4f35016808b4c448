import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

/** What sending a file says, in the reader's language. */
export const useSendWords = catalogue(fr, () => import('./en.ts'))
