import { catalogue } from '../../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useJournalWords = catalogue(fr, () => import('./en.ts'))
