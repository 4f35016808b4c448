import { catalogue } from '../../words/catalogue.ts'
import { fr } from './fr.ts'

export const useWasteWords = catalogue(fr, () => import('./en.ts'))
